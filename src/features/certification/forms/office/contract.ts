import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import {
  recordId,
  reference,
  referenceId,
  seenVersion,
  wholeNumber,
  words,
  yesNo,
} from '../../../../lib/calls/field.ts'
import { Moment, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { ruleOf } from '../../../../lib/calls/rule-of-fields.ts'
import { LEVELS } from '../../../catalogue/schemes/level-rules.ts'
import { ITEM_KIND_NAMES } from '../../items/content-rules.ts'
import { ITEM_STATE_NAMES } from '../../items/state-rules.ts'
import { MOST_JUDGES } from '../angoff-rules.ts'
import { FORM_STATE_NAMES, FORM_TRANSITION_NAMES } from '../state-rules.ts'
import { CLOSED, Exam, examFormsOfficeCalls } from './exam-contract.ts'
import { formPrintOfficeCalls } from './print-contract.ts'

const REFUSED = ['FORM_STATE', 'FORM_OWN', 'FORM_AUTHOR_ONLY', 'FORM_TAKEN_BY_YOU'] as const
const CHANGE = ['RECORD_NOT_FOUND', 'STALE', 'FORM_NOT_YOURS', ...CLOSED] as const
const MOST_ITEMS = 1000
const MOST_FORMS = 4

const form = z.object({
  scheme_version_id: reference('versi skema'),
  banyak_naskah: wholeNumber('Jumlah naskah', 1, MOST_FORMS).default(2),
  jangkar: wholeNumber('Butir jangkar', 0, MOST_ITEMS).default(0),
})

const state = z.enum(FORM_STATE_NAMES)
const row = z.object({
  kode: z.string(),
  status: state,
  status_since: Moment,
  skema: z.string(),
  skema_versi: z.number(),
  penyusun: z.string(),
  butir: z.number(),
  menit: z.number().nullable(),
  /** For how many exams it is set. */
  ujian: z.number(),
  /** 0 waits for the reader, then what is in work, released and withdrawn. */
  giliran: z.number(),
})

export const formResource = resource({
  noun: 'ExamForm',
  name: 'naskah',
  title: 'naskah ujian',
  access: 'office:soal',
  form,
  row,
  record: z.object({}),
  filters: {
    status: state,
    /** What waits for the reader's agreement. */
    menunggu: z.stringbool(),
  },
  sort: ['giliran', 'id', 'kode', 'skema', 'status_since'],
  verbs: ['list', 'history'],
})

const cell = { unit: z.string(), tingkat: z.enum(LEVELS), butir: z.number(), poin: z.number() }
const named = { nama: z.string(), at: Moment }

const exposure = { lembar: z.number(), naskah: z.number() }
const item = z.object({
  nomor: z.number(),
  item_version_id: z.number(),
  item_id: z.number(),
  versi: z.number(),
  unit: z.string(),
  tingkat: z.enum(LEVELS),
  jenis: z.enum(ITEM_KIND_NAMES),
  status: z.enum(ITEM_STATE_NAMES),
  poin: z.number(),
  jangkar: z.boolean(),
  stimulus_id: z.number().nullable(),
  ...exposure,
})

const estimate = z
  .number('Perkiraan berupa angka 0 sampai 100.')
  .min(0, 'Perkiraan paling kecil 0.')
  .max(100, 'Perkiraan paling besar 100.')
  .nullable()
const estimates = z.array(estimate).max(MOST_ITEMS, 'Perkiraan terlalu banyak.').default([])
const judge = z.object({
  nama: words('Nama penilai', 200),
  keahlian: words('Keahlian', 300),
  putaran_1: estimates,
  putaran_2: estimates,
})

const formPage = row
  .extend({
    id: z.number(),
    version: z.number(),
    seri: z.number(),
    benih: z.number(),
    scheme_version_id: z.number(),
    poin: z.number(),
    created_at: Moment,
    batas_nilai: z.number().nullable(),
    cara_batas: z.enum(['angoff', 'ditetapkan']).nullable(),
    alasan_batas: z.string().nullable(),
    batas_versi: z.number().nullable(),
    terbuka: z.boolean(),
    dibuka_pada: Moment.nullable(),
    sel: z.array(z.object({ ...cell, ada: z.number(), poin_ada: z.number() })),
    /** Null while the form is sealed. */
    soal: z.array(item).nullable(),
    kekurangan: z.array(z.string()),
    paralel: z.array(
      z.object({ id: z.number(), kode: z.string(), status: state, jangkar: z.number(), tumpang_tindih: z.number() }),
    ),
    ujian: z.array(Exam.extend({ dipasang: z.boolean() })),
    persetujuan: z.array(z.object({ user_id: z.number(), ...named })),
    komentar: z.array(z.object({ id: z.number(), ...named, isi: z.string() })),
    pembukaan: z.array(
      z.object({ id: z.number(), ...named, cara: z.enum(['layar', 'buku', 'lembar_jawaban', 'kunci', 'rubrik']) }),
    ),
    angoff: z.object({
      penilai: z.array(
        z.object({
          ...{ id: z.number(), nama: z.string(), keahlian: z.string() },
          ...{ putaran_1: z.array(z.number().nullable()), putaran_2: z.array(z.number().nullable()) },
        }),
      ),
      putaran: z.array(
        z.object({
          putaran: z.number(),
          perkiraan: z.number(),
          rata_rata: z.number().nullable(),
          simpangan: z.number().nullable(),
        }),
      ),
      kekurangan: z.array(z.string()),
    }),
    dapat_diubah: z.boolean(),
    langkah: z.array(z.enum(FORM_TRANSITION_NAMES)),
  })
  .omit({ giliran: true })

const seen = z.object({ id: recordId, version: seenVersion })
const number = z.number('Pilih nomor soal.').int().min(1).max(MOST_ITEMS)

const cutScore = seen
  .extend({
    cara: z.enum(['versi', 'angoff', 'ditetapkan'], 'Pilih cara batas nilai ditetapkan.'),
    batas_nilai: z
      .number('Batas nilai berupa angka, misalnya 66,5.')
      .min(0, 'Batas nilai paling kecil 0.')
      .max(100, 'Batas nilai paling besar 100.')
      .nullable()
      .default(null),
    alasan_batas: z.string().trim().max(1000, 'Alasan paling panjang 1000 huruf.').default(''),
  })
  .superRefine(
    ({ cara, batas_nilai, alasan_batas }, check) => {
      if (cara !== 'ditetapkan') return
      if (batas_nilai === null)
        check.addIssue({ code: 'custom', message: 'Isi batas nilainya.', path: ['batas_nilai'] })
      if (alasan_batas === '')
        check.addIssue({ code: 'custom', message: 'Tulis alasan batas nilai itu.', path: ['alasan_batas'] })
    },
    ruleOf('cara', 'batas_nilai', 'alasan_batas'),
  )

const listed = resourceCalls(formResource)
/** The answer to a write: enough to go on, and nothing of what the form has. */
const written = z.object({ id: z.number(), version: z.number() })
const change = { access: 'office:soal', answer: written } as const

export const formOfficeCalls = {
  ...examFormsOfficeCalls,
  ...formPrintOfficeCalls,
  listExamForm: { ...listed.listExamForm, problems: CLOSED },
  historyExamForm: { ...listed.historyExamForm, problems: CLOSED },
  ...calls({
    listFormSources: {
      method: 'GET',
      path: '/admin-api/kisi-kisi',
      access: 'office:soal',
      summary: 'Versi skema yang terbit dan berkisi-kisi, dengan isi bank untuk setiap sel',
      answer: z.array(
        z.object({
          id: z.number(),
          skema: z.string(),
          skema_versi: z.number(),
          butir: z.number(),
          poin: z.number(),
          menit: z.number().nullable(),
          sel: z.array(z.object({ ...cell, tersedia: z.number() })),
        }),
      ),
      problems: [...CLOSED],
    },
    createExamForm: {
      ...change,
      method: 'POST',
      path: '/admin-api/naskah',
      summary: 'Susun naskah paralel dari kisi-kisi versi skema; menjawab naskah pertamanya',
      payload: form,
      status: 201,
      problems: [...CLOSED],
    },
    getExamForm: {
      method: 'GET',
      path: '/admin-api/naskah/{id}',
      access: 'office:soal',
      summary: 'Satu naskah: sel terhadap kisi-kisi, batas nilai, ujian; soalnya selama terbuka, dan itu dicatat',
      payload: z.object({ id: recordId }),
      answer: formPage,
      problems: ['RECORD_NOT_FOUND', ...CLOSED],
    },
    listReplacements: {
      method: 'GET',
      path: '/admin-api/naskah/{id}/pengganti/{nomor}',
      access: 'office:soal',
      summary: 'Soal yang dapat menggantikan satu soal rancangan: unit dan tingkatnya sama',
      payload: z.object({ id: recordId, nomor: recordId }),
      answer: z.array(item.pick({ item_version_id: true, item_id: true, versi: true, jenis: true }).extend(exposure)),
      problems: ['RECORD_NOT_FOUND', 'FORM_NOT_YOURS', ...CLOSED],
    },
    exchangeFormItem: {
      ...change,
      method: 'POST',
      path: '/admin-api/naskah/{id}/ganti-soal',
      summary: 'Ganti satu soal rancangan dengan yang lain dari unit dan tingkat yang sama',
      payload: seen.extend({ nomor: number, item_version_id: referenceId.nullable().default(null) }),
      problems: [...CHANGE],
    },
    markFormAnchor: {
      ...change,
      method: 'POST',
      path: '/admin-api/naskah/{id}/jangkar',
      summary: 'Tandai satu soal rancangan sebagai jangkar, atau hapus tandanya',
      payload: seen.extend({ nomor: number, jangkar: yesNo }),
      problems: [...CHANGE],
    },
    reorderExamForm: {
      ...change,
      method: 'POST',
      path: '/admin-api/naskah/{id}/urutan',
      summary: 'Urutkan rancangan naskah dengan benih baru',
      payload: seen,
      problems: [...CHANGE],
    },
    setFormCutScore: {
      ...change,
      method: 'PUT',
      path: '/admin-api/naskah/{id}/batas-nilai',
      summary: 'Tetapkan batas nilai rancangan: dari versi skema, oleh penilai (Angoff), atau dengan alasan',
      payload: cutScore,
      problems: [...CHANGE],
    },
    saveFormJudges: {
      ...change,
      method: 'PUT',
      path: '/admin-api/naskah/{id}/penilai',
      summary: 'Simpan penilai butir dan perkiraannya pada dua putaran; batas nilai dihitung begitu lengkap',
      payload: seen.extend({
        penilai: z.array(judge).max(MOST_JUDGES, `Penilai paling banyak ${MOST_JUDGES}.`),
      }),
      problems: [...CHANGE],
    },
    moveForm: {
      ...change,
      method: 'POST',
      path: '/admin-api/naskah/{id}/langkah',
      summary: 'Ajukan, ambil, kembalikan, rilis, atau tarik naskah',
      payload: seen.extend({
        langkah: z.enum(FORM_TRANSITION_NAMES, 'Pilih langkahnya.'),
        alasan: z.string().trim().max(2000, 'Alasan terlalu panjang.').default(''),
      }),
      problems: ['RECORD_NOT_FOUND', 'STALE', ...REFUSED, 'SECOND_PERSON_NEW', 'SECOND_PERSON_YOURS', ...CLOSED],
    },
  }),
}
