import { EXAMPLE_LINK, type LetterTable, letter } from '../../../documents/mail/letter.ts'
import { fullRegulation } from '../../platform/regulations/known-rules.ts'

interface DutyFacts {
  no_sertifikasi: string
  /** The certificate's year, from one. */
  ke: number
  batas: string
  must_report: boolean
  must_maintain: boolean
  /** The regulation with its article, as it holds on the day of the letter. */
  dasar: string
  link: string
}

/** `hari`: days left, 0 on the last one. */
interface EndFacts {
  no_sertifikasi: string
  hari: number
  batas: string
  link: string
}

/** `sampai`: the last day on which it can still be renewed. */
interface EndedFacts {
  no_sertifikasi: string
  batas: string
  sampai: string
  link: string
}

/** `tahun`: consecutive years without maintenance; after `batas` of them a sanction is proposed; `lama`: months. */
interface RiskFacts {
  no_sertifikasi: string
  tahun: number
  batas: number
  lama: number
  dasar: string
  link: string
}

const NIL = 'Tidak menyusun dokumen Amdal pada tahun itu? Kirim laporan nihil dengan alasannya.'
const LATE = 'Laporan masih dapat dikirim dan akan tercatat terlambat.'

const IN_TIME = 'Ajukan perpanjangan sebelum hari itu, agar masa berlaku yang baru langsung menyambung yang lama.'
const TODAY = 'Ajukan perpanjangan hari ini juga; sesudahnya hanya dapat diajukan dengan catatan, selama masa tenggang.'

const openDuties = ({ must_report, must_maintain }: DutyFacts): string =>
  [...(must_report ? ['laporan kinerja'] : []), ...(must_maintain ? ['pemeliharaan kompetensi'] : [])].join(' dan ')

const duty = (facts: DutyFacts) => ({
  kewajiban: openDuties(facts),
  kalimat_terlambat: facts.must_report ? LATE : null,
  kalimat_nihil: facts.must_report ? NIL : null,
  tindakan: facts.must_report ? 'Buat laporan' : 'Lihat kegiatan',
})

const consequence = ({ tahun, batas, lama }: RiskFacts): string =>
  tahun >= batas
    ? 'Petugas lembaga akan menilai apakah sertifikat perlu dibekukan atau diuji ulang. Sebelum ada keputusan, Anda diberi tahu dan dapat menjawab.'
    : `Setelah ${batas} tahun berturut-turut, lembaga dapat memerintahkan uji ulang atau membekukan sertifikat paling lama ${lama} bulan.`

const EXAMPLE = { no_sertifikasi: '0001/KTPA/CONTOH/2027', batas: '31 Maret 2029', link: EXAMPLE_LINK }
const BASIS = `Pasal 29 ${fullRegulation('sertifikasi')}`
const DUTY = { ...EXAMPLE, ke: 2, must_report: true, must_maintain: true, dasar: BASIS }
const DUTY_VARIANTS = {
  'hanya laporan': { must_maintain: false },
  'hanya pemeliharaan': { must_report: false },
}

/** The letters about a holder's yearly duties and the end of a certificate. */
export const dutyLetters = {
  dutyDue: letter<DutyFacts>({
    title: 'Kewajiban tahunan menjelang batas',
    example: DUTY,
    variants: DUTY_VARIANTS,
    derive: duty,
    subject: 'Kewajiban tahun ke-{ke} sertifikat {no_sertifikasi}',
    paragraphs: [
      'Yang belum terpenuhi untuk tahun ke-{ke} sertifikat {no_sertifikasi}: {kewajiban}, paling lambat {batas}.',
      '{kalimat_nihil}',
    ],
    optional: ['kalimat_nihil', 'tindakan', 'dasar'],
    button: '{tindakan}',
    notes: ['Dasar aturan: {dasar}.'],
  }),
  dutyMissed: letter<DutyFacts>({
    title: 'Kewajiban tahunan terlewat',
    example: DUTY,
    variants: DUTY_VARIANTS,
    derive: duty,
    subject: 'Kewajiban tahun ke-{ke} sertifikat {no_sertifikasi} terlewat',
    paragraphs: [
      'Batas {batas} sudah lewat, dan yang belum terpenuhi untuk tahun ke-{ke} sertifikat {no_sertifikasi}: {kewajiban}.',
      '{kalimat_terlambat}',
      '{kalimat_nihil}',
    ],
    optional: ['kalimat_nihil', 'tindakan', 'dasar'],
    button: '{tindakan}',
    notes: [
      'Dua tahun berturut-turut tanpa pemeliharaan membuat sertifikat berisiko dibekukan.',
      'Dasar aturan: {dasar}.',
    ],
  }),
  certificateEnds: letter<EndFacts>({
    title: 'Sertifikat akan berakhir',
    example: { ...EXAMPLE, hari: 90 },
    variants: { 'hari terakhir': { hari: 0 } },
    derive: ({ hari }) => ({
      kapan: hari === 0 ? 'hari ini' : hari === 1 ? 'besok' : `${hari} hari lagi`,
      anjuran: hari === 0 ? TODAY : IN_TIME,
    }),
    subject: 'Sertifikat {no_sertifikasi} berakhir {kapan}',
    paragraphs: ['Sertifikat {no_sertifikasi} berlaku sampai {batas}.', '{anjuran}'],
    optional: ['kapan', 'anjuran'],
    button: 'Ajukan perpanjangan',
    notes: ['Sudah mengajukan perpanjangan? Abaikan pesan ini dan ikuti permohonan Anda.'],
  }),
  certificateEnded: letter<EndedFacts>({
    title: 'Sertifikat sudah berakhir',
    example: { ...EXAMPLE, sampai: '29 Juni 2029' },
    subject: 'Sertifikat {no_sertifikasi} sudah berakhir',
    paragraphs: [
      'Sertifikat {no_sertifikasi} berlaku sampai {batas} dan tidak berlaku lagi.',
      'Perpanjangan masih dapat diajukan dengan catatan sampai {sampai}. Sesudahnya diperlukan sertifikasi baru.',
    ],
    button: 'Ajukan perpanjangan',
    notes: ['Sudah mengajukan perpanjangan? Abaikan pesan ini dan ikuti permohonan Anda.'],
  }),
  maintenanceRisk: letter<RiskFacts>({
    title: 'Peringatan tanpa pemeliharaan',
    example: { ...EXAMPLE, tahun: 1, batas: 2, lama: 6, dasar: BASIS },
    variants: { 'batas tercapai': { tahun: 2 } },
    derive: (facts) => ({ akibat: consequence(facts) }),
    subject: 'Sertifikat {no_sertifikasi}: {tahun} tahun tanpa pemeliharaan',
    paragraphs: [
      'Selama {tahun} tahun berturut-turut tidak ada kegiatan pemeliharaan yang diakui untuk sertifikat {no_sertifikasi}.',
      '{akibat}',
    ],
    optional: ['dasar'],
    button: 'Lihat kegiatan pemeliharaan',
    notes: ['Kegiatan di luar lembaga juga dapat diajukan dengan buktinya.', 'Dasar aturan: {dasar}.'],
  }),
} satisfies LetterTable
