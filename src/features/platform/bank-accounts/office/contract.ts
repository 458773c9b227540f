import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { lineWords, recordId, seenVersion, words } from '../../../../lib/calls/field.ts'
import { Moment, recordOf, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { ACCOUNT_LIST_STATE_NAMES } from '../rules.ts'

const Account = z.object({
  bank: words('Bank', 60),
  nomor: words('Nomor rekening', 40).regex(/^[\d .-]+$/, 'Nomor rekening berisi angka.'),
  atas_nama: lineWords('Atas nama', 120),
})

const form = z.object({
  rekening: z.array(Account, 'Isi daftar rekening.').max(10, 'Rekening paling banyak 10.'),
  alasan: words('Alasan', 500),
})

const row = form.extend({
  status: z.enum(ACCOUNT_LIST_STATE_NAMES),
  proposed_at: Moment,
  proposed_by_name: z.string().nullable(),
  decided_at: Moment.nullable(),
  decided_by_name: z.string().nullable(),
  catatan: z.string().nullable(),
})

/** The body's accounts as one list: what is in force, what was, and what somebody proposes. */
export const accountListResource = resource({
  noun: 'AccountList',
  name: 'rekening',
  title: 'daftar rekening lembaga',
  access: 'office:keuangan',
  reads: 'office:administrator',
  form,
  row,
  record: row.extend({ proposed_by: z.number().nullable() }),
  filters: { status: z.enum(ACCOUNT_LIST_STATE_NAMES) },
  sort: ['id', 'proposed_at'],
  order: 'desc',
  verbs: ['list', 'get', 'create'],
})

const decided = { answer: recordOf(accountListResource), access: 'office:administrator' } as const
const payload = z.object({ id: recordId, version: seenVersion })
const refusable = ['RECORD_NOT_FOUND', 'STALE', 'UNAUTHORIZED_ACTION'] as const

const { createAccountList, ...reads } = resourceCalls(accountListResource)

export const bankAccountOfficeCalls = {
  ...reads,
  createAccountList: { ...createAccountList, problems: ['ACCOUNTS_PROPOSED'] as const },
  ...calls({
    confirmAccountList: {
      ...decided,
      method: 'POST',
      path: '/admin-api/rekening/{id}/konfirmasi',
      summary:
        'Konfirmasi usul rekening sebagai orang kedua, paling cepat sehari sesudah diusulkan; berlaku untuk invoice yang terbit sesudahnya',
      payload,
      problems: [...refusable, 'ACCOUNTS_TOO_EARLY', 'SECOND_PERSON_OWN', 'SECOND_PERSON_NEW', 'SECOND_PERSON_YOURS'],
    },
    refuseAccountList: {
      ...decided,
      method: 'POST',
      path: '/admin-api/rekening/{id}/tolak',
      summary: 'Tolak usul rekening; pengusul menariknya dengan panggilan yang sama',
      payload: payload.extend({ catatan: words('Alasan', 500) }),
      problems: refusable,
    },
  }),
}
