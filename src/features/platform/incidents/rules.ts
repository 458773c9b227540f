/** The hours after a discovery in which the people affected and the authority get a letter (UU 27/2022, Pasal 46). */
const NOTICE_HOURS = 72

const HOUR_MS = 3_600_000

/** The last moment for both letters. */
export const noticeDue = (discoveredAt: Date): Date => new Date(discoveredAt.getTime() + NOTICE_HOURS * HOUR_MS)

/** '71 jam lagi', 'kurang dari satu jam lagi', 'lewat 5 jam'. */
export function hoursLeftText(due: Date, now: Date): string {
  const hours = Math.floor((due.getTime() - now.getTime()) / HOUR_MS)
  if (hours >= 1) return `${hours} jam lagi`
  if (hours === 0) return 'kurang dari satu jam lagi'
  return hours === -1 ? 'baru saja lewat' : `lewat ${-hours - 1} jam`
}

export const INCIDENT_STATES = {
  terbuka: 'Terbuka: surat belum dikirim',
  diberitahukan: 'Yang terdampak sudah disurati',
  ditutup: 'Ditutup',
} as const
export type IncidentState = keyof typeof INCIDENT_STATES
export const INCIDENT_STATE_NAMES = Object.keys(INCIDENT_STATES) as [IncidentState, ...IncidentState[]]

/** Kinds of personal data that may have been disclosed. */
export const DATA_KINDS = {
  nama_kontak: 'Nama, email, dan nomor telepon',
  nik: 'NIK',
  data_lahir: 'Tempat dan tanggal lahir',
  alamat: 'Alamat',
  dokumen_identitas: 'Pindaian KTP atau foto diri',
  pendidikan: 'Ijazah dan riwayat pekerjaan',
  hasil_uji: 'Hasil uji dan sertifikat',
  pembayaran: 'Data pembayaran dan rekening',
  pengaduan: 'Pengaduan dan banding',
  akun: 'Data masuk ke akun',
  lainnya: 'Data pribadi lain, sebagaimana diuraikan',
} as const
export type DataKind = keyof typeof DATA_KINDS
export const DATA_KIND_NAMES = Object.keys(DATA_KINDS) as [DataKind, ...DataKind[]]

/** How those affected are found. */
export const SELECTIONS = {
  semua_akun: 'Semua akun',
  kejadian_keamanan: 'Akun dengan kejadian pada catatan keamanan dalam suatu masa',
  dibuka_petugas: 'Pemilik berkas dan data yang dibuka seorang petugas dalam suatu masa',
  pemegang_sertifikat: 'Pemegang sertifikat',
  tidak_ada: 'Tidak ada akun yang terdampak',
} as const
export type SelectionKind = keyof typeof SELECTIONS
export const SELECTION_NAMES = Object.keys(SELECTIONS) as [SelectionKind, ...SelectionKind[]]

/** A choice of the affected; days by the body's clocks, both included. */
export interface Selection {
  pilihan: SelectionKind
  dari: string | null
  sampai: string | null
  /** The account of the staff who opened what was disclosed. */
  staff_id: number | null
}

export const needsPeriod = (kind: SelectionKind): boolean => kind === 'kejadian_keamanan' || kind === 'dibuka_petugas'

export const needsStaff = (kind: SelectionKind): boolean => kind === 'dibuka_petugas'

/** Returns what a choice lacks, by field; an empty record for a complete one. */
export function selectionRefusals({ pilihan, dari, sampai, staff_id }: Selection): Record<string, string> {
  const refused: Record<string, string> = {}
  if (needsPeriod(pilihan)) {
    if (dari === null) refused['dari'] = 'Isi hari pertama masa itu.'
    if (sampai === null) refused['sampai'] = 'Isi hari terakhir masa itu.'
    if (dari !== null && sampai !== null && sampai < dari)
      refused['sampai'] = 'Hari terakhir tidak sebelum hari pertama.'
  }
  if (needsStaff(pilihan) && staff_id === null) refused['staff_id'] = 'Pilih akun petugasnya.'
  return refused
}

/** A choice without what its kind does not ask for. */
export const tidySelection = (selection: Selection): Selection => ({
  pilihan: selection.pilihan,
  dari: needsPeriod(selection.pilihan) ? selection.dari : null,
  sampai: needsPeriod(selection.pilihan) ? selection.sampai : null,
  staff_id: needsStaff(selection.pilihan) ? selection.staff_id : null,
})

const TRANSITIONS = {
  /** The letters may be sent again, for people who turn out to be affected later. */
  notify: { from: ['terbuka', 'diberitahukan'], to: 'diberitahukan' },
  close: { from: ['diberitahukan'], to: 'ditutup' },
} as const satisfies Record<string, { from: readonly IncidentState[]; to: IncidentState }>

export type IncidentTransition = keyof typeof TRANSITIONS

/** Where a transition leads; undefined where it is not possible. */
export function nextIncidentState(transition: IncidentTransition, state: IncidentState): IncidentState | undefined {
  const { from, to } = TRANSITIONS[transition]
  return from.some((one) => one === state) ? to : undefined
}

/** The names of an incident's log entries, as its record shows them. */
export const INCIDENT_ACTIONS: Record<string, string> = {
  buat: 'Insiden dicatat',
  ubah: 'Uraian insiden diperbarui',
  kirim: 'Surat kepada yang terdampak diantrekan',
  beritahukan: 'Pemberitahuan kepada lembaga dicatat',
  tutup: 'Insiden ditutup',
}
