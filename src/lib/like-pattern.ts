/** What `ilike` is given to find a text anywhere; the signs that mean something to it stand for themselves. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
