// The store of this browser, which may be full or forbidden: then nothing is kept.

export function load(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** store keeps a text; null forgets it. */
export function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // The game goes on without being kept.
  }
}
