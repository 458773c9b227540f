/** Endings that mail programs turn into links. Those that are also a title or an ending of Indonesian names are left out. */
const ENDINGS = [
  ...['com', 'net', 'org', 'edu', 'gov', 'info', 'biz', 'mobi', 'name', 'asia', 'xyz', 'top', 'site', 'online', 'shop'],
  ...['store', 'link', 'click', 'app', 'dev', 'web', 'website', 'page', 'blog', 'cloud', 'digital', 'tech', 'space'],
  ...['live', 'life', 'today', 'world', 'news', 'fun', 'win', 'bid', 'loan', 'work', 'vip', 'icu', 'bet', 'casino'],
  ...['poker', 'games', 'game', 'cyou', 'sbs', 'cfd', 'buzz', 'rest', 'monster', 'quest', 'lol', 'one', 'best', 'zip'],
  ...['id', 'co', 'io', 'me', 'cc', 'tv', 'to', 'ly', 'ru', 'cn', 'tk', 'ml', 'ga', 'cf', 'gq', 'us', 'uk', 'eu', 'sg'],
  ...['my', 'ai', 'gg', 'la', 'pw', 'ws', 'su', 'inc', 'ltd', 'example', 'invalid', 'test'],
]

/** What mail programs turn into a link, or an answer would go to. */
const ADDRESSES = [
  new RegExp(`[\\p{L}\\p{N}-]{2,}\\.(?:${ENDINGS.join('|')}|xn--[a-z0-9-]+)(?![\\p{L}\\p{N}-])`, 'iu'),
  /[\p{L}\p{N}-]+\.\p{L}{2,}\//u,
  /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/u,
  /[a-z][a-z\d+-]*:\/\/|\b(?:https?|mailto|tel|javascript|data):|\bwww\d?\b/iu,
  /@/u,
]
/** Line breaks, other control characters, and signs that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u

const PICTURE = /\p{Extended_Pictographic}/u
const PHONE_OR_SUM = /\d(?:[\s.-]?\d){8}/u
const SIGNS_FOREIGN_TO_NAMES = /[/\\<>{}|!?$%#*=+]|:\s*\S|\d(?:[\s.-]?\d){4}/u

/** 'Maju Jaya.Co' is a company's name and an address: with a blank after the dot it is the name alone. */
const partEnding = (text: string): string => text.replace(/\.(?=(?:Co|Inc|Ltd)(?![\p{L}\p{N}-]))/gu, '. ')

/** As a mail program reads it: letters of full width are letters, and what has no width is not there. */
const read = (text: string): string =>
  partEnding(
    text
      .replace(/\p{Cf}/gu, '')
      .normalize('NFKC')
      .replace(/[。｡]/gu, '.'),
  )

const hasAddress = (text: string): boolean => ADDRESSES.some((sign) => sign.test(read(text)))

/** The sentence against a name that carries an address or what cannot be seen; undefined for one that is a name. */
export function nameRefusal(text: string): string | undefined {
  if (UNSEEN.test(text)) return 'Tulis nama dalam satu baris, tanpa tanda yang tidak tampak.'
  if (!hasAddress(text)) return undefined
  return 'Tulis nama saja, tanpa alamat situs atau email. Bila titiknya bagian dari nama, beri spasi sesudahnya.'
}

const LONGEST_NAME = 60
const LONGEST_WORDS = 200

/** Whether a text is what a person is called and carries no message. */
export const isPersonName = (text: string): boolean =>
  text.trim() !== '' &&
  text.length <= LONGEST_NAME &&
  nameRefusal(text) === undefined &&
  ![PICTURE, SIGNS_FOREIGN_TO_NAMES].some((sign) => sign.test(text.normalize('NFKC')))

/** Whether the name of a company or the title of a paper carries neither address nor number to call. */
const isPlain = (text: string): boolean =>
  text.trim() !== '' &&
  text.length <= LONGEST_WORDS &&
  nameRefusal(text) === undefined &&
  ![PICTURE, PHONE_OR_SUM].some((sign) => sign.test(text.normalize('NFKC')))

/** Says a text in a letter to others; `instead` where it could carry a message of whoever typed it. */
const sayIf = (isHarmless: (text: string) => boolean, instead: string) => (text: string) =>
  isHarmless(text) ? partEnding(text) : instead

export const memberName = sayIf(isPersonName, 'Seorang anggota')
export const staffName = sayIf(isPersonName, 'Seorang petugas')
export const employerName = sayIf(isPlain, 'Perusahaan pembayar')
export const plainTitle = (instead: string) => sayIf(isPlain, instead)
