import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { dayOf, lineWords, nameWords, recordId, seenVersion, words } from '../../../../lib/calls/field.ts'
import { Moment, recordOf, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { READER_KINDS, READER_STATE_NAMES } from '../rules.ts'

const form = z.object({
  name: nameWords('Nama', 255),
  email: z
    .string('Email wajib diisi.')
    .trim()
    .toLowerCase()
    .max(255, 'Email paling panjang 255 huruf.')
    .pipe(z.email('Tulis email yang lengkap, misalnya nama@contoh.co.id.')),
  instansi: lineWords('Instansi', 200),
  keperluan: words('Keperluan', 500),
  sampai: dayOf('Hari terakhir'),
})

const record = form.extend({
  email: z.string(),
  status: z.enum(READER_STATE_NAMES),
  user_id: z.number().nullable(),
  created_by: z.number(),
  created_by_name: z.string(),
  created_at: Moment,
  decided_by_name: z.string().nullable(),
  decided_at: Moment.nullable(),
  ended_by_name: z.string().nullable(),
  ended_at: Moment.nullable(),
  jumlah_pembukaan: z.number(),
})

const declared = {
  form,
  record,
  filters: { status: z.enum(READER_STATE_NAMES) },
  sort: ['created_at', 'sampai', 'id'],
  order: 'desc',
  verbs: ['list', 'get', 'history', 'create'],
} as const

export const assessorResource = resource({
  noun: 'Assessor',
  name: READER_KINDS.asesor.resource,
  title: READER_KINDS.asesor.title,
  access: 'office:mutu',
  ...declared,
})

export const ministryReaderResource = resource({
  noun: 'MinistryReader',
  name: READER_KINDS.kementerian.resource,
  title: READER_KINDS.kementerian.title,
  access: 'office:verifikasi',
  ...declared,
})

const seen = z.object({ id: recordId, version: seenVersion })
const problems = ['RECORD_NOT_FOUND', 'STALE', 'READER_STATE'] as const
const second = ['SECOND_PERSON_OWN', 'SECOND_PERSON_NEW', 'SECOND_PERSON_YOURS'] as const
const openings = {
  payload: z.object({ id: recordId, page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  answer: z.object({
    data: z.array(z.object({ at: Moment, hal: z.string(), alamat: z.string() })),
    total: z.number(),
  }),
}

const { createAssessor, ...assessorReads } = resourceCalls(assessorResource)
const { createMinistryReader, ...ministryReads } = resourceCalls(ministryReaderResource)

export const readerOfficeCalls = {
  ...assessorReads,
  createAssessor: { ...createAssessor, summary: 'Usulkan akun baca untuk asesor', problems: ['INVALID'] as const },
  ...ministryReads,
  createMinistryReader: {
    ...createMinistryReader,
    summary: 'Usulkan akun baca untuk petugas kementerian',
    problems: ['INVALID'] as const,
  },
  ...calls({
    approveAssessor: {
      method: 'POST',
      path: '/admin-api/asesor/{id}/setujui',
      access: 'office:mutu',
      summary: 'Setujui akun baca asesor, oleh orang lain dari pengusulnya; undangannya dikirim',
      payload: seen,
      answer: recordOf(assessorResource),
      problems: [...problems, ...second, 'INVALID'],
    },
    refuseAssessor: {
      method: 'POST',
      path: '/admin-api/asesor/{id}/tolak',
      access: 'office:mutu',
      summary: 'Tolak usul akun baca asesor',
      payload: seen,
      answer: recordOf(assessorResource),
      problems: [...problems, 'SECOND_PERSON_OWN'],
    },
    endAssessor: {
      method: 'POST',
      path: '/admin-api/asesor/{id}/akhiri',
      access: 'office:mutu',
      summary: 'Akhiri akses baca asesor seketika',
      payload: seen,
      answer: recordOf(assessorResource),
      problems,
    },
    getAssessorOpenings: {
      method: 'GET',
      path: '/admin-api/asesor/{id}/pembukaan',
      access: 'office:mutu',
      summary: 'Yang dibuka seorang asesor, yang terbaru dahulu',
      ...openings,
      problems: [],
    },
    approveMinistryReader: {
      method: 'POST',
      path: '/admin-api/pembaca-kementerian/{id}/setujui',
      access: 'office:verifikasi',
      summary: 'Setujui akun baca kementerian, oleh orang lain dari pengusulnya; undangannya dikirim',
      payload: seen,
      answer: recordOf(ministryReaderResource),
      problems: [...problems, ...second, 'INVALID'],
    },
    refuseMinistryReader: {
      method: 'POST',
      path: '/admin-api/pembaca-kementerian/{id}/tolak',
      access: 'office:verifikasi',
      summary: 'Tolak usul akun baca kementerian',
      payload: seen,
      answer: recordOf(ministryReaderResource),
      problems: [...problems, 'SECOND_PERSON_OWN'],
    },
    endMinistryReader: {
      method: 'POST',
      path: '/admin-api/pembaca-kementerian/{id}/akhiri',
      access: 'office:verifikasi',
      summary: 'Akhiri akses baca kementerian seketika',
      payload: seen,
      answer: recordOf(ministryReaderResource),
      problems,
    },
    getMinistryReaderOpenings: {
      method: 'GET',
      path: '/admin-api/pembaca-kementerian/{id}/pembukaan',
      access: 'office:verifikasi',
      summary: 'Yang dibuka seorang pembaca kementerian, yang terbaru dahulu',
      ...openings,
      problems: [],
    },
  }),
}
