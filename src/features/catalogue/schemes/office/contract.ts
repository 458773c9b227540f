import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import {
  anyWords,
  dayOf,
  lineWords,
  manyWords,
  maybeDocument,
  maybePicture,
  maybeWords,
  recordId,
  reference,
  seenVersion,
  wholeNumber,
  words,
  yesNo,
} from '../../../../lib/calls/field.ts'
import { Moment, recordOf, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { RichText } from '../../../../lib/text/rich-text.ts'
import { HOURS, MOST_POINTS, OFFERED_KIND_NAMES } from '../activity-rules.ts'
import { BLUEPRINT_LIMITS, CUT_SCORE_WAY_NAMES } from '../blueprint-rules.ts'
import { CATEGORY_KINDS } from '../rules.ts'
import { TEMPLATE_KEYS } from '../template-rules.ts'
import { methodKind, methodKindCalls } from './method-kind-contract.ts'

const LONGEST_RICH_TEXT = 100_000
const MOST_RUPIAH = 1_000_000_000

export const categoryResource = resource({
  noun: 'Category',
  name: 'kategori',
  title: 'kategori skema',
  access: 'office:konten',
  reads: 'office:administrator',
  form: z.object({
    name: lineWords('Nama', 60),
    jenis: z.enum(CATEGORY_KINDS, 'Pilih jenis.'),
  }),
  filters: { jenis: z.enum(CATEGORY_KINDS) },
  sort: ['name', 'jenis', 'id'],
})

/** The purpose of its certificates, where the category's name does not say it: renewals and re-tests. */
const kualifikasi = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? null : (value ?? null)),
  words('Kualifikasi', 20).min(2, 'Kualifikasi paling pendek 2 huruf.').nullable(),
)

const schemeForm = z.object({
  category_id: reference('kategori'),
  kualifikasi,
  /** Translations for the English pages; what binds stands in the versions. */
  name_en: anyWords('Nama (Inggris)', 200),
  description_en: RichText.max(LONGEST_RICH_TEXT, 'Uraian (Inggris) terlalu panjang.').default(''),
})

/** A scheme as a whole: its words stand in its versions. */
export const schemeResource = resource({
  noun: 'Scheme',
  name: 'skema',
  title: 'skema',
  access: 'office:konten',
  reads: 'office:administrator',
  form: schemeForm,
  /** The name begins the first version, a draft. */
  create: schemeForm.extend({ name: lineWords('Nama', 200).min(3, 'Nama paling pendek 3 huruf.') }),
  record: schemeForm.extend({
    name: z.string(),
    kategori: z.string(),
    versi: z.array(z.object({ id: z.number(), versi: z.number(), name: z.string(), published_at: Moment.nullable() })),
  }),
  row: schemeForm.omit({ description_en: true }).extend({
    name: z.string(),
    kategori: z.string(),
    /** The number of the newest published version. */
    versi_terbit: z.number().nullable(),
    ada_draf: z.boolean(),
  }),
  filters: { category_id: recordId, ada_draf: z.stringbool() },
  sort: ['name', 'kategori', 'versi_terbit', 'id'],
})

/** A number of a blueprint's cell; one left empty is none. */
const inCell = (label: string, most: number) =>
  z.preprocess((value) => (value === '' || value === null ? 0 : value), wholeNumber(label, 0, most).default(0))

const share = z
  .object({ butir: inCell('Butir', BLUEPRINT_LIMITS.butir), poin: inCell('Poin', BLUEPRINT_LIMITS.poin) })
  .default({ butir: 0, poin: 0 })

/** A value that may be missing; a field left empty is. */
const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : (value ?? null)), schema.nullable())

