import { issuerOf, type RegulationKind, type RegulationName } from './rules.ts'

/** A regulation as a text names it. */
export interface Citation extends RegulationName {
  /** The words as they stand there, with plain spaces. */
  sebutan: string
}

const RI = String.raw`(?:\s+(?:republik\s+indonesia|ri\b))?`
const SHORT_IN_BRACKETS = String.raw`(?:\s*\([a-z ]{2,14}\))?`
const NUMBER_WORD = String.raw`(?:(?:nomor|nomer|number|nr|no)\b\.?\s*:?\s*)?`
/** '22', 'P.65/MENLHK/SETJEN/KUM.1/7', 'KEP-115/MEN' */
const NUMBER = String.raw`(?:(?:per|kep|sk|pm|p)[.\-]\s?)?(?<nomor>\d{1,5}[a-z]?)(?:\/[a-z][\w.\-]{0,20}|\/[0-9ivx]{1,4}(?=\/)){0,6}`
const YEAR = String.raw`\s*(?:\/\s*|(?:tahun|thn\.?|th\.?|of)\s*)(?<tahun>(?:19|20)\d{2})(?!\d)`
/** Words of an issuer: they end before the next regulation, number or sentence. */
const ISSUER = String.raw`(?<instansi>(?:(?!peraturan|keputusan|undang|instruksi|nomor|nomer|\bno\b|permen|kepmen)[^\d.;:()<>]){0,140}?)`

const patternFor = (kind: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${kind})${RI}${SHORT_IN_BRACKETS}\s*${NUMBER_WORD}${NUMBER}${YEAR}`, 'giu')
const patternOfMinister = (kind: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:${kind})(?<glued>[a-z]{0,12})${RI}${ISSUER}${SHORT_IN_BRACKETS}\s*${NUMBER_WORD}${NUMBER}${YEAR}`,
    'giu',
  )

/** The spellings of each kind, in Indonesian and in the English of the portal's own pages. */
const READINGS: readonly { jenis: RegulationKind; pattern: RegExp; issuer?: string }[] = [
  { jenis: 'uu', pattern: patternFor(String.raw`(?<!pengganti\s)undang[-\s]+undang|uu|law`) },
  {
    jenis: 'perppu',
    pattern: patternFor(String.raw`peraturan\s+pemerintah\s+pengganti\s+undang[-\s]+undang|perppu|perpu`),
  },
  { jenis: 'pp', pattern: patternFor(String.raw`peraturan\s+pemerintah|pp|government\s+regulation`) },
  { jenis: 'perpres', pattern: patternFor(String.raw`peraturan\s+presiden|perpres|presidential\s+regulation`) },
  { jenis: 'permen', pattern: patternOfMinister(String.raw`peraturan\s+menteri|permen`) },
  { jenis: 'kepmen', pattern: patternOfMinister(String.raw`keputusan\s+menteri|kepmen`) },
  { jenis: 'kepmen', pattern: patternFor('skkni'), issuer: 'Ketenagakerjaan' },
  // "Regulation No. 18 of 2021 of the Minister of Environment and Forestry"
  {
    jenis: 'permen',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d])regulation\s+${NUMBER_WORD}${NUMBER}${YEAR}\s+of\s+the\s+minister\s+of\s+(?<instansi>[a-z]{3,30}(?:\s+and\s+[a-z]{3,30})?)`,
      'giu',
    ),
  },
  // The old numbers of the ministry of environment and forestry stand alone: "P.65/MENLHK/SETJEN/KUM.1/7/2016", "P.65/2016".
  {
    jenis: 'permen',
    issuer: 'Lingkungan Hidup dan Kehutanan',
    pattern:
      /(?<![\p{L}\d])p\.\s?(?<nomor>\d{1,4})(?:\/[a-z][\w.-]{0,20}|\/[0-9ivx]{1,4}(?=\/)){0,6}\/(?<tahun>20\d{2})(?!\d)/giu,
  },
  {
    jenis: 'standar',
    pattern:
      /(?<![\p{L}\d])(?:sni\s+)?(?<instansi>iso(?:\/iec)?)\s*(?<nomor>\d{4,5}(?:-\d{1,2})?)\s*:\s*(?<tahun>(?:19|20)\d{2})(?!\d)/giu,
  },
]

/** Returns the text of HTML, with plain spaces: what stands between tags is read as if it stood on paper. */
export const wordsOfHtml = (html: string): string =>
  html
    .replace(/<[^<>]{0,2000}>/g, ' ')
    .replace(/&(?:nbsp|#160|#xa0);/gi, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()

const tidySpaces = (words: string): string => words.replace(/[\s\u00a0]+/g, ' ').trim()

/** Returns every regulation that a text names, in the order of the text; one place is read once. */
export function citationsIn(text: string): Citation[] {
  const found = READINGS.flatMap(({ jenis, pattern, issuer }) =>
    [...text.matchAll(pattern)].map((match) => {
      const { nomor = '', tahun, instansi, glued } = match.groups ?? {}
      const words = issuer ?? [glued, instansi].filter((one) => one?.trim()).join(' ')
      return {
        ...{ from: match.index, to: match.index + match[0].length },
        citation: {
          jenis,
          instansi: tidySpaces(words) || null,
          nomor: nomor.toUpperCase().replace(/^0+(?=\d)/, ''),
          tahun: Number(tahun),
          sebutan: tidySpaces(match[0]),
        },
      }
    }),
  ).toSorted((one, other) => one.from - other.from || other.to - one.to)
  let end = -1
  return found.flatMap(({ from, to, citation }) => {
    if (from < end) return []
    end = to
    return [citation]
  })
}

/** Tells whether a citation is of that regulation; one that leaves out the issuer is taken for any. */
export function isCitationOf(regulation: RegulationName, citation: RegulationName): boolean {
  const sameNumber = citation.nomor === regulation.nomor.toUpperCase() && citation.tahun === regulation.tahun
  if (!sameNumber || citation.jenis !== regulation.jenis) return false
  const [one, other] = [issuerOf(citation.instansi), issuerOf(regulation.instansi)]
  return one === null || other === null || one === other
}

/** A regulation as texts may name it: by its number, or by a name of its own, such as "UU PDP". */
export interface CitedRegulation extends RegulationName {
  nama_lain: readonly string[]
}

const escapeWords = (words: string): string =>
  words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`)

const MOST_SHOWN = 5

/** Returns the words by which a text names a regulation, each once; empty where it does not. */
export function wordsNaming(regulation: CitedRegulation, text: string): string[] {
  const byNumber = citationsIn(text).flatMap((one) => (isCitationOf(regulation, one) ? [one.sebutan] : []))
  const byName = regulation.nama_lain.flatMap((name) =>
    [...text.matchAll(new RegExp(String.raw`(?<![\p{L}\d])${escapeWords(name)}(?![\p{L}\d])`, 'giu'))].map(([words]) =>
      tidySpaces(words),
    ),
  )
  return [...new Set([...byNumber, ...byName])].slice(0, MOST_SHOWN)
}
