import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { words } from '../../../lib/calls/field.ts'
import { CHANNELS } from './rules.ts'

const kanal = z.enum(CHANNELS, 'Pilih kanal.')

const OwnChannel = z.object({
  kanal,
  label: z.string(),
  /** The text that one agrees to. */
  teks_persetujuan: z.string(),
  /** Without its middle; null: nothing is sent there. */
  nomor: z.string().nullable(),
  /** True while a code is still to be entered. */
  menunggu_kode: z.boolean(),
})
export type OwnChannel = z.output<typeof OwnChannel>

const PATH = '/kanal-pesan'

export const channelCalls = calls({
  listChannels: {
    method: 'GET',
    path: PATH,
    access: 'member',
    summary: 'Kanal pesan singkat yang ditawarkan, dan nomor sendiri pada tiap kanal',
    answer: z.array(OwnChannel),
    problems: [],
  },
  startChannel: {
    method: 'POST',
    path: `${PATH}/{kanal}`,
    access: 'member',
    summary: 'Setujui pesan singkat ke sebuah nomor; kode dikirim ke nomor itu',
    payload: z.object({
      kanal,
      nomor: words('Nomor', 30),
      setuju: z.boolean().refine((isAgreed) => isAgreed, 'Pesan hanya dikirim bila Anda menyetujuinya.'),
    }),
    answer: z.array(OwnChannel),
    problems: ['RECORD_NOT_FOUND'],
  },
  confirmChannel: {
    method: 'POST',
    path: `${PATH}/{kanal}/kode`,
    access: 'member',
    summary: 'Pastikan nomor dengan kode yang dikirim ke sana',
    payload: z.object({ kanal, kode: words('Kode', 20) }),
    answer: z.array(OwnChannel),
    problems: ['RECORD_NOT_FOUND'],
  },
  endChannel: {
    method: 'DELETE',
    path: `${PATH}/{kanal}`,
    access: 'member',
    summary: 'Cabut persetujuan atas pesan singkat; nomornya dihapus',
    payload: z.object({ kanal }),
    answer: z.array(OwnChannel),
    problems: [],
  },
})
