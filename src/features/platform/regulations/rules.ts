/** The kinds of regulations that the register knows, by their full names; a standard counts as one. */
export const REGULATION_KINDS = {
  uu: 'Undang-Undang',
  perppu: 'Peraturan Pemerintah Pengganti Undang-Undang',
  pp: 'Peraturan Pemerintah',
  perpres: 'Peraturan Presiden',
  permen: 'Peraturan Menteri',
  kepmen: 'Keputusan Menteri',
  standar: 'Standar',
} as const
export type RegulationKind = keyof typeof REGULATION_KINDS
export const REGULATION_KIND_NAMES = Object.keys(REGULATION_KINDS) as [RegulationKind, ...RegulationKind[]]

const SHORT_KINDS: Record<Exclude<RegulationKind, 'standar'>, string> = {
  uu: 'UU',
  perppu: 'Perppu',
  pp: 'PP',
  perpres: 'Perpres',
  permen: 'Permen',
  kepmen: 'Kepmen',
}

/** Tells whether a kind is made by somebody who has to be named: a minister, or a body for standards. */
export const namesIssuer = (kind: RegulationKind): boolean =>
  kind === 'permen' || kind === 'kepmen' || kind === 'standar'

/** The name of a regulation in parts; its number counts within its issuer and year. */
export interface RegulationName {
  jenis: RegulationKind
  /** The ministry or the body for standards; null where the kind says it. */
  instansi: string | null
  nomor: string
  tahun: number
}

/** Ministries by any of their names in use; the environment's has had several, and never two in one year. */
const MINISTRIES: readonly { key: string; short: string; named: RegExp }[] = [
  { key: 'lingkungan', short: 'LHK', named: /lingkungan|environment|^(?:k?lhk?|menlhk)$/ },
  {
    key: 'ketenagakerjaan',
    short: 'Ketenagakerjaan',
    named: /ketenagakerjaan|tenaga kerja|manpower|^(?:ke)?n?aker(?:trans)?$/,
  },
  { key: 'dalam negeri', short: 'Dagri', named: /dalam negeri|home affairs|^(?:ken)?dagri$/ },
  { key: 'keuangan', short: 'Keuangan', named: /keuangan|finance|^(?:kem)?keu$/ },
  { key: 'kesehatan', short: 'Kesehatan', named: /kesehatan|health|^(?:kem)?kes$/ },
  { key: 'pekerjaan umum', short: 'PUPR', named: /pekerjaan umum|public works|^(?:kemen)?pupr?$/ },
]

/** Returns the issuer without what its name may be written with: "Negara LH", "LHK/BPLH" → 'lingkungan'; null for none. */
export function issuerOf(words: string | null): string | null {
  const plain = (words ?? '')
    .toLowerCase()
    .replace(/\b(?:republik indonesia|ri|negara|state|the|of)\b/g, ' ')
    .split('/')[0]
    ?.replace(/[^a-z ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (!plain) return null
  return MINISTRIES.find(({ named }) => named.test(plain))?.key ?? plain
}

/** Returns a ministry as people say it in short; one that is not known stays as it is written. */
const shortIssuer = (words: string): string => {
  const key = issuerOf(words)
  if (/^(?:negara )?lingkungan hidup$/i.test(words)) return 'LH'
  return MINISTRIES.find((one) => one.key === key)?.short ?? words
}

/** 'Permen LHK 18/2021', 'UU 27/2022', 'ISO/IEC 9001:2015' */
export function shortRegulation({ jenis, instansi, nomor, tahun }: RegulationName): string {
  if (jenis === 'standar') return `${instansi ?? 'Standar'} ${nomor}:${tahun}`
  const issuer = instansi === null ? '' : ` ${shortIssuer(instansi)}`
  return `${SHORT_KINDS[jenis]}${issuer} ${nomor}/${tahun}`
}

/** 'Peraturan Menteri Lingkungan Hidup dan Kehutanan Nomor 18 Tahun 2021' */
export function longRegulation(name: RegulationName): string {
  const { jenis, instansi, nomor, tahun } = name
  if (jenis === 'standar') return shortRegulation(name)
  return `${REGULATION_KINDS[jenis]}${instansi === null ? '' : ` ${instansi}`} Nomor ${nomor} Tahun ${tahun}`
}

export const CHANGE_WAYS = { mengubah: 'Mengubah', mencabut: 'Mencabut' } as const
export type ChangeWay = keyof typeof CHANGE_WAYS
export const CHANGE_WAY_NAMES = Object.keys(CHANGE_WAYS) as [ChangeWay, ...ChangeWay[]]

/** The change of a regulation by a newer one, by its name. */
export interface ChangeBy extends RegulationName {
  cara: ChangeWay
}

/** How what became of a regulation is said beside its name; null while nothing did. */
export function changedWords(changes: readonly ChangeBy[]): string | null {
  const by = (cara: ChangeWay) => changes.filter((one) => one.cara === cara).map(shortRegulation)
  const [changed, revoked] = [by('mengubah'), by('mencabut')]
  const words = [
    ...(changed.length > 0 ? [`sebagaimana diubah dengan ${changed.join(' dan ')}`] : []),
    ...(revoked.length > 0 ? [`dicabut dengan ${revoked.join(' dan ')}`] : []),
  ]
  return words.length > 0 ? words.join(', ') : null
}
