import { strict as assert } from 'node:assert'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  FORM_STATE_NAMES,
  FORM_TRANSITION_NAMES,
  type FormState,
  type FormTransition,
  formTransitionOf,
  openFormTransitions,
  takeFormTransition,
} from './state-rules.ts'

const AUTHOR = 1
const PEOPLE = [AUTHOR, 2, 3, 4] as const

interface Form {
  status: FormState
  author_id: number
  persetujuan: { user_id: number }[]
}

const begun = (): Form => ({ status: 'rancangan', author_id: AUTHOR, persetujuan: [] })

/** Takes a transition as the service does: what is recorded is added, what is forgotten goes. */
function take(form: Form, name: FormTransition, taker: number): boolean {
  const outcome = takeFormTransition(name, form, taker)
  if ('refused' in outcome) return false
  if (outcome.recorded) form.persetujuan.push({ user_id: taker })
  if (formTransitionOf(name).forgets) form.persetujuan = []
  form.status = outcome.next
  return true
}

interface Move {
  name: FormTransition
  taker: number
}
const MOVES: Move[] = FORM_TRANSITION_NAMES.flatMap((name) => PEOPLE.map((taker) => ({ name, taker })))
const move = fc.record({ any: fc.constantFrom(...MOVES), open: fc.option(fc.nat(99)) })

function chosen(form: Form, { any, open }: { any: Move; open: number | null }): Move {
  const allowed = MOVES.filter(({ name, taker }) => 'next' in takeFormTransition(name, form, taker))
  return (open === null ? undefined : allowed[open % Math.max(1, allowed.length)]) ?? any
}

describe('a form', () => {
  test('is never released without two people, neither of them its author, and draws back what was agreed', () => {
    const reached = new Set<FormState>()
    const taken = new Set<FormTransition>()
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        const form = begun()
        for (const one of moves) {
          const { name, taker } = chosen(form, one)
          const { status: before } = form
          if (!take(form, name, taker)) {
            assert.equal(form.status, before)
            continue
          }
          taken.add(name)
          reached.add(form.status)
          assert.ok(formTransitionOf(name).from.includes(before))
          assert.ok(!form.persetujuan.some(({ user_id }) => user_id === AUTHOR))
          if (form.status === 'dirilis') assert.equal(new Set(form.persetujuan.map(({ user_id }) => user_id)).size, 2)
          if (form.status === 'rancangan') assert.deepEqual(form.persetujuan, [])
        }
      }),
      { numRuns: 2000, seed: 7 },
    )
    expect([...taken].sort()).toEqual([...FORM_TRANSITION_NAMES].sort())
    expect([...reached].sort()).toEqual([...FORM_STATE_NAMES].sort())
  })

  test.each([
    ['ajukan', {}, 2, 'FORM_AUTHOR_ONLY'],
    ['rilis', { status: 'diajukan' }, AUTHOR, 'FORM_OWN'],
    ['kembalikan', { status: 'diajukan' }, AUTHOR, 'FORM_OWN'],
    ['rilis', { status: 'diajukan', persetujuan: [{ user_id: 2 }] }, 2, 'FORM_TAKEN_BY_YOU'],
    ['rilis', {}, 2, 'FORM_STATE'],
    ['tarik', { status: 'diajukan' }, 2, 'FORM_STATE'],
  ] as const)('refuses %s of %o by %i: %s', (name, more, taker, refused) => {
    expect(takeFormTransition(name, { ...begun(), ...more }, taker)).toEqual({ refused })
  })

  test('rests once it was withdrawn', () => {
    const form: Form = { ...begun(), status: 'ditarik' }
    for (const one of PEOPLE) expect(openFormTransitions(form, one)).toEqual([])
  })
})
