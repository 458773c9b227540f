import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { maybeWords, recordId, seenVersion, words } from '../../../../lib/calls/field.ts'
import { Listing, Moment, pageAnswer } from '../../../../lib/calls/resource.ts'
import { SAMPLE_KIND_NAMES, SAMPLE_STATE_NAMES } from '../rules.ts'

const LONGEST_NOTE = 1000
const LEAST_FINDING = 20

const Row = z.object({
  id: z.number(),
  jenis: z.enum(SAMPLE_KIND_NAMES),
  nama: z.string(),
  /** The report or the activity, as people call it. */
  perihal: z.string(),
  status: z.enum(SAMPLE_STATE_NAMES),
  drawn_at: Moment,
  audited_at: Moment.nullable(),
})

/** Its matter is read by `getOfficeReport` or `getActivity`. */
export const SampleAudit = Row.extend({
  version: z.number(),
  report_id: z.number().nullable(),
  maintenance_id: z.number().nullable(),
  accepted_by_name: z.string(),
  catatan: z.string().nullable(),
  audited_by_name: z.string().nullable(),
  /** True when a sanction was proposed because of it. */
  usul_sanksi: z.boolean(),
  dapat_diaudit: z.boolean(),
  /** Why the reader cannot audit it while it waits. */
  halangan: z.string().nullable(),
})
export type SampleAudit = z.output<typeof SampleAudit>

const refusable = ['RECORD_NOT_FOUND', 'STALE', 'NOT_YOUR_SAMPLE', 'SECOND_PERSON_NEW', 'SECOND_PERSON_YOURS'] as const

export const sampleAuditOfficeCalls = calls({
  listSampleAudit: {
    method: 'GET',
    path: '/admin-api/audit-sampel',
    access: 'office:verifikasi',
    summary: 'Laporan dan kegiatan yang terpilih untuk audit sampel, yang menunggu dahulu',
    payload: Listing.extend({
      // Alphabetically, `menunggu` comes first.
      sort: z.enum(['status', 'id']).default('status'),
      status: z.enum(SAMPLE_STATE_NAMES).optional(),
      jenis: z.enum(SAMPLE_KIND_NAMES).optional(),
      dapat_diaudit: z.stringbool().optional(),
    }),
    answer: pageAnswer(Row),
    problems: [],
  },
  getSampleAudit: {
    method: 'GET',
    path: '/admin-api/audit-sampel/{id}',
    access: 'office:verifikasi',
    summary: 'Satu audit sampel',
    payload: z.object({ id: recordId }),
    answer: SampleAudit,
    problems: ['RECORD_NOT_FOUND'],
  },
  matchSampleAudit: {
    method: 'POST',
    path: '/admin-api/audit-sampel/{id}/sesuai',
    access: 'office:verifikasi',
    summary: 'Catat bahwa yang disampaikan sesuai dengan buktinya',
    payload: z.object({ id: recordId, version: seenVersion, catatan: maybeWords('Catatan', LONGEST_NOTE) }),
    answer: SampleAudit,
    problems: refusable,
  },
  differSampleAudit: {
    method: 'POST',
    path: '/admin-api/audit-sampel/{id}/tidak-sesuai',
    access: 'office:verifikasi',
    summary: 'Catat bahwa yang disampaikan tidak sesuai dengan buktinya; sanksi hanya diusulkan',
    payload: z.object({
      id: recordId,
      version: seenVersion,
      catatan: words('Catatan', LONGEST_NOTE).min(
        LEAST_FINDING,
        `Tulis apa yang tidak sesuai dengan buktinya, paling sedikit ${LEAST_FINDING} huruf.`,
      ),
    }),
    answer: SampleAudit,
    problems: refusable,
  },
})
