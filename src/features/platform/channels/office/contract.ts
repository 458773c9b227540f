import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { anyWords, recordId, words, yesNo } from '../../../../lib/calls/field.ts'
import { Moment, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { OpenChange } from '../../pending-changes/office/contract.ts'
import { CHANNELS, MESSAGE_STATES, PROVIDERS } from '../rules.ts'

const shown = z.object({
  aktif: yesNo,
  uji_coba: yesNo,
  penyedia: z.enum(PROVIDERS, 'Pilih penyedia.'),
  alamat: anyWords('Alamat', 300),
  akun: anyWords('Akun', 200),
  pengirim: anyWords('Pengirim', 60),
  templat: anyWords('Templat', 100),
})

const figures = z.object({ terkirim: z.number(), belum_terkirim: z.number(), menunggu: z.number() })

const channel = shown.extend({
  kanal: z.enum(CHANNELS),
  has_key: z.boolean(),
  resume_at: Moment.nullable(),
  angka: figures,
})

/** The two channels; the key goes in and never comes out. */
export const messageChannelResource = resource({
  noun: 'MessageChannel',
  name: 'kanal-pesan',
  title: 'kanal pesan',
  access: 'office:pengguna',
  form: shown.extend({
    /** Empty: the one that is kept already. */
    kunci: anyWords('Kunci', 1000),
  }),
  row: channel,
  record: channel.extend({ tertunda: OpenChange }),
  sort: ['id'],
  verbs: ['list', 'get', 'history', 'update'],
})

/** The messages with what became of each, the newest first. */
export const textMessageResource = resource({
  noun: 'TextMessage',
  name: 'pesan-singkat',
  title: 'pesan singkat',
  access: 'office:pengguna',
  form: z.object({}),
  row: z.object({
    at: Moment,
    kanal: z.enum(CHANNELS),
    jenis: z.string(),
    nama: z.string(),
    status: z.enum(MESSAGE_STATES),
    tries: z.number(),
    galat: z.string(),
    sent_at: Moment.nullable(),
    /** The words of what was not sent, without name or number; null where there is nothing to send again. */
    isi: z.string().nullable(),
    /** When the office last sent it again. */
    resent_at: Moment.nullable(),
  }),
  filters: { status: z.enum(MESSAGE_STATES), kanal: z.enum(CHANNELS), belum_terkirim: z.stringbool() },
  sort: ['id'],
  order: 'desc',
  verbs: ['list'],
})

/** The people who agreed to messages, and when; numbers are not shown. */
export const channelSubscriptionResource = resource({
  noun: 'ChannelSubscription',
  name: 'penerima-pesan',
  title: 'penerima pesan',
  access: 'office:pengguna',
  form: z.object({}),
  row: z.object({
    nama: z.string(),
    kanal: z.enum(CHANNELS),
    consented_at: Moment,
    verified_at: Moment.nullable(),
    ended_at: Moment.nullable(),
    ended_by: z.string().nullable(),
  }),
  filters: { kanal: z.enum(CHANNELS) },
  sort: ['id'],
  order: 'desc',
  verbs: ['list'],
})

const { updateMessageChannel, ...channelReads } = resourceCalls(messageChannelResource)

export const channelOfficeCalls = {
  ...channelReads,
  ...resourceCalls(textMessageResource),
  ...resourceCalls(channelSubscriptionResource),
  updateMessageChannel: {
    ...updateMessageChannel,
    problems: [...updateMessageChannel.problems, 'CONFIRM_PASSWORD', 'CHANGE_PENDING'] as const,
  },
  ...calls({
    testMessageChannel: {
      method: 'POST',
      path: '/admin-api/kanal-pesan/{id}/uji',
      access: 'office:pengguna',
      summary: 'Kirim pesan uji melalui kanal ini dan lihat jawaban penyedianya',
      payload: z.object({ id: recordId, nomor: words('Nomor', 30) }),
      answer: z.object({ terkirim: z.boolean(), keterangan: z.string() }),
      problems: ['RECORD_NOT_FOUND'],
    },
    resendTextMessage: {
      method: 'POST',
      path: '/admin-api/pesan-singkat/{id}/kirim-ulang',
      access: 'office:pengguna',
      summary: 'Kirim ulang pesan singkat yang gagal atau tidak pasti',
      payload: z.object({ id: recordId }),
      answer: 'nothing',
      status: 204,
      problems: ['RECORD_NOT_FOUND'],
    },
    closeTextMessage: {
      method: 'POST',
      path: '/admin-api/pesan-singkat/{id}/tutup',
      access: 'office:pengguna',
      summary: 'Tutup pesan singkat yang gagal atau tidak pasti tanpa mengirimnya lagi',
      payload: z.object({ id: recordId }),
      answer: 'nothing',
      status: 204,
      problems: ['RECORD_NOT_FOUND'],
    },
    stopChannelSubscription: {
      method: 'POST',
      path: '/admin-api/penerima-pesan/{id}/hentikan',
      access: 'office:pengguna',
      summary: 'Hentikan pesan singkat kepada satu orang; nomornya dihapus',
      payload: z.object({ id: recordId }),
      answer: 'nothing',
      status: 204,
      problems: ['RECORD_NOT_FOUND'],
    },
  }),
}
