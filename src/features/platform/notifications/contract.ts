import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { recordId, referenceId } from '../../../lib/calls/field.ts'
import { Moment } from '../../../lib/calls/resource.ts'
import { OPTIONAL_MAIL_NAMES } from './rules.ts'

const Notification = z.object({
  id: z.number(),
  judul: z.string(),
  isi: z.string(),
  /** A path of this site. */
  tautan: z.string().nullable(),
  at: Moment,
  read_at: Moment.nullable(),
})
export type Notification = z.output<typeof Notification>

const MailChoice = z.object({
  jenis: z.enum(OPTIONAL_MAIL_NAMES),
  label: z.string(),
  keterangan: z.string(),
  /** True when mails of this kind are sent. */
  kirim: z.boolean(),
})
export type MailChoice = z.output<typeof MailChoice>

export const notificationCalls = calls({
  listNotifications: {
    method: 'GET',
    path: '/pemberitahuan',
    access: 'member',
    summary: 'Pemberitahuan sendiri, yang terbaru dahulu, dan banyaknya yang belum dibaca',
    payload: z.object({ sebelum: recordId.optional().catch(undefined) }),
    answer: z.object({ data: z.array(Notification), belum_dibaca: z.number(), masih_ada: z.boolean() }),
    problems: [],
  },
  readNotifications: {
    method: 'POST',
    path: '/pemberitahuan/baca',
    access: 'member',
    summary: 'Tandai pemberitahuan sampai nomor ini sudah dibaca',
    payload: z.object({ sampai: referenceId }),
    answer: 'nothing',
    status: 204,
    problems: [],
  },
  listMailChoices: {
    method: 'GET',
    path: '/pemberitahuan/pilihan',
    access: 'member',
    summary: 'Email yang tidak wajib, dan mana yang dikirim kepada diri sendiri',
    answer: z.array(MailChoice),
    problems: [],
  },
  getMailStop: {
    method: 'GET',
    path: '/email/berhenti/{token}/jenis',
    access: 'any',
    summary: 'Jenis email yang dimatikan oleh satu alamat dari email',
    payload: z.object({ token: z.string().max(100) }),
    answer: z.object({ label: z.string(), keterangan: z.string() }),
    problems: ['MAIL_LINK_OVER', 'TOO_MANY'],
  },
  stopMail: {
    method: 'POST',
    path: '/email/berhenti/{token}',
    access: 'any',
    summary: 'Matikan satu jenis email yang tidak wajib dengan alamat dari email itu, tanpa masuk (RFC 8058)',
    payload: z.object({ token: z.string().max(100) }),
    answer: z.object({ message: z.string() }),
    // Mailbox providers press the button for the reader: no page of ours, no cookies.
    fromPrograms: { mostBytes: 2000, asForm: true },
    problems: ['MAIL_LINK_OVER', 'TOO_MANY'],
  },
  chooseMail: {
    method: 'PUT',
    path: '/pemberitahuan/pilihan',
    access: 'member',
    summary: 'Terima atau matikan satu jenis email yang tidak wajib',
    payload: z.object({
      jenis: z.enum(OPTIONAL_MAIL_NAMES, 'Pilih jenis email.'),
      kirim: z.boolean('Pilih ya atau tidak.'),
    }),
    answer: z.array(MailChoice),
    problems: [],
  },
})
