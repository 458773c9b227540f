import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { lineWords, recordId, seenVersion, words } from '../../../../lib/calls/field.ts'
import { Moment } from '../../../../lib/calls/resource.ts'
import { OUTCOMES } from '../../decisions/rules.ts'
import { CONTENT_LIMITS as MOST } from '../../items/content-rules.ts'
import { Criterion } from '../../items/office/content-contract.ts'
import { CORRECTION_KIND_NAMES, CORRECTION_STATE_NAMES, CORRECTION_TRANSITION_NAMES } from '../correction-rules.ts'

const CLOSED = ['ITEMS_TRAINER', 'ITEMS_UNSIGNED'] as const

const correction = z.object({
  id: z.number(),
  version: z.number(),
  item_id: z.number(),
  versi: z.number(),
  jenis: z.enum(CORRECTION_KIND_NAMES),
  status: z.enum(CORRECTION_STATE_NAMES),
  alasan: z.string(),
  kunci: z.array(z.string()),
  proposed_by_name: z.string(),
  proposed_at: Moment,
  decided_by_name: z.string().nullable(),
  decided_at: Moment.nullable(),
  langkah: z.array(z.enum(CORRECTION_TRANSITION_NAMES)),
})

const found = z.enum(['K', 'BK']).nullable()
const changedUnit = z.object({
  unit: z.string(),
  nilai_lama: z.number().nullable(),
  nilai_baru: z.number().nullable(),
  hasil_lama: found,
  hasil_baru: found,
})

/** The place of an option or of a right side in the content of its item. */
const place = z
  .number()
  .int()
  .min(0)
  .max(MOST.pairs.most + MOST.distractors)

/** The new key by the kind of the item; what does not fit its kind is left out. */
const newKey = z.object({
  benar: z.array(place).max(MOST.options.most).default([]),
  pasang: z.array(place).max(MOST.pairs.most).default([]),
  nilai: z.number('Tulis jawabannya berupa angka.').nullable().default(null),
  toleransi: z.number().min(0, 'Toleransi paling kecil 0.').default(0),
  ejaan: z.array(lineWords('Ejaan', MOST.spelling)).max(MOST.spellings).default([]),
  rubrik: z.array(Criterion).max(MOST.criteria).default([]),
})

export const keyCorrectionOfficeCalls = calls({
  listItemCorrections: {
    method: 'GET',
    path: '/admin-api/soal/{id}/koreksi',
    access: 'office:soal',
    summary: 'Koreksi kunci versi-versi soal, yang terakhir dahulu; pembukaannya dicatat',
    payload: z.object({ id: recordId }),
    answer: z.array(correction),
    problems: ['RECORD_NOT_FOUND', ...CLOSED],
  },
  proposeKeyCorrection: {
    method: 'POST',
    path: '/admin-api/soal/{id}/koreksi',
    access: 'office:soal',
    summary: 'Usulkan koreksi kunci satu versi soal; orang lain yang mengonfirmasi',
    payload: z.object({
      id: recordId,
      versi: recordId,
      jenis: z.enum(CORRECTION_KIND_NAMES, 'Pilih koreksinya.'),
      kunci: newKey.prefault({}),
      alasan: words('Alasan', MOST.comment),
    }),
    answer: z.object({ id: z.number(), version: z.number() }),
    status: 201,
    problems: ['RECORD_NOT_FOUND', 'KEY_CORRECTION_OPEN', 'KEY_CORRECTION_ONLY', ...CLOSED],
  },
  previewKeyCorrection: {
    method: 'GET',
    path: '/admin-api/koreksi-kunci/{id}/pratinjau',
    access: 'office:soal',
    summary: 'Apa yang berubah bila koreksi dikonfirmasi: lembar menurut kode, unit, dan keputusan; tanpa nama',
    payload: z.object({ id: recordId }),
    answer: z.object({
      lembar: z.number(),
      /** Papers that people mark once more. */
      menunggu: z.number(),
      hasil_berubah: z.number(),
      keputusan: z.number(),
      rincian: z.array(
        z.object({ kode: z.string(), terkunci: z.boolean(), diputus: z.boolean(), unit: z.array(changedUnit) }),
      ),
    }),
    problems: ['RECORD_NOT_FOUND', 'KEY_CORRECTION_STATE', ...CLOSED],
  },
  moveKeyCorrection: {
    method: 'POST',
    path: '/admin-api/koreksi-kunci/{id}/langkah',
    access: 'office:soal',
    summary: 'Konfirmasi, tolak, atau tarik usul koreksi kunci',
    payload: z.object({
      id: recordId,
      version: seenVersion,
      langkah: z.enum(CORRECTION_TRANSITION_NAMES, 'Pilih langkahnya.'),
    }),
    answer: z.object({ id: z.number(), version: z.number() }),
    problems: [
      ...(['RECORD_NOT_FOUND', 'STALE', 'KEY_CORRECTION_STATE', 'KEY_CORRECTION_PROPOSER'] as const),
      ...(['KEY_CORRECTION_ONLY', 'SECOND_PERSON_NEW', 'SECOND_PERSON_YOURS', ...CLOSED] as const),
    ],
  },
  listTouchedDecisions: {
    method: 'GET',
    path: '/admin-api/keputusan-terkoreksi',
    access: 'office:keputusan',
    summary: 'Keputusan yang nilai ujian tulisnya berubah sesudah koreksi kunci; keputusannya sendiri tetap',
    answer: z.array(
      z.object({
        id: z.number(),
        user_training_id: z.number(),
        user_id: z.number(),
        nama: z.string(),
        nomor: z.string().nullable(),
        skema: z.string(),
        hasil: z.enum(OUTCOMES),
        decided_at: Moment,
        unit: z.array(changedUnit),
        correction_decided_at: Moment,
        letter_at: Moment.nullable(),
        letter_by_name: z.string().nullable(),
      }),
    ),
    problems: [],
  },
  sendPointsLetter: {
    method: 'POST',
    path: '/admin-api/keputusan-terkoreksi/{id}/surat',
    access: 'office:keputusan',
    summary: 'Kirim surat tentang nilai yang diperbaiki kepada peserta',
    payload: z.object({ id: recordId }),
    answer: 'nothing',
    status: 204,
    problems: ['RECORD_NOT_FOUND', 'RESULT_LETTER_SENT', 'RESULT_UNMARKED'],
  },
})
