import { nearestWord } from '../text/near-word.ts'
import { PROVINCES } from './province.ts'

/** Letters of a name alone: 'D.I. Yogyakarta' → 'diyogyakarta'. */
const lettersOf = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '')

const CODES = new Map(
  Object.entries(PROVINCES).flatMap(([code, name]) => [[code, code] as const, [lettersOf(name), code] as const]),
)

/** The code of a province by its code or official name, however its letters are written. */
export const provinceCodeOf = (text: string): string | undefined => CODES.get(text) ?? CODES.get(lettersOf(text))

/** Names by which people call provinces. */
const NICKNAMES: Record<string, readonly string[]> = {
  11: ['nad', 'nanggroeacehdarussalam', 'diaceh'],
  12: ['sumut', 'medan'],
  13: ['sumbar', 'padang'],
  16: ['sumsel', 'palembang'],
  19: ['babel', 'bangkabelitung', 'kepbangkabelitung', 'kepbabel'],
  21: ['kepri', 'kepriau'],
  31: ['dki', 'jakarta', 'dkj', 'daerahkhususjakarta', 'daerahkhususibukotajakarta', 'jkt'],
  32: ['jabar', 'westjava'],
  33: ['jateng', 'centraljava'],
  34: ['diy', 'jogja', 'yogya', 'jogjakarta', 'yogyakarta', 'dijogjakarta', 'daerahistimewayogyakarta'],
  35: ['jatim', 'eastjava'],
  52: ['ntb', 'nusatenggarabrt'],
  53: ['ntt'],
  61: ['kalbar'],
  62: ['kalteng'],
  63: ['kalsel'],
  64: ['kaltim'],
  65: ['kaltara', 'kalut'],
  71: ['sulut'],
  72: ['sulteng'],
  73: ['sulsel', 'makassar'],
  74: ['sultra'],
  76: ['sulbar'],
  82: ['malut'],
  92: ['pabar', 'irianjayabarat', 'irjabar'],
  96: ['pbd'],
}

const BY_NICKNAME = new Map(
  Object.entries(NICKNAMES).flatMap(([code, names]) => names.map((name) => [name, code] as const)),
)
const KNOWN_LETTERS = [...CODES.keys(), ...BY_NICKNAME.keys()].filter((name) => /[a-z]/.test(name))

/** The province that is probably meant by a nickname or a slip of the pen; somebody has to agree. */
export function supposeProvince(text: string): string | undefined {
  const letters = lettersOf(text).replace(/^(?:provinsi|propinsi|prov)(?=[a-z]{3})/, '')
  const near = nearestWord(letters, KNOWN_LETTERS) ?? ''
  return BY_NICKNAME.get(letters) ?? CODES.get(letters) ?? BY_NICKNAME.get(near) ?? CODES.get(near)
}
