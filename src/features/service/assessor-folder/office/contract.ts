import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { dayOf, recordId } from '../../../../lib/calls/field.ts'
import { Listing, Moment, pageAnswer, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { ruleOf } from '../../../../lib/calls/rule-of-fields.ts'
import { clausesOf } from '../../../platform/editions/clause-rules.ts'
import { EDITIONS, type Edition } from '../../../platform/editions/rules.ts'
import { FOLDER_STATE_NAMES, HOME_KIND_NAMES } from '../rules.ts'

const MOST_CLAUSES = 100
const edisi = z.enum(EDITIONS, 'Pilih edisi.')

const shape = {
  edisi,
  klausul: z
    .array(z.string(), 'Pilih klausul.')
    .min(1, 'Pilih sedikitnya satu klausul.')
    .max(MOST_CLAUSES, `Paling banyak ${MOST_CLAUSES} klausul.`),
  dari: dayOf('Dari tanggal'),
  sampai: dayOf('Sampai tanggal'),
}

const isKnown = ({ edisi: edition, klausul }: { edisi: Edition; klausul: readonly string[] }): boolean => {
  const known = new Set(clausesOf(edition).map(({ nomor }) => nomor))
  return klausul.every((nomor) => known.has(nomor))
}

const form = z
  .object(shape)
  .refine(isKnown, {
    ...ruleOf('edisi', 'klausul'),
    path: ['klausul'],
    error: 'Pilih klausul dari edisi yang dipilih.',
  })
  .refine(({ dari, sampai }) => dari <= sampai, {
    ...ruleOf('dari', 'sampai'),
    path: ['sampai'],
    error: 'Sampai tanggal tidak boleh sebelum dari tanggal.',
  })

const row = z.object({
  edisi,
  dari: z.string(),
  sampai: z.string(),
  status: z.enum(FOLDER_STATE_NAMES),
  selesai: z.number(),
  jumlah: z.number(),
  jumlah_kosong: z.number(),
  finished_at: Moment.nullable(),
  created_at: Moment,
  created_by_name: z.string(),
})

export const assessorFolderResource = resource({
  noun: 'AssessorFolder',
  name: 'berkas-asesor',
  title: 'berkas asesor',
  access: 'office:mutu',
  form,
  row,
  record: row.extend({
    klausul: z.array(z.string()),
    kosong: z.array(z.object({ nomor: z.string(), kurang: z.string() })),
    sebab: z.string().nullable(),
    sha256: z.string().nullable(),
  }),
  filters: { status: z.enum(FOLDER_STATE_NAMES) },
  sort: ['created_at', 'id'],
  order: 'desc',
  verbs: ['list', 'get', 'create'],
})

const { createAssessorFolder, ...reads } = resourceCalls(assessorFolderResource)

const Answered = z.object({
  id: z.number(),
  nomor: z.string(),
  title: z.string(),
  jenis: z.enum(HOME_KIND_NAMES),
  label: z.string(),
  alamat: z.string(),
  jumlah: z.number().nullable(),
  kurang: z.array(z.string()),
})

export const assessorFolderOfficeCalls = {
  ...reads,
  createAssessorFolder: {
    ...createAssessorFolder,
    summary: 'Susun berkas asesor: klausul dan masanya; arsipnya dikerjakan di belakang',
    problems: ['INVALID'] as const,
  },
  ...calls({
    getAssessorArchive: {
      method: 'GET',
      path: '/admin-api/berkas-asesor/{id}/arsip.zip',
      access: 'office:mutu',
      summary: 'Satu berkas asesor sebagai arsip: indeks bertanda tangan, manifes, dokumen, halaman, dan daftar',
      payload: z.object({ id: recordId }),
      answer: 'file',
      problems: ['RECORD_NOT_FOUND', 'FILE_NOT_FOUND'],
    },
    listAssessorAnswer: {
      method: 'GET',
      path: '/admin-api/kelengkapan',
      access: 'office:mutu',
      summary: 'Jawaban portal atas setiap klausul dalam suatu masa, dan apa yang belum ada',
      payload: Listing.extend({
        sort: z.enum(['id']).default('id'),
        edisi: edisi.optional(),
        dari: dayOf('Dari tanggal').optional(),
        sampai: dayOf('Sampai tanggal').optional(),
        hanya_kurang: z.stringbool().optional(),
      }),
      answer: pageAnswer(Answered),
      problems: [],
    },
  }),
}
