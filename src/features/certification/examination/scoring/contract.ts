import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { maybeWords, recordId, seenVersion, words } from '../../../../lib/calls/field.ts'
import { Listing, Moment, pageAnswer } from '../../../../lib/calls/resource.ts'
import { ruleOf } from '../../../../lib/calls/rule-of-fields.ts'
import { METHOD_KIND_NAMES } from '../../../catalogue/schemes/method-rules.ts'
import { PrivateFile } from '../../../platform/files/contract.ts'
import { ExperienceRow, SelfAssessment } from '../../applications/form/contract.ts'
import { STAGE_NAMES } from '../../applications/rules.ts'
import { ASSIGNMENT_STATES, FINDINGS, MOST_POINTS } from '../rules.ts'

/** The scores by one examiner, as those who decide and those who hear an appeal read them. */
export const ExaminerScores = z.object({
  nama: z.string(),
  locked_at: Moment.nullable(),
  nilai: z.array(
    z.object({
      unit: z.string(),
      metode: z.string(),
      nilai: z.number().nullable(),
      hasil: z.enum(FINDINGS),
      catatan: z.string(),
    }),
  ),
})

/** The states of assignments that examiners see; those declined or withdrawn are left out. */
const SHOWN_STATES = ['ditawarkan', 'diterima'] as const

/** A candidate in an examiner's own list. */
const ScoringRow = z.object({
  /** The id of the assignment. */
  id: z.number(),
  nomor: z.string().nullable(),
  nama: z.string(),
  skema: z.string(),
  tanggal_uji: z.string().nullable(),
  tuk: z.string().nullable(),
  status: z.enum(ASSIGNMENT_STATES),
  tahap_label: z.string(),
  locked_at: Moment.nullable(),
})

const methodKind = z.enum(METHOD_KIND_NAMES).nullable()

const UnitScore = z.object({
  unit: z.string(),
  metode: z.string(),
  /** The kind of the method; only written ones give points. */
  jenis: methodKind,
  nilai: z.number().nullable(),
  hasil: z.enum(FINDINGS).nullable(),
  catatan: z.string(),
})

/**
 * A candidate as the examiner sees them once the assignment is accepted: never NIK, address, phone, payment (domain 4).
 */
export const Scoring = ScoringRow.extend({
  tahap: z.enum(STAGE_NAMES),
  schedule_id: z.number(),
  /** The version of the saved scores. */
  version: z.number(),
  /** The address of an online exam; null until the assignment is accepted. */
  ruang_daring: z.string().nullable(),
  foto: z.string().nullable(),
  /** What the body decided to do for the candidate at the exam, one line each; nothing of why. */
  penyesuaian: z.array(z.string()),
  pengalaman: z.array(ExperienceRow),
  asesmen: z.array(SelfAssessment),
  /** Portfolio and evidence; identity papers are not among them. */
  berkas: z.array(PrivateFile),
  unit: z.array(z.string()),
  metode: z.array(z.string()),
  jenis_metode: z.array(z.object({ metode: z.string(), jenis: methodKind })),
  /** Points of the written exam from which a unit is passed: the version's cut score, else the setting's. */
  batas_nilai_tulis: z.number(),
  /** The number of decimal places that those points may have. */
  desimal_nilai_tulis: z.number(),
  /** A cell for each unit by each method that examines it, scored or not. */
  nilai: z.array(UnitScore),
  /** The paper from which the cells of the written exam are filled, which nobody types; null where the exam has none. */
  naskah: z
    .object({
      paper_id: z.number(),
      kode: z.string(),
      naskah_kode: z.string(),
      selesai: z.boolean(),
      unit: z.array(z.string()),
    })
    .nullable(),
  /** True while scores can be written; `halangan` says why not. */
  boleh_menilai: z.boolean(),
  halangan: z.string().nullable(),
  /** The other examiners, whose scores are hidden until all are locked. */
  rekan: z.array(z.object({ nama: z.string(), terkunci: z.boolean(), nilai: z.array(UnitScore).nullable() })),
})
export type Scoring = z.output<typeof Scoring>

const refusable = ['RECORD_NOT_FOUND', 'STALE'] as const

