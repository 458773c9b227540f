/** The documents of the personal data, by kind, each with the field that names its file. */
export const DOCUMENT_FIELDS = { foto: 'foto', ktp: 'file_ktp', ijazah: 'file_ijazah', cv: 'file_cv' } as const
export type DocumentKind = keyof typeof DOCUMENT_FIELDS

export const DOCUMENT_KINDS = Object.keys(DOCUMENT_FIELDS) as [DocumentKind, ...DocumentKind[]]

/** The states of a replacement: waiting for the office, found right or wrong, or replaced again before a check. */
export const REPLACEMENT_STATES = ['diajukan', 'sesuai', 'tidak_sesuai', 'diganti_lagi'] as const
export type ReplacementState = (typeof REPLACEMENT_STATES)[number]

/** A replacement, as far as the next one of the same document looks at it. */
export interface WaitingReplacement {
  /** The file before it; null where there was none. */
  replaced_file_id: string | null
}

/**
 * The file that takes its place again should a new one be found wrong: the last one that the office did not have to
 * look at any more. null where there is none.
 * @param waiting the replacement that the new one comes before; undefined where none waits
 * @param current the file that the personal data name; '' for none
 */
export const fileBefore = (waiting: WaitingReplacement | undefined, current: string): string | null =>
  waiting ? waiting.replaced_file_id : current || null

/** The personal data that a document can prove. */
export interface ProvableData {
  nama_lengkap: string
  nik: string
  no_paspor: string
  tempat_lahir: string
  tanggal_lahir: string
  pendidikan: readonly { jenjang: string; program_studi: string; perguruan_tinggi: string; tahun_lulus: string }[]
  status_pekerjaan: string
  jabatan: string
  instansi: string
}

type Provable = readonly [isian: string, isi: string][]

const degrees = ({ pendidikan }: ProvableData): Provable =>
  pendidikan.map(({ jenjang, program_studi, perguruan_tinggi, tahun_lulus }, index) => [
    `Pendidikan ${index + 1}`,
    `${jenjang} ${program_studi}, ${perguruan_tinggi}, ${tahun_lulus}`,
  ])

const PROVABLE: Record<DocumentKind, (isi: ProvableData) => Provable> = {
  foto: () => [],
  ktp: ({ nik, no_paspor, tempat_lahir, tanggal_lahir }) => [
    ['NIK', nik],
    ['Nomor paspor', no_paspor],
    ['Tempat lahir', tempat_lahir],
    ['Tanggal lahir', tanggal_lahir],
  ],
  ijazah: degrees,
  cv: (isi) => [
    ['Pekerjaan', [isi.status_pekerjaan, isi.jabatan, isi.instansi].filter(Boolean).join(', ')],
    ...degrees(isi),
  ],
}

/** Lists the written values that a document of a kind should prove; empty ones are left out. */
export const provableData = (jenis: DocumentKind, isi: ProvableData): { isian: string; isi: string }[] =>
  ([['Nama lengkap', isi.nama_lengkap], ...PROVABLE[jenis](isi)] as const)
    .filter(([, written]) => written !== '')
    .map(([isian, written]) => ({ isian, isi: written }))
