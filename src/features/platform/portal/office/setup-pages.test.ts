import { describe, expect, test } from 'vitest'
import { READINESS_KEYS, type ReadinessKey } from '../readiness-rules.ts'
import { addressAfter, isPageDone, pageAt, SETUP_PAGES } from './setup-pages.ts'

const items = (...done: ReadinessKey[]) => READINESS_KEYS.map((key) => ({ key, done: done.includes(key) }))
const OPENED = '2026-11-20T03:00:00.000Z'

describe('the pages of the set-up', () => {
  test.each([
    ['lembaga', 'lembaga'],
    ['surel', 'surat'],
    ['rekening', 'rekening'],
    ['sertifikat', 'penandatangan'],
    ['hari-libur', 'hari_libur'],
  ] as const)('%s is done with the item %s and no other', (name, key) => {
    const doneWith = (...keys: ReadinessKey[]) =>
      SETUP_PAGES.filter((page) => isPageDone(page, items(...keys), null)).map((page) => page.name)
    expect([doneWith(key), doneWith()]).toEqual([[name], []])
  })

  test('end with the opening', () => {
    expect(SETUP_PAGES.filter((page) => isPageDone(page, items(), OPENED)).map(({ name }) => name)).toEqual([
      'siap-dibuka',
    ])
  })

  test('are named by their address; without a name the first that is not done is shown', () => {
    expect(pageAt('/penyiapan/surel', items(), null).name).toBe('surel')
    expect(pageAt('/penyiapan', items(), null).name).toBe('lembaga')
    expect(pageAt('/penyiapan', items('lembaga'), null).name).toBe('surel')
    expect(
      pageAt('/penyiapan/tidak-ada', items('lembaga', 'surat', 'rekening', 'penandatangan', 'hari_libur'), null).name,
    ).toBe('siap-dibuka')
    expect(pageAt('/penyiapan', items(...READINESS_KEYS), OPENED).name).toBe('siap-dibuka')
  })

  test('lead from one to the next', () => {
    expect(SETUP_PAGES.map(({ name }) => addressAfter(name))).toEqual([
      '/penyiapan/surel',
      '/penyiapan/rekening',
      '/penyiapan/sertifikat',
      '/penyiapan/hari-libur',
      '/penyiapan/siap-dibuka',
      '/penyiapan/siap-dibuka',
    ])
  })
})
