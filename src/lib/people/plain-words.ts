/**
 * The endings that mail programs turn into links, without those that are also a title or an ending of Indonesian names.
 */
const ENDINGS = [
  ...['com', 'net', 'org', 'edu', 'gov', 'info', 'biz', 'mobi', 'name', 'asia', 'xyz', 'top', 'site', 'online', 'shop'],
  ...['store', 'link', 'click', 'app', 'dev', 'web', 'website', 'page', 'blog', 'cloud', 'digital', 'tech', 'space'],
  ...['live', 'life', 'today', 'world', 'news', 'fun', 'win', 'bid', 'loan', 'work', 'vip', 'icu', 'bet', 'casino'],
  ...['poker', 'games', 'game', 'cyou', 'sbs', 'cfd', 'buzz', 'rest', 'monster', 'quest', 'lol', 'one', 'best', 'zip'],
  ...['id', 'co', 'io', 'me', 'cc', 'tv', 'to', 'ly', 'ru', 'cn', 'tk', 'ml', 'ga', 'cf', 'gq', 'us', 'uk', 'eu', 'sg'],
  ...['my', 'ai', 'gg', 'la', 'pw', 'ws', 'su', 'inc', 'ltd', 'example', 'invalid', 'test'],
]

/** The patterns of links that mail programs make, and of addresses that an answer would go to. */
const ADDRESSES = [
  new RegExp(`[\\p{L}\\p{N}-]{2,}\\.(?:${ENDINGS.join('|')}|xn--[a-z0-9-]+)(?![\\p{L}\\p{N}-])`, 'iu'),
  /[\p{L}\p{N}-]+\.\p{L}{2,}\//u,
  /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/u,
  /[a-z][a-z\d+-]*:\/\/|\b(?:https?|mailto|tel|javascript|data):|\bwww\d?\b/iu,
  /@/u,
]
/** Signs that nobody sees or that turn the direction of what follows, and letters that are blank. */
const UNSEEN = /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/u
const CONTROLS = /(?![\t\n\r])\p{Cc}/u
const LINE_BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/u
/** A text has a sign of its own beside those that only change others. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

const PICTURE = /\p{Extended_Pictographic}/u
const PHONE_OR_SUM = /\d(?:[\s.-]?\d){8}/u
const SIGNS_FOREIGN_TO_NAMES = /[/\\<>{}|!?$%#*=+]|:\s*\S|\d(?:[\s.-]?\d){4}/u

/** Puts a blank after a dot: 'Maju Jaya.Co' is a company's name but reads as an address. */
const partEnding = (text: string): string => text.replace(/\.(?=(?:Co|Inc|Ltd)(?![\p{L}\p{N}-]))/gu, '. ')

/** Normalises a text as mail programs do: full-width letters are letters, and zero-width characters are dropped. */
const read = (text: string): string =>
  partEnding(
    text
      .replace(/\p{Cf}/gu, '')
      .normalize('NFKC')
      .replace(/[。｡]/gu, '.'),
  )

const hasAddress = (text: string): boolean => ADDRESSES.some((sign) => sign.test(read(text)))

/** Returns the sentence against a text with signs that nobody sees; undefined for any other. Line breaks are seen. */
export function unseenRefusal(label: string, text: string): string | undefined {
  if (!UNSEEN.test(text) && !CONTROLS.test(text) && SEEN.test(text)) return undefined
  return `${label} memuat tanda yang tidak tampak. Hapus isinya, lalu ketik lagi.`
}

/** Returns the sentence against a name with an address, line breaks or unseen signs; undefined for a harmless one. */
export function nameRefusal(text: string): string | undefined {
  if (UNSEEN.test(text) || LINE_BREAK.test(text)) return 'Tulis nama dalam satu baris, tanpa tanda yang tidak tampak.'
  if (!hasAddress(text)) return undefined
  return 'Tulis nama saja, tanpa alamat situs atau email. Bila titiknya bagian dari nama, beri spasi sesudahnya.'
}

const LONGEST_NAME = 60
const LONGEST_WORDS = 200

/** Tells whether a text is a person's name and carries no message. */
export const isPersonName = (text: string): boolean =>
  text.trim() !== '' &&
  text.length <= LONGEST_NAME &&
  nameRefusal(text) === undefined &&
  ![PICTURE, SIGNS_FOREIGN_TO_NAMES].some((sign) => sign.test(text.normalize('NFKC')))

/** Tells whether a company's name or a paper's title carries neither an address nor a phone number. */
const isPlain = (text: string): boolean =>
  text.trim() !== '' &&
  text.length <= LONGEST_WORDS &&
  nameRefusal(text) === undefined &&
  ![PICTURE, PHONE_OR_SUM].some((sign) => sign.test(text.normalize('NFKC')))

/**
 * Returns a function for text in a letter to others; it gives `instead` where the text could carry a message of its
 * author.
 */
const sayIf = (isHarmless: (text: string) => boolean, instead: string) => (text: string) =>
  isHarmless(text) ? partEnding(text) : instead

export const memberName = sayIf(isPersonName, 'Seorang anggota')
export const staffName = sayIf(isPersonName, 'Seorang petugas')
export const employerName = sayIf(isPlain, 'Perusahaan pembayar')
export const plainTitle = (instead: string) => sayIf(isPlain, instead)
