/** Mails that a person may do without; their notices in the member area stay. All others are mandatory. */
export const OPTIONAL_MAILS = {
  pengingat: {
    label: 'Pengingat awal',
    keterangan: 'Kewajiban tahunan 60 dan 30 hari sebelumnya, dan akhir masa berlaku 180 dan 90 hari sebelumnya.',
  },
  evaluasi: { label: 'Evaluasi layanan', keterangan: 'Ajakan menilai layanan sesudah ujian.' },
  ringkasan: { label: 'Ringkasan harian', keterangan: 'Untuk petugas: apa yang menunggu pada pagi hari kerja.' },
} as const

export type OptionalMail = keyof typeof OPTIONAL_MAILS
export const OPTIONAL_MAIL_NAMES = Object.keys(OPTIONAL_MAILS) as [OptionalMail, ...OptionalMail[]]
