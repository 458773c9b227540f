import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { csvSeparator, dayOf, recordId, seenVersion, wholeNumber } from '../../../../lib/calls/field.ts'
import { Moment, recordOf, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import type { HonorariumState, LineKind } from '../rules.ts'

const MOST_RUPIAH = 100_000_000
const STATES = ['diajukan', 'disetujui'] as const satisfies HonorariumState[]
const KINDS = ['honor', 'perjalanan'] as const satisfies LineKind[]

export const rateResource = resource({
  noun: 'HonorariumRate',
  name: 'tarif-honorarium',
  title: 'tarif honorarium penguji',
  access: 'office:keuangan',
  form: z.object({
    berlaku_sejak: dayOf('Berlaku sejak'),
    per_peserta: wholeNumber('Honorarium per peserta', 0, MOST_RUPIAH),
    perjalanan_kota: wholeNumber('Perjalanan dalam kota', 0, MOST_RUPIAH),
    perjalanan_provinsi: wholeNumber('Perjalanan dalam provinsi', 0, MOST_RUPIAH),
    perjalanan_luar: wholeNumber('Perjalanan dari luar provinsi', 0, MOST_RUPIAH),
  }),
  sort: ['berlaku_sejak', 'id'],
  order: 'desc',
})

const row = z.object({
  examiner_id: z.number(),
  penguji: z.string(),
  /** The first day of the month. */
  bulan: z.string(),
  status: z.enum(STATES),
  total: z.number(),
  proposed_at: Moment,
  proposed_by_name: z.string(),
  decided_at: Moment.nullable(),
  decided_by_name: z.string().nullable(),
})
const record = row.extend({
  proposed_by: z.number(),
  /** The account of the examiner. */
  examiner_user_id: z.number().nullable(),
  baris: z.array(
    z.object({ id: z.number(), jenis: z.enum(KINDS), tanggal: z.string(), uraian: z.string(), jumlah: z.number() }),
  ),
})

const month = dayOf('Bulan').refine((first) => first.endsWith('-01'), 'Pilih bulan.')

export const honorariumResource = resource({
  noun: 'Honorarium',
  name: 'honorarium',
  title: 'rincian honorarium penguji',
  access: 'office:keuangan',
  form: z.object({}),
  record,
  row,
  filters: { examiner_id: recordId, bulan: month, status: z.enum(STATES) },
  sort: ['bulan', 'penguji', 'total', 'id'],
  order: 'desc',
  verbs: ['list', 'get'],
})

/** The same resource for the examiner who is logged in. */
export const ownHonorariumResource = resource({
  ...honorariumResource,
  noun: 'OwnHonorarium',
  name: 'honorarium-saya',
  title: 'rincian honorarium sendiri',
  access: 'office:penguji',
  filters: {},
})

const seen = z.object({ id: recordId, version: seenVersion })

export const honorariumOfficeCalls = {
  ...resourceCalls(rateResource),
  ...resourceCalls(honorariumResource),
  ...resourceCalls(ownHonorariumResource),
  ...calls({
    composeHonorariums: {
      method: 'POST',
      path: '/admin-api/honorarium/susun',
      access: 'office:keuangan',
      summary: 'Susun rincian sebulan dari uji yang benar terlaksana; yang sudah dirinci tidak diulang',
      payload: z.object({ bulan: month }),
      answer: z.object({ dibuat: z.number() }),
      problems: [],
    },
    approveHonorarium: {
      method: 'POST',
      path: '/admin-api/honorarium/{id}/setujui',
      access: 'office:keuangan',
      summary: 'Setujui satu rincian; bukan oleh penyusunnya, dan bukan oleh pengujinya',
      payload: seen,
      answer: recordOf(honorariumResource),
      problems: ['RECORD_NOT_FOUND', 'STALE', 'SECOND_PERSON_OWN', 'SECOND_PERSON_NEW', 'SECOND_PERSON_YOURS'],
    },
    dropHonorarium: {
      method: 'POST',
      path: '/admin-api/honorarium/{id}/buang',
      access: 'office:keuangan',
      summary: 'Buang satu rincian yang belum disetujui, agar dapat disusun lagi',
      payload: seen,
      answer: 'nothing',
      problems: ['RECORD_NOT_FOUND', 'STALE'],
    },
    getHonorariumPdf: {
      method: 'GET',
      path: '/admin-api/honorarium/{id}/rincian.pdf',
      access: 'office:keuangan',
      summary: 'Satu rincian sebagai PDF',
      payload: z.object({ id: recordId }),
      answer: 'file',
      problems: ['RECORD_NOT_FOUND'],
    },
    getOwnHonorariumPdf: {
      method: 'GET',
      path: '/admin-api/honorarium-saya/{id}/rincian.pdf',
      access: 'office:penguji',
      summary: 'Satu rincian sendiri sebagai PDF',
      payload: z.object({ id: recordId }),
      answer: 'file',
      problems: ['RECORD_NOT_FOUND'],
    },
    getHonorariumCsv: {
      method: 'GET',
      path: '/admin-api/honorarium-csv',
      access: 'office:keuangan',
      summary: 'Semua baris rincian sebulan sebagai CSV',
      payload: z.object({ bulan: month, pemisah: csvSeparator }),
      answer: 'file',
      media: ['text/csv'],
      problems: [],
    },
    getHonorariumYearCsv: {
      method: 'GET',
      path: '/admin-api/honorarium-csv/{tahun}',
      access: 'office:keuangan',
      summary: 'Semua baris rincian setahun sebagai CSV',
      payload: z.object({
        tahun: z.coerce.number('Pilih tahun.').int('Pilih tahun.').min(2000, 'Pilih tahun.').max(2100, 'Pilih tahun.'),
        pemisah: csvSeparator,
      }),
      answer: 'file',
      media: ['text/csv'],
      problems: [],
    },
  }),
}
