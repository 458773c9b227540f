import { z } from 'zod'
import { KEY_SCOPES } from '../../../../access.ts'
import { calls } from '../../../../lib/calls/call.ts'
import { anyWords, dayOf, lineWords, recordId, wholeNumber } from '../../../../lib/calls/field.ts'
import { Moment, recordOf, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { OpenChange } from '../../pending-changes/office/contract.ts'

const form = z.object({
  nama_instansi: lineWords('Nama instansi', 200),
  kontak: anyWords('Kontak', 200),
  cakupan: z.array(z.enum(KEY_SCOPES), 'Pilih cakupan.').min(1, 'Pilih cakupan.').max(KEY_SCOPES.length),
  batas_harian: wholeNumber('Batas harian', 1, 1_000_000),
  berlaku_sampai: dayOf('Berlaku sampai'),
})

const row = form.extend({
  awalan: z.string(),
  created_at: Moment,
  revoked_at: Moment.nullable(),
  /** The last day on which it was used. */
  terakhir_dipakai: z.string().nullable(),
})

/** Keys by which organisations check many numbers; a key itself is shown once, by the call that issues it. */
export const apiKeyResource = resource({
  noun: 'ApiKey',
  name: 'kunci-api',
  title: 'kunci API',
  access: 'office:pengguna',
  form,
  row,
  record: row.extend({
    created_by_name: z.string().nullable(),
    tertunda: OpenChange,
    /** The last days on which it was used, the newest first. */
    pemakaian: z.array(z.object({ hari: z.string(), permintaan: z.number(), jumlah: z.number() })),
  }),
  filters: { berlaku: z.stringbool() },
  sort: ['nama_instansi', 'berlaku_sampai'],
  verbs: ['list', 'get', 'history', 'update'],
})

const { updateApiKey, ...reads } = resourceCalls(apiKeyResource)

export const apiKeyOfficeCalls = {
  ...reads,
  updateApiKey: {
    ...updateApiKey,
    problems: [...updateApiKey.problems, 'CONFIRM_PASSWORD', 'CHANGE_PENDING'] as const,
  },
  ...calls({
    issueApiKey: {
      method: 'POST',
      path: '/admin-api/kunci-api',
      access: 'office:pengguna',
      asksPassword: true,
      summary: 'Terbitkan kunci API; kuncinya hanya ditampilkan sekali',
      payload: form,
      /** True when the key matches names only once a second person has agreed. */
      answer: z.object({ id: z.number(), awalan: z.string(), kunci: z.string(), nama_menunggu: z.boolean() }),
      status: 201,
      problems: ['CONFIRM_PASSWORD'],
    },
    revokeApiKey: {
      method: 'POST',
      path: '/admin-api/kunci-api/{id}/cabut',
      access: 'office:pengguna',
      summary: 'Cabut kunci API; langsung tidak berlaku',
      payload: z.object({ id: recordId }),
      answer: recordOf(apiKeyResource),
      problems: ['RECORD_NOT_FOUND'],
    },
  }),
}
