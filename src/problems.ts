export interface ProblemEntry {
  status: number
  message: string
}

/** Every error the product answers with: status and the sentence a person reads. Protocol texts stay English (401, 403, 419, 423). */
export const PROBLEMS = {
  INVALID: { status: 422, message: 'Data yang dikirim belum benar.' },
  UNREADABLE: { status: 422, message: 'Data yang dikirim tidak dapat dibaca. Muat ulang halaman, lalu coba lagi.' },
  UNAUTHENTICATED: { status: 401, message: 'Unauthenticated.' },
  CSRF_MISMATCH: { status: 419, message: 'CSRF token mismatch.' },
  UNVERIFIED: { status: 403, message: 'Your email address is not verified.' },
  CONFIRM_PASSWORD: { status: 423, message: 'Password confirmation required.' },
  ALREADY_IN: { status: 409, message: 'Anda sudah masuk. Keluar dahulu untuk memakai akun lain.' },
  INVALID_SIGNATURE: { status: 403, message: 'Invalid signature.' },
  UNAUTHORIZED_ACTION: { status: 403, message: 'This action is unauthorized.' },
  TWO_FACTOR_OFF: { status: 404, message: 'Two factor authentication has not been enabled.' },
  SESSION_NOT_FOUND: { status: 404, message: 'Sesi itu sudah berakhir.' },
  UNACCEPTABLE_FILE: { status: 422, message: 'Berkas tidak dapat diterima.' },
  NOT_FOUND: { status: 404, message: 'Alamat yang diminta tidak ditemukan.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'Cara memanggil alamat ini tidak didukung.' },
  TOO_LARGE: { status: 413, message: 'Kiriman terlalu besar. Perkecil berkas atau isian, lalu coba lagi.' },
  UNSUPPORTED_MEDIA: { status: 415, message: 'Jenis kiriman tidak didukung. Kirim data sebagai JSON.' },
  TOO_MANY: { status: 429, message: 'Too Many Attempts.' },
  UNAVAILABLE: { status: 503, message: 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi.' },
  STORAGE_FULL: { status: 507, message: 'Ruang penyimpanan penuh. Data Anda belum tersimpan; coba lagi nanti.' },
  BROKEN: { status: 500, message: 'Terjadi gangguan di sistem kami. Coba lagi sebentar lagi.' },
  TRAINING_NOT_FOUND: { status: 404, message: 'Skema atau jadwal tidak ditemukan.' },
  ARTICLE_NOT_FOUND: { status: 404, message: 'Artikel tidak ditemukan.' },
  RECORD_NOT_FOUND: { status: 404, message: 'Data tidak ditemukan. Mungkin sudah dihapus.' },
  STALE: { status: 409, message: 'Data sudah berubah, muat ulang' },
  IN_USE: { status: 409, message: 'Data ini masih dipakai di tempat lain, jadi belum dapat dihapus.' },
  TWO_FACTOR_REQUIRED: {
    status: 409,
    message: 'Petugas wajib memakai autentikasi dua faktor. Aktifkan dahulu pada /user/profile.',
  },
  SCHEME_PUBLISHED: {
    status: 409,
    message: 'Versi skema yang sudah terbit tidak dapat diubah atau dihapus. Buat versi berikutnya.',
  },
  SCHEDULE_ENDED: {
    status: 409,
    message: 'Jadwal ini sudah dibatalkan atau sudah lewat, jadi tidak dapat diubah lagi.',
  },
  PICTURE_NOT_FOUND: { status: 404, message: 'Gambar tidak ditemukan.' },
  DOCUMENT_NOT_FOUND: { status: 404, message: 'Dokumen tidak ditemukan.' },
} as const satisfies Record<string, ProblemEntry>

export type ProblemCode = keyof typeof PROBLEMS

/** A refusal on its way to the caller: raised by handlers, answered in one place. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly errors: Record<string, string[]> | undefined
  readonly headers: Record<string, string>
  /** What the answer tells besides message and errors. */
  readonly told: Record<string, unknown>

  constructor(
    code: ProblemCode,
    more: { errors?: Record<string, string[]>; headers?: Record<string, string>; told?: Record<string, unknown> } = {},
  ) {
    super(summary(PROBLEMS[code].message, more.errors))
    this.name = 'Problem'
    this.code = code
    this.status = PROBLEMS[code].status
    this.errors = more.errors
    this.headers = more.headers ?? {}
    this.told = more.told ?? {}
  }
}

/** First field text, and how many more there are: ' (dan 2 kesalahan lain)'. */
function summary(message: string, errors: Record<string, string[]> | undefined): string {
  const [first, ...rest] = Object.values(errors ?? {}).flat()
  if (first === undefined) return message
  return rest.length === 0 ? first : `${first} (dan ${rest.length} kesalahan lain)`
}
