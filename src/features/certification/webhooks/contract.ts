import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { nameWords, recordId, referenceId, words } from '../../../lib/calls/field.ts'
import { Moment } from '../../../lib/calls/resource.ts'
import { WEBHOOK_STATES } from './rules.ts'

const Webhook = z.object({
  id: z.number(),
  certificate_id: z.number(),
  nama_pengamat: z.string(),
  keadaan: z.enum(WEBHOOK_STATES),
  /** The host name of the address, without its path. */
  host: z.string().nullable(),
  teks_persetujuan: z.string(),
  consented_at: Moment,
  accepted_at: Moment.nullable(),
  ended_at: Moment.nullable(),
  ended_by: z.string().nullable(),
  /** The moment of the last delivery that arrived. */
  last_sent_at: Moment.nullable(),
})
export type Webhook = z.output<typeof Webhook>

const Webhooks = z.array(Webhook)

const PATH = '/pengamat-sertifikat'
const INVITATION = '/pantau/{token}'
const token = z.string().min(1).max(100)

export const webhookCalls = calls({
  listWatchers: {
    method: 'GET',
    path: PATH,
    access: 'member',
    summary: 'Siapa yang diberi tahu perubahan status sertifikat sendiri',
    answer: Webhooks,
    problems: [],
  },
  inviteWatcher: {
    method: 'POST',
    path: PATH,
    access: 'member',
    summary: 'Setujui satu pengamat dan buat undangannya; tautannya hanya ditampilkan sekali',
    payload: z.object({
      certificate_id: referenceId,
      nama_pengamat: nameWords('Nama pengamat', 200),
      setuju: z.boolean().refine((isAgreed) => isAgreed, 'Pengamat hanya diundang bila Anda menyetujuinya.'),
    }),
    answer: z.object({ tautan: z.string(), pengamat: Webhooks }),
    status: 201,
    problems: ['CERTIFICATE_NOT_FOUND', 'WATCHERS_FULL', 'TOO_MANY'],
  },
  endWatcher: {
    method: 'DELETE',
    path: `${PATH}/{id}`,
    access: 'member',
    summary: 'Cabut persetujuan atas satu pengamat; alamatnya dihapus',
    payload: z.object({ id: recordId }),
    answer: Webhooks,
    problems: ['RECORD_NOT_FOUND'],
  },
  getWatchInvitation: {
    method: 'GET',
    path: '/undangan-pantau/{token}',
    access: 'any',
    summary: 'Undangan memantau satu sertifikat, dengan rahasia penanda tangannya',
    payload: z.object({ token }),
    answer: z.object({
      no_sertifikasi: z.string(),
      nama_pengamat: z.string(),
      token_until: Moment,
      rahasia: z.string(),
    }),
    problems: ['LINK_OVER', 'TOO_MANY'],
  },
  acceptWatchInvitation: {
    method: 'POST',
    once: 'content',
    path: INVITATION,
    access: 'any',
    summary: 'Terima undangan memantau dengan satu alamat https, yang diuji dahulu',
    payload: z.object({ token, alamat: words('Alamat', 500) }),
    answer: z.object({ no_sertifikasi: z.string(), nama_pengamat: z.string(), host: z.string() }),
    problems: ['LINK_OVER', 'TOO_MANY'],
  },
})
