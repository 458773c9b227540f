import { describe, expect, test } from 'vitest'
import type { PersonalState } from '../../contract.ts'
import { SECTION_NAMES, type Section } from '../../rules.ts'
import { saidOf, stepAfter, stepAt, stepBefore, stepItems } from './steps.ts'

const withComplete = (...complete: Section[]) =>
  ({
    bagian: SECTION_NAMES.map((bagian) => ({ bagian, lengkap: complete.includes(bagian), mulai: true })),
  }) as PersonalState

describe('one begins', () => {
  test.each<[string, Section[], string]>([
    ['at the first section', [], 'identitas'],
    ['at the first section that still needs something', ['identitas', 'alamat', 'berkas'], 'pendidikan'],
    ['at the answers when nothing is missing', [...SECTION_NAMES], 'periksa'],
  ])('%s', (_name, complete, step) => {
    expect(stepAt(null, withComplete(...complete))).toBe(step)
  })

  test('at the step that the address names, if there is such a step', () => {
    expect(stepAt('pekerjaan', withComplete())).toBe('pekerjaan')
    expect(stepAt('rekening', withComplete())).toBe('identitas')
  })
})

test('after the last section comes the look at the answers, before the first nothing', () => {
  expect(stepAfter('berkas')).toBe('periksa')
  expect(stepBefore('periksa')).toBe('berkas')
  expect(stepBefore('identitas')).toBeUndefined()
})

test('sentences on rows belong to the section of the rows', () => {
  const sentences = { nik: ['a'], 'pendidikan.1.jenjang': ['b'], foto: ['c'] }
  expect(saidOf('pendidikan', sentences)).toEqual({ 'pendidikan.1.jenjang': ['b'] })
  expect(saidOf('identitas', sentences)).toEqual({ nik: ['a'] })
})

test('an incomplete section draws attention only once the person wanted to go on from it', () => {
  const items = stepItems('alamat', withComplete('identitas'), new Set<Section>(['identitas', 'alamat']))
  expect(items.map(({ state }) => state)).toEqual(['done', 'attention', 'open', 'open', 'open', 'open'])
  expect(items.filter(({ current }) => current).map(({ label }) => label)).toEqual(['Alamat & kontak'])
})
