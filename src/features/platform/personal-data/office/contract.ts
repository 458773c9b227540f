import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { maybeWords, recordId, seenVersion } from '../../../../lib/calls/field.ts'
import { Listing, Moment, pageAnswer } from '../../../../lib/calls/resource.ts'
import { ruleOf } from '../../../../lib/calls/rule-of-fields.ts'
import { PrivateFile } from '../../files/contract.ts'
import { DOCUMENT_KINDS, REPLACEMENT_STATES } from '../changes/replacement-rules.ts'
import { CHANGE_STATES } from '../rules.ts'

export const person = { user_id: z.number(), nama: z.string(), email: z.string() }

const state = z.enum(CHANGE_STATES)

const DataChange = z.object({
  id: z.number(),
  version: z.number(),
  ...person,
  status: state,
  created_at: Moment,
  decided_at: Moment.nullable(),
  catatan: z.string().nullable(),
})

const DocumentReplacement = z.object({
  id: z.number(),
  version: z.number(),
  ...person,
  jenis: z.enum(DOCUMENT_KINDS),
  status: z.enum(REPLACEMENT_STATES),
  created_at: Moment,
  decided_at: Moment.nullable(),
  catatan: z.string().nullable(),
})

/** A refusal gives its reason, which the person reads. */
export const decision = z
  .object({ id: recordId, version: seenVersion, setuju: z.boolean(), catatan: maybeWords('Catatan', 500) })
  .refine(({ setuju, catatan }) => setuju || catatan !== null, {
    path: ['catatan'],
    error: 'Tulis alasan penolakan agar pemohon tahu sebabnya.',
    ...ruleOf('setuju', 'catatan'),
  })

export const personalDataOfficeCalls = calls({
  listDataChange: {
    method: 'GET',
    path: '/admin-api/perubahan-data',
    access: 'office:verifikasi',
    summary: 'Daftar pengajuan perubahan data',
    payload: Listing.extend({
      sort: z.enum(['created_at', 'status', 'id']).default('created_at'),
      status: state.optional(),
    }),
    answer: pageAnswer(DataChange),
    problems: [],
  },
  getDataChange: {
    method: 'GET',
    path: '/admin-api/perubahan-data/{id}',
    access: 'office:verifikasi',
    summary: 'Satu pengajuan perubahan data, yang lama di samping yang baru; pembukaan dicatat',
    payload: z.object({ id: recordId }),
    answer: DataChange.extend({
      alasan: z.string(),
      berkas: PrivateFile.nullable(),
      perubahan: z.array(z.object({ isian: z.string(), lama: z.string(), baru: z.string() })),
      /** Certificates that still bear the name from before an approved change. */
      sertifikat: z.array(z.object({ id: z.number(), no_sertifikasi: z.string() })),
    }),
    problems: ['RECORD_NOT_FOUND'],
  },
  decideDataChange: {
    method: 'POST',
    path: '/admin-api/perubahan-data/{id}/putuskan',
    access: 'office:verifikasi',
    summary: 'Setujui atau tolak perubahan data; penolakan memerlukan alasan',
    payload: decision,
    answer: DataChange,
    problems: ['RECORD_NOT_FOUND', 'STALE'],
  },
  listDocumentReplacement: {
    method: 'GET',
    path: '/admin-api/dokumen-diganti',
    access: 'office:verifikasi',
    summary: 'Daftar dokumen data diri yang diganti pemiliknya',
    payload: Listing.extend({
      sort: z.enum(['created_at', 'id']).default('created_at'),
      status: z.enum(REPLACEMENT_STATES).optional(),
      jenis: z.enum(DOCUMENT_KINDS).optional(),
    }),
    answer: pageAnswer(DocumentReplacement),
    problems: [],
  },
  getDocumentReplacement: {
    method: 'GET',
    path: '/admin-api/dokumen-diganti/{id}',
    access: 'office:verifikasi',
    summary: 'Satu dokumen yang diganti, yang lama di samping yang baru; pembukaan dicatat',
    payload: z.object({ id: recordId }),
    answer: DocumentReplacement.extend({
      alasan: z.string().nullable(),
      /** The values that the person wrote and the document should prove. */
      data_diri: z.array(z.object({ isian: z.string(), isi: z.string() })),
      berkas: PrivateFile.nullable(),
      berkas_lama: PrivateFile.nullable(),
    }),
    problems: ['RECORD_NOT_FOUND'],
  },
  decideDocumentReplacement: {
    method: 'POST',
    path: '/admin-api/dokumen-diganti/{id}/putuskan',
    access: 'office:verifikasi',
    summary: 'Nyatakan dokumen baru sesuai, atau tidak sesuai dengan alasan; yang lama lalu berlaku lagi',
    payload: decision,
    answer: DocumentReplacement,
    problems: ['RECORD_NOT_FOUND', 'STALE'],
  },
})
