/** tidied returns a comment as records have it: single spaces, and empty lines between paragraphs. Go: record.NormalizeComment. */
export const tidied = (comment: string): string =>
  comment
    .split(/\n(?:[ \t]*\n)+/)
    .map((paragraph) =>
      paragraph
        .split(/[ \t\n]+/)
        .filter(Boolean)
        .join(' '),
    )
    .filter(Boolean)
    .join('\n\n');
