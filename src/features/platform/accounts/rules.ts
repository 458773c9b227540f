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

/** The sentence with which a new password is refused; undefined for a good one (NIST SP 800-63B, 5.1.1.2). */
export function passwordRefusal(
  password: string,
  known: { words: string[]; isCommon: (password: string) => boolean },
): string | undefined {
  if (known.isCommon(password)) return 'Password ini terlalu umum dan mudah ditebak. Pilih yang lain.'
  if (isRow(password)) return 'Password yang berurutan atau berulang mudah ditebak. Pilih yang lain.'
  if (isMadeOf([...known.words, ...SITE_WORDS], password)) {
    return 'Password jangan terdiri atas nama, email, atau kata yang berkaitan dengan situs ini. Pilih yang lain.'
  }
  return undefined
}

/** '0811 2345-678' → '+628112345678'; numbers without a country are Indonesian. */
export function internationalPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (phone.trim().startsWith('+')) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  if (digits.startsWith('62')) return `+${digits}`
  return `+62${digits.replace(/^0/, '')}`
}

export const EMAIL_TAKEN = 'Email ini sudah dipakai akun lain.'
