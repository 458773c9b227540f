import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import {
  dayOf,
  lineWords,
  maybeDay,
  maybeWords,
  recordId,
  reference,
  referenceId,
  seenVersion,
  words,
} from '../../../../lib/calls/field.ts'
import { Moment, recordOf, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { PAPER_KIND_NAMES, PAPER_STATE_NAMES } from '../rules.ts'

const maybeReference = z.preprocess((value) => (value === '' ? null : (value ?? null)), referenceId.nullable())

const form = z.object({
  judul: lineWords('Judul', 150),
  versi: lineWords('Versi', 30),
  pihak: maybeWords('Pihak', 200),
  venue_id: maybeReference,
  berlaku_sejak: dayOf('Berlaku sejak'),
  berlaku_sampai: maybeDay('Berlaku sampai'),
  owner_id: reference('penanggung jawab'),
  file_id: z.uuid('Unggah berkasnya dahulu.'),
})

const seldom = z.string().nullable()

const row = z.object({
  jenis: z.enum(PAPER_KIND_NAMES),
  judul: z.string(),
  versi: z.string(),
  status: z.enum(PAPER_STATE_NAMES),
  pihak: seldom,
  berlaku_sejak: z.string(),
  berlaku_sampai: seldom,
  owner_id: z.number(),
  owner_name: z.string(),
})

export const paperResource = resource({
  noun: 'ControlledPaper',
  name: 'dokumen-mutu',
  title: 'dokumen dan kontrak mutu',
  access: 'office:mutu',
  form,
  create: form.extend({
    jenis: z.enum(PAPER_KIND_NAMES, 'Pilih jenisnya.'),
    /** The paper in force that this one ends once it is approved. */
    replaces_id: maybeReference,
  }),
  record: row.extend({
    venue_id: z.number().nullable(),
    tuk: seldom,
    file_id: z.string(),
    file_name: seldom,
    replaces_id: z.number().nullable(),
    replaced_by_id: z.number().nullable(),
    versi_lama: seldom,
    created_by: z.number(),
    created_by_name: z.string(),
    created_at: Moment,
    written_by: z.number(),
    written_by_name: z.string(),
    approved_by_name: seldom,
    approved_at: Moment.nullable(),
    ended_at: Moment.nullable(),
    /** The staff who said that they have read it, and how many there are. */
    pembaca: z.array(z.object({ id: z.number(), name: z.string(), read_at: z.string() })),
    jumlah_petugas: z.number(),
  }),
  row,
  filters: {
    jenis: z.enum(PAPER_KIND_NAMES),
    status: z.enum(PAPER_STATE_NAMES),
    jatuh_tempo: z.stringbool(),
  },
  sort: ['berlaku_sampai', 'judul', 'id'],
  verbs: ['list', 'get', 'history', 'create', 'update'],
})

/** The body's documents in force, as each of the staff reads them. */
export const readingResource = resource({
  noun: 'StaffDocument',
  name: 'dokumen-dibaca',
  title: 'dokumen untuk dibaca petugas',
  access: 'office',
  form: z.object({}),
  record: z.object({
    judul: z.string(),
    versi: z.string(),
    berlaku_sejak: z.string(),
    file_id: z.string(),
    file_name: seldom,
    read_at: Moment.nullable(),
  }),
  filters: { belum_dibaca: z.stringbool() },
  sort: ['berlaku_sejak', 'judul', 'id'],
  order: 'desc',
  verbs: ['list', 'get'],
})

const seen = z.object({ id: recordId, version: seenVersion })
const changed = { method: 'POST', answer: recordOf(paperResource), access: 'office:mutu' } as const
const problems = ['RECORD_NOT_FOUND', 'STALE', 'QUALITY_STATE'] as const

const { createControlledPaper, updateControlledPaper, ...reads } = resourceCalls(paperResource)

export const paperOfficeCalls = {
  ...reads,
  createControlledPaper: { ...createControlledPaper, problems: ['FILE_NOT_FOUND', 'INVALID'] as const },
  updateControlledPaper: { ...updateControlledPaper, problems: [...problems, 'FILE_NOT_FOUND', 'INVALID'] as const },
  ...resourceCalls(readingResource),
  ...calls({
    approveControlledPaper: {
      ...changed,
      path: '/admin-api/dokumen-mutu/{id}/setujui',
      summary: 'Berlakukan dokumen atau kontrak, oleh orang lain dari penulisnya; yang digantikan berakhir',
      payload: seen,
      problems: [...problems, 'SECOND_PERSON_OWN', 'SECOND_PERSON_NEW', 'SECOND_PERSON_YOURS'],
    },
    endControlledPaper: {
      ...changed,
      path: '/admin-api/dokumen-mutu/{id}/akhiri',
      summary: 'Akhiri dokumen atau kontrak, dengan alasannya',
      payload: seen.extend({ alasan: words('Alasan', 500) }),
      problems,
    },
    acknowledgeDocument: {
      method: 'POST',
      path: '/admin-api/dokumen-dibaca/{id}/sudah',
      access: 'office',
      summary: 'Nyatakan sendiri bahwa dokumen yang berlaku sudah dibaca',
      payload: seen,
      answer: recordOf(readingResource),
      problems: ['RECORD_NOT_FOUND', 'STALE'],
    },
  }),
}
