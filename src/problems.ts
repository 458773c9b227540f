import { EXAM_PROBLEMS } from './exam-problems.ts'
import { OFFICE_PROBLEMS } from './office-problems.ts'

/** Every error the product answers with: status and the sentence a person reads. Protocol texts stay English (401, 403, 419, 423). */
export const PROBLEMS = {
  ...OFFICE_PROBLEMS,
  ...EXAM_PROBLEMS,
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
  SESSION_NOT_FOUND: { status: 404, message: 'Itu sudah berakhir.' },
  MAIL_LINK_OVER: {
    status: 410,
    message: 'Tautan ini tidak berlaku lagi. Masuk, lalu pilih email yang Anda terima di Profil, bagian Pemberitahuan.',
  },
  LINK_OVER: { status: 410, message: 'Tautan ini tidak berlaku lagi: sudah dipakai atau lewat waktunya.' },
  UNACCEPTABLE_FILE: { status: 422, message: 'Berkas tidak dapat diterima.' },
  NOT_FOUND: { status: 404, message: 'Alamat yang diminta tidak ditemukan.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'Cara memanggil alamat ini tidak didukung.' },
  TOO_LARGE: { status: 413, message: 'Kiriman terlalu besar. Perkecil berkas atau isian, lalu coba lagi.' },
  UNSUPPORTED_MEDIA: { status: 415, message: 'Jenis kiriman tidak didukung. Kirim data sebagai JSON.' },
  TOO_MANY: { status: 429, message: 'Too Many Attempts.' },
  UNAVAILABLE: { status: 503, message: 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi.' },
  SUPERSEDED: { status: 503, message: 'Versi situs ini sudah digantikan yang lebih baru. Coba lagi sebentar lagi.' },
  PREPARING: { status: 503, message: 'Portal sedang disiapkan. Silakan kembali lagi nanti.' },
  QUEUE_FULL: { status: 429, message: 'Dokumen Anda sebelumnya masih dikerjakan. Coba lagi sebentar lagi.' },
  STORAGE_FULL: { status: 507, message: 'Ruang penyimpanan penuh. Data Anda belum tersimpan; coba lagi nanti.' },
  FILES_AWAY: { status: 503, message: 'Berkas sedang tidak dapat dibuka atau disimpan. Coba lagi sebentar lagi.' },
  BROKEN: { status: 500, message: 'Terjadi gangguan di sistem kami. Coba lagi sebentar lagi.' },
  TRAINING_NOT_FOUND: { status: 404, message: 'Skema atau jadwal tidak ditemukan.' },
  ARTICLE_NOT_FOUND: { status: 404, message: 'Artikel tidak ditemukan.' },
  RECORD_NOT_FOUND: { status: 404, message: 'Data tidak ditemukan. Mungkin sudah dihapus.' },
  STALE: { status: 409, message: 'Data sudah berubah, muat ulang' },
  UPLOAD_ELSEWHERE: { status: 409, message: 'Berkas ini sudah diterima sampai bagian lain. Lanjutkan dari sana.' },
  PAPER_WAITS: { status: 503, message: 'Dokumen sedang dibuat dan menunggu tanda tangan elektronik. Coba lagi nanti.' },
  NO_PROFORMA: { status: 409, message: 'Invoice proforma hanya ada sebelum permohonan yang berbiaya ditagih.' },
  DESIGN_PICTURE_MISSING: { status: 409, message: 'Gambar desain dokumen ini hilang. Petugas perlu mengunggahnya.' },
  FILE_NOT_FOUND: { status: 404, message: 'Berkas tidak ditemukan.' },
  FILE_ERASED: { status: 410, message: 'Berkas ini sudah dihapus sesuai masa simpan.' },
  FILE_IN_USE: {
    status: 409,
    message: 'Berkas ini sudah dipakai, jadi tidak dapat dihapus. Ganti dahulu pada isiannya.',
  },
  KEY_REUSED: {
    status: 422,
    message: 'Kiriman ini memakai penanda kiriman lain. Muat ulang halaman, lalu kirim lagi.',
  },
  DATA_INCOMPLETE: { status: 422, message: 'Data diri belum lengkap. Periksa bagian yang ditandai.' },
  DATA_SUBMITTED: { status: 409, message: 'Data diri sudah dikirim. Ubah melalui halaman Profil.' },
  DATA_NOT_SUBMITTED: { status: 409, message: 'Lengkapi dan kirim data diri Anda dahulu.' },
  CHANGE_PENDING: { status: 409, message: 'Pengajuan Anda sebelumnya masih diperiksa. Tunggu keputusannya dahulu.' },
  DELETION_BLOCKED: {
    status: 409,
    message: 'Data Anda belum dapat dihapus karena masih diwajibkan untuk sertifikasi yang berjalan atau masa simpan.',
  },
  NOT_ELIGIBLE: { status: 409, message: 'Anda belum memenuhi syarat untuk skema ini.' },
  SEATS_TAKEN: { status: 409, message: 'Kuota penuh. Anda dapat masuk daftar tunggu atau memilih jadwal lain.' },
  SEATS_FREE: { status: 409, message: 'Masih ada kursi pada jadwal ini. Kirim permohonan Anda langsung.' },
  SEAT_OFFERED: { status: 409, message: 'Kursi sudah ditawarkan kepada Anda. Lengkapi dan kirim permohonan Anda.' },
  NOT_OFFERED: { status: 409, message: 'Tidak ada tawaran kursi pada permohonan ini.' },
  NOT_OVER: { status: 409, message: 'Jadwal ini masih berjalan.' },
  REGISTRATION_CLOSED: { status: 409, message: 'Pendaftaran untuk jadwal ini tidak dibuka. Pilih jadwal lain.' },
  APPLICATION_INCOMPLETE: { status: 422, message: 'Permohonan belum lengkap. Selesaikan langkah yang ditandai.' },
  APPLICATION_LOCKED: { status: 409, message: 'Permohonan ini sedang diproses, jadi isinya tidak dapat diubah.' },
  FILES_NOT_CORRECTED: {
    status: 422,
    message: 'Masih ada berkas yang perlu diperbaiki. Unggah gantinya, lalu kirim lagi.',
  },
  FILES_NOT_CHECKED: { status: 409, message: 'Periksa setiap berkas dan tandai sesuai sebelum menyetujui.' },
  DATE_GONE: {
    status: 409,
    message: 'Jadwal ujinya sudah dibatalkan atau sudah dimulai. Pindahkan dahulu permohonan ini ke jadwal lain.',
  },
  WITHOUT_FEE: { status: 409, message: 'Skema ini tanpa biaya. Pakai Setujui tanpa biaya.' },
  WITH_FEE: { status: 409, message: 'Skema ini berbiaya. Pakai Setujui agar invoice diterbitkan.' },
  DEADLINE_PASSED: { status: 409, message: 'Batas waktunya sudah lewat. Ajukan permohonan baru.' },
  DEADLINE_NOT_REACHED: { status: 409, message: 'Batas waktunya belum lewat.' },
  RESCHEDULED_ALREADY: { status: 409, message: 'Jadwal sudah pernah dipindah. Hubungi kami melalui Pesan bila perlu.' },
  TOO_LATE_TO_RESCHEDULE: {
    status: 409,
    message: 'Ujian sudah terlalu dekat untuk pindah jadwal. Hubungi kami melalui Pesan bila perlu.',
  },
  SAME_SCHEDULE: { status: 422, message: 'Pilih jadwal yang berbeda dari jadwal sekarang.' },
  OTHER_SCHEME: { status: 422, message: 'Pilih jadwal dari skema yang sama.' },
  CARD_NOT_READY: { status: 409, message: 'Kartu peserta tersedia setelah permohonan Anda terjadwal.' },
  ATTENDEE_NOT_FOUND: {
    status: 404,
    message: 'Peserta dengan kode atau nomor ini tidak ditemukan. Pindai lagi, atau ketik nomor permohonannya.',
  },
  EXAMINER_NOT_FREE: { status: 409, message: 'Penguji ini tidak dapat ditugaskan kepada peserta ini.' },
  ASSIGNMENT_ANSWERED: { status: 409, message: 'Penugasan ini sudah dijawab atau sudah dicabut.' },
  DOUBLE_BOOKED: { status: 409, message: 'Jam itu sudah terpakai pada jadwal lain.' },
  NOT_YOUR_DECISION: {
    status: 409,
    message: 'Anda terlibat pada perkara ini, jadi keputusannya harus diambil orang lain.',
  },
  QUESTIONNAIRE_NOT_OPEN: {
    status: 409,
    message: 'Kuesioner ini belum terbit atau sudah ditutup. Pakai kuesioner yang sedang terbit.',
  },
  EVALUATION_INCOMPLETE: { status: 422, message: 'Evaluasi belum lengkap. Jawab pertanyaan yang ditandai.' },
  EVALUATION_CLOSED: {
    status: 409,
    message: 'Evaluasi ini sudah dikirim atau batas waktunya sudah lewat, jadi jawabannya tidak dapat diubah.',
  },
  REVIEW_CLOSED: {
    status: 409,
    message: 'Tinjauan atas hasil ini sudah pernah diminta atau waktunya sudah lewat. Hubungi kami bila perlu.',
  },
  NOT_YOUR_REVIEW: {
    status: 409,
    message: 'Anda yang menilai evaluasi ini, jadi permintaan tinjauannya harus dijawab orang lain.',
  },
  NOT_YOUR_SAMPLE: {
    status: 409,
    message: 'Anda ikut memproses yang diaudit ini atau disebut di dalamnya, jadi auditnya harus dilakukan orang lain.',
  },
  ANOTHER_RUNNING: {
    status: 409,
    message: 'Masih ada permohonan lain yang berjalan pada skema ini. Selesaikan atau batalkan yang itu dahulu.',
  },
  APPEALED_ALREADY: { status: 409, message: 'Banding atas keputusan ini sudah pernah diajukan.' },
  APPEAL_TOO_LATE: { status: 409, message: 'Batas waktu banding sudah lewat.' },
  PANEL_INVOLVED: {
    status: 422,
    message: 'Panel banding terdiri atas tiga orang yang tidak terlibat pada perkara ini.',
  },
  VOTED_ALREADY: { status: 409, message: 'Suara Anda sudah tercatat.' },
  HOLDERS_ONLY: {
    status: 409,
    message: 'Pemeliharaan kompetensi hanya untuk pemegang nomor sertifikasi. Ikuti sertifikasi dahulu.',
  },
  REGISTERED_ALREADY: { status: 409, message: 'Anda sudah terdaftar pada kegiatan ini. Lihat pada Kegiatan Saya.' },
  ACTIVITY_FULL: { status: 409, message: 'Kuota kegiatan ini penuh. Pilih kegiatan lain.' },
  ACTIVITY_KNOWN: {
    status: 409,
    message: 'Kegiatan bernama sama pada tanggal itu sudah ada di daftar Anda, dan satu kegiatan dihitung sekali saja.',
  },
  ACTIVITY_LOCKED: {
    status: 409,
    message: 'Kegiatan ini sedang diperiksa atau sudah diputus, jadi tidak dapat diubah.',
  },
  ACTIVITY_BEGUN: {
    status: 409,
    message: 'Pendaftaran hanya dapat dibatalkan sampai sehari sebelum kegiatan. Hubungi kami bila Anda berhalangan.',
  },
  ACTIVITY_NOT_BEGUN: { status: 409, message: 'Kehadiran baru dapat dicatat pada hari kegiatan.' },
  ACTIVITY_NOT_OVER: { status: 409, message: 'Kegiatan ini belum selesai, jadi belum dapat diakui.' },
  ACTIVITY_CANCELLED: { status: 409, message: 'Jadwal kegiatan ini dibatalkan.' },
  ACTIVITY_PAYMENT_LAPSED: { status: 409, message: 'Batas pembayarannya sudah lewat. Daftar lagi pada kegiatan ini.' },
  PROOF_UNDECIDED: {
    status: 409,
    message: 'Bukti pembayaran Anda sedang diperiksa. Batalkan sesudah pembayarannya diputus.',
  },
  OWN_ACTIVITY: { status: 409, message: 'Kegiatan Anda sendiri harus diperiksa orang lain.' },
  PARTICIPANT_NOT_FOUND: {
    status: 404,
    message: 'Peserta kegiatan dengan kode ini tidak ditemukan. Pindai lagi, atau cari pada daftar pesertanya.',
  },
  CERTIFICATE_NOT_FOUND: { status: 404, message: 'Sertifikat tidak ditemukan.' },
  RENEWAL_BLOCKED: {
    status: 409,
    message:
      'Sertifikat yang diperpanjang dibekukan, dicabut, atau sudah diganti. Selesaikan dahulu perkara sertifikat itu.',
  },
  LETTERS_TODAY: {
    status: 429,
    message: 'Hari ini Anda sudah membuat lima surat keterangan. Pakai yang sudah ada, atau coba lagi besok.',
  },
  NOT_TAKEN_ALONG: {
    status: 409,
    message: 'Belum ada yang dapat diambil: sertifikatnya sedang tidak berlaku, atau lembaga belum menyediakannya.',
  },
  WALLET_REFUSED: {
    status: 400,
    message: 'Permintaan dompet digital ini tidak dapat diterima. Buat tawaran baru pada halaman sertifikat Anda.',
  },
  WALLET_TOKEN: {
    status: 401,
    message: 'Token ini sudah dipakai atau lewat waktunya. Buat tawaran baru pada halaman sertifikat Anda.',
  },
  SANCTION_OPEN: {
    status: 409,
    message: 'Masih ada sanksi atas sertifikat ini yang belum diputus. Tunggu putusannya dahulu.',
  },
  ANSWERED_ALREADY: { status: 409, message: 'Jawaban Anda sudah tercatat dan tidak dapat diganti.' },
  ANSWER_TOO_LATE: {
    status: 409,
    message: 'Batas waktu menjawab sudah lewat. Bila sanksi dijatuhkan, Anda berhak mengajukan banding.',
  },
  REPORT_LOCKED: { status: 409, message: 'Laporan ini sudah dikirim, jadi isinya tidak dapat diubah.' },
  REPORT_TOO_EARLY: { status: 409, message: 'Laporan tahun ini belum dibuka. Simpan drafnya dan kirim nanti.' },
  REPORT_INCOMPLETE: { status: 422, message: 'Laporan belum lengkap. Periksa bagian yang ditandai.' },
  ROLE_ANSWERED: { status: 409, message: 'Jawaban Anda atas dokumen ini sudah tercatat.' },
  INVOICE_NOT_OPEN: { status: 409, message: 'Invoice ini tidak lagi menunggu pembayaran.' },
  CHARGE_NOT_OFFERED: {
    status: 409,
    message: 'Cara membayar ini sedang tidak tersedia. Muat ulang halaman, lalu pilih cara lain.',
  },
  CHARGE_IN_MAKING: {
    status: 409,
    message: 'Nomor pembayaran ini sedang dibuat. Tunggu beberapa detik, lalu coba lagi.',
  },
  CHARGE_UNAVAILABLE: {
    status: 503,
    message:
      'Penyedia pembayaran sedang tidak dapat dihubungi. Coba lagi sebentar lagi, atau bayar dengan transfer bank.',
  },
  NOTICE_UNPROVEN: { status: 403, message: 'Notifikasi ini tidak terbukti berasal dari penyedia pembayaran.' },
  NOT_THE_PAYER: {
    status: 409,
    message: 'Invoice ini ditagihkan kepada perusahaan, jadi hanya pengelola perusahaan itu yang dapat mengubahnya.',
  },
  LAST_MANAGER: {
    status: 409,
    message:
      'Anda satu-satunya pengelola perusahaan ini. Undang bila belum ada anggota lain, jadikan ia pengelola, lalu keluar.',
  },
  EMPLOYERS_FULL: {
    status: 409,
    message: 'Anda sudah tergabung dalam perusahaan sebanyak yang dapat dilayani. Keluar dari salah satunya dahulu.',
  },
  INVITATION_SENT_OFTEN: {
    status: 409,
    message: 'Undangan ini sudah dikirim sebanyak yang diizinkan. Tarik, lalu undang lagi sesudah orangnya setuju.',
  },
  PAYER_FIXED: {
    status: 409,
    message:
      'Invoice permohonan ini sudah terbit atau permohonannya sudah berakhir, jadi pembayarnya tidak berubah lagi.',
  },
  APPLICATION_RUNS: { status: 409, message: 'Sudah ada permohonan yang berjalan pada skema ini.' },
  INVOICE_NOT_FOUND: { status: 404, message: 'Invoice tidak ditemukan.' },
  COMPLAINT_NOT_FOUND: {
    status: 404,
    message: 'Nomor tiket dan PIN tidak cocok. Periksa keduanya pada email tanda terima Anda.',
  },
  COMPLAINT_CLOSED: {
    status: 409,
    message: 'Pengaduan ini sudah ditutup, jadi tidak dapat dibalas. Buka kembali, atau buat pengaduan baru.',
  },
  COMPLAINT_REOPENED: {
    status: 409,
    message: 'Pengaduan ini sudah pernah dibuka kembali. Buat pengaduan baru bila ada hal baru.',
  },
  COMPLAINT_OVER: {
    status: 409,
    message: 'Batas waktu membuka kembali pengaduan ini sudah lewat. Buat pengaduan baru bila ada hal baru.',
  },
  PICTURE_NOT_FOUND: { status: 404, message: 'Gambar tidak ditemukan.' },
  FILE_WITHHELD: { status: 410, message: 'Berkas ini tidak ditampilkan lagi, karena di dalamnya ditemukan virus.' },
  DOCUMENT_NOT_FOUND: { status: 404, message: 'Dokumen tidak ditemukan.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ProblemCode = keyof typeof PROBLEMS

export const PROBLEM_CODES = Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]

/** A refusal on its way to the caller: thrown by handlers, answered in one place. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly errors: Record<string, string[]> | undefined
  readonly headers: Record<string, string>
  /** Further fields of the answer besides message and errors. */
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

/** Returns a 422 with a sentence, or several, for each field: { email: 'Email wajib diisi.' }. */
export const invalidFields = (sentences: Readonly<Record<string, string | string[]>>): Problem =>
  new Problem('INVALID', {
    errors: Object.fromEntries(Object.entries(sentences).map(([field, sentence]) => [field, [sentence].flat()])),
  })

/** Returns the first field's sentence and how many more there are: ' (dan 2 kesalahan lain)'. */
function summary(message: string, errors: Record<string, string[]> | undefined): string {
  const [first, ...rest] = Object.values(errors ?? {}).flat()
  return first && rest.length > 0 ? `${first} (dan ${rest.length} kesalahan lain)` : (first ?? message)
}