export const scoringOfficeCalls = calls({
  listScoring: {
    method: 'GET',
    path: '/admin-api/penilaian',
    access: 'office:penguji',
    summary: 'Peserta yang ditugaskan kepada penguji yang masuk',
    payload: Listing.extend({
      sort: z.enum(['tanggal_uji', 'id']).default('tanggal_uji'),
      status: z.enum(SHOWN_STATES).optional(),
      terkunci: z.stringbool().optional(),
      /** True: only candidates whose scores can be written now; false: only the others. */
      dapat_dinilai: z.stringbool().optional(),
      schedule_id: recordId.optional(),
      /** Leaves out the candidates of this schedule. */
      except_schedule_id: recordId.optional(),
    }),
    answer: pageAnswer(ScoringRow),
    problems: [],
  },
  getScoring: {
    method: 'GET',
    path: '/admin-api/penilaian/{id}',
    access: 'office:penguji',
    summary: 'Satu peserta yang ditugaskan, dengan portofolio dan asesmen mandirinya',
    payload: z.object({ id: recordId }),
    answer: Scoring,
    problems: ['RECORD_NOT_FOUND'],
  },
  answerAssignment: {
    method: 'POST',
    path: '/admin-api/penilaian/{id}/jawab',
    access: 'office:penguji',
    summary: 'Terima penugasan dengan pernyataan kerahasiaan dan ketidakberpihakan, atau tolak dengan alasan',
    payload: z
      .object({
        id: recordId,
        terima: z.boolean('Pilih terima atau tolak.'),
        kerahasiaan: z.boolean().default(false),
        tidak_berpihak: z.boolean().default(false),
        alasan: maybeWords('Alasan', 500),
      })
      .superRefine(
        ({ terima, kerahasiaan, tidak_berpihak, alasan }, context) => {
          const addIssue = (field: string, message: string) =>
            context.addIssue({ code: 'custom', path: [field], message })
          if (terima && !kerahasiaan) addIssue('kerahasiaan', 'Nyatakan bahwa Anda menjaga kerahasiaan.')
          if (terima && !tidak_berpihak) addIssue('tidak_berpihak', 'Nyatakan bahwa Anda tidak berkepentingan.')
          if (!terima && alasan === null) addIssue('alasan', 'Tulis alasan Anda menolak.')
        },
        ruleOf('terima', 'kerahasiaan', 'tidak_berpihak', 'alasan'),
      ),
    answer: Scoring,
    problems: [...refusable, 'ASSIGNMENT_ANSWERED', 'EXAMINER_NOT_FREE'],
  },
  saveScores: {
    method: 'PUT',
    path: '/admin-api/penilaian/{id}',
    access: 'office:penguji',
    summary: 'Simpan nilai sejauh ini; version yang dilihat ikut dikirim',
    payload: z.object({
      id: recordId,
      version: seenVersion,
      nilai: z
        .array(
          z.object({
            unit: words('Unit', 300),
            metode: words('Metode', 100),
            nilai: z
              .number('Tulis nilai dengan angka, misalnya 65,5.')
              .min(0, 'Nilai paling kecil 0.')
              .max(MOST_POINTS, `Nilai paling besar ${MOST_POINTS}.`)
              .nullable()
              .default(null),
            hasil: z.enum(FINDINGS, 'Pilih K atau BK.').nullable().default(null),
            catatan: z.string().trim().max(1000, 'Catatan paling panjang 1000 huruf.').default(''),
          }),
        )
        .max(400),
    }),
    answer: Scoring,
    problems: [...refusable, 'SCORES_LOCKED'],
  },
  lockScores: {
    method: 'POST',
    path: '/admin-api/penilaian/{id}/kunci',
    access: 'office:penguji',
    summary: 'Kunci nilai; sesudahnya hanya dapat dibuka kembali oleh kantor dengan alasan',
    payload: z.object({ id: recordId, version: seenVersion }),
    answer: Scoring,
    problems: [...refusable, 'SCORES_INCOMPLETE', 'SCORES_LOCKED', 'PAPER_UNMARKED'],
  },
})
