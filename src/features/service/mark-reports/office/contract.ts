import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import {
  anyWords,
  dayOf,
  lineWords,
  maybeDay,
  maybeEmail,
  nameWords,
  recordId,
  reference,
  seenVersion,
  words,
} from '../../../../lib/calls/field.ts'
import { Moment, recordOf, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { MARK_ORIGIN_NAMES, MARK_STATE_NAMES } from '../rules.ts'

const maybeFile = z.preprocess(
  (value) => (value === '' ? null : (value ?? null)),
  z.uuid('Unggah berkasnya dahulu.').nullable(),
)

const form = z.object({
  pemakai: nameWords('Pemakai tanda', 150),
  tempat_terlihat: lineWords('Tempat terlihat', 300),
  terlihat_pada: maybeDay('Tanggal terlihat'),
  no_sertifikasi: anyWords('Nomor sertifikat', 80),
  uraian: words('Uraian', 4000),
  owner_id: reference('penanggung jawab'),
  batas: dayOf('Batas'),
})

const seldom = z.string().nullable()

const row = z.object({
  status: z.enum(MARK_STATE_NAMES),
  asal: z.enum(MARK_ORIGIN_NAMES),
  pemakai: z.string(),
  tempat_terlihat: z.string(),
  no_sertifikasi: z.string(),
  batas: z.string(),
  /** Null for a report of the public until somebody takes it. */
  owner_id: z.number().nullable(),
  owner_name: seldom,
  created_at: Moment,
})

export const markReportResource = resource({
  noun: 'MarkReport',
  name: 'pemakaian-tanda',
  title: 'pemakaian tanda',
  access: 'office:mutu',
  form,
  create: form.extend({ batas: maybeDay('Batas'), file_id: maybeFile }),
  record: row.extend({
    terlihat_pada: seldom,
    uraian: z.string(),
    file_id: seldom,
    file_name: seldom,
    certificate_id: z.number().nullable(),
    /** Whom the certificate of that number was issued to. */
    nama: seldom,
    email: seldom,
    surat: seldom,
    sent_at: Moment.nullable(),
    sent_by_name: seldom,
    jawaban: seldom,
    answer_file_id: seldom,
    answer_file_name: seldom,
    answered_at: Moment.nullable(),
    catatan: seldom,
    closed_at: Moment.nullable(),
    closed_by_name: seldom,
    created_by_name: seldom,
  }),
  row,
  filters: { status: z.enum(MARK_STATE_NAMES), asal: z.enum(MARK_ORIGIN_NAMES), jatuh_tempo: z.stringbool() },
  sort: ['batas', 'id'],
  verbs: ['list', 'get', 'history', 'create', 'update'],
})

const seen = z.object({ id: recordId, version: seenVersion })
const changed = { method: 'POST', answer: recordOf(markReportResource), access: 'office:mutu' } as const
const problems = ['RECORD_NOT_FOUND', 'STALE', 'QUALITY_STATE', 'INVALID'] as const
const ended = seen.extend({ catatan: words('Alasan', 2000) })

const { createMarkReport, updateMarkReport, ...reads } = resourceCalls(markReportResource)

export const markReportOfficeCalls = {
  ...reads,
  createMarkReport: { ...createMarkReport, problems: ['INVALID', 'FILE_NOT_FOUND'] as const },
  updateMarkReport: { ...updateMarkReport, problems },
  ...calls({
    sendMarkLetter: {
      ...changed,
      path: '/admin-api/pemakaian-tanda/{id}/surat',
      summary: 'Surati pemakai tanda lewat email, atau catat surat yang dikirim lewat pos',
      payload: seen.extend({ email: maybeEmail, surat: words('Isi surat', 4000), batas: dayOf('Dijawab sampai') }),
      problems,
    },
    answerMarkReport: {
      ...changed,
      path: '/admin-api/pemakaian-tanda/{id}/jawaban',
      summary: 'Catat jawaban pemakai tanda, dengan berkasnya bila ada',
      payload: seen.extend({
        jawaban: words('Jawaban', 4000),
        answer_file_id: maybeFile,
        batas: dayOf('Dinilai sampai'),
      }),
      problems: [...problems, 'FILE_NOT_FOUND'],
    },
    stopMarkUse: {
      ...changed,
      path: '/admin-api/pemakaian-tanda/{id}/dihentikan',
      summary: 'Catat bahwa pemakaian tanda sudah dihentikan',
      payload: ended,
      problems,
    },
    acceptMarkUse: {
      ...changed,
      path: '/admin-api/pemakaian-tanda/{id}/sah',
      summary: 'Catat bahwa pemakaian tanda sesuai dengan aturannya',
      payload: ended,
      problems,
    },
    referMarkUse: {
      ...changed,
      path: '/admin-api/pemakaian-tanda/{id}/hukum',
      summary: 'Catat bahwa pemakaian tanda diteruskan ke jalur hukum',
      payload: ended,
      problems,
    },
  }),
}
