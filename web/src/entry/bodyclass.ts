/** markBoardPage sets a class of the body while a board fills the page. It returns the undo function. */
export function markBoardPage(): () => void {
  document.body.classList.add('at-table');
  return () => document.body.classList.remove('at-table');
}
