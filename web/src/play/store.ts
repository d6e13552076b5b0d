// The storage of this browser, which may be full or forbidden: then nothing is stored.

export function load(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** store stores a text; null deletes it. */
export function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // The game continues without being stored.
  }
}
