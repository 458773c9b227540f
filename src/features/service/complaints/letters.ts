import type { Body, Letter } from '../../../documents/mail/letters.ts'

interface Common {
  name: string
  no_tiket: string
  link: string
}

/** What happens to a complaint; days come as text. */
export type ComplaintLetter =
  | (Common & { letter: 'complaintReceived'; pin: string; hari: number })
  | (Common & { letter: 'complaintMoved'; keadaan: string; isi: string })
  | (Common & { letter: 'complaintMessage'; isi: string })
  | (Common & { letter: 'complaintClosed'; putusan: string; sampai: string | null })
  | (Common & { letter: 'complaintForHandler'; kabar: string })

const FOLLOW = 'Lacak pengaduan'
const PIN_NEEDED = 'Untuk membukanya Anda memerlukan PIN dari email tanda terima.'

const WORDS: { [Kind in ComplaintLetter['letter']]: (letter: Extract<ComplaintLetter, { letter: Kind }>) => Body } = {
  complaintReceived: ({ no_tiket, pin, hari, link }) => ({
    subject: `Pengaduan ${no_tiket} diterima`,
    paragraphs: [
      `Pengaduan Anda sudah kami terima dengan nomor tiket ${no_tiket}.`,
      `PIN Anda: ${pin}. Nomor tiket dan PIN diperlukan untuk melacak, membalas, dan membuka kembali pengaduan.`,
      `Kami menjawabnya paling lama dalam ${hari} hari kerja. Penangannya tidak terlibat dalam perkara yang Anda adukan.`,
    ],
    button: { label: FOLLOW, link },
    notes: ['Simpan pesan ini dan jangan teruskan PIN kepada siapa pun. Kami tidak dapat menampilkan PIN lagi.'],
  }),
  complaintMoved: ({ no_tiket, keadaan, isi, link }) => ({
    subject: `Pengaduan ${no_tiket}: ${keadaan.toLowerCase()}`,
    paragraphs: [`Keadaan pengaduan ${no_tiket} sekarang: ${keadaan}.`, ...(isi === '' ? [] : [isi])],
    button: { label: FOLLOW, link },
    notes: [PIN_NEEDED],
  }),
  complaintMessage: ({ no_tiket, isi, link }) => ({
    subject: `Pesan tentang pengaduan ${no_tiket}`,
    paragraphs: [`Petugas menulis tentang pengaduan ${no_tiket}:`, isi],
    button: { label: 'Baca dan balas', link },
    notes: [PIN_NEEDED],
  }),
  complaintClosed: ({ no_tiket, putusan, sampai, link }) => ({
    subject: `Pengaduan ${no_tiket} ditutup`,
    paragraphs: [
      `Penanganan pengaduan ${no_tiket} sudah selesai. Hasilnya:`,
      putusan,
      ...(sampai === null
        ? []
        : [
            `Belum puas? Anda dapat membukanya kembali satu kali, paling lambat ${sampai}, dengan menuliskan alasannya.`,
          ]),
    ],
    button: { label: FOLLOW, link },
    notes: [PIN_NEEDED],
  }),
  complaintForHandler: ({ no_tiket, kabar, link }) => ({
    subject: `Pengaduan ${no_tiket} ${kabar}`,
    paragraphs: [`Pengaduan ${no_tiket} yang Anda tangani ${kabar}.`],
    button: { label: 'Buka pengaduan', link },
    notes: ['Jika Anda terlibat dalam perkaranya, nyatakan pada halaman pengaduan itu dan jangan menanganinya.'],
  }),
}

export const isComplaintLetter = (letter: Letter): letter is ComplaintLetter => letter.letter in WORDS

/** The words of such a letter. */
export function complaintBody(letter: ComplaintLetter): Body {
  const say = WORDS[letter.letter] as (letter: ComplaintLetter) => Body
  return say(letter)
}
