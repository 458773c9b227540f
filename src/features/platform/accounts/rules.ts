/** Words of this site: a password made of them is the first guess. */
const SITE_WORDS = [
  'sertifikasi',
  'sertifikat',
  'sertifikasiamdal',
  'amdal',
  'penyusun',
  'kompetensi',
  'ktpa',
  'atpa',
  'lsk',
  'lingkungan',
  'penguji',
  'administrator',
  'admin',
  'password',
  'katasandi',
  'sandi',
  'rahasia',
  'user',
  'akun',
]

/** Shorter parts of a name or address occur in good passwords by chance. */
const SHORTEST_WORD = 3
/** The most letters beside known words with which a password is still refused. */
const LETTERS_LEFT = 2

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '')

/** The words of a person that others know: parts of the name and of the address before the @ and its host. */
export function personalWords(person: { name?: string; email?: string }): string[] {
  const parts = `${person.name ?? ''} ${person.email ?? ''}`.toLowerCase().split(/[^\p{L}]+/u)
  const email = person.email ?? ''
  const whole = [person.name ?? '', email, email.split('@')[0] ?? ''].map(lettersOf)
  return [...new Set([...whole, ...parts])].filter((word) => word.length >= SHORTEST_WORD)
}

function isRow(password: string): boolean {
  const codes = [...password].map((letter) => letter.codePointAt(0) ?? 0)
  const differences = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)))
  return differences.size === 1 && Math.abs([...differences][0] ?? 9) <= 1
}

/** Tells whether a password consists of known words, digits and signs, with a few letters at most besides. */
function isMadeOf(words: string[], password: string): boolean {
  let left = lettersOf(password)
  if (left === '') return false
  for (const word of [...words].sort((a, b) => b.length - a.length)) left = left.replaceAll(word, '')
  return left.length <= LETTERS_LEFT && left.length < lettersOf(password).length
}

/** The letters that signs and digits stand for; a one is an i or an l. */
const LETTERS_MEANT: Record<string, string> = {
  ...{ '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' },
  ...{ '@': 'a', $: 's', '!': 'i', '|': 'l', '€': 'e', '+': 't' },
}

const withLetters = (text: string, one: string): string =>
  [...text].map((sign) => (sign === '1' ? one : (LETTERS_MEANT[sign] ?? sign))).join('')

/** The passwords that a guesser's program tries along with this one: `Passw0rd!` is `password`. */
function guessesOf(password: string): string[] {
  const bare = password.replace(/[^\p{L}]+$/u, '')
  return [...new Set([password, bare].flatMap((each) => [each, withLetters(each, 'i'), withLetters(each, 'l')]))]
}

/** The sentence with which a new password is refused; undefined for a good one (NIST SP 800-63B, 5.1.1.2). */
export function passwordRefusal(
  password: string,
  known: { words: string[]; isCommon: (password: string) => boolean },
): string | undefined {
  const guesses = guessesOf(password)
  if (guesses.some(known.isCommon)) return 'Password ini terlalu umum dan mudah ditebak. Pilih yang lain.'
  if (isRow(password)) return 'Password yang berurutan atau berulang mudah ditebak. Pilih yang lain.'
  if (guesses.some((each) => isMadeOf([...known.words, ...SITE_WORDS], each))) {
    return 'Password jangan terdiri atas nama, email, atau kata yang berkaitan dengan situs ini. Pilih yang lain.'
  }
  return undefined
}

export const EMAIL_TAKEN = 'Email ini sudah dipakai akun lain.'
