import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  APPLICATION_TRANSITION_NAMES,
  transitionRule,
} from '../../features/certification/applications/transitions/rules.ts'
import { CERTIFICATE_TRANSITIONS } from '../../features/certification/certificates/rules.ts'
import { AUDIT_SUBJECTS } from '../../features/platform/audit/rules.ts'
import {
  ACTIVITY_TRANSITION_NAMES,
  activityTransitionRule,
} from '../../features/upkeep/maintenance/transition-rules.ts'
import { ACTIONS } from './action-words.ts'
import { changeSentence } from './change-sentence.ts'

describe('a change in a sentence', () => {
  test.each([
    [{ action: 'tarik', who: 'Rina', label: 'kunci API' }, 'Kunci API', 'Kunci API ditarik oleh Rina'],
    [
      { action: 'setujui', who: 'Rina', label: 'PMH/2026/11/0042' },
      'permohonan',
      'Permohonan PMH/2026/11/0042 disetujui oleh Rina',
    ],
    [
      { action: 'terima-untuk-dikembalikan', who: 'Adi', label: 'INV/7' },
      'Invoice',
      'Invoice INV/7 dicatat uang masuknya, untuk dikembalikan oleh Adi',
    ],
    [
      { action: 'batas pembayaran berakhir', who: 'sistem', label: '' },
      'permohonan',
      'Permohonan berakhir karena batas pembayarannya lewat otomatis',
    ],
    [{ action: 'ubah', who: 'Rina', label: 'TUK Bandung' }, 'TUK', 'TUK Bandung diubah oleh Rina'],
  ])('%j', (change, kind, sentence) => {
    expect(changeSentence(change, kind).join(' ')).toBe(sentence)
  })
})

/** Subjects and actors, which stand beside an action where it is written. */
const OTHER_WORDS = new Set([...Object.keys(AUDIT_SUBJECTS), 'pelapor', 'peserta', 'sistem'])

/** The actions that the code writes into the log by name, beside the labels of the tables of transitions. */
function writtenActions(): string[] {
  const sources = globSync('src/{features,processes,ground}/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(file, 'utf8'))
  return sources
    .flatMap((text) => [
      ...text.matchAll(/\baction: '([a-z][^']*)'/g),
      ...text.matchAll(/record\w*Audit\([^()']*'([a-z][a-z -]*)'/g),
    ])
    .map(([, action = '']) => action)
}

test('every action that is written to the log has words of its own', () => {
  const labels = [
    ...APPLICATION_TRANSITION_NAMES.map((name) => transitionRule(name).label),
    ...ACTIVITY_TRANSITION_NAMES.map((name) => activityTransitionRule(name).label),
    ...Object.values(CERTIFICATE_TRANSITIONS).map(({ label }) => label),
  ].map((label) => label.toLowerCase())
  const actions = [...new Set([...labels, ...writtenActions()])]
  expect(actions.length).toBeGreaterThan(100)
  const wordless = actions.filter((action) => !Object.hasOwn(ACTIONS, action) && !OTHER_WORDS.has(action))
  expect(wordless.toSorted()).toEqual([])
})
