import { z } from 'zod'
import { manyWords, words } from '../../../../lib/calls/field.ts'
import { resource, resourceCalls } from '../../../../lib/calls/resource.ts'

export const faqResource = resource({
  noun: 'Faq',
  name: 'faq',
  title: 'pertanyaan umum',
  access: 'office:konten',
  form: z.object({
    pertanyaan: z.string('Pertanyaan wajib diisi.').trim().min(5, 'Tulis pertanyaan yang lengkap.').max(300),
    jawaban: z.string('Jawaban wajib diisi.').trim().min(1, 'Jawaban wajib diisi.').max(4000),
    urutan: z.number('Urutan berupa angka.').int().min(0).max(10_000),
  }),
  sort: ['urutan', 'pertanyaan', 'id'],
})

export const tutorialSectionResource = resource({
  noun: 'TutorialSection',
  name: 'langkah-tutorial',
  title: 'langkah tutorial',
  access: 'office:konten',
  form: z.object({
    judul: words('Judul', 150),
    isi: words('Isi', 2000),
    pelaku: words('Pelaku', 60),
    target_waktu: words('Target waktu', 100),
    dokumen: manyWords('Dokumen', 20, 200),
    kesalahan: manyWords('Kesalahan umum', 20, 300),
    urutan: z.number('Urutan berupa angka.').int().min(0).max(10_000),
  }),
  sort: ['urutan', 'judul', 'id'],
})

export const tutorialOfficeCalls = {
  ...resourceCalls(tutorialSectionResource),
  ...resourceCalls(faqResource),
}
