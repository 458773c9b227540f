import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { recordId } from '../../../../lib/calls/field.ts'
import { SURVEILLANCE_MEANS_NAMES } from '../rules.ts'

const tahun = z.coerce.number().int().min(2000).max(2200)
const Cell = z.object({ due: z.number(), done: z.number(), kurang: z.boolean() })
const Means = z.object({ laporan: Cell, pemeliharaan: Cell, evaluasi: Cell, audit: Cell })

export const surveillancePlanOfficeCalls = calls({
  getSurveillancePlan: {
    method: 'GET',
    path: '/admin-api/rencana-surveilan',
    access: 'office:verifikasi',
    summary: 'Rencana surveilan setahun: yang jatuh tempo tiap bulan menurut versi skema, dan yang sudah selesai',
    payload: z.object({ tahun }),
    answer: z.object({
      /** What the settings ask for in that year. */
      ketentuan: z.object({
        buka_laporan: z.number(),
        tenggat_laporan: z.number(),
        kegiatan_pemeliharaan: z.number(),
        /** 0 where points do not count. */
        poin_pemeliharaan: z.number(),
        audit_pemeliharaan: z.number(),
      }),
      versi: z.array(
        z.object({
          /** Null for certificates from before the portal. */
          scheme_version_id: z.number().nullable(),
          skema: z.string(),
          bulan: z.array(z.object({ bulan: z.number(), cara: Means })),
          total: Means,
          /** Means of which nothing is due in the whole year. */
          tanpa_rencana: z.array(z.enum(SURVEILLANCE_MEANS_NAMES)),
        }),
      ),
    }),
    problems: [],
  },
  listPlannedSurveillance: {
    method: 'GET',
    path: '/admin-api/rencana-surveilan/baris',
    access: 'office:verifikasi',
    summary: 'Sertifikat di balik satu angka rencana surveilan, yang belum selesai dahulu',
    payload: z.object({
      tahun,
      bulan: z.coerce.number().int().min(1).max(12),
      cara: z.enum(SURVEILLANCE_MEANS_NAMES),
      /** Left out for certificates from before the portal. */
      scheme_version_id: recordId.optional(),
    }),
    answer: z.array(
      z.object({
        certificate_id: z.number(),
        no_sertifikasi: z.string(),
        nama: z.string(),
        due_day: z.string(),
        done: z.boolean(),
        record_id: z.number().nullable(),
      }),
    ),
    problems: [],
  },
})
