import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { recordId, seenVersion, words } from '../../../../lib/calls/field.ts'
import { Listing, Moment, pageAnswer } from '../../../../lib/calls/resource.ts'
import { APPEAL_STATE_NAMES } from '../../../certification/appeals/rules.ts'
import { PrivateFile } from '../../../platform/files/contract.ts'
import {
  LEAST_REASON,
  OFFICE_REASON_NAMES,
  SANCTION_KIND_NAMES,
  SANCTION_REASON_NAMES,
  SANCTION_STATE_NAMES,
} from '../rules.ts'

const understandable = (label: string) =>
  words(label, 2000).min(
    LEAST_REASON,
    `Tulis ${label.toLowerCase()} yang dapat dipahami pemegang, paling sedikit ${LEAST_REASON} huruf.`,
  )

/** The charge. */
const charge = {
  jenis: z.enum(SANCTION_KIND_NAMES, 'Pilih pembekuan atau pencabutan.'),
  alasan: z.enum(OFFICE_REASON_NAMES, 'Pilih alasan.'),
  uraian: understandable('Uraian'),
}

const MOST_TASKS = 10

const Listed = z.object({
  id: z.number(),
  nomor: z.string().nullable(),
  no_sertifikasi: z.string(),
  nama: z.string(),
  jenis: z.enum(SANCTION_KIND_NAMES),
  alasan: z.enum(SANCTION_REASON_NAMES),
  status: z.enum(SANCTION_STATE_NAMES),
  opened_at: Moment,
  answer_due: Moment.nullable(),
  answered_at: Moment.nullable(),
  decided_at: Moment.nullable(),
})

export const SanctionCase = Listed.extend({
  version: z.number(),
  certificate_id: z.number(),
  /** Without one, the holder gets no letter by mail. */
  punya_akun: z.boolean(),
  skema: z.string(),
  status_sertifikat: z.string(),
  valid_until: z.string(),
  frozen_until: z.string().nullable(),
  uraian: z.string(),
  /** Null where a job proposed it. */
  opened_by_name: z.string().nullable(),
  notified_by_name: z.string().nullable(),
  notified_at: Moment.nullable(),
  jawaban: z.string().nullable(),
  berkas: PrivateFile.nullable(),
  decided_by_name: z.string().nullable(),
  putusan: z.string().nullable(),
  appeal_due: Moment.nullable(),
  banding: z
    .object({ nomor: z.string(), status: z.enum(APPEAL_STATE_NAMES), putusan: z.string().nullable() })
    .nullable(),
  tugas: z.array(z.object({ tugas: z.string(), done_at: Moment.nullable() })),
  /** Why the reader cannot impose it now, once it is notified or requested. */
  halangan: z.string().nullable(),
  can: z.object({
    beritahukan: z.boolean(),
    batalkan: z.boolean(),
    jatuhkan: z.boolean(),
    tidak_jatuhkan: z.boolean(),
    tugas: z.boolean(),
  }),
})
export type SanctionCase = z.output<typeof SanctionCase>