const versionForm = z.object({
  scheme_id: reference('skema'),
  name: lineWords('Nama', 200).min(3, 'Nama paling pendek 3 huruf.'),
  /** Text such as '2 hari'. */
  durasi: maybeWords('Pelaksanaan', 100),
  description: RichText.max(LONGEST_RICH_TEXT, 'Uraian terlalu panjang.').default(''),
  image: maybePicture,
  /** Null while undecided, which only a draft may be. */
  registration_fee: wholeNumber('Biaya pendaftaran', 0, MOST_RUPIAH).nullable().default(null),
  detail_pelatihan: maybeDocument,
  persyaratan: z
    .array(
      z.object({
        nama: lineWords('Nama persyaratan', 150),
        keterangan: z.string().trim().max(500, 'Keterangan paling panjang 500 huruf.').default(''),
        wajib: yesNo,
      }),
    )
    .max(40, 'Persyaratan paling banyak 40.')
    .default([]),
  unit_kompetensi: z
    .array(
      z.object({
        judul: words('Judul unit', 300),
        /** The methods that examine it. */
        metode: manyWords('Metode unit', 20, 100),
        /** Performance criteria, where the body has them. */
        kuk: manyWords('KUK', 60, 500),
        /** Its items and points in the written exam, by level. */
        kisi: z.object({ ingat: share, terapkan: share, analisis: share }).nullable().default(null),
      }),
    )
    .max(60, 'Unit kompetensi paling banyak 60.')
    .default([]),
  metode_uji: manyWords('Metode uji', 20, 100),
  /** The kind of each method, chosen by a person. */
  jenis_metode: z
    .array(z.object({ metode: words('Metode', 100), jenis: methodKind }))
    .max(20, 'Metode uji paling banyak 20.')
    .default([]),
  menit_tulis: maybe(wholeNumber('Lama ujian tulis', 1, BLUEPRINT_LIMITS.menit)),
  butir_tulis: maybe(wholeNumber('Jumlah butir', 1, BLUEPRINT_LIMITS.butir)),
  poin_tulis: maybe(wholeNumber('Jumlah poin', 1, BLUEPRINT_LIMITS.poin)),
  /** Points of a hundred from which a unit is passed in writing; null where the setting says it. */
  batas_nilai_tulis: maybe(
    z
      .number('Batas nilai berupa angka.')
      .min(0, 'Batas nilai paling kecil 0.')
      .max(100, 'Batas nilai paling besar 100.'),
  ),
  cara_batas: maybe(z.enum(CUT_SCORE_WAY_NAMES, 'Pilih cara batas nilai ditetapkan.')),
  alasan_batas: maybeWords('Alasan batas nilai', 1000),
  /** The lowest degree; null where none is required. */
  min_pendidikan: z.enum(['D3', 'D4/S1', 'S2', 'S3'], 'Pilih pendidikan.').nullable().default(null),
  min_pengalaman_tahun: wholeNumber('Pengalaman', 0, 50).default(0),
  min_dokumen_amdal: wholeNumber('Jumlah dokumen Amdal', 0, 100).default(0),
  wajib_atpa: yesNo.default(false),
  /** The kind, hours and points of a maintenance activity; null for every other scheme. */
  jenis_kegiatan: z.enum(OFFERED_KIND_NAMES, 'Pilih jenis kegiatan.').nullable().default(null),
  jam_pelajaran: wholeNumber('Jam pelajaran', HOURS.least, HOURS.most).nullable().default(null),
  poin: wholeNumber('Poin', 0, MOST_POINTS).nullable().default(null),
})

const versionFacts = {
  versi: z.number(),
  published_at: Moment.nullable(),
  kategori: z.string(),
  /** The kind of its category. */
  jenis: z.enum(CATEGORY_KINDS),
  /** By which day the version is to be looked at again. */
  tinjau_pada: z.string().nullable(),
  /** The account that proposed to publish it; null for drafts that nobody proposed. */
  proposed_by: z.number().nullable(),
  proposed_at: Moment.nullable(),
  proposed_by_name: z.string().nullable(),
}
const versionRecord = versionForm.extend({
  ...versionFacts,
  dasar_hukum: z.string().nullable(),
  published_by_name: z.string().nullable(),
})

