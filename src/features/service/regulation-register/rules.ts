export const CHANGE_STATES = { berjalan: 'Sedang ditinjau', selesai: 'Selesai' } as const
export type ChangeState = keyof typeof CHANGE_STATES
export const CHANGE_STATE_NAMES = Object.keys(CHANGE_STATES) as [ChangeState, ...ChangeState[]]

export const PLACE_STATES = {
  belum_ditinjau: 'Belum ditinjau',
  tetap: 'Tetap',
  diubah: 'Sudah diubah',
} as const
export type PlaceState = keyof typeof PLACE_STATES
export const PLACE_STATE_NAMES = Object.keys(PLACE_STATES) as [PlaceState, ...PlaceState[]]

/** What a review of a place can find. */
export const PLACE_VERDICTS = ['tetap', 'diubah'] as const satisfies readonly PlaceState[]
export type PlaceVerdict = (typeof PLACE_VERDICTS)[number]

type Way = (kunci: string) => string
const toShow =
  (resource: string): Way =>
  (kunci) =>
    `/${resource}/${kunci}/show`
const toEdit =
  (resource: string): Way =>
  (kunci) =>
    `/${resource}/${kunci}`

interface PlaceKind {
  label: string
  /** The screen of the office where it is changed; undefined for texts of the program. */
  resource?: string
  way?: Way
}

/** The kinds of places that can speak of a regulation, each with the screen on which it is changed. */
export const PLACE_KINDS = {
  versi_skema: { label: 'Versi skema', resource: 'versi-skema', way: toShow('versi-skema') },
  berkas_skema: { label: 'Dokumen skema (PDF)', resource: 'versi-skema', way: toShow('versi-skema') },
  jadwal: { label: 'Jadwal', resource: 'jadwal', way: toShow('jadwal') },
  isi_situs: { label: 'Isi situs', resource: 'isi-situs', way: toEdit('isi-situs') },
  halaman_hukum: { label: 'Halaman hukum', resource: 'halaman-hukum', way: toEdit('halaman-hukum') },
  artikel: { label: 'Artikel', resource: 'artikel', way: toEdit('artikel') },
  langkah_tutorial: { label: 'Langkah pendaftaran', resource: 'langkah-tutorial', way: toEdit('langkah-tutorial') },
  faq: { label: 'Pertanyaan umum', resource: 'faq', way: toEdit('faq') },
  teks_surat: { label: 'Teks surat', resource: 'teks-surat', way: toShow('teks-surat') },
  desain_dokumen: { label: 'Desain dokumen', resource: 'desain-dokumen', way: toEdit('desain-dokumen') },
  alasan: { label: 'Alasan siap pakai', resource: 'alasan', way: toEdit('alasan') },
  kuesioner: { label: 'Kuesioner', resource: 'kuesioner', way: toEdit('kuesioner') },
  pengaturan: { label: 'Pengaturan', resource: 'pengaturan', way: () => '/pengaturan/1' },
  dokumen_mutu: { label: 'Dokumen mutu (berkas)', resource: 'dokumen-mutu', way: toShow('dokumen-mutu') },
  dasar_aturan: { label: 'Dasar aturan di portal' },
  program: { label: 'Teks bawaan portal' },
  soal: { label: 'Soal ujian', resource: 'soal', way: toShow('soal') },
} as const satisfies Record<string, PlaceKind>
export type PlaceKindName = keyof typeof PLACE_KINDS
export const PLACE_KIND_NAMES = Object.keys(PLACE_KINDS) as [PlaceKindName, ...PlaceKindName[]]

/** Where a place is changed, and by which screen; undefined for texts that come with the program. */
export function wayTo({
  jenis,
  kunci,
}: {
  jenis: PlaceKindName
  kunci: string
}): { resource: string; path: string } | undefined {
  const { resource, way }: PlaceKind = PLACE_KINDS[jenis]
  return resource === undefined || way === undefined ? undefined : { resource, path: way(kunci) }
}

/** Every transition of a change, from its record to the last reviewed place. */
const TRANSITIONS = {
  search: { from: ['berjalan'], to: 'berjalan', needsAll: false },
  review: { from: ['berjalan'], to: 'berjalan', needsAll: false },
  finish: { from: ['berjalan'], to: 'selesai', needsAll: true },
} as const satisfies Record<string, { from: readonly ChangeState[]; to: ChangeState; needsAll: boolean }>
export type ChangeTransition = keyof typeof TRANSITIONS

export interface ChangeFacts {
  status: ChangeState
  /** Places that nobody has reviewed. */
  jumlah_belum: number
  items_searched_at: string | null
}

/** Where a transition leads, or why it may not be taken: nothing is finished before every place is reviewed. */
export function nextChange(
  transition: ChangeTransition,
  { status, jumlah_belum, items_searched_at }: ChangeFacts,
): { next: ChangeState } | { refused: 'QUALITY_STATE' | 'REGULATION_PLACES_OPEN' | 'REGULATION_ITEMS_OPEN' } {
  const { from, to, needsAll } = TRANSITIONS[transition]
  if (!from.some((one) => one === status)) return { refused: 'QUALITY_STATE' }
  if (needsAll && items_searched_at === null) return { refused: 'REGULATION_ITEMS_OPEN' }
  return needsAll && jumlah_belum > 0 ? { refused: 'REGULATION_PLACES_OPEN' } : { next: to }
}

/** '3 dari 12 tempat ditinjau' */
export const progressWords = ({
  jumlah_tempat,
  jumlah_belum,
}: {
  jumlah_tempat: number
  jumlah_belum: number
}): string =>
  jumlah_tempat === 0
    ? 'Tidak ada tempat yang menyebutnya'
    : `${jumlah_tempat - jumlah_belum} dari ${jumlah_tempat} tempat ditinjau`
