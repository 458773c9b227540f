import { z } from 'zod'
import { ROLES } from '../../../../access.ts'
import { calls } from '../../../../lib/calls/call.ts'
import {
  dayOf,
  lineWords,
  maybeDay,
  maybeWords,
  recordId,
  reference,
  seenVersion,
  words,
} from '../../../../lib/calls/field.ts'
import { Moment, recordOf, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { STAFF_CONDITION_NAMES } from '../../../platform/staff/condition-rules.ts'
import { REVIEW_OUTCOME_NAMES, WITNESS_OUTCOME_NAMES } from '../../examiner-monitoring/rules.ts'
import { EVIDENCE_SORT_NAMES, EVIDENCE_STATE_NAMES, RECORD_STATE_NAMES, STATEMENT_KINDS } from '../rules.ts'

const seldom = z.string().nullable()

const row = z.object({
  name: z.string(),
  role: z.enum(ROLES),
  keadaan: z.enum(RECORD_STATE_NAMES),
  jumlah_bukti: z.number(),
  kerahasiaan_sampai: seldom,
  pernyataan_sampai: seldom,
  kalibrasi_sampai: seldom,
  penyaksian_sampai: seldom,
  tinjauan_sampai: seldom,
})

const note = z.string()

/** What is kept of each of the staff: what they do is known from their role and permissions. */
export const staffRecordResource = resource({
  noun: 'StaffRecord',
  name: 'catatan-petugas',
  title: 'catatan kompetensi petugas',
  access: 'office:mutu',
  form: z.object({}),
  row,
  record: row.extend({
    email: z.string(),
    permissions: z.array(z.string()),
    tanda_tangan: z.array(
      z.object({ jenis: z.enum(STATEMENT_KINDS), versi: z.string(), tanggal: z.string(), kepentingan: seldom }),
    ),
    bukti: z.array(
      z.object({
        id: z.number(),
        jenis: z.enum(EVIDENCE_SORT_NAMES),
        judul: z.string(),
        tanggal: z.string(),
        berlaku_sampai: seldom,
        file_id: z.string(),
        file_name: seldom,
      }),
    ),
    penyaksian: z.array(
      z.object({
        id: z.number(),
        tanggal: z.string(),
        skema: z.string(),
        hasil: z.enum(WITNESS_OUTCOME_NAMES),
        catatan_persiapan: note,
        catatan_pelaksanaan: note,
        catatan_penilaian: note,
        catatan_sikap: note,
        witnessed_by_name: z.string(),
      }),
    ),
    tinjauan: z.array(
      z.object({
        id: z.number(),
        tanggal: z.string(),
        dari: z.string(),
        angka: z.record(z.string(), z.number().nullable()),
        hasil: z.enum(REVIEW_OUTCOME_NAMES),
        simpulan: z.string(),
        reviewed_by_name: z.string(),
      }),
    ),
    /** The exams of the year before at which they examined. */
    jadwal_diuji: z.array(z.object({ schedule_id: z.number(), skema: z.string(), start_date: z.string() })),
  }),
  filters: { role: z.enum(ROLES), keadaan: z.enum(RECORD_STATE_NAMES), jatuh_tempo: z.stringbool() },
  sort: ['name', 'id'],
  verbs: ['list', 'get'],
})

const evidenceForm = z.object({
  user_id: reference('petugasnya'),
  jenis: z.enum(EVIDENCE_SORT_NAMES, 'Pilih jenisnya.'),
  judul: lineWords('Judul', 150),
  tanggal: dayOf('Tanggal'),
  berlaku_sampai: maybeDay('Berlaku sampai'),
  file_id: z.uuid('Unggah berkasnya dahulu.'),
  owner_id: reference('penanggung jawab'),
})

const evidenceRow = z.object({
  user_id: z.number(),
  staff_name: z.string(),
  jenis: z.enum(EVIDENCE_SORT_NAMES),
  judul: z.string(),
  tanggal: z.string(),
  berlaku_sampai: seldom,
  status: z.enum(EVIDENCE_STATE_NAMES),
  owner_id: z.number(),
  owner_name: z.string(),
})

export const evidenceResource = resource({
  noun: 'CompetenceEvidence',
  name: 'bukti-kompetensi',
  title: 'bukti kompetensi petugas',
  access: 'office:mutu',
  form: evidenceForm,
  row: evidenceRow,
  record: evidenceRow.extend({
    file_id: z.string(),
    file_name: seldom,
    created_by_name: z.string(),
    created_at: Moment,
    ended_at: Moment.nullable(),
  }),
  filters: { user_id: recordId, jenis: z.enum(EVIDENCE_SORT_NAMES), jatuh_tempo: z.stringbool() },
  sort: ['berlaku_sampai', 'judul', 'id'],
  verbs: ['list', 'get', 'history', 'create', 'update'],
})

/** What the caller renews themselves, by the number of the condition. */
export const ownConditionResource = resource({
  noun: 'OwnCondition',
  name: 'syarat-saya',
  title: 'syarat petugas yang dipenuhi sendiri',
  access: 'office',
  form: z.object({}),
  record: z.object({
    jenis: z.enum(STAFF_CONDITION_NAMES),
    berlaku_sampai: seldom,
    kepentingan: seldom,
    signed_at: Moment.nullable(),
  }),
  filters: { jatuh_tempo: z.stringbool() },
  sort: ['id'],
  verbs: ['list', 'get'],
})

const seen = z.object({ id: recordId, version: seenVersion })
const problems = ['RECORD_NOT_FOUND', 'STALE'] as const

const { createCompetenceEvidence, updateCompetenceEvidence, ...evidenceReads } = resourceCalls(evidenceResource)

export const competenceOfficeCalls = {
  ...resourceCalls(staffRecordResource),
  ...evidenceReads,
  createCompetenceEvidence: { ...createCompetenceEvidence, problems: ['FILE_NOT_FOUND', 'INVALID'] as const },
  updateCompetenceEvidence: {
    ...updateCompetenceEvidence,
    problems: [...problems, 'QUALITY_STATE', 'FILE_NOT_FOUND', 'INVALID'] as const,
  },
  ...resourceCalls(ownConditionResource),
  ...calls({
    endCompetenceEvidence: {
      method: 'POST',
      path: '/admin-api/bukti-kompetensi/{id}/akhiri',
      access: 'office:mutu',
      summary: 'Tandai bukti kompetensi yang tidak dipakai lagi, dengan alasannya',
      payload: seen.extend({ alasan: words('Alasan', 500) }),
      answer: recordOf(evidenceResource),
      problems: [...problems, 'QUALITY_STATE'],
    },
    getStaffDemand: {
      method: 'GET',
      path: '/admin-api/mutu/syarat',
      access: 'office:mutu',
      summary: 'Sejak kapan syarat petugas dituntut; kosong selama belum ditetapkan',
      answer: z.object({ syarat_petugas_sejak: z.string(), dituntut: z.boolean() }),
      problems: [],
    },
    getOwnStaffRecord: {
      method: 'GET',
      path: '/admin-api/catatan-saya',
      access: 'office',
      summary: 'Catatan kompetensi petugas sendiri',
      answer: recordOf(staffRecordResource),
      problems: ['RECORD_NOT_FOUND'],
    },
    signStatement: {
      method: 'POST',
      path: '/admin-api/syarat-saya/{id}/tandatangani',
      access: 'office',
      summary:
        'Tandatangani sendiri pernyataan kerahasiaan, atau pernyataan ketidakberpihakan tahunan dengan kepentingan',
      payload: seen.extend({
        /** The version of the text that was read. */
        versi: z.string().max(30),
        kepentingan: maybeWords('Kepentingan', 2000),
        setuju: z.literal(true, 'Centang bahwa Anda menyetujuinya.'),
      }),
      answer: recordOf(ownConditionResource),
      problems: [...problems, 'INVALID'],
    },
  }),
}
