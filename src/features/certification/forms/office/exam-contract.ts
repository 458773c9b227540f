import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { recordId, referenceId } from '../../../../lib/calls/field.ts'
import { resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { FORM_STATE_NAMES } from '../state-rules.ts'

export const CLOSED = ['ITEMS_TRAINER', 'ITEMS_UNSIGNED'] as const
const MOST_FORMS = 8

const facts = z.object({
  skema: z.string(),
  skema_versi: z.number(),
  tuk: z.string().nullable(),
  metode: z.string(),
  start_date: z.string(),
  end_date: z.string().nullable(),
  jam_mulai: z.string(),
  jam_selesai: z.string(),
  zona_waktu: z.string(),
  dibatalkan: z.boolean(),
  peserta: z.number(),
  lembar: z.number(),
})

/** An exam in writing with the codes of its forms. */
export const Exam = facts.extend({ id: z.number(), naskah: z.array(z.string()) })

export const writtenExamResource = resource({
  noun: 'WrittenExam',
  name: 'naskah-jadwal',
  title: 'ujian tulis',
  access: 'office:soal',
  form: z.object({}),
  row: Exam.omit({ id: true }),
  record: z.object({}),
  filters: {
    /** Ahead, or without forms while it is ahead. */
    menunggu: z.enum(['datang', 'tanpa_naskah']),
  },
  sort: ['start_date', 'id', 'skema'],
  order: 'desc',
  verbs: ['list', 'history'],
})

const setForm = { form_id: z.number(), kode: z.string(), seri: z.number() }

/** The forms and papers of an exam: codes and counts, nobody's name. */
const writtenExam = facts.extend({
  id: z.number(),
  version: z.number(),
  naskah: z.array(z.object({ ...setForm, status: z.enum(FORM_STATE_NAMES), lembar: z.number() })),
  kode: z.array(z.object({ kode: z.string(), naskah_kode: z.string() })),
  pilihan: z.array(z.object(setForm)),
  dapat_diubah: z.boolean(),
})

/** A list of who has which paper of an exam. */
const distribution = facts.omit({ lembar: true }).extend({
  id: z.number(),
  pembagian: z.array(
    z.object({
      ...{ user_training_id: z.number(), nomor: z.string().nullable(), nama: z.string() },
      ...{ kode: z.string(), naskah_kode: z.string() },
    }),
  ),
})

const listed = resourceCalls(writtenExamResource)

export const examFormsOfficeCalls = {
  listWrittenExam: { ...listed.listWrittenExam, problems: CLOSED },
  historyWrittenExam: { ...listed.historyWrittenExam, problems: CLOSED },
  ...calls({
    getWrittenExam: {
      method: 'GET',
      path: '/admin-api/naskah-jadwal/{id}',
      access: 'office:soal',
      summary: 'Naskah dan kode lembar satu ujian, tanpa nama peserta',
      payload: z.object({ id: recordId }),
      answer: writtenExam,
      problems: ['RECORD_NOT_FOUND', ...CLOSED],
    },
    setExamForms: {
      method: 'PUT',
      path: '/admin-api/naskah-jadwal/{id}/naskah',
      access: 'office:soal',
      summary: 'Pasang naskah paralel pada satu ujian; lembar peserta dibuat',
      payload: z.object({
        id: recordId,
        form_ids: z.array(referenceId, 'Pilih naskahnya.').max(MOST_FORMS, `Paling banyak ${MOST_FORMS} naskah.`),
        /** The forms that were set when the page was read: nobody writes over what another has chosen. */
        sebelumnya: z.array(referenceId, 'Muat ulang halaman, lalu coba lagi.').max(MOST_FORMS),
      }),
      answer: writtenExam,
      problems: ['RECORD_NOT_FOUND', 'STALE', ...CLOSED],
    },
    getPaperDistribution: {
      method: 'GET',
      path: '/admin-api/daftar-pembagian/{id}',
      access: 'office:verifikasi',
      summary: 'Daftar pembagian naskah satu ujian: kode lembar setiap peserta',
      payload: z.object({ id: recordId }),
      answer: distribution,
      problems: ['RECORD_NOT_FOUND', 'FORM_NAMES_APART'],
    },
    getOwnPaperDistribution: {
      method: 'GET',
      path: '/admin-api/daftar-pembagian-saya/{id}',
      access: 'office:penguji',
      summary: 'Daftar pembagian naskah satu ujian yang diuji sendiri',
      payload: z.object({ id: recordId }),
      answer: distribution,
      problems: ['RECORD_NOT_FOUND'],
    },
  }),
}
