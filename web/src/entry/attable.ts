/** atTable tells the whole page that the board is what it is for, as long as a match is seen. */
export function atTable(): () => void {
  document.body.classList.add('at-table');
  return () => document.body.classList.remove('at-table');
}
