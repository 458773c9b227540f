/** Returns the words with a capital at their beginning: 'artikel' → 'Artikel'. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
