/** What is connected and set up, from the connections and settings that there are. */
export interface ConnectionFacts {
  ada_kiriman_kementerian: boolean
  ada_server_surat: boolean
  ada_penyedia_pembayaran: boolean
  ada_penyimpanan_luar: boolean
  ada_cadangan_luar: boolean
  ada_penyedia_tanda_tangan: boolean
  ada_penyedia_pesan: boolean
  ada_dompet_ponsel: boolean
  ada_instansi_pemeriksa: boolean
  ada_pengamat: boolean
  ada_perusahaan: boolean
}

interface Recipient {
  title: string
  /** Left out where it receives whatever is set up. */
  on?: keyof ConnectionFacts
}

/** Those who are given personal data; each is shown once its connection is in use. */
export const RECIPIENTS = {
  penguji: { title: 'Penguji yang ditugaskan, sesudah menyatakan kerahasiaan' },
  umum: { title: 'Umum, sebatas yang disetujui pemegang dan jawaban atas nomor sertifikat' },
  kementerian: { title: 'Kementerian (Amdalnet), data pemegang sertifikat', on: 'ada_kiriman_kementerian' },
  server_surat: { title: 'Penyedia server surat', on: 'ada_server_surat' },
  penyedia_pembayaran: { title: 'Penyedia pembayaran daring', on: 'ada_penyedia_pembayaran' },
  penyimpanan: { title: 'Penyedia penyimpanan berkas', on: 'ada_penyimpanan_luar' },
  cadangan: { title: 'Penyedia tempat cadangan', on: 'ada_cadangan_luar' },
  tanda_tangan: { title: 'Penyelenggara tanda tangan elektronik', on: 'ada_penyedia_tanda_tangan' },
  pesan: { title: 'Penyedia WhatsApp atau SMS', on: 'ada_penyedia_pesan' },
  dompet: { title: 'Penyedia dompet ponsel, atas permintaan pemegang', on: 'ada_dompet_ponsel' },
  instansi: { title: 'Instansi yang mencocokkan nama dengan kunci API', on: 'ada_instansi_pemeriksa' },
  pengamat: { title: 'Pengamat yang ditunjuk pemegang', on: 'ada_pengamat' },
  perusahaan: { title: 'Perusahaan yang membayar, sebatas keadaan permohonan', on: 'ada_perusahaan' },
} as const satisfies Record<string, Recipient>
export type RecipientName = keyof typeof RECIPIENTS

/** The titles of the recipients that are in use, in the order given. */
export const recipientTitles = (names: readonly RecipientName[], facts: ConnectionFacts): string[] =>
  names.flatMap((name) => {
    const { title, on }: Recipient = RECIPIENTS[name]
    return on === undefined || facts[on] ? [title] : []
  })
