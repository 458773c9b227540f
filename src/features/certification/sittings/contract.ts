import { z } from 'zod'
import { calls } from '../../../lib/calls/call.ts'
import { nameWords, recordId, wholeNumber } from '../../../lib/calls/field.ts'
import { Moment } from '../../../lib/calls/resource.ts'
import { DEVICE_STATE_NAMES } from './device-rules.ts'
import { SITTING_STATE_NAMES } from './state-rules.ts'

const Receipt = z.object({
  kode: z.string(),
  terjawab: z.number(),
  /** SHA-256 of all answers, in hexadecimal. */
  sidik: z.string(),
  /** When the sitting was closed. */
  ditutup: z.string(),
  /** The body's signature over the four before it. */
  tanda: z.string(),
})
export type SignedReceipt = z.output<typeof Receipt>

/** An exam on screen as its candidate sees it before and after sitting it; nothing of what it asks. */
export const ExamOnScreen = z.object({
  user_training_id: z.number(),
  nama: z.string(),
  skema: z.string(),
  tanggal: z.string(),
  jam: z.string(),
  tempat: z.string(),
  /** Minutes with what was granted; null where the exam is not written on screen. */
  menit: z.number().nullable(),
  kalkulator: z.boolean(),
  /** True where the Safe Exam Browser is demanded. */
  peramban_aman: z.boolean(),
  hadir: z.boolean(),
  /** From when the exam can be opened by its invigilators, and whether it is. */
  dibuka_mulai: Moment,
  dibuka: z.boolean(),
  /** Days before the exam on which the rehearsal opens, and whether it is open. */
  latihan: z.object({ hari: z.number(), dibuka: z.boolean() }),
  /** Hours in which answers may follow. */
  jam_jawaban_menyusul: z.number(),
  /** The own sitting of the exam; null before a device was prepared. */
  pengerjaan: z
    .object({ id: z.number(), status: z.enum(SITTING_STATE_NAMES), tanda_terima: Receipt.nullable() })
    .nullable(),
})
export type ExamOnScreen = z.output<typeof ExamOnScreen>

/** How a sitting stands at this moment, as every answer to its device says. */
export const SittingNow = z.object({
  status: z.enum(SITTING_STATE_NAMES),
  perangkat: z.enum(DEVICE_STATE_NAMES),
  /** The server's clock in milliseconds since 1970, and the seconds that are left by it. */
  waktu_server: z.number(),
  sisa_detik: z.number(),
  /** Minutes that the invigilators added. */
  tambahan_menit: z.number(),
  /** True once the invigilators have opened the exam. */
  dibuka: z.boolean(),
  /** Up to which of this device's entries all are stored. */
  diterima: z.number(),
  tanda_terima: Receipt.nullable(),
})
export type SittingNow = z.output<typeof SittingNow>

const Prepared = SittingNow.extend({
  pengerjaan_id: z.number(),
  perangkat_id: z.number(),
  kode: z.string(),
  /** The form as the device keeps it, sealed (AES-256-GCM): twelve bytes, then what is sealed, in base64url. */
  paket: z.string(),
  /** The public key (P-256, SPKI, base64url) for what is kept after the end. */
  kunci_akhir: z.string(),
})

/** What a device sends: a text of JSON and its signature over it (ECDSA, P-256, SHA-256), in base64url. */
const signed = { data: z.string().min(2).max(150_000), tanda: z.string().min(40).max(200) }
const MOST_BYTES = 200_000
const sitting = { id: recordId }
const SIGNED_PROBLEMS = ['RECORD_NOT_FOUND', 'UNREADABLE', 'TOO_MANY'] as const

