import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import {
  dayOf,
  manyWords,
  maybeDay,
  maybeWebAddress,
  maybeWords,
  recordId,
  reference,
  referenceId,
  seenVersion,
  wholeNumber,
  words,
} from '../../../../lib/calls/field.ts'
import { Moment, recordOf, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { CHANGE_WAY_NAMES, REGULATION_KIND_NAMES } from '../../../platform/regulations/rules.ts'
import { CHANGE_STATE_NAMES, PLACE_KIND_NAMES, PLACE_STATE_NAMES, PLACE_VERDICTS } from '../rules.ts'

const seldom = z.string().nullable()
const kind = z.enum(REGULATION_KIND_NAMES, 'Pilih jenisnya.')
const way = z.enum(CHANGE_WAY_NAMES, 'Pilih apakah diubah atau dicabut.')

/** The parts of a regulation's name, as lists and pages say it. */
const Name = z.object({
  id: z.number(),
  jenis: z.enum(REGULATION_KIND_NAMES),
  instansi: seldom,
  nomor: z.string(),
  tahun: z.number(),
})

const regulationForm = z.object({
  jenis: kind,
  instansi: maybeWords('Instansi', 120),
  nomor: z
    .string()
    .trim()
    .regex(/^\d{1,5}[A-Z]?(-\d{1,2})?$/, 'Tulis nomornya saja, misalnya 22 atau 18A.'),
  tahun: wholeNumber('Tahun', 1945, 2099),
  tentang: words('Tentang', 500),
  nama_lain: manyWords('Nama lain', 10, 80),
  berlaku_sejak: maybeDay('Berlaku sejak'),
  tautan: maybeWebAddress,
  owner_id: reference('penanggung jawab'),
  tinjau_pada: dayOf('Hari peninjauan'),
})

const regulationRow = z.object({
  nama: z.string(),
  jenis: z.enum(REGULATION_KIND_NAMES),
  instansi: seldom,
  nomor: z.string(),
  tahun: z.number(),
  tentang: z.string(),
  berlaku_sejak: seldom,
  tinjau_pada: seldom,
  /** Null where nobody answers for it yet. */
  owner_id: z.number().nullable(),
  owner_name: seldom,
  /** What became of it: null while nothing did. */
  cara: z.enum(CHANGE_WAY_NAMES).nullable(),
})

const Relation = z.object({
  id: z.number(),
  cara: z.enum(CHANGE_WAY_NAMES),
  status: z.enum(CHANGE_STATE_NAMES),
  aturan: Name,
  berlaku_sejak: seldom,
})

export const regulationResource = resource({
  noun: 'Regulation',
  name: 'aturan',
  title: 'aturan yang dirujuk',
  access: 'office:mutu',
  form: regulationForm,
  record: regulationRow.extend({
    nama_lain: z.array(z.string()),
    tautan: seldom,
    catatan: seldom,
    reviewed_at: Moment.nullable(),
    reviewed_by_name: seldom,
    created_at: Moment,
    created_by_name: seldom,
    diubah_oleh: z.array(Relation),
    mengubah: z.array(Relation),
  }),
  row: regulationRow,
  filters: { jenis: kind, jatuh_tempo: z.stringbool() },
  sort: ['tinjau_pada', 'tahun', 'id'],
  verbs: ['list', 'get', 'history', 'create', 'update'],
})

const changeForm = z.object({ owner_id: reference('penanggung jawab'), batas: dayOf('Batas') })

const changeRow = z.object({
  /** Both regulations and the way, in words. */
  judul: z.string(),
  status: z.enum(CHANGE_STATE_NAMES),
  cara: z.enum(CHANGE_WAY_NAMES),
  regulation_id: z.number(),
  changed_id: z.number(),
  /** The newer regulation, and the one that it changes. */
  baru: Name,
  lama: Name,
  batas: seldom,
  owner_id: z.number().nullable(),
  owner_name: seldom,
  jumlah_tempat: z.number(),
  jumlah_belum: z.number(),
  items_searched_at: Moment.nullable(),
})

const Place = z.object({
  id: z.number(),
  jenis: z.enum(PLACE_KIND_NAMES),
  kunci: z.string(),
  judul: z.string(),
  sebutan: z.array(z.string()),
  status: z.enum(PLACE_STATE_NAMES),
  catatan: seldom,
  reviewed_at: seldom,
  reviewed_by_name: seldom,
})

export const changeResource = resource({
  noun: 'RegulationChange',
  name: 'perubahan-aturan',
  title: 'perubahan aturan',
  access: 'office:mutu',
  form: changeForm,
  create: changeForm.extend({
    regulation_id: reference('aturan yang baru'),
    changed_id: reference('aturan yang diubah'),
    cara: way,
  }),
  record: changeRow.extend({
    searched_at: Moment.nullable(),
    items_searched_by_name: seldom,
    jumlah_soal: z.number(),
    jumlah_soal_belum: z.number(),
    created_at: Moment,
    created_by_name: seldom,
    finished_at: Moment.nullable(),
    finished_by_name: seldom,
    /** Exam items are counted only. */
    tempat: z.array(Place),
  }),
  row: changeRow,
  filters: { status: z.enum(CHANGE_STATE_NAMES), jatuh_tempo: z.stringbool() },
  sort: ['batas', 'id'],
  verbs: ['list', 'get', 'history', 'create', 'update'],
})

/** Changes as those see them who keep the bank of exam items. */
export const itemChangeResource = resource({
  noun: 'ItemRegulation',
  name: 'aturan-soal',
  title: 'aturan yang berubah, untuk bank soal',
  access: 'office:soal',
  form: z.object({}),
  record: z.object({
    judul: z.string(),
    status: z.enum(CHANGE_STATE_NAMES),
    cara: z.enum(CHANGE_WAY_NAMES),
    baru: Name,
    lama: Name,
    batas: seldom,
    items_searched_at: Moment.nullable(),
    items_searched_by_name: seldom,
    menunggu: z.boolean(),
    tempat: z.array(Place),
  }),
  filters: { menunggu: z.stringbool() },
  sort: ['batas', 'id'],
  verbs: ['list', 'get'],
})

const seen = z.object({ id: recordId, version: seenVersion })
const verdict = seen.extend({
  tempat: z.array(referenceId, 'Pilih tempatnya.').min(1, 'Pilih tempatnya.').max(1000),
  putusan: z.enum(PLACE_VERDICTS, 'Pilih apakah tetap atau sudah diubah.'),
  catatan: maybeWords('Catatan', 500),
})
const problems = ['RECORD_NOT_FOUND', 'STALE', 'QUALITY_STATE'] as const
const bank = ['ITEMS_TRAINER', 'ITEMS_UNSIGNED'] as const
const changed = { method: 'POST', answer: recordOf(changeResource), access: 'office:mutu' } as const
const searched = { method: 'POST', answer: recordOf(itemChangeResource), access: 'office:soal' } as const

const { createRegulation, updateRegulation, ...regulationReads } = resourceCalls(regulationResource)
const { createRegulationChange, updateRegulationChange, ...changeReads } = resourceCalls(changeResource)

export const regulationRegisterCalls = {
  ...regulationReads,
  createRegulation: { ...createRegulation, problems: ['INVALID'] as const },
  updateRegulation: { ...updateRegulation, problems: ['RECORD_NOT_FOUND', 'STALE', 'INVALID'] as const },
  ...changeReads,
  createRegulationChange: { ...createRegulationChange, problems: ['INVALID'] as const },
  updateRegulationChange: { ...updateRegulationChange, problems: [...problems, 'INVALID'] as const },
  ...resourceCalls(itemChangeResource),
  ...calls({
    reviewRegulation: {
      method: 'POST',
      path: '/admin-api/aturan/{id}/tinjau',
      access: 'office:mutu',
      summary: 'Catat bahwa aturan ditinjau: apakah masih berlaku, dan kapan dilihat lagi',
      payload: seen.extend({ catatan: words('Hasil peninjauan', 2000), tinjau_pada: dayOf('Ditinjau lagi pada') }),
      answer: recordOf(regulationResource),
      problems: ['RECORD_NOT_FOUND', 'STALE', 'INVALID'],
    },
    listRegulationPlaces: {
      method: 'GET',
      path: '/admin-api/aturan/{id}/tempat',
      access: 'office:mutu',
      summary: 'Semua tempat pada portal yang menyebut aturan ini hari ini, selain soal ujian',
      payload: z.object({ id: recordId }),
      answer: z.array(Place.pick({ jenis: true, kunci: true, judul: true, sebutan: true })),
      problems: ['RECORD_NOT_FOUND'],
    },
    searchRegulationChange: {
      ...changed,
      path: '/admin-api/perubahan-aturan/{id}/cari',
      summary: 'Cari lagi tempat yang menyebut aturan yang diubah; yang baru ditambahkan',
      payload: seen,
      problems,
    },
    reviewRegulationPlaces: {
      ...changed,
      path: '/admin-api/perubahan-aturan/{id}/tempat',
      summary: 'Catat bahwa tempat yang menyebut aturan ditinjau: tetap, atau sudah diubah',
      payload: verdict,
      problems: [...problems, 'INVALID'],
    },
    finishRegulationChange: {
      ...changed,
      path: '/admin-api/perubahan-aturan/{id}/selesai',
      summary: 'Selesaikan perubahan aturan, bila setiap tempat sudah ditinjau',
      payload: seen,
      problems: [...problems, 'REGULATION_PLACES_OPEN', 'REGULATION_ITEMS_OPEN'],
    },
    searchRegulationItems: {
      ...searched,
      path: '/admin-api/aturan-soal/{id}/cari',
      summary: 'Buka semua soal dan cari yang menyebut aturan; setiap pembukaan tercatat',
      payload: seen,
      problems: [...problems, ...bank],
    },
    reviewRegulationItems: {
      ...searched,
      path: '/admin-api/aturan-soal/{id}/tempat',
      summary: 'Catat bahwa soal yang menyebut aturan ditinjau: tetap, atau sudah diubah',
      payload: verdict,
      problems: [...problems, ...bank, 'INVALID'],
    },
  }),
}
