import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { dayOf, lineWords, manyWords, maybeDay, referenceId } from '../../../../lib/calls/field.ts'
import { Moment, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { RELATION_NAMES } from '../rules.ts'

const form = z.object({
  nama: lineWords('Nama', 150),
  nama_lain: manyWords('Nama lain', 20, 150),
  hubungan: z.enum(RELATION_NAMES, 'Pilih hubungannya dengan lembaga.'),
  sejak: dayOf('Sejak'),
  sampai: maybeDay('Sampai'),
  pengajar: z.array(referenceId).max(200, 'Pengajar paling banyak 200 orang.').default([]),
})

const row = z.object({
  nama: z.string(),
  hubungan: z.enum(RELATION_NAMES),
  sejak: z.string(),
  sampai: z.string().nullable(),
})

export const providerResource = resource({
  noun: 'TrainingProvider',
  name: 'lembaga-pelatihan',
  title: 'lembaga pelatihan',
  access: 'office:mutu',
  form,
  record: row.extend({
    nama_lain: z.array(z.string()),
    pengajar: z.array(z.number()),
    /** Their names, in order; of an account that is gone, what is left of it. */
    pengajar_nama: z.array(z.string()),
    created_at: Moment,
    created_by_name: z.string(),
  }),
  row,
  filters: { hubungan: z.enum(RELATION_NAMES) },
  sort: ['nama', 'sejak', 'id'],
  verbs: ['list', 'get', 'history', 'create', 'update'],
})

const { createTrainingProvider, updateTrainingProvider, ...reads } = resourceCalls(providerResource)

const Rate = z.object({
  /** Candidates who were decided on, and those of them who passed. */
  diputus: z.number(),
  kompeten: z.number(),
  /** In percent, with Wilson's 95 % interval; null of nobody. */
  hasil: z.object({ persen: z.number(), bawah: z.number(), atas: z.number() }).nullable(),
})

const ComparisonAnswer = z.object({
  tahun: z.number(),
  scheme_id: z.number(),
  skema: z.string(),
  terkait: Rate,
  lain: Rate,
  tanpa_tempat: z.number(),
  /** How likely chance alone parts them so far, from 0 to 1; null while a group is too small. */
  peluang: z.number().nullable(),
  berbeda: z.boolean(),
  finding_id: z.number().nullable(),
})

export const trainingProviderOfficeCalls = {
  ...reads,
  createTrainingProvider: { ...createTrainingProvider, problems: ['INVALID'] as const },
  updateTrainingProvider: { ...updateTrainingProvider, problems: ['RECORD_NOT_FOUND', 'STALE', 'INVALID'] as const },
  ...calls({
    listPossibleTrainers: {
      method: 'GET',
      path: '/admin-api/lembaga-pelatihan-pengajar',
      access: 'office:mutu',
      summary: 'Penguji dan petugas yang mungkin juga mengajar pada lembaga pelatihan',
      answer: z.array(z.object({ id: z.number(), name: z.string() })),
      problems: [],
    },
    compareTrainings: {
      method: 'GET',
      path: '/admin-api/mutu/kelulusan-pelatihan',
      access: 'office:mutu',
      summary: 'Kelulusan menurut tempat pelatihan lima tahun terakhir, per tahun dan skema, dengan peluang bedanya',
      answer: z.object({
        paling_sedikit: z.number(),
        /** Below it a difference is pointed out, from 0 to 1. */
        ambang: z.number(),
        perbandingan: z.array(ComparisonAnswer),
        /** Places that candidates named and the list does not have. */
        tak_dikenal: z.array(z.object({ lembaga_pelatihan: z.string(), peserta: z.number() })),
      }),
      problems: [],
    },
  }),
}
