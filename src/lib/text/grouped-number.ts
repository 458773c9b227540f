/** A count as Indonesians write it: 12345 is 12.345. */
export const groupedNumber = (count: number): string => count.toLocaleString('id-ID')