/** The content of a scheme at a time. A published version never changes; a change makes the next. */
export const schemeVersionResource = resource({
  noun: 'SchemeVersion',
  name: 'versi-skema',
  title: 'versi skema',
  access: 'office:konten',
  reads: 'office:administrator',
  form: versionForm,
  record: versionRecord,
  row: versionForm
    .pick({ scheme_id: true, name: true, durasi: true, image: true, registration_fee: true })
    .extend(versionFacts),
  /** `terbaru`: the newest that was published of its scheme. */
  filters: {
    scheme_id: recordId,
    terbit: z.stringbool(),
    terbaru: z.stringbool(),
    /** Proposed to be published, and not published yet. */
    diusulkan: z.stringbool(),
    /** The newest of its scheme, past its review date. */
    lewat_tinjau: z.stringbool(),
  },
  sort: ['name', 'versi', 'published_at', 'registration_fee', 'kategori', 'id'],
})

export const schemeOfficeCalls = {
  ...resourceCalls(categoryResource),
  ...resourceCalls(schemeResource),
  ...resourceCalls(schemeVersionResource),
  ...methodKindCalls,
  ...calls({
    createSchemeFromTemplate: {
      method: 'POST',
      path: '/admin-api/skema/dari-contoh',
      access: 'office:konten',
      summary: 'Mulai skema dari contoh: kategori bila belum ada, skema, dan draf versi pertama tanpa biaya',
      payload: z.object({ contoh: z.enum(TEMPLATE_KEYS, 'Pilih contoh.') }),
      answer: recordOf(schemeVersionResource),
      status: 201,
      problems: ['SCHEME_EXISTS'],
    },
    proposeSchemeVersion: {
      method: 'POST',
      path: '/admin-api/versi-skema/{id}/usulkan',
      access: 'office:konten',
      summary: 'Usulkan draf versi skema untuk terbit; selama portal belum dibuka langsung terbit',
      payload: z.object({
        id: recordId,
        version: seenVersion,
        tinjau_pada: dayOf('Tanggal peninjauan'),
        dasar_hukum: words('Dasar hukum', 500),
      }),
      answer: recordOf(schemeVersionResource),
      problems: ['RECORD_NOT_FOUND', 'STALE', 'VERSION_PUBLISHED'],
    },
    publishSchemeVersion: {
      method: 'POST',
      path: '/admin-api/versi-skema/{id}/terbitkan',
      access: 'office:administrator',
      summary: 'Terbitkan versi skema yang diusulkan orang lain; sesudahnya tidak dapat diubah',
      payload: z.object({ id: recordId, version: seenVersion }),
      answer: recordOf(schemeVersionResource),
      problems: [
        ...(['RECORD_NOT_FOUND', 'STALE', 'VERSION_PUBLISHED', 'VERSION_NOT_PROPOSED', 'UNAUTHORIZED_ACTION'] as const),
        ...(['SECOND_PERSON_OWN', 'SECOND_PERSON_NEW', 'SECOND_PERSON_YOURS'] as const),
      ],
    },
    refuseSchemeVersion: {
      method: 'POST',
      path: '/admin-api/versi-skema/{id}/tolak',
      access: 'office:administrator',
      summary: 'Tolak usul terbit, atau tarik usul sendiri, dengan alasan; versi itu menjadi draf lagi',
      payload: z.object({ id: recordId, version: seenVersion, alasan: words('Alasan', 500) }),
      answer: recordOf(schemeVersionResource),
      problems: ['RECORD_NOT_FOUND', 'STALE', 'VERSION_PUBLISHED', 'VERSION_NOT_PROPOSED', 'UNAUTHORIZED_ACTION'],
    },
    draftNextSchemeVersion: {
      method: 'POST',
      path: '/admin-api/versi-skema/{id}/versi-berikutnya',
      access: 'office:konten',
      summary: 'Buat draf versi berikutnya dari versi ini, atau buka draf yang sudah ada',
      payload: z.object({ id: recordId }),
      answer: recordOf(schemeVersionResource),
      status: 201,
      problems: ['RECORD_NOT_FOUND'],
    },
  }),
}
