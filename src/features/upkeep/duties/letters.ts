import type { Body, Letter } from '../../../documents/mail/letters.ts'

interface OpenDuties {
  name: string
  nomor: string
  /** The certificate's year, from one. */
  ke: number
  batas: string
  lapor: boolean
  pelihara: boolean
  link: string
}

/** What a holder's year asks for, and when a certificate ends; days come as text. */
export type DutyLetter =
  | ({ letter: 'dutyDue' } & OpenDuties)
  | ({ letter: 'dutyMissed' } & OpenDuties)
  /** `hari`: days that are left; 0 on the last one. */
  | { letter: 'certificateEnds'; name: string; nomor: string; hari: number; batas: string; link: string }
  /** `tahun`: consecutive years without maintenance; `batas`: with so many a sanction is proposed; `lama`: months. */
  | { letter: 'maintenanceRisk'; name: string; nomor: string; tahun: number; batas: number; lama: number; link: string }

const openDuties = ({ lapor, pelihara }: { lapor: boolean; pelihara: boolean }): string =>
  [...(lapor ? ['laporan kinerja'] : []), ...(pelihara ? ['pemeliharaan kompetensi'] : [])].join(' dan ')

const NIL = 'Tidak menyusun dokumen Amdal pada tahun itu? Kirim laporan nihil dengan alasannya.'

const WORDS: { [Kind in DutyLetter['letter']]: (letter: Extract<DutyLetter, { letter: Kind }>) => Body } = {
  dutyDue: (letter) => ({
    subject: `Kewajiban tahun ke-${letter.ke} sertifikat ${letter.nomor}`,
    paragraphs: [
      `Yang belum terpenuhi untuk tahun ke-${letter.ke} sertifikat ${letter.nomor}: ${openDuties(letter)}, paling lambat ${letter.batas}.`,
      ...(letter.lapor ? [NIL] : []),
    ],
    button: { label: letter.lapor ? 'Buat laporan' : 'Lihat kegiatan', link: letter.link },
    notes: [],
  }),
  dutyMissed: (letter) => ({
    subject: `Kewajiban tahun ke-${letter.ke} sertifikat ${letter.nomor} terlewat`,
    paragraphs: [
      `Batas ${letter.batas} sudah lewat, dan yang belum terpenuhi untuk tahun ke-${letter.ke} sertifikat ${letter.nomor}: ${openDuties(letter)}.`,
      ...(letter.lapor ? ['Laporan masih dapat dikirim dan akan tercatat terlambat.', NIL] : []),
    ],
    button: { label: letter.lapor ? 'Buat laporan' : 'Lihat kegiatan', link: letter.link },
    notes: ['Dua tahun berturut-turut tanpa pemeliharaan membuat sertifikat berisiko dibekukan.'],
  }),
  certificateEnds: (letter) => ({
    subject:
      letter.hari === 0
        ? `Sertifikat ${letter.nomor} berakhir hari ini`
        : `Sertifikat ${letter.nomor} berakhir ${letter.hari} hari lagi`,
    paragraphs: [
      `Sertifikat ${letter.nomor} berlaku sampai ${letter.batas}.`,
      'Ajukan perpanjangan sebelum hari itu, agar masa berlaku yang baru langsung menyambung yang lama.',
    ],
    button: { label: 'Ajukan perpanjangan', link: letter.link },
    notes: ['Sudah mengajukan perpanjangan? Abaikan pesan ini dan ikuti permohonan Anda.'],
  }),
  maintenanceRisk: (letter) => ({
    subject: `Sertifikat ${letter.nomor}: ${letter.tahun} tahun tanpa pemeliharaan`,
    paragraphs: [
      `Selama ${letter.tahun} tahun berturut-turut tidak ada kegiatan pemeliharaan yang diakui untuk sertifikat ${letter.nomor}.`,
      letter.tahun >= letter.batas
        ? 'Petugas lembaga akan menilai apakah sertifikat perlu dibekukan atau diuji ulang. Sebelum ada keputusan, Anda diberi tahu dan dapat menjawab.'
        : `Setelah ${letter.batas} tahun berturut-turut, lembaga dapat memerintahkan uji ulang atau membekukan sertifikat paling lama ${letter.lama} bulan.`,
    ],
    button: { label: 'Lihat kegiatan pemeliharaan', link: letter.link },
    notes: ['Kegiatan di luar lembaga juga dapat diajukan dengan buktinya.'],
  }),
}

export const isDutyLetter = (letter: Letter): letter is DutyLetter => letter.letter in WORDS

/** The words of such a letter. */
export function dutyBody(letter: DutyLetter): Body {
  const say = WORDS[letter.letter] as (letter: DutyLetter) => Body
  return say(letter)
}
