import { strict as assert } from 'node:assert'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Approval,
  ITEM_STATE_NAMES,
  ITEM_TRANSITION_NAMES,
  type ItemState,
  type ItemTransition,
  openTransitions,
  takeItemTransition,
  transitionOf,
} from './state-rules.ts'

const AUTHOR = 1
const PEOPLE = [AUTHOR, 2, 3, 4, null] as const

interface Version {
  status: ItemState
  author_id: number
  persetujuan: Approval[]
}

const begun = (): Version => ({ status: 'rancangan', author_id: AUTHOR, persetujuan: [] })

/** Takes a transition as the service does: what is recorded is added, what is forgotten goes. */
function take(version: Version, name: ItemTransition, taker: number | null): boolean {
  const outcome = takeItemTransition(name, version, taker)
  if ('refused' in outcome) return false
  if (outcome.recorded && taker !== null) version.persetujuan.push({ langkah: name, user_id: taker })
  if (transitionOf(name).forgets) version.persetujuan = []
  version.status = outcome.next
  return true
}

const agreed = ({ persetujuan }: Version, name: ItemTransition) =>
  persetujuan.filter(({ langkah }) => langkah === name).map(({ user_id }) => user_id)

interface Move {
  name: ItemTransition
  taker: number | null
}

const MOVES: Move[] = ITEM_TRANSITION_NAMES.flatMap((name) => PEOPLE.map((taker) => ({ name, taker })))
/** Any move at all, or one of those that are open. */
const move = fc.record({ any: fc.constantFrom(...MOVES), open: fc.option(fc.nat(99)) })

function chosen(version: Version, { any, open }: { any: Move; open: number | null }): Move {
  const allowed = MOVES.filter(({ name, taker }) => 'next' in takeItemTransition(name, version, taker))
  return (open === null ? undefined : allowed[open % Math.max(1, allowed.length)]) ?? any
}

describe('a version of an item', () => {
  test('is never released without a reviewer and two people, none of them its author', () => {
    const reached = new Set<ItemState>()
    const taken = new Set<ItemTransition>()
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        const version = begun()
        for (const one of moves) {
          const { name, taker } = chosen(version, one)
          const { status: before } = version
          if (!take(version, name, taker)) {
            assert.equal(version.status, before)
            continue
          }
          taken.add(name)
          reached.add(version.status)
          assert.ok(transitionOf(name).from.includes(before))
          assert.ok([before, transitionOf(name).to].includes(version.status))
          assert.ok(!version.persetujuan.some(({ user_id }) => user_id === AUTHOR))
          if (['dirilis', 'dipakai', 'dikunci'].includes(version.status)) {
            assert.equal(new Set(agreed(version, 'rilis')).size, 2)
            assert.equal(agreed(version, 'setujui').length, 1)
          }
          if (version.status === 'rancangan') assert.deepEqual(version.persetujuan, [])
        }
      }),
      { numRuns: 3000, seed: 42 },
    )
    expect([...taken].sort()).toEqual([...ITEM_TRANSITION_NAMES].sort())
    expect([...reached].sort()).toEqual([...ITEM_STATE_NAMES].sort())
  })

  test('goes by the shortest way from draft to lock, and then rests', () => {
    const version = begun()
    const way = [
      ['kirim', AUTHOR],
      ['setujui', 2],
      ['rilis', 2],
      ['rilis', 3],
      ['pakai', null],
      ['kunci', null],
    ] as const
    const states = way.map(([name, taker]) => (take(version, name, taker) ? version.status : 'refused'))
    expect(states).toEqual(['ditelaah', 'disetujui', 'disetujui', 'dirilis', 'dipakai', 'dikunci'])
    expect(openTransitions(version, 2)).toEqual(['tarik'])
  })

  test.each([
    ['setujui', { status: 'ditelaah' }, AUTHOR, 'ITEM_OWN'],
    ['kirim', { status: 'rancangan' }, 2, 'ITEM_AUTHOR_ONLY'],
    ['rilis', { status: 'disetujui', persetujuan: [{ langkah: 'rilis', user_id: 2 }] }, 2, 'ITEM_TAKEN_BY_YOU'],
    ['tarik', { status: 'dipakai' }, 2, 'ITEM_STATE'],
    ['gantikan', { status: 'dirilis' }, 2, 'ITEM_STATE'],
    ['pakai', { status: 'dirilis' }, 2, 'ITEM_STATE'],
    ['kunci', { status: 'dipakai' }, 2, 'ITEM_STATE'],
  ] as const)('refuses %s of %o by %i: %s', (name, more, taker, refused) => {
    expect(takeItemTransition(name, { ...begun(), ...more }, taker)).toEqual({ refused })
  })
})
