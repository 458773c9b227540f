import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { dayOf, recordId, wholeNumber } from '../../../../lib/calls/field.ts'
import { Moment, recordOf, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { ruleOf } from '../../../../lib/calls/rule-of-fields.ts'
import type { Day } from '../../../../lib/day.ts'
import { STORED_STATES } from '../../certificates/rules.ts'
import { MOST_SAMPLED } from '../rules.ts'

const row = z.object({
  dari: z.string(),
  sampai: z.string(),
  kualifikasi: z.string().nullable(),
  ukuran: z.number(),
  populasi: z.number(),
  drawn_by_name: z.string(),
  drawn_at: Moment,
})

export const ministrySampleResource = resource({
  noun: 'MinistrySample',
  name: 'sampel-kementerian',
  title: 'sampel kementerian',
  access: 'office:verifikasi',
  form: z.object({}),
  row,
  record: row.extend({
    benih: z.string(),
    sertifikat: z.array(
      z.object({
        id: z.number(),
        urutan: z.number(),
        no_sertifikasi: z.string(),
        nama: z.string(),
        skema: z.string(),
        status: z.enum(STORED_STATES),
      }),
    ),
  }),
  sort: ['drawn_at', 'id'],
  order: 'desc',
  verbs: ['list', 'get'],
})

const day = (label: string) => dayOf(label).transform((given) => given as Day)
const seldom = z.string().nullable()

const Trail = z.object({
  no_sertifikasi: z.string(),
  no_registrasi: seldom,
  nama: z.string(),
  /** All but its last four digits are hidden; '' where the portal does not know it. */
  nik: z.string(),
  kualifikasi: z.string(),
  skema: z.string(),
  skema_versi: seldom,
  valid_from: z.string(),
  valid_until: z.string(),
  status: z.enum(STORED_STATES),
  issued_at: Moment,
  issued_by_name: seldom,
  /** Null for a certificate from before the portal. */
  permohonan: z
    .object({
      nomor: z.string(),
      submitted_at: Moment.nullable(),
      start_date: seldom,
      end_date: seldom,
      tuk: seldom,
      metode: seldom,
      attended_at: Moment.nullable(),
      dokumen: z.array(z.object({ persyaratan: z.string(), status: z.string() })),
      penguji: z.array(z.object({ name: z.string(), declared_at: seldom, locked_at: seldom })),
      putusan: z.array(
        z.object({
          hasil: z.string(),
          at: z.string(),
          decided_by_name: seldom,
          unit: z.array(z.object({ unit: z.string(), hasil: z.string() })),
        }),
      ),
    })
    .nullable(),
  jejak: z.array(z.object({ at: Moment, hal: z.string() })),
})

export const ministrySampleOfficeCalls = {
  ...resourceCalls(ministrySampleResource),
  ...calls({
    drawMinistrySample: {
      method: 'POST',
      path: '/admin-api/sampel-kementerian',
      access: 'office:kementerian',
      summary: 'Undi sampel sertifikat yang terbit dalam suatu masa; benih undiannya dicatat',
      payload: z
        .object({
          dari: day('Dari tanggal'),
          sampai: day('Sampai tanggal'),
          kualifikasi: z.enum(['KTPA', 'ATPA'], 'Pilih kualifikasi.').nullable().default(null),
          ukuran: wholeNumber('Banyaknya', 1, MOST_SAMPLED),
        })
        .refine(({ dari, sampai }) => dari <= sampai, {
          path: ['sampai'],
          error: 'Sampai tanggal tidak boleh sebelum dari tanggal.',
          ...ruleOf('dari', 'sampai'),
        }),
      answer: recordOf(ministrySampleResource),
      status: 201,
      problems: ['MINISTRY_NOTHING'],
    },
    getSampledTrail: {
      method: 'GET',
      path: '/admin-api/sampel-kementerian/{id}/jejak/{certificate_id}',
      access: 'office:verifikasi',
      summary: 'Jejak satu sertifikat dalam sampel: permohonan, ujian, putusan, dan sertifikatnya',
      payload: z.object({ id: recordId, certificate_id: recordId }),
      answer: Trail,
      problems: ['RECORD_NOT_FOUND'],
    },
  }),
}
