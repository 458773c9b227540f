import { z } from 'zod'
import { calls } from '../../../lib/call.ts'
import { reference, words } from '../../../lib/field.ts'
import { Listing, Moment } from '../../../lib/resource.ts'
import { PrivateFile } from '../../platform/files/contract.ts'
import { SANCTION_KIND_NAMES, SANCTION_REASON_NAMES } from '../../upkeep/sanctions/rules.ts'
import { ExperienceRow, SelfAssessment } from '../applications/form-contract.ts'
import { STAGE_NAMES } from '../applications/rules.ts'
import { DecidedUnit } from './contract.ts'
import { OUTCOMES, PANEL_SIZE, VOTES } from './rules.ts'

const id = z.coerce.number().int().min(1).max(2_147_483_647)
const tahap = z.enum(STAGE_NAMES, 'Muat ulang halaman, lalu coba lagi.')
const APPEAL_STATES = ['diajukan', 'diterima', 'ditolak'] as const

const Waiting = z.object({
  /** The application's number. */
  id: z.number(),
  nomor: z.string().nullable(),
  nama: z.string(),
  skema: z.string(),
  tanggal_uji: z.string().nullable(),
  stage_since: Moment,
  /** The working day on which it should be decided (target_keputusan), and whether that day is past. */
  target: z.string().nullable(),
  terlambat: z.boolean(),
})

/** All evidence of one application, on one page. */
export const DecisionCase = Waiting.extend({
  tahap: z.string(),
  tahap_label: z.string(),
  user_id: z.number(),
  foto: z.string().nullable(),
  jenis_permohonan: z.string(),
  hadir_at: Moment.nullable(),
  kebutuhan_khusus: z.string(),
  pengalaman: z.array(ExperienceRow),
  asesmen: z.array(SelfAssessment),
  berkas: z.array(PrivateFile),
  metode: z.array(z.string()),
  penguji: z.array(
    z.object({
      nama: z.string(),
      locked_at: Moment.nullable(),
      nilai: z.array(
        z.object({
          unit: z.string(),
          metode: z.string(),
          nilai: z.number().nullable(),
          hasil: z.enum(['K', 'BK']),
          catatan: z.string(),
        }),
      ),
    }),
  ),
  rekomendasi: z.array(z.object({ unit: z.string(), hasil: z.enum(['K', 'BK']) })),
  keputusan: z.array(
    z.object({
      hasil: z.enum(OUTCOMES),
      at: Moment,
      oleh: z.string(),
      alasan: z.string(),
      unit: z.array(DecidedUnit),
    }),
  ),
  banding: z.object({ alasan: z.string(), putusan: z.string().nullable() }).nullable(),
  /** Whether whoever asks may decide now, and why not. */
  boleh: z.boolean(),
  halangan: z.string().nullable(),
})
export type DecisionCase = z.output<typeof DecisionCase>

const AppealRow = z.object({
  id: z.number(),
  nomor: z.string(),
  nama: z.string(),
  /** The scheme of the application, or kind and certificate of the sanction. */
  perihal: z.string(),
  status: z.enum(APPEAL_STATES),
  submitted_at: Moment,
  decided_at: Moment.nullable(),
  /** How many of the panel have voted. */
  suara: z.number(),
})

export const AppealCase = AppealRow.extend({
  version: z.number(),
  alasan: z.string(),
  berkas: PrivateFile.nullable(),
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
  panel: z.array(
    z.object({
      user_id: z.number(),
      nama: z.string(),
      at: Moment.nullable(),
      /** Unseen until all have voted. */
      suara: z.enum(VOTES).nullable(),
      alasan: z.string().nullable(),
    }),
  ),
  /** Who could sit on the panel. */
  calon: z.array(z.object({ user_id: z.number(), nama: z.string() })),
  putusan: z.string().nullable(),
  /** Whoever asks sits on the panel and has not voted yet. */
  boleh_bersuara: z.boolean(),
})
export type AppealCase = z.output<typeof AppealCase>

export const decisionOfficeCalls = calls({
  listDecision: {
    method: 'GET',
    path: '/admin-api/keputusan',
    access: 'office:keputusan',
    summary: 'Permohonan yang menunggu keputusan',
    payload: Listing.extend({ sort: z.enum(['stage_since', 'id']).default('stage_since') }),
    answer: z.object({ data: z.array(Waiting), total: z.number(), page: z.number() }),
    problems: [],
  },
  getDecision: {
    method: 'GET',
    path: '/admin-api/keputusan/{id}',
    access: 'office:keputusan',
    summary: 'Seluruh bukti satu permohonan',
    payload: z.object({ id }),
    answer: DecisionCase,
    problems: ['RECORD_NOT_FOUND'],
  },
  decideApplication: {
    method: 'POST',
    path: '/admin-api/keputusan/{id}',
    access: 'office:keputusan',
    summary: 'Putuskan kompeten atau belum kompeten per unit dan seluruhnya; yang kompeten langsung bersertifikat',
    payload: z.object({
      id,
      tahap,
      unit: z
        .array(
          z.object({
            unit: words('Unit', 300),
            hasil: z.enum(['K', 'BK'], 'Pilih K atau BK untuk setiap unit.'),
            catatan: z.string().trim().max(1000).default(''),
          }),
        )
        .max(100),
      /** Who trained the candidate knows it best themselves. */
      tidak_terlibat: z.literal(true, 'Nyatakan bahwa Anda tidak menguji, melatih, atau berhubungan dengan peserta.'),
      alasan: words('Dasar keputusan', 2000).min(10, 'Tulis dasar keputusan yang dapat dipahami peserta.'),
    }),
    answer: DecisionCase,
    problems: ['RECORD_NOT_FOUND', 'STALE', 'NOT_YOUR_DECISION', 'RENEWAL_BLOCKED'],
  },
  listAppeal: {
    method: 'GET',
    path: '/admin-api/banding',
    access: 'office:administrator',
    summary: 'Banding peserta dan pemegang: semua bagi petugas banding, bagi yang lain yang disidangkannya',
    payload: Listing.extend({
      sort: z.enum(['submitted_at', 'id']).default('submitted_at'),
      status: z.enum(APPEAL_STATES).optional(),
    }),
    answer: z.object({ data: z.array(AppealRow), total: z.number(), page: z.number() }),
    problems: [],
  },
  getAppeal: {
    method: 'GET',
    path: '/admin-api/banding/{id}',
    access: 'office:administrator',
    summary: 'Satu banding; hanya bagi petugas banding dan panelnya',
    payload: z.object({ id }),
    answer: AppealCase,
    problems: ['RECORD_NOT_FOUND'],
  },
  appointPanel: {
    method: 'PUT',
    path: '/admin-api/banding/{id}/panel',
    access: 'office:pengaduan',
    summary: 'Tunjuk tiga orang yang tidak terlibat',
    payload: z.object({
      id,
      version: z.number().int(),
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
    access: 'office:administrator',
    summary: 'Suara seorang anggota panel; yang ketiga memutuskan',
    payload: z.object({
      id,
      suara: z.enum(VOTES, 'Pilih terima atau tolak.'),
      alasan: words('Alasan', 2000).min(10, 'Tulis alasan yang dapat dipahami peserta.'),
    }),
    answer: AppealCase,
    problems: ['RECORD_NOT_FOUND', 'STALE', 'VOTED_ALREADY'],
  },
})