const memberCalls = calls({
  getExamOnScreen: {
    method: 'GET',
    path: '/ujian/{id}',
    access: 'member',
    summary: 'Ujian di layar pada permohonan sendiri, dengan latihan dan tanda terimanya',
    payload: z.object({ id: recordId }),
    answer: ExamOnScreen,
    problems: ['RECORD_NOT_FOUND'],
  },
  getSafeBrowserFile: {
    method: 'GET',
    path: '/ujian/{id}/ujian.seb',
    access: 'member',
    summary: 'Berkas Safe Exam Browser untuk ujian sendiri yang memintanya',
    payload: z.object({ id: recordId }),
    answer: 'file',
    media: ['application/seb'],
    problems: ['RECORD_NOT_FOUND'],
  },
  prepareSitting: {
    method: 'POST',
    path: '/ujian/{id}/siapkan',
    access: 'member',
    summary: 'Siapkan satu perangkat untuk ujian atau latihan; naskahnya ikut dalam keadaan tersegel',
    payload: z.object({
      id: recordId,
      latihan: z.boolean(),
      nama: nameWords('Nama perangkat', 100),
      /** The public half of the key with which the device signs (P-256, SPKI, base64url). */
      kunci: z
        .string()
        .regex(/^[\w-]{100,400}$/, 'Perangkat ini belum dapat dipakai. Muat ulang halaman, lalu coba lagi.'),
    }),
    answer: Prepared,
    problems: ['RECORD_NOT_FOUND', 'EXAM_NOT_ON_SCREEN', 'REHEARSAL_CLOSED', 'SITTING_CLOSED', 'DEVICE_UNREADABLE'],
  },
  checkReceipt: {
    method: 'POST',
    path: '/ujian/{id}/tanda-terima',
    access: 'member',
    summary: 'Periksa tanda terima ujian sendiri terhadap jawaban yang tersimpan sekarang',
    payload: z.object({
      id: recordId,
      kode: z.string().max(40),
      terjawab: wholeNumber('Jumlah jawaban', 0, 1000),
      sidik: z.string().max(64),
      ditutup: z.string().max(40),
      tanda: z.string().max(100),
    }),
    answer: z.object({
      /** The body has signed exactly this receipt. */
      asli: z.boolean(),
      /** The answers that are stored now have this fingerprint. */
      sama: z.boolean(),
    }),
    problems: ['RECORD_NOT_FOUND'],
  },
})

const deviceCalls = calls({
  beginSitting: {
    method: 'POST',
    path: '/ujian/pengerjaan/{id}/mulai',
    access: 'any',
    fromPrograms: { mostBytes: MOST_BYTES },
    summary: 'Mulai atau lanjutkan ujian pada perangkat yang menandatanganinya; menjawab kunci naskah',
    payload: z.object({ ...sitting, ...signed }),
    answer: SittingNow.extend({
      /** The key of the sealed form, in base64url; null as long as it may not be opened on this device. */
      kunci: z.string().nullable(),
      jawaban: z.array(z.object({ nomor: z.number(), teks: z.string() })),
      ragu: z.array(z.number()),
    }),
    problems: [...SIGNED_PROBLEMS, 'SITTING_NOT_OPEN', 'NOT_AT_THE_EXAM', 'SAFE_BROWSER_REQUIRED'],
  },
  sendEntries: {
    method: 'POST',
    path: '/ujian/pengerjaan/{id}/isian',
    access: 'any',
    fromPrograms: { mostBytes: MOST_BYTES },
    summary: 'Simpan yang dicatat perangkat peserta selama ujian, dan tanyakan keadaannya',
    payload: z.object({ ...sitting, ...signed }),
    answer: SittingNow,
    problems: SIGNED_PROBLEMS,
  },
  sendEnvelope: {
    method: 'POST',
    path: '/ujian/pengerjaan/{id}/amplop',
    access: 'any',
    fromPrograms: { mostBytes: 2_000_000 },
    summary: 'Serahkan jawaban yang menunggu jaringan sesudah ujian, tersegel bagi portal',
    payload: z.object({
      ...sitting,
      /** The sender's half of the agreement (P-256, SPKI), the nonce, and what is sealed, each in base64url. */
      kunci: z.string().min(100).max(400),
      iv: z.string().length(16),
      isi: z.string().min(20).max(1_900_000),
    }),
    answer: SittingNow,
    problems: SIGNED_PROBLEMS,
  },
})

export const sittingCalls = { ...memberCalls, ...deviceCalls }
