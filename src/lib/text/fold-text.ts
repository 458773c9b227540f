/** Apostrophes of every kind, an accent among them that NFKD would part into a blank and a mark; all are dropped. */
const APOSTROPHES = "'`\u00b4\u02b9\u02bb\u02bc\u02bd\u2018\u2019\u201a\u201b\u2032\u2035\ua78c\uff07"
/** Signs that take no room, and letters that are blank. */
const UNSEEN =
  '\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\u2800\u3164\ufeff\uffa0'
const DASHES = '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2e3a\u2e3b\ufe58\ufe63\uff0d'
const BLANKS = '\t\u000b\f\r\u0085\u00a0\u1680\u2028\u2029'
/** Letters that NFKD leaves whole, and capitals beyond ASCII. */
const LETTERS = 'øØđĐðÐłŁħĦıςΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ'
const PLAIN = 'ooddddllhhiσαβγδεζηθικλμνξοπρστυφχψωабвгдежзийклмнопрстуфхцчшщъыьэюя'

const FROM = DASHES + BLANKS + LETTERS + APOSTROPHES + UNSEEN
const TO = '-'.repeat(DASHES.length) + ' '.repeat(BLANKS.length) + PLAIN
const FOLDED = new Map([...FROM].map((letter, at) => [letter, TO[at] ?? '']))

/**
 * Returns a text as searches and indexes compare it: compatible forms of Unicode are one (NFKD), marks above letters,
 * apostrophes and unseen signs do not count, every dash is a hyphen, blanks are one, capitals are small. Line ends stay.
 * Folding twice changes nothing. The database does the same in fold_text().
 */
export function foldText(text: string): string {
  if (/^[\n -&(-_a-~]*$/.test(text)) return smallLetters(text)
  return smallLetters(
    foldSigns(
      foldSigns(text)
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, ''),
    ),
  )
}

const smallLetters = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()).replace(/ {2,}/g, ' ')

// An accent that stands alone would become a blank by NFKD, and other signs come out of it: so before and after.
const foldSigns = (text: string): string => Array.from(text, (letter) => FOLDED.get(letter) ?? letter).join('')

/** The words of a text as they are compared, each once, whatever parts them. */
export const foldedWords = (text: string): string[] => [
  ...new Set(
    foldText(text)
      .split(/[\s,;]+/)
      .filter((word) => word !== ''),
  ),
]

/** A name as two names are compared: folded, without the blanks around it. */
export const foldName = (text: string): string => foldText(text).trim()
