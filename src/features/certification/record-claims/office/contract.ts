import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { maybeWords, recordId, seenVersion } from '../../../../lib/calls/field.ts'
import { Listing, Moment, pageAnswer } from '../../../../lib/calls/resource.ts'
import { ruleOf } from '../../../../lib/calls/rule-of-fields.ts'
import { CLAIM_STATES, NAME_AGREEMENTS } from '../rules.ts'

const state = z.enum(CLAIM_STATES)

const RecordClaim = z.object({
  id: z.number(),
  version: z.number(),
  user_id: z.number(),
  nama: z.string(),
  email: z.string(),
  status: state,
  created_at: Moment,
  decided_at: Moment.nullable(),
  catatan: z.string().nullable(),
})

/** A record from before the portal that carries the claimant's identity number and belongs to no account yet. */
const EarlierRecord = z.object({
  jenis: z.enum(['sertifikat', 'permohonan', 'invoice']),
  nomor: z.string(),
  nama: z.string(),
  keterangan: z.string(),
  /** The contact data in the predecessor's list; empty where it had none. */
  email: z.string(),
  telepon: z.string(),
  alamat: z.string(),
  nama_cocok: z.enum(NAME_AGREEMENTS),
  email_cocok: z.boolean(),
})

/** A refusal gives its reason, which the person reads. */
const decision = z
  .object({ id: recordId, version: seenVersion, setuju: z.boolean(), catatan: maybeWords('Catatan', 500) })
  .refine(({ setuju, catatan }) => setuju || catatan !== null, {
    path: ['catatan'],
    error: 'Tulis alasan penolakan agar pemilik akun tahu sebabnya.',
    ...ruleOf('setuju', 'catatan'),
  })

export const recordClaimOfficeCalls = calls({
  listRecordClaim: {
    method: 'GET',
    path: '/admin-api/klaim-riwayat',
    access: 'office:verifikasi',
    summary: 'Klaim atas riwayat dari sistem sebelumnya',
    payload: Listing.extend({
      sort: z.enum(['created_at', 'status', 'id']).default('created_at'),
      status: state.optional(),
    }),
    answer: pageAnswer(RecordClaim),
    problems: [],
  },
  getRecordClaim: {
    method: 'GET',
    path: '/admin-api/klaim-riwayat/{id}',
    access: 'office:verifikasi',
    summary: 'Satu klaim, data diri di samping riwayat lama; pembukaan dicatat',
    payload: z.object({ id: recordId }),
    answer: RecordClaim.extend({
      nama_lengkap: z.string(),
      nik: z.string(),
      no_paspor: z.string(),
      tempat_lahir: z.string(),
      tanggal_lahir: z.string(),
      /** The scan of the identity card; empty once it is gone. */
      file_ktp: z.string(),
      riwayat: z.array(EarlierRecord),
    }),
    problems: ['RECORD_NOT_FOUND'],
  },
  decideRecordClaim: {
    method: 'POST',
    path: '/admin-api/klaim-riwayat/{id}/putuskan',
    access: 'office:verifikasi',
    summary: 'Hubungkan riwayat lama dengan akun, atau tolak dengan alasan',
    payload: decision,
    answer: RecordClaim,
    problems: ['RECORD_NOT_FOUND', 'STALE', 'NOT_YOUR_DECISION', 'CERTIFICATE_EXISTS'],
  },
})
