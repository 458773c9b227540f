import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { recordId, words } from '../../../../lib/calls/field.ts'
import { Listing, Moment, pageAnswer } from '../../../../lib/calls/resource.ts'
import { PrivateFile } from '../../../platform/files/contract.ts'
import { ExperienceRow, SelfAssessment } from '../../applications/form/contract.ts'
import { APPLICATION_KINDS, STAGE_NAMES } from '../../applications/rules.ts'
import { FINDINGS } from '../../examination/rules.ts'
import { ExaminerScores } from '../../examination/scoring/contract.ts'
import { DecidedUnit } from '../contract.ts'
import { DECISION_WORDS, LEAST_GROUNDS, OUTCOMES } from '../rules.ts'

const tahap = z.enum(STAGE_NAMES, 'Muat ulang halaman, lalu coba lagi.')

const INVOLVED = DECISION_WORDS.tidak_terlibat

const Waiting = z.object({
  /** The application's number. */
  id: z.number(),
  nomor: z.string().nullable(),
  nama: z.string(),
  skema: z.string(),
  tanggal_uji: z.string().nullable(),
  tahap_sejak: Moment,
  /** The working day on which it should be decided (target_keputusan), and whether that day is past. */
  target: z.string().nullable(),
  terlambat: z.boolean(),
})

/** All evidence of one application, on one page. */
const DecisionCase = Waiting.extend({
  tahap: z.enum(STAGE_NAMES),
  tahap_label: z.string(),
  user_id: z.number(),
  foto: z.string().nullable(),
  jenis_permohonan: z.enum(APPLICATION_KINDS),
  attended_at: Moment.nullable(),
  /** What the body decided to do for the candidate at the exam, one line each; nothing of why. */
  penyesuaian: z.array(z.string()),
  pengalaman: z.array(ExperienceRow),
  asesmen: z.array(SelfAssessment),
  berkas: z.array(PrivateFile),
  metode: z.array(z.string()),
  penguji: z.array(ExaminerScores),
  rekomendasi: z.array(z.object({ unit: z.string(), hasil: z.enum(FINDINGS) })),
  keputusan: z.array(
    z.object({
      hasil: z.enum(OUTCOMES),
      at: Moment,
      decided_by_name: z.string(),
      alasan: z.string(),
      unit: z.array(DecidedUnit),
      /** The paper of the written exam that it rests on, the code of its form, and the newest mark that counted. */
      paper_id: z.number().nullable(),
      naskah_kode: z.string().nullable(),
      penilaian: z.number().nullable(),
    }),
  ),
  /** The paper of the written exam; null where there is none. */
  naskah: z.object({ paper_id: z.number(), kode: z.string(), naskah_kode: z.string() }).nullable(),
  banding: z.object({ alasan: z.string(), putusan: z.string().nullable() }).nullable(),
  /** The exam whose record of the day is still to be signed; null where nothing is missing. */
  berita_acara: z.number().nullable(),
  /** The open suspicion of cheating, before which nobody decides. */
  kecurangan: z.number().nullable(),
  /** True when the reader may decide now; otherwise `halangan` says why not. */
  boleh: z.boolean(),
  halangan: z.string().nullable(),
})

export const decisionOfficeCalls = calls({
  listDecision: {
    method: 'GET',
    path: '/admin-api/keputusan',
    access: 'office:keputusan',
    summary: 'Permohonan yang menunggu keputusan',
    payload: Listing.extend({
      sort: z.enum(['tahap_sejak', 'id']).default('tahap_sejak'),
      /** True for the cases that the reader may decide, false for those in which they had a part. */
      dapat_diputus: z.stringbool().optional(),
    }),
    answer: pageAnswer(Waiting),
    problems: [],
  },
  getDecision: {
    method: 'GET',
    path: '/admin-api/keputusan/{id}',
    access: 'office:keputusan',
    summary: 'Seluruh bukti satu permohonan',
    payload: z.object({ id: recordId }),
    answer: DecisionCase,
    problems: ['RECORD_NOT_FOUND'],
  },
  decideApplication: {
    method: 'POST',
    path: '/admin-api/keputusan/{id}',
    access: 'office:keputusan',
    summary: 'Putuskan kompeten atau belum kompeten per unit dan seluruhnya; yang kompeten langsung bersertifikat',
    payload: z.object({
      id: recordId,
      tahap,
      /** Since when it waits, as it was seen: scores that were reopened meanwhile are others. */
      tahap_sejak: z.iso.datetime('Muat ulang halaman, lalu coba lagi.').optional(),
      unit: z
        .array(
          z.object({
            unit: words('Unit', 300),
            hasil: z.enum(FINDINGS, 'Pilih K atau BK untuk setiap unit.'),
            catatan: z.string().trim().max(1000).default(''),
          }),
        )
        .max(100),
      /** The reader's own word that they had no part; only they know whether they trained the candidate. */
      tidak_terlibat: z.boolean(INVOLVED).refine((isUninvolved) => isUninvolved, INVOLVED),
      alasan: words('Dasar keputusan', 2000).min(LEAST_GROUNDS, DECISION_WORDS.alasan),
    }),
    answer: DecisionCase,
    problems: [
      'RECORD_NOT_FOUND',
      'STALE',
      'NOT_YOUR_DECISION',
      'EXAM_RECORD_MISSING',
      'PAPER_REMARKED',
      'MISCONDUCT_OPEN',
      'APPLICANT_UNFIT',
      'RENEWAL_BLOCKED',
      'CERTIFICATE_EXISTS',
      'QUALIFICATION_SANCTIONED',
      'DESIGN_PICTURE_MISSING',
    ],
  },
})
