import type { LetterTable } from '../../../documents/mail/letter.ts'

interface DutyFacts {
  no_sertifikasi: string
  /** The certificate's year, from one. */
  ke: number
  batas: string
  must_report: boolean
  must_maintain: boolean
  link: string
}

/** `hari`: days left, 0 on the last one. */
interface EndFacts {
  no_sertifikasi: string
  hari: number
  batas: string
  link: string
}

/** `tahun`: consecutive years without maintenance; after `batas` of them a sanction is proposed; `lama`: months. */
interface RiskFacts {
  no_sertifikasi: string
  tahun: number
  batas: number
  lama: number
  link: string
}

const openDuties = ({ must_report, must_maintain }: DutyFacts): string =>
  [...(must_report ? ['laporan kinerja'] : []), ...(must_maintain ? ['pemeliharaan kompetensi'] : [])].join(' dan ')

const NIL = 'Tidak menyusun dokumen Amdal pada tahun itu? Kirim laporan nihil dengan alasannya.'

/** What a holder's year asks for, and when a certificate ends. */
export const dutyLetters = {
  dutyDue: (facts: DutyFacts) => ({
    subject: `Kewajiban tahun ke-${facts.ke} sertifikat ${facts.no_sertifikasi}`,
    paragraphs: [
      `Yang belum terpenuhi untuk tahun ke-${facts.ke} sertifikat ${facts.no_sertifikasi}: ${openDuties(facts)}, paling lambat ${facts.batas}.`,
      ...(facts.must_report ? [NIL] : []),
    ],
    button: { label: facts.must_report ? 'Buat laporan' : 'Lihat kegiatan', link: facts.link },
  }),
  dutyMissed: (facts: DutyFacts) => ({
    subject: `Kewajiban tahun ke-${facts.ke} sertifikat ${facts.no_sertifikasi} terlewat`,
    paragraphs: [
      `Batas ${facts.batas} sudah lewat, dan yang belum terpenuhi untuk tahun ke-${facts.ke} sertifikat ${facts.no_sertifikasi}: ${openDuties(facts)}.`,
      ...(facts.must_report ? ['Laporan masih dapat dikirim dan akan tercatat terlambat.', NIL] : []),
    ],
    button: { label: facts.must_report ? 'Buat laporan' : 'Lihat kegiatan', link: facts.link },
    notes: ['Dua tahun berturut-turut tanpa pemeliharaan membuat sertifikat berisiko dibekukan.'],
  }),
  certificateEnds: (facts: EndFacts) => ({
    subject:
      facts.hari === 0
        ? `Sertifikat ${facts.no_sertifikasi} berakhir hari ini`
        : `Sertifikat ${facts.no_sertifikasi} berakhir ${facts.hari} hari lagi`,
    paragraphs: [
      `Sertifikat ${facts.no_sertifikasi} berlaku sampai ${facts.batas}.`,
      'Ajukan perpanjangan sebelum hari itu, agar masa berlaku yang baru langsung menyambung yang lama.',
    ],
    button: { label: 'Ajukan perpanjangan', link: facts.link },
    notes: ['Sudah mengajukan perpanjangan? Abaikan pesan ini dan ikuti permohonan Anda.'],
  }),
  maintenanceRisk: (facts: RiskFacts) => ({
    subject: `Sertifikat ${facts.no_sertifikasi}: ${facts.tahun} tahun tanpa pemeliharaan`,
    paragraphs: [
      `Selama ${facts.tahun} tahun berturut-turut tidak ada kegiatan pemeliharaan yang diakui untuk sertifikat ${facts.no_sertifikasi}.`,
      facts.tahun >= facts.batas
        ? 'Petugas lembaga akan menilai apakah sertifikat perlu dibekukan atau diuji ulang. Sebelum ada keputusan, Anda diberi tahu dan dapat menjawab.'
        : `Setelah ${facts.batas} tahun berturut-turut, lembaga dapat memerintahkan uji ulang atau membekukan sertifikat paling lama ${facts.lama} bulan.`,
    ],
    button: { label: 'Lihat kegiatan pemeliharaan', link: facts.link },
    notes: ['Kegiatan di luar lembaga juga dapat diajukan dengan buktinya.'],
  }),
} satisfies LetterTable
