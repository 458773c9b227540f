/** Mails that a person may do without; their copies in the member area stay. All others are mandatory. */
export const OPTIONAL_MAILS = {
  pengingat: {
    label: 'Pengingat awal',
    keterangan: 'Kewajiban tahunan 60 dan 30 hari sebelumnya, dan akhir masa berlaku 180 dan 90 hari sebelumnya.',
    petugas: false,
  },
  evaluasi: { label: 'Evaluasi layanan', keterangan: 'Ajakan menilai layanan sesudah ujian.', petugas: false },
  ringkasan: {
    label: 'Ringkasan harian',
    keterangan: 'Untuk petugas: apa yang menunggu pada pagi hari kerja.',
    petugas: true,
  },
} as const

export type OptionalMail = keyof typeof OPTIONAL_MAILS
export const OPTIONAL_MAIL_NAMES = Object.keys(OPTIONAL_MAILS) as [OptionalMail, ...OptionalMail[]]

/** Returns the sentence for somebody who has turned a kind of mail off. */
export const stoppedText = (jenis: OptionalMail): string =>
  `Email "${OPTIONAL_MAILS[jenis].label}" tidak dikirim lagi. Isinya tetap ada di pemberitahuan akun Anda, dan dapat dinyalakan kembali di Profil.`

/** The kinds that somebody gets at all: staff get theirs beside those of members. */
export const mailsFor = (isStaff: boolean): OptionalMail[] =>
  OPTIONAL_MAIL_NAMES.filter((name) => isStaff || !OPTIONAL_MAILS[name].petugas)
