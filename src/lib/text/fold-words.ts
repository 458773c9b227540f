/** Words as names are compared: capitals, blanks and line breaks beyond one do not count. */
export const foldWords = (text: string): string =>
  text
    .trim()
    .replace(/[^\S\n]+/g, ' ')
    .toLowerCase()
