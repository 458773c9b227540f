/** Addresses of one's own affairs; a table of its own, as visitors do without it. */
export const own = {
  profile: '/user/profile',
  security: '/user/profile#keamanan',
  personalDataStep: (step: string) => `/user/data-diri?bagian=${step}`,
  /** Everything that is kept of oneself, as a ZIP. */
  ownData: '/data-diri/unduh',
  certificationDatesOf: (category: string) => `/user/sertifikasi/daftar?kategori=${encodeURIComponent(category)}`,
  certificationTab: (userTrainingId: number, tab: string) => `/user/sertifikasi/saya/${userTrainingId}?tab=${tab}`,
  certificationCalendar: (userTrainingId: number) => `/user-training/${userTrainingId}/jadwal.ics`,
  examCard: (userTrainingId: number) => `/user-training/${userTrainingId}/kartu.pdf`,
  resultReport: (userTrainingId: number) => `/user-training/${userTrainingId}/hasil.pdf`,
  certificatePdf: (userTrainingId: number) => `/user-training/${userTrainingId}/sertifikat.pdf`,
  credential: (userTrainingId: number) => `/user-training/${userTrainingId}/kredensial.json`,
  invoicePdf: (userTrainingId: number) => `/user-training/${userTrainingId}/invoice.pdf`,
  receiptPdf: (userTrainingId: number) => `/user-training/${userTrainingId}/kuitansi.pdf`,
  file: (id: string) => `/berkas/${id}`,
  myCertifications: '/user/sertifikasi/saya',
  certificationInvoice: (userTrainingId: number) => `/user/sertifikasi/saya/${userTrainingId}/invoice`,
  certification: (userTrainingId: number) => `/user/sertifikasi/saya/${userTrainingId}`,
  reporting: '/user/pelaporan-kinerja',
  maintenance: '/user/pemeliharaan-kompetensi',
  evaluation: '/user/evaluasi',
} as const