export const sanctionOfficeCalls = calls({
  listSanction: {
    method: 'GET',
    path: '/admin-api/sanksi',
    access: 'office:keputusan',
    summary: 'Perkara sanksi atas sertifikat',
    payload: Listing.extend({
      sort: z.enum(['opened_at', 'id']).default('opened_at'),
      status: z.enum(SANCTION_STATE_NAMES).optional(),
      jenis: z.enum(SANCTION_KIND_NAMES).optional(),
      /** Notified, and answered or past the last moment to answer. */
      dapat_diputus: z.stringbool().optional(),
    }),
    answer: pageAnswer(Listed),
    problems: [],
  },
  getSanction: {
    method: 'GET',
    path: '/admin-api/sanksi/{id}',
    access: 'office:keputusan',
    summary: 'Satu perkara sanksi',
    payload: z.object({ id: recordId }),
    answer: SanctionCase,
    problems: ['RECORD_NOT_FOUND'],
  },
  getSanctionLetter: {
    method: 'GET',
    path: '/admin-api/sanksi/{id}/surat.pdf',
    access: 'office:keputusan',
    summary: 'Surat pemberitahuan atau putusan, untuk pemegang yang tidak punya akun',
    payload: z.object({ id: recordId }),
    answer: 'file',
    problems: ['RECORD_NOT_FOUND', 'PAPER_WAITS'],
  },
  openSanction: {
    method: 'POST',
    path: '/admin-api/sertifikat/{id}/sanksi',
    access: 'office:keputusan',
    summary: 'Usulkan sanksi atas satu sertifikat; belum ada yang berubah dan pemegang belum diberi tahu',
    payload: z.object({ id: recordId, ...charge }),
    answer: SanctionCase,
    problems: ['RECORD_NOT_FOUND', 'CERTIFICATE_STATUS', 'SANCTION_OPEN', 'NOT_YOUR_DECISION'],
  },
  notifySanction: {
    method: 'POST',
    path: '/admin-api/sanksi/{id}/beritahukan',
    access: 'office:keputusan',
    summary: 'Beritahukan rencana sanksi kepada pemegang, yang lalu dapat menjawab',
    payload: z.object({ id: recordId, version: seenVersion, ...charge }),
    answer: SanctionCase,
    problems: ['RECORD_NOT_FOUND', 'STALE', 'SANCTION_STATUS', 'CERTIFICATE_STATUS', 'NOT_YOUR_DECISION'],
  },
  dropSanction: {
    method: 'POST',
    path: '/admin-api/sanksi/{id}/batalkan',
    access: 'office:keputusan',
    summary: 'Batalkan usul sanksi yang belum diberitahukan',
    payload: z.object({ id: recordId, version: seenVersion, putusan: understandable('Alasan') }),
    answer: SanctionCase,
    problems: ['RECORD_NOT_FOUND', 'STALE', 'SANCTION_STATUS', 'NOT_YOUR_DECISION'],
  },
  decideSanction: {
    method: 'POST',
    path: '/admin-api/sanksi/{id}/putuskan',
    access: 'office:keputusan',
    summary: 'Jatuhkan sanksi, atau putuskan bahwa tidak dijatuhkan; daftar pemegang berubah saat itu juga',
    payload: z.object({
      id: recordId,
      version: seenVersion,
      jatuhkan: z.boolean('Pilih dijatuhkan atau tidak.'),
      putusan: understandable('Putusan'),
      /** The tasks of a suspended holder before the certificate is restored. */
      tugas: z.array(words('Tugas', 300)).max(MOST_TASKS, `Tugas paling banyak ${MOST_TASKS}.`).default([]),
      tidak_terlibat: z.literal(true, 'Nyatakan bahwa Anda tidak terlibat pada perkara ini.'),
    }),
    answer: SanctionCase,
    problems: [
      'RECORD_NOT_FOUND',
      'STALE',
      'SANCTION_STATUS',
      'SANCTION_UNHEARD',
      'SECOND_PERSON',
      'SECOND_PERSON_NEW',
      'SECOND_PERSON_YOURS',
      'NOT_YOUR_DECISION',
      'CERTIFICATE_STATUS',
    ],
  },
  tickTask: {
    method: 'POST',
    path: '/admin-api/sanksi/{id}/tugas',
    access: 'office:keputusan',
    summary: 'Tandai satu tugas pemulihan selesai atau belum',
    payload: z.object({
      id: recordId,
      version: seenVersion,
      /** Its place in the list, counted from 0. */
      ke: z
        .number()
        .int()
        .min(0)
        .max(MOST_TASKS - 1),
      selesai: z.boolean(),
    }),
    answer: SanctionCase,
    problems: ['RECORD_NOT_FOUND', 'STALE', 'SANCTION_STATUS'],
  },
})
