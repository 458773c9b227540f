import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { recordId, seenVersion, words } from '../../../../lib/calls/field.ts'
import { Moment, recordOf, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { PENDING_STATE_NAMES, WAITING_RULES } from '../rules.ts'

const shown = z.object({
  hal: z.enum(WAITING_RULES),
  /** The record of the settings that it changes. */
  record_id: z.number(),
  perubahan: z.array(z.string()),
  status: z.enum(PENDING_STATE_NAMES),
  proposed_by: z.number(),
  proposed_at: Moment,
  proposed_by_name: z.string().nullable(),
  /** The moment before which it cannot take effect. */
  counts_at: Moment,
  approved_at: Moment.nullable(),
  approved_by_name: z.string().nullable(),
  ended_at: Moment.nullable(),
  ended_by_name: z.string().nullable(),
  catatan: z.string().nullable(),
})

/** Changes that take two people and a day; their new values never come out. */
export const pendingChangeResource = resource({
  noun: 'PendingChange',
  name: 'perubahan-tertunda',
  title: 'perubahan yang memerlukan dua orang',
  access: 'office:administrator',
  form: z.object({}),
  // Decided on from a list too.
  row: shown.extend({ version: z.number() }),
  record: shown,
  filters: { hal: z.enum(WAITING_RULES), status: z.enum(PENDING_STATE_NAMES), terbuka: z.stringbool() },
  sort: ['id'],
  order: 'desc',
  verbs: ['list', 'get'],
})

/** The change of a record that waits, beside what is in force; null where none does. */
export const OpenChange = recordOf(pendingChangeResource).nullable()

const decided = { answer: recordOf(pendingChangeResource), access: 'office:administrator' } as const
const payload = z.object({ id: recordId, version: seenVersion })

export const pendingChangeOfficeCalls = {
  ...resourceCalls(pendingChangeResource),
  ...calls({
    approvePendingChange: {
      ...decided,
      method: 'POST',
      path: '/admin-api/perubahan-tertunda/{id}/setujui',
      asksPassword: true,
      summary: 'Setujui usul perubahan sebagai orang kedua; berlaku paling cepat sehari sesudah diusulkan',
      payload,
      problems: [
        ...(['RECORD_NOT_FOUND', 'STALE', 'UNAUTHORIZED_ACTION', 'CONFIRM_PASSWORD'] as const),
        ...(['SECOND_PERSON_OWN', 'SECOND_PERSON_NEW', 'SECOND_PERSON_YOURS'] as const),
      ],
    },
    refusePendingChange: {
      ...decided,
      method: 'POST',
      path: '/admin-api/perubahan-tertunda/{id}/tolak',
      summary: 'Tolak usul perubahan sebelum berlaku; pengusul menariknya dengan panggilan yang sama',
      payload: payload.extend({ catatan: words('Alasan', 500) }),
      problems: ['RECORD_NOT_FOUND', 'STALE', 'UNAUTHORIZED_ACTION'],
    },
  }),
}
