import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { dayOf, lineWords, recordId, reference, seenVersion, words } from '../../../../lib/calls/field.ts'
import { Moment, recordOf, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { AiStageShown, OwnUseShown } from '../contract.ts'
import { AI_STATEMENT_STATE_NAMES } from '../rules.ts'

const MOST_USES = 50

const OwnUse = z.object({
  alat: lineWords('Alat', 150),
  tujuan: words('Tujuan', 500),
  divalidasi_oleh: lineWords('Divalidasi oleh', 200),
  diawasi_oleh: lineWords('Diawasi oleh', 200),
  ditinjau_pada: dayOf('Ditinjau pada'),
})

const form = z.object({
  perubahan: words('Yang berubah', 1000),
  pemakaian: z.array(OwnUse).max(MOST_USES, `Pemakaian paling banyak ${MOST_USES}.`).default([]),
  berlaku_sejak: dayOf('Berlaku sejak'),
  tinjau_pada: dayOf('Tanggal peninjauan'),
  owner_id: reference('penanggung jawab'),
})

const person = z.string().nullable()

const row = z.object({
  versi: z.number(),
  status: z.enum(AI_STATEMENT_STATE_NAMES),
  perubahan: z.string(),
  berlaku_sejak: z.string(),
  tinjau_pada: z.string(),
  owner_id: z.number(),
  owner_name: z.string(),
})

export const aiStatementResource = resource({
  noun: 'AiStatementVersion',
  name: 'kecerdasan-buatan',
  title: 'pernyataan kecerdasan buatan',
  access: 'office:mutu',
  form,
  record: row.extend({
    tahap: z.array(AiStageShown),
    pemakaian: z.array(OwnUseShown),
    created_by: z.number(),
    created_by_name: z.string(),
    created_at: Moment,
    written_by: z.number(),
    written_by_name: z.string(),
    approved_by_name: person,
    approved_at: Moment.nullable(),
  }),
  row,
  filters: { status: z.enum(AI_STATEMENT_STATE_NAMES), jatuh_tempo: z.stringbool() },
  sort: ['versi', 'tinjau_pada', 'id'],
  order: 'desc',
  verbs: ['list', 'get', 'history', 'create', 'update'],
})

const seen = z.object({ id: recordId, version: seenVersion })
const changed = { method: 'POST', answer: recordOf(aiStatementResource), access: 'office:mutu' } as const
const problems = ['RECORD_NOT_FOUND', 'STALE', 'QUALITY_STATE'] as const

const { createAiStatementVersion, updateAiStatementVersion, ...reads } = resourceCalls(aiStatementResource)

export const aiStatementOfficeCalls = {
  ...reads,
  createAiStatementVersion: { ...createAiStatementVersion, problems: ['INVALID'] as const },
  updateAiStatementVersion: { ...updateAiStatementVersion, problems: [...problems, 'INVALID'] as const },
  ...calls({
    publishAiStatement: {
      ...changed,
      path: '/admin-api/kecerdasan-buatan/{id}/terbitkan',
      summary: 'Terbitkan versi pernyataan, oleh orang lain dari penulisnya; yang lama tetap dapat dibaca',
      payload: seen,
      problems: [...problems, 'INVALID', 'SECOND_PERSON_OWN', 'SECOND_PERSON_NEW', 'SECOND_PERSON_YOURS'],
    },
    withdrawAiStatement: {
      ...changed,
      path: '/admin-api/kecerdasan-buatan/{id}/tarik',
      summary: 'Tarik usul versi pernyataan, dengan alasannya',
      payload: seen.extend({ alasan: words('Alasan', 500) }),
      problems,
    },
  }),
}
