import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { recordId, seenVersion, wholeNumber, yesNo } from '../../../../lib/calls/field.ts'
import { Moment, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { ITEM_KIND_NAMES } from '../../items/content-rules.ts'
import { NEAR_REASON_NAMES } from '../../items/mark-rules.ts'
import { GATE_STATES } from '../../items/secrecy-rules.ts'
import { MOST_ESSAY } from '../entry-rules.ts'
import { SHEET_STATE_NAMES } from '../sheet-rules.ts'

const CLOSED = ['ITEMS_TRAINER', 'ITEMS_UNSIGNED'] as const

const counts = z.object({
  skema: z.string(),
  tuk: z.string().nullable(),
  start_date: z.string().nullable(),
  jumlah: z.number(),
  belum: z.number(),
  sekali: z.number(),
  berbeda: z.number(),
  dinilai: z.number(),
  selesai: z.number(),
})

export const markedExamResource = resource({
  noun: 'MarkedExam',
  name: 'lembar-jawaban',
  title: 'lembar jawaban',
  access: 'office:administrator',
  form: z.object({}),
  record: counts,
  filters: {
    /** Some of its papers are not wholly marked. */
    menunggu: z.stringbool(),
  },
  sort: ['start_date', 'id'],
  order: 'desc',
  verbs: ['list'],
})

const state = z.enum(SHEET_STATE_NAMES).nullable()

/** A paper by its code; nothing here says whose it is. */
const paper = z.object({
  paper_id: z.number(),
  kode: z.string(),
  form_id: z.number(),
  naskah_kode: z.string(),
  status: state,
  /** It is sat on screen, and nobody types it. */
  di_layar: z.boolean(),
  beda: z.number(),
  terketik: z.number(),
  diketik: z.number(),
  milik_saya: z.enum(['mulai', 'selesai']).nullable(),
  menunggu_dilihat: z.number(),
  menunggu_esai: z.number(),
})

const field = z.object({
  nomor: z.number(),
  jenis: z.enum(ITEM_KIND_NAMES),
  huruf: z.number(),
  tempat: z.number(),
})

const typed = z
  .array(
    z.object({
      nomor: wholeNumber('Nomor', 1, 1000),
      teks: z.string('Ketik jawabannya.').max(MOST_ESSAY, `Jawaban paling panjang ${MOST_ESSAY} huruf.`),
    }),
  )
  .max(500)

const TypingSheet = z.object({
  id: z.number(),
  kode: z.string(),
  /** Of what the caller typed; 0 before the first saving. */
  version: z.number(),
  selesai: z.boolean(),
  nomor: z.array(field),
  nilai: z.array(z.object({ nomor: z.number(), teks: z.string() })),
})

const Differences = z.object({
  id: z.number(),
  kode: z.string(),
  version: z.number(),
  status: state,
  beda: z.array(field.extend({ satu: z.string(), dua: z.string() })),
})

const NearFit = z.object({
  id: z.number(),
  kode: z.string(),
  nomor: z.number(),
  soal: z.string(),
  kunci: z.string(),
  jawaban: z.string(),
  sebab: z.enum(NEAR_REASON_NAMES),
  saran: z.number(),
  poin_penuh: z.number(),
})

const Gate = z.object({
  keadaan: z.enum(GATE_STATES),
  tahun: z.number(),
  pernyataan: z.string(),
})

const EssayQuestion = z.object({
  nomor: z.number(),
  soal: z.string(),
  rubrik: z.array(z.object({ kriteria: z.string(), poin: z.number() })),
  poin_penuh: z.number(),
  /** The papers that wait for this marker; a text of null stands on the paper itself. */
  lembar: z.array(z.object({ mark_id: z.number(), kode: z.string(), teks: z.string().nullable() })),
})

const PaperMark = z.object({
  nomor: z.number(),
  unit: z.string(),
  poin_penuh: z.number(),
  poin: z.number().nullable(),
  cara: z.enum(['otomatis', 'dilihat', 'esai']).nullable(),
  /** Who marked it; empty where the program did. */
  penilai: z.array(z.object({ nama: z.string(), poin: z.number(), at: Moment })),
  at: Moment.nullable(),
  /** What counted before, the newest first. */
  sebelumnya: z.array(z.object({ poin: z.number().nullable(), at: Moment })),
  /** What was asked and answered; null for those to whom the bank is closed. */
  isi: z
    .object({
      item_id: z.number(),
      versi: z.number(),
      soal: z.string(),
      kunci: z.string(),
      jawaban: z.string(),
      ketikan: z.object({ satu: z.string(), dua: z.string(), berlaku: z.string() }).nullable(),
    })
    .nullable(),
})

const Paper = z.object({
  id: z.number(),
  kode: z.string(),
  form_id: z.number(),
  naskah_kode: z.string(),
  status: state,
  settled_at: Moment.nullable(),
  diselesaikan: z.string().nullable(),
  unit: z.array(z.object({ unit: z.string(), nilai: z.number().nullable() })),
  nomor: z.array(PaperMark),
  /** True where what was asked may be read. */
  terbuka: z.boolean(),
})

const paperOnly = z.object({ id: recordId })

export const markingOfficeCalls = {
  ...resourceCalls(markedExamResource),
  ...calls({
    getMarkedExam: {
      method: 'GET',
      path: '/admin-api/lembar-jawaban/{id}',
      access: 'office:administrator',
      summary: 'Lembar jawaban satu ujian menurut kode, dan sejauh mana masing-masing diketik dan dinilai',
      payload: paperOnly,
      answer: counts.extend({ id: z.number(), lembar: z.array(paper) }),
      problems: ['RECORD_NOT_FOUND'],
    },
    getTyping: {
      method: 'GET',
      path: '/admin-api/ketikan/{id}',
      access: 'office:verifikasi',
      summary: 'Lembar jawaban untuk diketik: nomor dan huruf, tanpa isi soal dan tanpa nama',
      payload: paperOnly,
      answer: TypingSheet,
      problems: ['RECORD_NOT_FOUND', 'PAPER_TYPED', 'PAPER_ON_SCREEN'],
    },
    saveTyping: {
      method: 'PUT',
      path: '/admin-api/ketikan/{id}',
      access: 'office:verifikasi',
      summary: 'Simpan ketikan sejauh ini, atau selesaikan; version yang dilihat ikut dikirim',
      payload: z.object({ id: recordId, version: seenVersion, nilai: typed, selesai: yesNo.default(false) }),
      answer: z.object({ id: z.number(), version: z.number(), status: state }),
      problems: ['RECORD_NOT_FOUND', 'PAPER_TYPED', 'PAPER_ON_SCREEN', 'STALE'],
    },
    getDifferences: {
      method: 'GET',
      path: '/admin-api/ketikan/{id}/beda',
      access: 'office:verifikasi',
      summary: 'Nomor yang dibaca berbeda oleh dua pengetik, dengan kedua bacaannya',
      payload: paperOnly,
      answer: Differences,
      problems: ['RECORD_NOT_FOUND'],
    },
    settleDifferences: {
      method: 'POST',
      path: '/admin-api/ketikan/{id}/beda',
      access: 'office:verifikasi',
      summary: 'Tetapkan bacaan yang berlaku untuk setiap nomor yang berbeda; sesudahnya lembar dinilai',
      payload: z.object({ id: recordId, version: seenVersion, nilai: typed }),
      answer: z.object({ id: z.number(), status: state }),
      problems: ['RECORD_NOT_FOUND', 'PAPER_ON_SCREEN', 'STALE'],
    },
    listNearFits: {
      method: 'GET',
      path: '/admin-api/naskah/{id}/jawaban-dilihat',
      access: 'office:soal',
      summary: 'Jawaban pada satu naskah yang hampir sesuai kunci, menurut kode; pembukaannya dicatat',
      payload: paperOnly,
      answer: z.object({ naskah_kode: z.string(), jawaban: z.array(NearFit) }),
      problems: ['RECORD_NOT_FOUND', 'FORM_SEALED', ...CLOSED],
    },
    judgeNearFit: {
      method: 'POST',
      path: '/admin-api/jawaban-dilihat/{id}',
      access: 'office:soal',
      summary: 'Tetapkan poin satu jawaban yang hampir sesuai kunci',
      payload: z.object({
        id: recordId,
        poin: z.number('Tulis poin dengan angka, misalnya 1,5.').min(0, 'Poin paling kecil 0.'),
      }),
      answer: 'nothing',
      status: 204,
      problems: ['RECORD_NOT_FOUND', 'STALE', ...CLOSED],
    },
    getMarkerGate: {
      method: 'GET',
      path: '/admin-api/penilaian-esai/pintu',
      access: 'office:penguji',
      summary: 'Apakah penilaian esai terbuka bagi Anda, dan pernyataan kerahasiaan tahun ini',
      answer: Gate,
      problems: [],
    },
    signMarkerSecrecy: {
      method: 'POST',
      path: '/admin-api/penilaian-esai/kerahasiaan',
      access: 'office:penguji',
      summary: 'Tandatangani pernyataan kerahasiaan soal untuk tahun ini sebagai penilai',
      payload: z.object({
        tahun: wholeNumber('Tahun', 2020, 2200),
        setuju: z.literal(true, 'Nyatakan bahwa Anda menjaga kerahasiaannya.'),
      }),
      answer: 'nothing',
      status: 204,
      problems: ['ITEMS_TRAINER', 'STALE'],
    },
    listEssayForms: {
      method: 'GET',
      path: '/admin-api/penilaian-esai',
      access: 'office:penguji',
      summary: 'Naskah dengan esai yang menunggu nilai Anda',
      answer: z.array(z.object({ form_id: z.number(), kode: z.string(), menunggu: z.number() })),
      problems: [...CLOSED],
    },
    listEssays: {
      method: 'GET',
      path: '/admin-api/penilaian-esai/{id}',
      access: 'office:penguji',
      summary: 'Esai satu naskah yang menunggu nilai Anda, per soal, menurut kode; pembukaannya dicatat',
      payload: paperOnly,
      answer: z.object({ naskah_kode: z.string(), soal: z.array(EssayQuestion) }),
      problems: ['RECORD_NOT_FOUND', 'FORM_SEALED', ...CLOSED],
    },
    markEssay: {
      method: 'POST',
      path: '/admin-api/esai/{id}/nilai',
      access: 'office:penguji',
      summary: 'Beri nilai satu esai menurut kriteria rubriknya',
      payload: z.object({
        id: recordId,
        rincian: z
          .array(z.number('Isi poin setiap kriteria.').min(0, 'Poin paling kecil 0.'))
          .min(1, 'Isi poin setiap kriteria.')
          .max(50),
      }),
      answer: 'nothing',
      status: 204,
      problems: ['RECORD_NOT_FOUND', 'STALE', ...CLOSED],
    },
    getPaper: {
      method: 'GET',
      path: '/admin-api/lembar/{id}',
      access: 'office',
      summary: 'Satu lembar jawaban: poin dan penilai per nomor; isi soal hanya bagi yang bank soalnya terbuka',
      payload: paperOnly,
      answer: Paper,
      problems: ['RECORD_NOT_FOUND'],
    },
  }),
}
