import { z } from 'zod'
import { calls } from '../../../../lib/calls/call.ts'
import { anyWords, recordId, seenVersion } from '../../../../lib/calls/field.ts'
import { Moment, resource, resourceCalls } from '../../../../lib/calls/resource.ts'
import { cleanRichText } from '../../../../lib/text/rich-text.ts'
import { limits } from '../../../../limits.ts'

const CLOSED = ['ITEMS_TRAINER', 'ITEMS_UNSIGNED'] as const
const MOST_WORDS = 20_000

/** Words and tables of a stimulus, cleaned on every way; unlike other rich text it is remembered nowhere. */
export const StimulusWords = z.string().overwrite(cleanRichText)

const form = z.object({
  unit: z.string('Pilih unit kompetensi.').trim().min(1, 'Pilih unit kompetensi.').max(300, 'Pilih unit kompetensi.'),
  teks: StimulusWords.max(MOST_WORDS, 'Stimulus terlalu panjang.').default(''),
  keterangan_gambar: anyWords('Keterangan gambar', 300),
})

const facts = {
  unit: z.string(),
  bergambar: z.boolean(),
  pembuat: z.string(),
  created_at: Moment,
  updated_at: Moment,
  dipakai: z.number(),
  tetap: z.boolean(),
}

export const stimulusResource = resource({
  noun: 'Stimulus',
  name: 'stimulus',
  title: 'stimulus soal',
  access: 'office:soal',
  form,
  row: z.object(facts),
  record: z.object({}),
  filters: { unit: form.shape.unit },
  sort: ['id', 'unit', 'updated_at'],
  order: 'desc',
  verbs: ['list', 'history'],
})

const stimulus = z.object({
  ...facts,
  id: z.number(),
  version: z.number(),
  teks: StimulusWords,
  keterangan_gambar: z.string(),
  soal: z.array(z.object({ item_id: z.number(), versi: z.number() })),
  pembukaan: z.array(z.object({ id: z.number(), nama: z.string(), at: Moment })),
})
const listed = resourceCalls(stimulusResource)
const written = z.object({ id: z.number(), version: z.number() })

export const stimulusOfficeCalls = {
  listStimulus: { ...listed.listStimulus, problems: CLOSED },
  historyStimulus: { ...listed.historyStimulus, problems: CLOSED },
  ...calls({
    getStimulus: {
      method: 'GET',
      path: '/admin-api/stimulus/{id}',
      access: 'office:soal',
      summary: 'Satu stimulus soal; pembukaannya dicatat',
      payload: z.object({ id: recordId }),
      answer: stimulus,
      problems: ['RECORD_NOT_FOUND', ...CLOSED],
    },
    getStimulusPicture: {
      method: 'GET',
      path: '/admin-api/stimulus/{id}/gambar',
      access: 'office:soal',
      summary: 'Gambar satu stimulus soal',
      payload: z.object({ id: recordId }),
      answer: 'file',
      media: ['image/webp'],
      problems: ['RECORD_NOT_FOUND', ...CLOSED],
    },
    createStimulus: {
      method: 'POST',
      path: '/admin-api/stimulus',
      access: 'office:soal',
      summary: 'Buat stimulus soal',
      payload: form,
      answer: written,
      status: 201,
      problems: [...CLOSED],
    },
    updateStimulus: {
      method: 'PUT',
      path: '/admin-api/stimulus/{id}',
      access: 'office:soal',
      summary: 'Ubah stimulus yang soalnya semua masih rancangan; version yang dilihat ikut dikirim',
      payload: form.extend({ id: recordId, version: seenVersion }),
      answer: written,
      problems: ['RECORD_NOT_FOUND', 'STALE', 'STIMULUS_FIXED', ...CLOSED],
    },
    uploadStimulusPicture: {
      method: 'POST',
      path: '/admin-api/stimulus-gambar',
      access: 'office:soal',
      summary: 'Pasang gambar pada stimulus; disimpan ulang tanpa metadata, tersegel',
      payload: z.object({
        id: recordId,
        file: z.file('Pilih gambar.').max(limits.officePictureBytes, 'Gambar paling besar 10 MB.'),
      }),
      answer: written,
      problems: ['RECORD_NOT_FOUND', 'STIMULUS_FIXED', 'UNACCEPTABLE_FILE', ...CLOSED],
    },
    removeStimulusPicture: {
      method: 'DELETE',
      path: '/admin-api/stimulus/{id}/gambar',
      access: 'office:soal',
      summary: 'Hapus gambar dari stimulus',
      payload: z.object({ id: recordId }),
      answer: 'nothing',
      status: 204,
      problems: ['RECORD_NOT_FOUND', 'STIMULUS_FIXED', ...CLOSED],
    },
  }),
}
