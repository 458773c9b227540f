import { isPersonName } from './plain-words.ts'

/**
 * How a letter begins: 'Yth. Ratih Kusuma,'. Whoever types another's address chooses the name, so one that could carry
 * a message is left out: 'Yth. Bapak/Ibu,'.
 */
export const openingLine = (name: string): string => `Yth. ${isPersonName(name) ? name : 'Bapak/Ibu'},`
