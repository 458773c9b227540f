import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { nameWords, seenVersion, words } from '../../../../lib/calls/field.ts'
import { Listing, Moment } from '../../../../lib/calls/resource.ts'
import {
  REQUEST_CHANNEL_NAMES,
  REQUEST_KIND_NAMES,
  REQUEST_ORIGIN_NAMES,
  REQUEST_SOURCE_NAMES,
  REQUEST_STATE_NAMES,
} from '../rules.ts'

const WHEN = 'Isi kapan permintaan itu diterima.'

const requestId = z
  .string()
  .regex(/^(masuk|penghapusan|perubahan|persetujuan|salinan)-\d{1,9}$/, 'Permintaan tidak dikenal.')

const Row = z.object({
  id: z.string(),
  sumber: z.enum(REQUEST_SOURCE_NAMES),
  jenis: z.enum(REQUEST_KIND_NAMES),
  kanal: z.enum(REQUEST_ORIGIN_NAMES),
  received_at: Moment,
  answer_due: Moment,
  answered_at: Moment.nullable(),
  status: z.enum(REQUEST_STATE_NAMES),
})

const seldom = z.string().nullable()

const Whole = Row.extend({
  version: z.number(),
  /** Null for a request made in the portal, and after its retention. */
  nama: seldom,
  kontak: seldom,
  isi: seldom,
  jawaban: seldom,
  answered_by_name: seldom,
  created_by_name: seldom,
  erased_at: Moment.nullable(),
})

export const dataRequestOfficeCalls = calls({
  listDataRequest: {
    method: 'GET',
    path: '/admin-api/permintaan-data',
    access: 'office:pengguna',
    summary: 'Permintaan subjek data, dari portal dan dari luar, dengan batas jawabnya',
    payload: Listing.omit({ id: true, q: true }).extend({
      sort: z.enum(['received_at', 'answer_due', 'id']).default('received_at'),
      jenis: z.enum(REQUEST_KIND_NAMES).optional(),
      kanal: z.enum(REQUEST_ORIGIN_NAMES).optional(),
      status: z.enum(REQUEST_STATE_NAMES).optional(),
      terlambat: z.stringbool().optional(),
    }),
    answer: z.object({ data: z.array(Row), total: z.number(), page: z.number() }),
    problems: [],
  },
  getDataRequest: {
    method: 'GET',
    path: '/admin-api/permintaan-data/{id}',
    access: 'office:pengguna',
    summary: 'Satu permintaan subjek data; nama dan isinya hanya pada yang masuk dari luar portal',
    payload: z.object({ id: requestId }),
    answer: Whole,
    problems: ['RECORD_NOT_FOUND'],
  },
  createDataRequest: {
    method: 'POST',
    path: '/admin-api/permintaan-data',
    access: 'office:pengguna',
    summary: 'Catat permintaan yang masuk lewat surat, telepon, email, atau langsung; batasnya dihitung sejak diterima',
    payload: z.object({
      jenis: z.enum(REQUEST_KIND_NAMES, 'Pilih yang diminta.'),
      kanal: z.enum(REQUEST_CHANNEL_NAMES, 'Pilih bagaimana permintaan itu masuk.'),
      nama: nameWords('Nama', 150),
      kontak: words('Kontak', 200),
      isi: words('Isi permintaan', 2000),
      received_at: z.iso
        .datetime({ offset: true, error: WHEN })
        .refine((at) => at >= '2000' && at < '2200' && !Number.isNaN(Date.parse(at)), 'Tahunnya belum benar.'),
    }),
    answer: Whole,
    status: 201,
    problems: ['INVALID'],
  },
  answerDataRequest: {
    method: 'POST',
    path: '/admin-api/permintaan-data/{id}/jawab',
    access: 'office:pengguna',
    summary: 'Catat jawaban atas permintaan yang masuk dari luar portal: dipenuhi, atau ditolak dengan alasannya',
    payload: z.object({
      id: requestId,
      version: seenVersion,
      status: z.enum(['dipenuhi', 'ditolak'], 'Pilih jawabannya.'),
      jawaban: words('Jawaban', 2000),
    }),
    answer: Whole,
    problems: ['RECORD_NOT_FOUND', 'STALE', 'QUALITY_STATE'],
  },
})
