import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { recordId, reference, seenVersion, words } from '../../../../lib/calls/field.ts'
import { Listing, Moment, pageAnswer } from '../../../../lib/calls/resource.ts'
import { PrivateFile } from '../../../platform/files/contract.ts'
import { ExperienceRow, SelfAssessment } from '../../applications/form/contract.ts'
import { DecidedUnit } from '../../decisions/contract.ts'
import { OUTCOMES } from '../../decisions/rules.ts'
import { ExaminerScores } from '../../examination/scoring/contract.ts'
import { SANCTION_KIND_NAMES, SANCTION_REASON_NAMES } from '../../sanctions/rules.ts'
import { APPEAL_STATE_NAMES, PANEL_SIZE, VOTES } from '../rules.ts'

const AppealRow = z.object({
  id: z.number(),
  nomor: z.string(),
  nama: z.string(),
  /** The scheme of the application, or kind and certificate of the sanction. */
  perihal: z.string(),
  status: z.enum(APPEAL_STATE_NAMES),
  submitted_at: Moment,
  decided_at: Moment.nullable(),
  /** How many of the panel have voted. */
  suara: z.number(),
})

const AppealCase = AppealRow.extend({
  version: z.number(),
  alasan: z.string(),
  berkas: PrivateFile.nullable(),
  /** The item of the written exam that it is about; what it asks stands nowhere here. */
  naskah: z.string().nullable(),
  nomor_soal: z.number().nullable(),
  /** Null where it is against a sanction. */
  user_training_id: z.number().nullable(),
  keputusan: z
    .object({ hasil: z.enum(OUTCOMES), at: Moment, alasan: z.string(), unit: z.array(DecidedUnit) })
    .nullable(),
  sanksi: z
    .object({
      nomor: z.string().nullable(),
      jenis: z.enum(SANCTION_KIND_NAMES),
      alasan: z.enum(SANCTION_REASON_NAMES),
      uraian: z.string(),
      jawaban: z.string().nullable(),
      berkas: PrivateFile.nullable(),
      decided_at: Moment.nullable(),
      putusan: z.string().nullable(),
    })
    .nullable(),
  /** The evidence and the examiners' findings; only for the panel, while the appeal runs. */
  bukti: z
    .object({
      foto: z.string().nullable(),
      /** What the body decided to do for the candidate at the exam, one line each; nothing of why. */
      penyesuaian: z.array(z.string()),
      pengalaman: z.array(ExperienceRow),
      asesmen: z.array(SelfAssessment),
      berkas: z.array(PrivateFile),
      unit: z.array(z.string()),
      metode: z.array(z.string()),
      penguji: z.array(ExaminerScores),
    })
    .nullable(),
  panel: z.array(
    z.object({
      user_id: z.number(),
      nama: z.string(),
      at: Moment.nullable(),
      /** Null until all have voted. */
      suara: z.enum(VOTES).nullable(),
      alasan: z.string().nullable(),
    }),
  ),
  /** The people who could sit on the panel. */
  calon: z.array(z.object({ user_id: z.number(), nama: z.string() })),
  /** How many people an appointed panel would lack; 0 for those who do not appoint it. */
  kurang_calon: z.number(),
  putusan: z.string().nullable(),
  /** True while the reader sits on the panel and has not voted yet. */
  boleh_bersuara: z.boolean(),
})

export const appealOfficeCalls = calls({
  listAppeal: {
    method: 'GET',
    path: '/admin-api/banding',
    access: 'office:panel',
    summary: 'Banding peserta dan pemegang: semua bagi petugas banding, bagi yang lain yang diperiksanya',
    payload: Listing.extend({
      sort: z.enum(['submitted_at', 'id']).default('submitted_at'),
      status: z.enum(APPEAL_STATE_NAMES).optional(),
    }),
    answer: pageAnswer(AppealRow),
    problems: [],
  },
  getAppeal: {
    method: 'GET',
    path: '/admin-api/banding/{id}',
    access: 'office:panel',
    summary: 'Satu banding; hanya bagi petugas banding dan panelnya',
    payload: z.object({ id: recordId }),
    answer: AppealCase,
    problems: ['RECORD_NOT_FOUND'],
  },
  appointPanel: {
    method: 'PUT',
    path: '/admin-api/banding/{id}/panel',
    access: 'office:pengaduan',
    summary: 'Tunjuk tiga orang yang tidak terlibat',
    payload: z.object({
      id: recordId,
      version: seenVersion,
      user_ids: z
        .array(reference('anggota panel'))
        .length(PANEL_SIZE, `Pilih tepat ${PANEL_SIZE} orang.`)
        .refine((ids) => new Set(ids).size === ids.length, 'Pilih orang yang berbeda.'),
    }),
    answer: AppealCase,
    problems: ['RECORD_NOT_FOUND', 'STALE', 'PANEL_INVOLVED', 'VOTED_ALREADY'],
  },
  voteOnAppeal: {
    method: 'POST',
    path: '/admin-api/banding/{id}/suara',
    access: 'office:panel',
    summary: 'Suara seorang anggota panel; yang ketiga memutuskan',
    payload: z.object({
      id: recordId,
      suara: z.enum(VOTES, 'Pilih terima atau tolak.'),
      alasan: words('Alasan', 2000).min(10, 'Tulis alasan yang dapat dipahami peserta.'),
    }),
    answer: AppealCase,
    problems: ['RECORD_NOT_FOUND', 'STALE', 'VOTED_ALREADY', 'DESIGN_PICTURE_MISSING'],
  },
})
