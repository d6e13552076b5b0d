/** accountPath returns the address of the page on which somebody makes an account or logs in, and then goes on at next. */
export const accountPath = (next: string): string => `/me?next=${encodeURIComponent(next)}#keep`;
