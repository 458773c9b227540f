import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  coSignerRefusal,
  missingBeforeSigning,
  missingRecordRefusal,
  RECORD_TRANSITIONS,
  type RecordState,
  type RecordTransition,
  recordAfter,
  type SignerRole,
} from './rules.ts'

interface Signer {
  signed_by: number
  peran: SignerRole
}
const PEOPLE: Signer[] = [
  { signed_by: 1, peran: 'penguji' },
  { signed_by: 2, peran: 'penguji' },
  { signed_by: 3, peran: 'petugas' },
  { signed_by: 4, peran: 'petugas' },
]
const action = fc.oneof(fc.constant('save' as const), fc.constant('add' as const), fc.constantFrom(...PEOPLE))

test('a record is locked by two people of whom one examined, and is never written again', () => {
  const taken = new Set<RecordTransition>()
  fc.assert(
    fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
      let state: RecordState | null = null
      let given: Signer[] = []
      for (const one of actions) {
        const sign = state === 'menunggu_kedua' ? 'signSecond' : 'signFirst'
        const transition: RecordTransition = typeof one === 'string' ? one : sign
        const next: RecordState | undefined = recordAfter(transition, state)
        if (!next || (typeof one !== 'string' && coSignerRefusal(one, given))) continue
        if (state === 'terkunci') expect(transition).toBe('add')
        taken.add(transition)
        if (transition === 'save') given = []
        if (typeof one !== 'string') given = [...given, one]
        state = next
        expect(given.length).toBe(state === 'terkunci' ? 2 : state === 'menunggu_kedua' ? 1 : 0)
        if (state !== 'terkunci') continue
        expect(new Set(given.map(({ signed_by }) => signed_by)).size).toBe(2)
        expect(given.some(({ peran }) => peran === 'penguji')).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
  expect([...taken].toSorted()).toEqual(Object.keys(RECORD_TRANSITIONS).toSorted())
})

test('nobody is decided on without a locked record, where one is required', () => {
  const states = [null, 'disusun', 'menunggu_kedua', 'terkunci'] as const
  expect(states.map((status) => missingRecordRefusal({ wajib: true, status }))).toEqual([
    'EXAM_RECORD_MISSING',
    'EXAM_RECORD_MISSING',
    'EXAM_RECORD_MISSING',
    undefined,
  ])
  expect(missingRecordRefusal({ wajib: false, status: null })).toBeUndefined()
})

test('the first signature waits for the hours and for everybody’s attendance', () => {
  expect(Object.keys(missingBeforeSigning({ jam_mulai: '08.00', jam_selesai: null, unrecorded: 1 }))).toEqual([
    'jam_selesai',
    'data',
  ])
  expect(missingBeforeSigning({ jam_mulai: '08.00', jam_selesai: '12.00', unrecorded: 0 })).toEqual({})
})
