/** A code as it is compared: without blanks, dashes and capitals, and with look-alikes as one: O and 0, l, I and 1. */
export const recoveryKey = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
