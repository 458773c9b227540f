import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { recordId, words } from '../../../lib/calls/field.ts'
import { Moment } from '../../../lib/calls/resource.ts'
import { AppealStanding } from '../../certification/appeals/contract.ts'
import { fileId, PrivateFile } from '../../platform/files/contract.ts'
import { LEAST_REASON, SANCTION_KIND_NAMES, SANCTION_REASON_NAMES, SANCTION_STATE_NAMES } from './rules.ts'

/** A case about one's own certificate. */
const OwnSanction = z.object({
  id: z.number(),
  nomor: z.string().nullable(),
  certificate_id: z.number(),
  no_sertifikasi: z.string(),
  jenis: z.enum(SANCTION_KIND_NAMES),
  alasan: z.enum(SANCTION_REASON_NAMES),
  uraian: z.string(),
  status: z.enum(SANCTION_STATE_NAMES),
  opened_at: Moment,
  notified_at: Moment.nullable(),
  answer_due: Moment.nullable(),
  jawaban: z.string().nullable(),
  berkas: PrivateFile.nullable(),
  answered_at: Moment.nullable(),
  decided_at: Moment.nullable(),
  putusan: z.string().nullable(),
  /** True when it is in force: the certificate is suspended or revoked by it today. */
  berlaku: z.boolean(),
  /** The last day of a suspension that is in force. */
  frozen_until: z.string().nullable(),
  tugas: z.array(z.object({ tugas: z.string(), done_at: Moment.nullable() })),
  boleh_jawab: z.boolean(),
  banding: AppealStanding,
})
export type OwnSanction = z.output<typeof OwnSanction>

export const OwnSanctions = z.object({
  /** The newest first. */
  sanksi: z.array(OwnSanction),
  /** The sanctions that the holder can ask for, by certificate. */
  dapat_diminta: z.array(
    z.object({
      certificate_id: z.number(),
      no_sertifikasi: z.string(),
      jenis: z.array(z.enum(SANCTION_KIND_NAMES)),
    }),
  ),
})
export type OwnSanctions = z.output<typeof OwnSanctions>

export const sanctionCalls = calls({
  getOwnSanctions: {
    method: 'GET',
    path: '/sanksi',
    access: 'member',
    summary: 'Sanksi atas sertifikat sendiri, dan yang dapat diminta sendiri',
    answer: OwnSanctions,
    problems: [],
  },
  requestSanction: {
    method: 'POST',
    path: '/sanksi/permintaan',
    access: 'member',
    summary: 'Minta sertifikat sendiri dibekukan atau dicabut',
    payload: z.object({
      certificate_id: recordId,
      jenis: z.enum(SANCTION_KIND_NAMES, 'Pilih pembekuan atau pencabutan.'),
      uraian: words('Alasan permintaan', 2000).min(
        LEAST_REASON,
        `Uraikan alasan permintaan paling sedikit ${LEAST_REASON} huruf.`,
      ),
    }),
    answer: OwnSanctions,
    problems: ['RECORD_NOT_FOUND', 'CERTIFICATE_STATUS', 'SANCTION_OPEN'],
  },
  answerSanction: {
    method: 'POST',
    path: '/sanksi/{id}/jawab',
    access: 'member',
    summary: 'Jawab rencana sanksi, satu kali dan sebelum batasnya',
    payload: z.object({
      id: recordId,
      jawaban: words('Jawaban', 4000).min(LEAST_REASON, `Tulis jawaban paling sedikit ${LEAST_REASON} huruf.`),
      answer_file_id: fileId.nullable().default(null),
    }),
    answer: OwnSanctions,
    problems: ['RECORD_NOT_FOUND', 'SANCTION_STATUS', 'ANSWERED_ALREADY', 'ANSWER_TOO_LATE', 'FILE_NOT_FOUND'],
  },
  appealSanction: {
    method: 'POST',
    path: '/sanksi/{id}/banding',
    access: 'member',
    summary: 'Ajukan banding atas sanksi yang dijatuhkan',
    payload: z.object({
      id: recordId,
      alasan: words('Alasan banding', 4000).min(30, 'Uraikan alasan banding paling sedikit 30 huruf.'),
      file_id: fileId.nullable().default(null),
    }),
    answer: OwnSanctions,
    problems: ['RECORD_NOT_FOUND', 'SANCTION_STATUS', 'APPEALED_ALREADY', 'APPEAL_TOO_LATE', 'FILE_NOT_FOUND'],
  },
})
