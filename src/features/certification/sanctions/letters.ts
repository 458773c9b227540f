import { EXAMPLE_LINK, type LetterOf, type LetterTable, letter } from '../../../documents/mail/letter.ts'
import { SANCTION_KINDS, type SanctionKind } from './rules.ts'

interface Facts {
  /** The certificate's. */
  no_sertifikasi: string
  skema: string
  jenis: SanctionKind
  link: string
}

/** The number of the case, or of the appeal. */
interface WithCase {
  case_number: string
}

/** The day by which the body means to decide. */
interface WithTarget {
  target: string
}

interface WithDecision {
  putusan: string
}

interface PlanFacts extends Facts, WithCase {
  alasan: string
  uraian: string
  batas: string
}

interface ImposedFacts extends Facts, WithDecision {
  /** The last day of a suspension. */
  sampai: string | null
  tugas: string[]
  /** The last moment to appeal, where that is possible. */
  banding: string | null
}

/** `is_restored`: what was imposed ends with it. */
interface GrantedFacts extends Facts, WithDecision {
  is_restored: boolean
}

const DONE = { pembekuan: 'dibekukan', pencabutan: 'dicabut' } as const

const WHICH = 'sertifikat {no_sertifikasi} ({skema})'
const STOP = 'Sejak saat ini Anda tidak boleh memakai sertifikat dan tanda sertifikasi itu.'
const NO_HARM = 'Menjawab atau mengajukan banding tidak memengaruhi pelayanan kepada Anda.'
const ENDED = 'Sanksi itu berakhir sekarang juga, dan daftar pemegang sudah mengikutinya.'
const NEW_PAPERS = 'Unduh PDF dan kredensial yang baru; yang lama tidak dipakai lagi.'

const kindOf = ({ jenis }: Facts) => ({ jenis: SANCTION_KINDS[jenis].toLowerCase() })
const caseOf = (facts: Facts & WithCase) => ({ ...kindOf(facts), nomor: facts.case_number })

const impositionValues = (facts: ImposedFacts) => ({
  ...kindOf(facts),
  keadaan: DONE[facts.jenis],
  lamanya: facts.sampai ? `, paling lama sampai ${facts.sampai}` : '',
  tugas: facts.tugas.map((tugas, index) => `Tugas ${index + 1} sebelum dipulihkan: ${tugas}`),
  catatan_banding: facts.banding && NO_HARM,
  tindakan: facts.banding ? 'Lihat putusan dan ajukan banding' : 'Lihat putusan',
})

const grantValues = (facts: GrantedFacts) => ({
  ...kindOf(facts),
  kalimat_pulih: facts.is_restored ? ENDED : null,
  kalimat_unduh: facts.is_restored && facts.jenis === 'pencabutan' ? NEW_PAPERS : null,
})

const EXAMPLE = {
  no_sertifikasi: '0001/KTPA/CONTOH/2027',
  skema: 'Skema Contoh Ketua Tim',
  jenis: 'pembekuan',
  case_number: 'SNK/2027/0001',
  putusan: 'Pemeliharaan tidak dipenuhi selama dua tahun berturut-turut.',
  target: '24 Maret 2027',
  link: EXAMPLE_LINK,
} as const
const REVOCATION = { pencabutan: { jenis: 'pencabutan' } } as const
const SEE = 'Lihat sertifikat'
/** Left out by words of the office from before there was a target. */
const PROMISED = ['target']
const TARGET = 'Target kami: putusan paling lambat {target}.'

