// A game on its way from another page of this site into a study.
const KEY = 'teahouse.tostudy';

/** handOver keeps the text of a record for the page of studies. It reports whether there is room: the person can paste the record otherwise. */
export function handOver(text: string): boolean {
  try {
    sessionStorage.setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}

/** handedOver returns the text that was handed over, empty for none. */
export function handedOver(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** handOverDone forgets it. */
export function handOverDone(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There was none.
  }
}
