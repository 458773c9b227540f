import { expect, test } from 'vitest'
import { REQUIREMENT_KINDS } from '../form/file-kind-rules.ts'
import { correctionRequest, reasonsFor } from './verification-rules.ts'

test('every kind of document has sentences that fit a note and say what to do', () => {
  const names = ['KTP', 'Ijazah', 'CV', 'Pas foto', 'Sertifikat ATPA', 'Sertifikat pelatihan', 'Portofolio']
  const sentences = [...names, 'Surat keterangan kerja', 'Akta'].map(reasonsFor)
  expect(new Set(sentences).size).toBe(REQUIREMENT_KINDS.length)
  for (const sentence of sentences.flat()) {
    expect(sentence).toMatch(/^\p{Lu}.*\. .*(Unggah|unggah|Lengkapi|Sertakan|ajukan|Perbaiki).*\.$/u)
    expect(sentence.length).toBeLessThanOrEqual(500)
  }
})

test('the request for corrections names the documents', () => {
  expect(correctionRequest(['KTP', 'Ijazah'])).toBe(
    'Mohon perbaiki 2 berkas: KTP; Ijazah. Catatan kami tertulis pada setiap berkas.',
  )
})
