import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { anyWords, seenVersion, wholeNumber } from '../../../../lib/calls/field.ts'
import { Moment } from '../../../../lib/calls/resource.ts'
import { OpenChange } from '../../pending-changes/office/contract.ts'
import { SECURITY_NAMES } from '../server-rules.ts'

const SERVER = 'Tulis nama server, misalnya smtp.contoh.co.id.'

const shown = z.object({
  /** '' where none is set. */
  server: z
    .string(SERVER)
    .trim()
    .toLowerCase()
    .max(253, SERVER)
    .regex(/^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])?$/, SERVER),
  port: wholeNumber('Port', 1, 65_535),
  keamanan: z.enum(SECURITY_NAMES, 'Pilih keamanan sambungan.'),
  akun: anyWords('Akun', 255),
})

const form = shown.extend({
  /** Empty: the one that is kept already. */
  sandi: anyWords('Password', 1000),
})

const MailServerRecord = shown.extend({
  version: z.number(),
  has_password: z.boolean(),
  updated_at: Moment.nullable(),
  /** True while SMTP_URL of the environment is used instead. */
  dari_lingkungan: z.boolean(),
  tertunda: OpenChange,
})

const Delivery = z.object({ terkirim: z.boolean(), keterangan: z.string() })

export const mailServerOfficeCalls = calls({
  getMailServer: {
    method: 'GET',
    path: '/admin-api/server-surat',
    access: 'office:pengguna',
    summary: 'Server surat yang dipakai portal, tanpa passwordnya',
    answer: MailServerRecord,
    problems: [],
  },
  updateMailServer: {
    method: 'PUT',
    path: '/admin-api/server-surat',
    access: 'office:pengguna',
    summary: 'Ubah server surat; sesudah portal dibuka menunggu orang kedua',
    payload: form.extend({ version: seenVersion }),
    answer: MailServerRecord,
    problems: ['STALE', 'CONFIRM_PASSWORD', 'CHANGE_PENDING'],
  },
  testMailServer: {
    method: 'POST',
    path: '/admin-api/server-surat/uji',
    access: 'office:pengguna',
    summary: 'Kirim surat percobaan lewat server ini kepada diri sendiri, sebelum disimpan, dan lihat jawabannya',
    payload: form,
    answer: Delivery,
    problems: ['TOO_MANY', 'CONFIRM_PASSWORD'],
  },
})
