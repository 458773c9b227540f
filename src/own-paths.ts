/** A record's id, or the name that stands for it in a route's pattern. */
type Id = number | ':id'

/** Where the office begins; its other addresses stay out of what members load. */
export const OFFICE_HOME = '/admin'

/** The tabs of an application's page. */
export type ApplicationTab = 'permohonan' | 'berkas' | 'jadwal' | 'hasil' | 'sertifikat' | 'pesan' | 'riwayat'

/** Addresses of one's own affairs; a table of its own, as visitors do without it. */
export const own = {
  logout: '/logout',
  resetPassword: (token: string) => `/reset-password/${token}`,
  verifyEmail: (id: number | string, hash: string) => `/email/verify/${id}/${hash}`,
  /** Where the former address takes a change back: the id of the change and its signature. */
  undoEmailChange: (token: string) => `/email/urungkan/${token}`,
  /** The page with what this browser keeps for when there is no network. */
  offline: '/user/luring',
  profile: '/user/profile',
  security: '/user/profile#keamanan',
  sessions: '/user/profile#sesi',
  mailChoices: '/user/profile#pemberitahuan',
  /** Where one kind of mail is turned off without logging in. */
  stopMail: (token: string) => `/email/berhenti/${token}`,
  profileDocuments: '/user/profile#dokumen',
  /** `from`: the page that opens once the data are sent. */
  personalDataPage: (page: string, from: string | null = null) =>
    `/user/data-diri?bagian=${page}${from === null ? '' : `&dari=${encodeURIComponent(from).replaceAll('%2F', '/')}`}`,
  /** Everything that is kept of oneself, as a ZIP. */
  ownData: '/data-diri/unduh',
  certificationSchedulesOf: (category: string) => `/user/sertifikasi/daftar?kategori=${encodeURIComponent(category)}`,
  certificationTab: (applicationId: number, tab: ApplicationTab) =>
    `/user/sertifikasi/saya/${applicationId}?tab=${tab}`,
  certificationCalendar: (applicationId: number) => `/user-training/${applicationId}/jadwal.ics`,
  /** The private calendar, open to whoever has its secret. */
  calendarFeed: (token: string) => `/kalender/${token}/sertifikasi.ics`,
  examCard: (applicationId: number) => `/user-training/${applicationId}/kartu.pdf`,
  resultReport: (applicationId: number) => `/user-training/${applicationId}/hasil.pdf`,
  certificatePdf: (applicationId: number) => `/user-training/${applicationId}/sertifikat.pdf`,
  /** Schedules of renewals, by the name of their category. */
  renewals: '/user/sertifikasi/daftar?kategori=Perpanjangan',
  statusLetter: (id: number) => `/surat-status/${id}/surat.pdf`,
  badgePng: (id: number) => `/sertifikat-saya/${id}/lencana.png`,
  badgeSvg: (id: number) => `/sertifikat-saya/${id}/lencana.svg`,
  applePass: (id: number) => `/sertifikat-saya/${id}/sertifikat.pkpass`,
  credential: (applicationId: number) => `/user-training/${applicationId}/kredensial.json`,
  invoicePdf: (applicationId: number) => `/user-training/${applicationId}/invoice.pdf`,
  proformaPdf: (applicationId: number) => `/user-training/${applicationId}/proforma.pdf`,
  receiptPdf: (applicationId: number) => `/user-training/${applicationId}/kuitansi.pdf`,
  files: '/berkas',
  file: (id: string) => `/berkas/${id}`,
  upload: (id: string) => `/berkas/unggahan/${id}`,
  myCertifications: '/user/sertifikasi/saya',
  certificationInvoice: (applicationId: Id) => `/user/sertifikasi/saya/${applicationId}/invoice`,
  /** The exam card as a screen. */
  examCardPage: (applicationId: Id) => `/user/sertifikasi/saya/${applicationId}/kartu`,
  /** The exam on screen: before, during and after it. */
  examOnScreen: (applicationId: Id) => `/user/ujian/${applicationId}`,
  examOnScreenData: (applicationId: number) => `/ujian/${applicationId}`,
  beginSitting: (sittingId: number) => `/ujian/pengerjaan/${sittingId}/mulai`,
  sendEntries: (sittingId: number) => `/ujian/pengerjaan/${sittingId}/isian`,
  sendEnvelope: (sittingId: number) => `/ujian/pengerjaan/${sittingId}/amplop`,
  certification: (applicationId: Id) => `/user/sertifikasi/saya/${applicationId}`,
  reporting: '/user/pelaporan-kinerja',
  /** The report of a certificate's year. */
  report: (yearId: number, page?: string) => `/user/pelaporan-kinerja?tahun=${yearId}${page ? `&langkah=${page}` : ''}`,
  /** The employers that one belongs to. */
  employers: '/user/perusahaan',
  employer: (id: Id, tab?: string) => `/user/perusahaan/${id}${tab ? `?tab=${tab}` : ''}`,
  employerInvoices: (id: number, keadaan: string, page = 1) =>
    `/user/perusahaan/${id}?tab=tagihan&keadaan=${keadaan}${page > 1 ? `&hal=${page}` : ''}`,
  employerRecap: (id: number, sejak: string, sampai: string) =>
    `/perusahaan/${id}/rekap.pdf?sejak=${sejak}&sampai=${sampai}`,
  activities: '/user/pemeliharaan-kompetensi/saya',
  newActivity: '/user/pemeliharaan-kompetensi/saya/baru',
  activity: (id: Id) => `/user/pemeliharaan-kompetensi/saya/${id}`,
  activityInvoice: (id: number) => `/user/pemeliharaan-kompetensi/saya/${id}?tab=invoice`,
  attendanceCertificate: (id: number) => `/pemeliharaan/${id}/sertifikat.pdf`,
  activityInvoicePdf: (id: number) => `/pemeliharaan/${id}/invoice.pdf`,
  activityReceiptPdf: (id: number) => `/pemeliharaan/${id}/kuitansi.pdf`,
  evaluation: '/user/evaluasi',
  evaluationOne: (id: number) => `/user/evaluasi?evaluasi=${id}`,
} as const