/** The letters about a sanction, to the holder; moments come as text. */
export const sanctionLetters = {
  sanctionPlanned: letter<PlanFacts>({
    title: 'Rencana sanksi',
    example: {
      ...EXAMPLE,
      alasan: 'Tanpa pemeliharaan dua tahun',
      uraian: 'Tidak ada kegiatan yang diakui pada tahun ke-1 dan ke-2.',
      batas: '17 Maret 2027 pukul 23.59 WIB',
    },
    variants: REVOCATION,
    derive: caseOf,
    subject: 'Rencana {jenis} sertifikat {no_sertifikasi}',
    paragraphs: [
      `Kami merencanakan {jenis} ${WHICH}. Perkara ini bernomor {nomor}.`,
      'Alasan: {alasan}. {uraian}',
      'Anda dapat menjawab satu kali sampai {batas}. Sebelum ada putusan, tidak ada yang berubah pada sertifikat Anda.',
    ],
    button: 'Jawab rencana ini',
    notes: ['Putusan diambil oleh petugas yang tidak terlibat, sesudah jawaban Anda atau batas itu.', NO_HARM],
  }),
  sanctionRequested: letter<Facts & WithCase & WithTarget>({
    title: 'Tanda terima permintaan sanksi sendiri',
    optional: PROMISED,
    example: EXAMPLE,
    variants: REVOCATION,
    derive: caseOf,
    subject: 'Tanda terima permintaan {jenis}: sertifikat {no_sertifikasi}',
    paragraphs: [
      `Permintaan Anda atas {jenis} ${WHICH} sudah masuk dengan nomor {nomor}.`,
      'Sebelum ada putusan, tidak ada yang berubah pada sertifikat Anda.',
      TARGET,
    ],
    button: 'Lihat permintaan',
    notes: ['Bukan Anda yang meminta? Segera ganti password Anda dan hubungi kami.'],
  }),
  sanctionAnswered: letter<Facts & WithCase & WithTarget>({
    title: 'Tanda terima jawaban atas rencana sanksi',
    optional: PROMISED,
    example: EXAMPLE,
    variants: REVOCATION,
    derive: caseOf,
    subject: 'Tanda terima jawaban atas rencana {jenis}',
    paragraphs: [
      `Jawaban Anda pada perkara {nomor} tentang ${WHICH} sudah masuk.`,
      'Petugas yang tidak terlibat mempertimbangkannya, lalu Anda menerima putusannya.',
      TARGET,
    ],
    button: 'Lihat perkara',
  }),
  sanctionImposed: letter<ImposedFacts>({
    title: 'Sanksi dijatuhkan',
    example: {
      ...EXAMPLE,
      sampai: '30 September 2027',
      tugas: ['Ikuti satu kegiatan pemeliharaan.', 'Kirim laporan kinerja tahun ke-2.'],
      banding: '3 April 2027 pukul 23.59 WIB',
    },
    variants: {
      pencabutan: { jenis: 'pencabutan', sampai: null, tugas: [] },
      'tanpa banding': { banding: null, tugas: [] },
    },
    derive: impositionValues,
    subject: 'Sertifikat {no_sertifikasi} {keadaan}',
    paragraphs: [
      `Kami memutuskan {jenis} ${WHICH}{lamanya}. ${STOP}`,
      'Putusan: {putusan}',
      'Siapa pun yang memeriksa nomornya melihat bahwa sertifikat {keadaan}, tanpa alasannya.',
      '{tugas}',
    ],
    optional: ['catatan_banding', 'tindakan'],
    button: '{tindakan}',
    notes: ['Tidak setuju? Anda berhak mengajukan banding sampai {banding}.', '{catatan_banding}'],
  }),
  sanctionSpared: letter<Facts & WithDecision>({
    title: 'Sanksi tidak dijatuhkan',
    example: { ...EXAMPLE, putusan: 'Bukti pemeliharaan yang dikirim dengan jawaban Anda mencukupi.' },
    variants: REVOCATION,
    derive: kindOf,
    subject: 'Tidak ada {jenis} atas sertifikat {no_sertifikasi}',
    paragraphs: [`Kami memutuskan bahwa {jenis} ${WHICH} tidak dijatuhkan.`, 'Putusan: {putusan}'],
    button: SEE,
  }),
  sanctionAppealReceived: letter<Facts & WithCase & WithTarget>({
    title: 'Tanda terima banding atas sanksi',
    optional: PROMISED,
    example: { ...EXAMPLE, case_number: 'BDG/2027/0001' },
    variants: REVOCATION,
    derive: caseOf,
    subject: 'Tanda terima banding atas {jenis}',
    paragraphs: [
      `Banding Anda atas {jenis} ${WHICH} sudah masuk dengan nomor {nomor}.`,
      'Banding diperiksa oleh tiga orang yang tidak terlibat. Selama itu putusan semula tetap berlaku.',
      TARGET,
    ],
    button: 'Lihat banding',
    notes: [NO_HARM],
  }),
  sanctionAppealGranted: letter<GrantedFacts>({
    title: 'Banding atas sanksi dikabulkan',
    example: {
      ...EXAMPLE,
      jenis: 'pencabutan',
      putusan: 'Bukti pemeliharaan yang diajukan mencukupi.',
      is_restored: true,
    },
    variants: {
      pembekuan: { jenis: 'pembekuan' },
      'sanksi sudah berakhir': { jenis: 'pembekuan', is_restored: false },
    },
    derive: grantValues,
    subject: 'Banding Anda dikabulkan: sertifikat {no_sertifikasi}',
    paragraphs: [
      `Panel mengabulkan banding Anda atas {jenis} ${WHICH}.`,
      'Putusan panel: {putusan}',
      '{kalimat_pulih}',
      '{kalimat_unduh}',
    ],
    button: SEE,
  }),
  sanctionAppealRejected: letter<Facts & WithDecision>({
    title: 'Banding atas sanksi ditolak',
    example: { ...EXAMPLE, putusan: 'Putusan semula diambil sesuai tata cara.' },
    variants: REVOCATION,
    derive: kindOf,
    subject: 'Banding ditolak: sertifikat {no_sertifikasi}',
    paragraphs: [
      `Panel menolak banding Anda atas {jenis} ${WHICH}. Putusan semula tetap berlaku.`,
      'Putusan panel: {putusan}',
    ],
    button: 'Lihat putusan',
  }),
} satisfies LetterTable

export type SanctionLetter = LetterOf<typeof sanctionLetters>
