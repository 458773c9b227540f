import type { AgreedKind } from '../legal-pages/rules.ts'

/** The five sections of the personal data (domain 2.7), in their order. */
export const SECTIONS = {
  identitas: 'Identitas',
  alamat: 'Alamat & kontak',
  pendidikan: 'Pendidikan',
  pekerjaan: 'Pekerjaan',
  berkas: 'Berkas & persetujuan',
} as const

export type Section = keyof typeof SECTIONS

export const SECTION_NAMES = Object.keys(SECTIONS) as [Section, ...Section[]]

/** Which section a field belongs to; errors of rows ('pendidikan.0.tahun_lulus') go by their first part. */
export const SECTION_OF: Record<string, Section> = {
  nama_lengkap: 'identitas',
  gelar_depan: 'identitas',
  gelar_belakang: 'identitas',
  kewarganegaraan: 'identitas',
  nik: 'identitas',
  no_paspor: 'identitas',
  tempat_lahir: 'identitas',
  tanggal_lahir: 'identitas',
  jenis_kelamin: 'identitas',
  npwp: 'identitas',
  alamat: 'alamat',
  provinsi: 'alamat',
  kota_kabupaten: 'alamat',
  kode_pos: 'alamat',
  phone: 'alamat',
  kontak_darurat: 'alamat',
  pendidikan: 'pendidikan',
  status_pekerjaan: 'pekerjaan',
  instansi: 'pekerjaan',
  jabatan: 'pekerjaan',
  nama_lpjp: 'pekerjaan',
  no_registrasi_lpjp: 'pekerjaan',
  bidang_keahlian: 'pekerjaan',
  keahlian_lain: 'pekerjaan',
  foto: 'berkas',
  file_ktp: 'berkas',
  file_ijazah: 'berkas',
  file_cv: 'berkas',
  persetujuan_pdp: 'berkas',
  persetujuan_publikasi: 'berkas',
  pernyataan_benar: 'berkas',
}

/** Fields that members change by themselves on the profile; name, NIK and birth date need a request. */
export const CONTACT_FIELDS = [
  'alamat',
  'provinsi',
  'kota_kabupaten',
  'kode_pos',
  'phone',
  'kontak_darurat',
  'pendidikan',
  'status_pekerjaan',
  'instansi',
  'jabatan',
  'nama_lpjp',
  'no_registrasi_lpjp',
  'bidang_keahlian',
  'keahlian_lain',
] as const

/** How old applicants are, in years: the youngest and the oldest. */
export const APPLICANT_AGES = [18, 80] as const

export const NATIONALITIES = ['WNI', 'WNA'] as const
export const DEGREES = ['D4', 'S1', 'S2', 'S3', 'Profesi'] as const
export const WORK_STATES = [
  'Pegawai negeri',
  'Pegawai swasta',
  'Wiraswasta',
  'Dosen atau peneliti',
  'Belum bekerja',
  'Lainnya',
] as const

/** The texts a person agrees to with the personal data; a changed text is a new version. */
export const CONSENT_VERSIONS = { pdp: 1, publikasi: 1, pernyataan: 1 } as const
export type DeclarationKind = keyof typeof CONSENT_VERSIONS
/** Legal pages have versions of their own. */
export type ConsentKind = DeclarationKind | AgreedKind

/** The answer of a person to a version of a text. */
export interface Consent {
  jenis: ConsentKind
  versi: number
  given: boolean
}

/** Returns the answer of a person to the present text of a declaration. */
export const consentTo = (jenis: DeclarationKind, given: boolean): Consent => ({
  jenis,
  versi: CONSENT_VERSIONS[jenis],
  given,
})

/** Fields that only an administrator changes, upon a request with evidence. */
export const IDENTITY_FIELDS = {
  nama_lengkap: 'Nama lengkap',
  nik: 'NIK',
  no_paspor: 'Nomor paspor',
  tanggal_lahir: 'Tanggal lahir',
} as const
export type IdentityField = keyof typeof IDENTITY_FIELDS

export const IDENTITY_FIELD_NAMES = Object.keys(IDENTITY_FIELDS) as [IdentityField, ...IdentityField[]]

/** The states of a request to change these fields. */
export const CHANGE_STATES = ['diajukan', 'disetujui', 'ditolak'] as const

/** Some of these fields with their wanted values. */
export type Identity = Partial<Record<IdentityField, string>>

/** The fields in which the wanted values differ from the present ones. */
export const differingFields = (present: Required<Identity>, wanted: Identity): IdentityField[] =>
  IDENTITY_FIELD_NAMES.filter((field) => wanted[field] !== undefined && wanted[field] !== present[field])

/** Does not say who uses it. */
const TAKEN = 'sudah dipakai akun lain. Masuk dengan akun itu, atau hubungi lembaga bila itu bukan Anda.'

/** The sentence, by field, against a NIK or passport that somebody else has sent. */
export const identityTaken = ({ kewarganegaraan }: { kewarganegaraan: string }): Record<string, string[]> =>
  kewarganegaraan === 'WNA' ? { no_paspor: [`Nomor paspor ini ${TAKEN}`] } : { nik: [`NIK ini ${TAKEN}`] }

/** 'Nama lengkap, NIK' */
export const identityWords = (changed: Identity): string =>
  IDENTITY_FIELD_NAMES.filter((field) => changed[field] !== undefined)
    .map((field) => IDENTITY_FIELDS[field])
    .join(', ')

type Values = Record<string, unknown>

/** The section of a field, or of an error in a row of it ('pendidikan.0.tahun_lulus'). */
export const sectionOf = (field: string): Section => SECTION_OF[field.split('.')[0] ?? ''] ?? 'identitas'

/** How far each section is; one counts as begun when something in it differs from an empty form. */
export function sectionStates(isi: Values, empty: Values, errors: Values) {
  const wrong = new Set(Object.keys(errors).map(sectionOf))
  const begun = new Set(
    Object.keys(isi)
      .filter((field) => JSON.stringify(isi[field]) !== JSON.stringify(empty[field]))
      .map(sectionOf),
  )
  return SECTION_NAMES.map((bagian) => ({ bagian, lengkap: !wrong.has(bagian), mulai: begun.has(bagian) }))
}
