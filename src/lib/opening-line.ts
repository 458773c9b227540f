const LONGEST = 60

/** What names do not have and advertisements do: addresses, signs, runs of digits, pictures. */
const FOREIGN_TO_NAMES = [
  /[@/\\<>{}|!?$%#*=+]|:\s*\S|\p{Cc}/u,
  /\bwww\b|\bhttps?\b/iu,
  /[\p{L}\d-]{3,}\.(?:com|net|org|info|biz|xyz|top|site|online|shop|store|link|click|app|dev|io|co|id)\b/iu,
  /\d(?:[\s.-]?\d){4}/u,
  /\p{Extended_Pictographic}/u,
]

/**
 * How a letter begins: 'Yth. Ratih Kusuma,'. Whoever types another's address chooses the name, so one that could carry
 * a message is left out: 'Yth. Bapak/Ibu,'.
 */
export function openingLine(name: string): string {
  const isName = name.trim() !== '' && name.length <= LONGEST && !FOREIGN_TO_NAMES.some((sign) => sign.test(name))
  return `Yth. ${isName ? name : 'Bapak/Ibu'},`
}
