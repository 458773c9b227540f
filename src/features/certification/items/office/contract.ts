import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { dayOf, recordId, reference, seenVersion, wholeNumber, words, yesNo } from '../../../../lib/calls/field.ts'
import { Moment, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { ruleOf } from '../../../../lib/calls/rule-of-fields.ts'
import { LEVELS } from '../../../catalogue/schemes/level-rules.ts'
import { CONTENT_LIMITS, contentRefusals, ITEM_KIND_NAMES } from '../content-rules.ts'
import { itemExchangeCalls } from '../exchange/contract.ts'
import { GATE_STATES } from '../secrecy-rules.ts'
import { ITEM_STATE_NAMES, ITEM_TRANSITION_NAMES, ITEM_WAITS, TAKEN_BY_PEOPLE } from '../state-rules.ts'
import { ItemContent } from './content-contract.ts'
import { StimulusWords, stimulusOfficeCalls } from './stimulus-contract.ts'

const CLOSED = ['ITEMS_TRAINER', 'ITEMS_UNSIGNED'] as const
const REFUSED = ['ITEM_STATE', 'ITEM_OWN', 'ITEM_AUTHOR_ONLY', 'ITEM_TAKEN_BY_YOU'] as const
const level = z.enum(LEVELS, 'Pilih tingkat.')
const unit = z
  .string('Pilih unit kompetensi.')
  .trim()
  .min(1, 'Pilih unit kompetensi.')
  .max(300, 'Pilih unit kompetensi.')

const form = z
  .object({
    unit,
    tingkat: level,
    poin: wholeNumber('Poin', 1, CONTENT_LIMITS.points).default(1),
    sumber: words('Sumber', CONTENT_LIMITS.source),
    tanggal_sumber: dayOf('Tanggal sumber'),
    stimulus_id: reference('stimulus').nullable().default(null),
    isi: ItemContent,
    /** Sends it to review at once. */
    kirim: yesNo.default(false),
  })
  .superRefine(
    ({ isi, poin }, check) => {
      for (const { field, text } of contentRefusals(isi, poin))
        check.addIssue({ code: 'custom', message: text, path: ['isi', ...field.split('.').map(asKey)] })
    },
    ruleOf('isi', 'poin'),
  )

const asKey = (part: string): string | number => (/^\d+$/.test(part) ? Number(part) : part)

const state = z.enum(ITEM_STATE_NAMES)
const row = z.object({
  versi: z.number(),
  status: state,
  status_since: Moment,
  jenis: z.enum(ITEM_KIND_NAMES),
  unit: z.string(),
  tingkat: z.enum(LEVELS),
  poin: z.number(),
  penulis: z.string(),
  /** 0 waits for the reader, 1 is the reader's own, 2 the rest. */
  giliran: z.number(),
  versi_berlaku: z.number().nullable(),
})

export const itemResource = resource({
  noun: 'Item',
  name: 'soal',
  title: 'soal',
  access: 'office:soal',
  form,
  row,
  record: z.object({}),
  filters: {
    unit,
    tingkat: level,
    jenis: z.enum(ITEM_KIND_NAMES),
    status: state,
    menunggu: z.enum(ITEM_WAITS),
    milik_saya: z.stringbool(),
  },
  sort: ['giliran', 'id', 'unit', 'tingkat', 'jenis', 'status_since'],
  verbs: ['list', 'history'],
})

const shownVersion = z.object({
  versi: z.number(),
  status: state,
  unit: z.string(),
  tingkat: z.enum(LEVELS),
  poin: z.number(),
  sumber: z.string(),
  tanggal_sumber: z.string(),
  stimulus_id: z.number().nullable(),
  stimulus: z
    .object({ id: z.number(), teks: StimulusWords, keterangan_gambar: z.string(), bergambar: z.boolean() })
    .nullable(),
  isi: ItemContent,
  penulis: z.string(),
  created_at: Moment,
})

const item = shownVersion.extend({
  id: z.number(),
  version: z.number(),
  author_id: z.number(),
  status_since: Moment,
  dapat_diubah: z.boolean(),
  dapat_versi_baru: z.boolean(),
  langkah: z.array(z.enum(TAKEN_BY_PEOPLE)),
  persetujuan: z.array(
    z.object({ langkah: z.enum(ITEM_TRANSITION_NAMES), user_id: z.number(), nama: z.string(), at: Moment }),
  ),
  komentar: z.array(z.object({ id: z.number(), versi: z.number(), nama: z.string(), at: Moment, isi: z.string() })),
  riwayat_versi: z.array(z.object({ versi: z.number(), status: state, penulis: z.string(), created_at: Moment })),
  pembukaan: z.array(
    z.object({
      id: z.number(),
      versi: z.number().nullable(),
      nama: z.string(),
      at: Moment,
      cara: z.enum(['layar', 'cetak', 'ekspor', 'cari']),
    }),
  ),
  serupa: z.array(z.object({ item_id: z.number(), versi: z.number(), status: state, kemiripan: z.number() })),
})

const listed = resourceCalls(itemResource)

/** What a write answers: enough to go on, and nothing of what the item says. */
const written = z.object({ id: z.number(), version: z.number() })
const seen = z.object({ id: recordId, version: seenVersion })

export const itemOfficeCalls = {
  ...stimulusOfficeCalls,
  ...itemExchangeCalls,
  listItem: { ...listed.listItem, problems: CLOSED },
  historyItem: { ...listed.historyItem, problems: CLOSED },
  ...calls({
    getItemGate: {
      method: 'GET',
      path: '/admin-api/bank-soal',
      access: 'office:soal',
      summary: 'Apakah bank soal terbuka bagi Anda, dan pernyataan kerahasiaan tahun ini',
      answer: z.object({
        keadaan: z.enum(GATE_STATES),
        tahun: z.number(),
        pernyataan: z.string(),
        signed_at: Moment.nullable(),
      }),
      problems: [],
    },
    signItemSecrecy: {
      method: 'POST',
      path: '/admin-api/bank-soal/kerahasiaan',
      access: 'office:soal',
      summary: 'Tandatangani pernyataan kerahasiaan bank soal untuk tahun ini',
      payload: z.object({
        tahun: wholeNumber('Tahun', 2020, 2200),
        setuju: z.literal(true, 'Nyatakan bahwa Anda menjaga kerahasiaannya.'),
      }),
      answer: 'nothing',
      status: 204,
      problems: ['ITEMS_TRAINER', 'STALE'],
    },
    listItemUnits: {
      method: 'GET',
      path: '/admin-api/unit-soal',
      access: 'office:soal',
      summary: 'Judul unit kompetensi pada versi skema yang terbit',
      answer: z.array(z.object({ judul: z.string() })),
      problems: [],
    },
    getItem: {
      method: 'GET',
      path: '/admin-api/soal/{id}',
      access: 'office:soal',
      summary: 'Satu soal, versi terakhir; pembukaannya dicatat',
      payload: z.object({ id: recordId }),
      answer: item,
      problems: ['RECORD_NOT_FOUND', ...CLOSED],
    },
    getItemVersion: {
      method: 'GET',
      path: '/admin-api/soal/{id}/versi/{versi}',
      access: 'office:soal',
      summary: 'Satu versi soal; pembukaannya dicatat',
      payload: z.object({ id: recordId, versi: recordId }),
      answer: shownVersion,
      problems: ['RECORD_NOT_FOUND', ...CLOSED],
    },
    createItem: {
      method: 'POST',
      path: '/admin-api/soal',
      access: 'office:soal',
      summary: 'Tulis soal; dapat langsung dikirim ke penelaah',
      payload: form,
      answer: written,
      status: 201,
      problems: ['RECORD_NOT_FOUND', ...CLOSED],
    },
    updateItem: {
      method: 'PUT',
      path: '/admin-api/soal/{id}',
      access: 'office:soal',
      summary: 'Ubah rancangan soal; version yang dilihat ikut dikirim',
      payload: form.safeExtend(seen.shape),
      answer: written,
      problems: ['RECORD_NOT_FOUND', 'STALE', 'ITEM_NOT_YOURS', ...CLOSED],
    },
    moveItem: {
      method: 'POST',
      path: '/admin-api/soal/{id}/langkah',
      access: 'office:soal',
      summary: 'Kirim, telaah, rilis, atau tarik versi terakhir soal',
      payload: seen.extend({
        langkah: z.enum(TAKEN_BY_PEOPLE, 'Pilih langkahnya.'),
        alasan: z.string().trim().max(CONTENT_LIMITS.comment, 'Alasan terlalu panjang.').default(''),
      }),
      answer: written,
      problems: ['RECORD_NOT_FOUND', 'STALE', ...REFUSED, 'SECOND_PERSON_NEW', 'SECOND_PERSON_YOURS', ...CLOSED],
    },
    draftNextItem: {
      method: 'POST',
      path: '/admin-api/soal/{id}/versi-berikutnya',
      access: 'office:soal',
      summary: 'Mulai versi berikutnya sebagai rancangan, dengan isi versi terakhir',
      payload: seen,
      answer: written,
      problems: ['RECORD_NOT_FOUND', 'STALE', 'ITEM_STATE', ...CLOSED],
    },
    commentOnItem: {
      method: 'POST',
      path: '/admin-api/soal/{id}/komentar',
      access: 'office:soal',
      summary: 'Beri komentar pada versi terakhir soal',
      payload: z.object({ id: recordId, komentar: words('Komentar', CONTENT_LIMITS.comment) }),
      answer: 'nothing',
      status: 204,
      problems: ['RECORD_NOT_FOUND', ...CLOSED],
    },
    findSimilarItems: {
      method: 'POST',
      path: '/admin-api/soal/serupa',
      access: 'office:soal',
      summary: 'Soal lain pada unit yang sama yang mirip dengan yang sedang ditulis',
      payload: z.object({
        kecuali: recordId.nullable().default(null),
        unit,
        teks: z.string().max(20_000, 'Teksnya terlalu panjang.'),
      }),
      answer: item.shape.serupa,
      problems: [...CLOSED],
    },
    printItem: {
      method: 'POST',
      path: '/admin-api/soal/{id}/cetak',
      access: 'office:soal',
      summary: 'Catat bahwa pratinjau soal dicetak; nama dan waktunya ikut tercetak',
      payload: z.object({ id: recordId, versi: recordId }),
      answer: z.object({ pencetak: z.string(), printed_at: Moment }),
      problems: ['RECORD_NOT_FOUND', ...CLOSED],
    },
  }),
}
