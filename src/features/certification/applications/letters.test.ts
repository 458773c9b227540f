import { expect, test } from 'vitest'
import { letterBody } from '../../../letters.ts'
import type { ApplicationLetterKind } from './rules.ts'
import { APPLICATION_TRANSITION_NAMES, transitionRule } from './transitions/rules.ts'

const kinds: ApplicationLetterKind[] = [
  ...new Set(APPLICATION_TRANSITION_NAMES.flatMap((transition) => transitionRule(transition).letter ?? [])),
  'correctionDue',
  'offerDue',
  'messageWritten',
]

const letter = (kind: ApplicationLetterKind, more: { nomor?: string; alasan?: string } = {}) =>
  letterBody(
    {
      letter: kind,
      name: 'Wulan',
      skema: 'Sertifikasi Contoh',
      nomor: more.nomor ?? null,
      waktu: '10 Desember 2026 pukul 08.00 WIB',
      batas: '4 Desember 2026 pukul 23.59 WIB',
      alasan: more.alasan ?? null,
      target: null,
      link: 'http://localhost:3000/user/sertifikasi/saya/1',
    },
    { appUrl: 'http://localhost:3000' },
  )

test.each(kinds)('%s says what happened in whole sentences, with or without number and reason', (kind) => {
  for (const more of [{}, { nomor: 'PMH/2026/11/0001', alasan: 'Pindaian buram.' }]) {
    const { subject, paragraphs, button } = letter(kind, more)
    expect(subject).toContain('Sertifikasi Contoh')
    expect(button?.label).toMatch(/./)
    for (const text of paragraphs) {
      expect(text).toMatch(/^\p{Lu}.*[.?]$/u)
      expect(text).not.toMatch(/null|undefined/)
    }
    expect(new Set(paragraphs).size).toBe(paragraphs.length)
  }
})
