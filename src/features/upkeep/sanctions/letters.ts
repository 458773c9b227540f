import type { Body, Letter } from '../../../documents/mail/letters.ts'
import { SANCTION_KINDS, type SanctionKind } from './rules.ts'

interface About {
  name: string
  /** The certificate's. */
  nomor: string
  skema: string
  jenis: SanctionKind
  link: string
}

/** What happens to a sanction, told to the holder; days and moments come as text. */
export type SanctionLetter = About &
  (
    | { letter: 'sanctionPlanned'; perkara: string; alasan: string; uraian: string; batas: string }
    | { letter: 'sanctionRequested'; perkara: string }
    | { letter: 'sanctionAnswered'; perkara: string }
    /** `sampai`: the last day of a suspension; `banding`: the last moment to appeal, where that is possible. */
    | { letter: 'sanctionImposed'; putusan: string; sampai: string | null; tugas: string[]; banding: string | null }
    | { letter: 'sanctionSpared'; putusan: string }
    | { letter: 'sanctionAppealReceived'; perkara: string }
    /** `pulih`: what was imposed ends with it. */
    | { letter: 'sanctionAppealGranted'; putusan: string; pulih: boolean }
    | { letter: 'sanctionAppealRejected'; putusan: string }
  )

const kindOf = ({ jenis }: About): string => SANCTION_KINDS[jenis].toLowerCase()
const which = ({ nomor, skema }: About): string => `sertifikat ${nomor} (${skema})`
const DONE = { pembekuan: 'dibekukan', pencabutan: 'dicabut' } as const

const STOP = 'Sejak saat ini Anda tidak boleh memakai sertifikat dan tanda sertifikasi itu.'
const NO_HARM = 'Menjawab atau mengajukan banding tidak memengaruhi pelayanan kepada Anda.'

type Told = Pick<Body, 'subject' | 'paragraphs'> & { action: string; notes?: string[] }

const WORDS: { [Kind in SanctionLetter['letter']]: (letter: Extract<SanctionLetter, { letter: Kind }>) => Told } = {
  sanctionPlanned: (letter) => ({
    subject: `Rencana ${kindOf(letter)} sertifikat ${letter.nomor}`,
    paragraphs: [
      `Kami merencanakan ${kindOf(letter)} ${which(letter)}. Perkara ini bernomor ${letter.perkara}.`,
      `Alasan: ${letter.alasan}. ${letter.uraian}`,
      `Anda dapat menjawab satu kali sampai ${letter.batas}. Sebelum ada putusan, tidak ada yang berubah pada sertifikat Anda.`,
    ],
    action: 'Jawab rencana ini',
    notes: ['Putusan diambil oleh petugas yang tidak terlibat, sesudah jawaban Anda atau batas itu.', NO_HARM],
  }),
  sanctionRequested: (letter) => ({
    subject: `Permintaan ${kindOf(letter)} sertifikat ${letter.nomor} diterima`,
    paragraphs: [
      `Permintaan Anda atas ${kindOf(letter)} ${which(letter)} sudah kami terima dengan nomor ${letter.perkara}.`,
      'Sebelum ada putusan, tidak ada yang berubah pada sertifikat Anda.',
    ],
    action: 'Lihat permintaan',
    notes: ['Bukan Anda yang meminta? Segera ganti password Anda dan hubungi kami.'],
  }),
  sanctionAnswered: (letter) => ({
    subject: `Jawaban atas rencana ${kindOf(letter)} diterima`,
    paragraphs: [
      `Jawaban Anda pada perkara ${letter.perkara} tentang ${which(letter)} sudah kami terima.`,
      'Petugas yang tidak terlibat mempertimbangkannya, lalu Anda menerima putusannya.',
    ],
    action: 'Lihat perkara',
  }),
  sanctionImposed: (letter) => ({
    subject: `Sertifikat ${letter.nomor} ${DONE[letter.jenis]}`,
    paragraphs: [
      `Kami memutuskan ${kindOf(letter)} ${which(letter)}${letter.sampai ? `, paling lama sampai ${letter.sampai}` : ''}. ${STOP}`,
      `Putusan: ${letter.putusan}`,
      `Siapa pun yang memeriksa nomornya melihat bahwa sertifikat ${DONE[letter.jenis]}, tanpa alasannya.`,
      ...letter.tugas.map((tugas, index) => `Tugas ${index + 1} sebelum dipulihkan: ${tugas}`),
    ],
    action: letter.banding ? 'Lihat putusan dan ajukan banding' : 'Lihat putusan',
    notes: letter.banding ? [`Tidak setuju? Anda berhak mengajukan banding sampai ${letter.banding}.`, NO_HARM] : [],
  }),
  sanctionSpared: (letter) => ({
    subject: `Tidak ada ${kindOf(letter)} atas sertifikat ${letter.nomor}`,
    paragraphs: [
      `Kami memutuskan bahwa ${kindOf(letter)} ${which(letter)} tidak dijatuhkan.`,
      `Putusan: ${letter.putusan}`,
    ],
    action: 'Lihat sertifikat',
  }),
  sanctionAppealReceived: (letter) => ({
    subject: `Banding atas ${kindOf(letter)} diterima`,
    paragraphs: [
      `Banding Anda atas ${kindOf(letter)} ${which(letter)} sudah kami terima dengan nomor ${letter.perkara}.`,
      'Banding disidangkan oleh tiga orang yang tidak terlibat. Selama itu putusan semula tetap berlaku.',
    ],
    action: 'Lihat banding',
    notes: [NO_HARM],
  }),
  sanctionAppealGranted: (letter) => ({
    subject: `Banding diterima panel: sertifikat ${letter.nomor}`,
    paragraphs: [
      `Panel menerima banding Anda atas ${kindOf(letter)} ${which(letter)}.`,
      `Putusan panel: ${letter.putusan}`,
      ...(letter.pulih ? ['Sanksi itu berakhir sekarang juga, dan daftar pemegang sudah mengikutinya.'] : []),
      ...(letter.pulih && letter.jenis === 'pencabutan'
        ? ['Unduh PDF dan kredensial yang baru; yang lama tidak dipakai lagi.']
        : []),
    ],
    action: 'Lihat sertifikat',
  }),
  sanctionAppealRejected: (letter) => ({
    subject: `Banding ditolak: sertifikat ${letter.nomor}`,
    paragraphs: [
      `Panel menolak banding Anda atas ${kindOf(letter)} ${which(letter)}. Putusan semula tetap berlaku.`,
      `Putusan panel: ${letter.putusan}`,
    ],
    action: 'Lihat putusan',
  }),
}

export const isSanctionLetter = (letter: Letter): letter is SanctionLetter => letter.letter in WORDS

/** The words of such a letter. */
export function sanctionBody(letter: SanctionLetter): Body {
  const say = WORDS[letter.letter] as (letter: SanctionLetter) => Told
  const { action, notes = [], ...told } = say(letter)
  return { ...told, button: { label: action, link: letter.link }, notes }
}
