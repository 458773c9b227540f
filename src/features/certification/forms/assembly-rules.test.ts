import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BlueprintCell } from '../../catalogue/schemes/blueprint-rules.ts'
import { LEVELS } from '../../catalogue/schemes/level-rules.ts'
import { ITEM_KIND_NAMES } from '../items/content-rules.ts'
import {
  type Alike,
  anchorShares,
  type BankItem,
  type ProposedItem,
  proposeForms,
  replacementsFor,
  shortfallText,
} from './assembly-rules.ts'
import { fitFaults } from './blueprint-fit-rules.ts'

const UNITS = ['Pelingkupan', 'Prakiraan dampak', 'Pengelolaan']

const bankOf = (facts: readonly Omit<BankItem, 'item_id' | 'item_version_id'>[]): BankItem[] =>
  facts.map((one, at) => ({ ...one, item_id: at + 1, item_version_id: 100 + at }))

const fact = fc.record({
  unit: fc.constantFrom(...UNITS),
  tingkat: fc.constantFrom(...LEVELS),
  jenis: fc.constantFrom(...ITEM_KIND_NAMES),
  stimulus_id: fc.option(fc.integer({ min: 1, max: 3 }), { freq: 2 }),
  lembar: fc.nat(40),
  naskah: fc.nat(3),
})
const banks = fc.array(fact, { minLength: 40, maxLength: 150 }).map(bankOf)
const blueprints = fc
  .uniqueArray(
    fc.record({
      unit: fc.constantFrom(...UNITS),
      level: fc.constantFrom(...LEVELS),
      butir: fc.integer({ min: 1, max: 4 }),
      poin: fc.integer({ min: 1, max: 20 }),
    }),
    {
      selector: ({ unit, level }) => `${unit} ${level}`,
      minLength: 1,
    },
  )
  .map((cells) => ({ cells }))
const demands = fc.record({
  banyak_naskah: fc.integer({ min: 1, max: 3 }),
  jangkar: fc.nat(6),
  benih: fc.nat(2 ** 31 - 1),
})
/** Items of a unit whose numbers are equal by seven are nearly the same. */
const BY_SEVEN: Alike = (one, other) => one.unit === other.unit && one.item_id % 7 === other.item_id % 7

const numbersOf = (form: readonly ProposedItem[]) => form.map(({ item_id }) => item_id)
const cell = (unit: string, butir: number, poin = butir): BlueprintCell => ({ unit, level: 'ingat', butir, poin })
const item = (unit: string, more: Partial<BankItem> = {}): Omit<BankItem, 'item_id' | 'item_version_id'> => ({
  ...{ unit, tingkat: 'ingat', jenis: 'pilihan_ganda', stimulus_id: null, lembar: 0, naskah: 0 },
  ...more,
})

describe('a proposal', () => {
  test('meets the blueprint exactly in each form, or names a cell that the bank cannot fill', () => {
    let met = 0
    fc.assert(
      fc.property(blueprints, banks, demands, (blueprint, bank, demand) => {
        const proposal = proposeForms(blueprint, bank, demand, BY_SEVEN)
        if ('short' in proposal) {
          expect(proposal.short.length).toBeGreaterThan(0)
          for (const { cell: one, tersedia } of proposal.short) expect(tersedia).toBeLessThan(one.butir)
          return
        }
        met += 1
        expect(proposal.forms).toHaveLength(demand.banyak_naskah)
        for (const form of proposal.forms) expect(fitFaults(blueprint, form)).toEqual([])
      }),
    )
    expect(met).toBeGreaterThan(30)
  })

  test('never has near duplicates in one form', () => {
    fc.assert(
      fc.property(blueprints, banks, demands, (blueprint, bank, demand) => {
        const proposal = proposeForms(blueprint, bank, demand, BY_SEVEN)
        if ('short' in proposal) return
        for (const form of proposal.forms)
          for (const one of form) expect(form.filter((other) => other !== one && BY_SEVEN(one, other))).toEqual([])
      }),
    )
  })

  test('has as many anchors as asked for in common, and overlaps else only where the bank is too small', () => {
    fc.assert(
      fc.property(blueprints, banks, demands, (blueprint, bank, demand) => {
        const proposal = proposeForms(blueprint, bank, demand)
        if ('short' in proposal || demand.banyak_naskah === 1) return
        const anchors = proposal.forms.map((form) =>
          form.filter(({ jangkar }) => jangkar).map(({ item_id }) => item_id),
        )
        const total = blueprint.cells.reduce((sum, { butir }) => sum + butir, 0)
        for (const own of anchors) {
          expect(own.toSorted()).toEqual(anchors[0]?.toSorted())
          expect(own).toHaveLength(Math.min(demand.jangkar, total))
        }
        const isLarge = blueprint.cells.every(
          ({ unit, level, butir }) =>
            bank.filter((one) => one.unit === unit && one.tingkat === level).length >= butir * demand.banyak_naskah,
        )
        if (isLarge) expect(proposal.tumpang_tindih).toBe(0)
        const all = proposal.forms.flatMap(numbersOf)
        if (proposal.tumpang_tindih === 0)
          expect(new Set(all).size).toBe(all.length - (demand.banyak_naskah - 1) * (anchors[0]?.length ?? 0))
      }),
    )
  })

  test('keeps items on one stimulus side by side', () => {
    fc.assert(
      fc.property(blueprints, banks, demands, (blueprint, bank, demand) => {
        const proposal = proposeForms(blueprint, bank, demand)
        if ('short' in proposal) return
        for (const form of proposal.forms) {
          const runs = form.filter(
            ({ stimulus_id }, at) => stimulus_id !== null && stimulus_id !== form[at - 1]?.stimulus_id,
          )
          expect(new Set(runs.map(({ stimulus_id }) => stimulus_id)).size).toBe(runs.length)
        }
      }),
    )
  })

  test('follows from its seed alone', () => {
    fc.assert(
      fc.property(blueprints, banks, demands, (blueprint, bank, demand) => {
        expect(proposeForms(blueprint, bank, demand)).toEqual(proposeForms(blueprint, bank, demand))
      }),
      { numRuns: 20 },
    )
  })

  test('takes the least exposed items of a cell first', () => {
    const bank = bankOf([
      item('Satu', { lembar: 9 }),
      item('Satu', { lembar: 1 }),
      item('Satu'),
      item('Satu', { naskah: 1 }),
    ])
    for (let benih = 0; benih < 10; benih++) {
      const proposal = proposeForms({ cells: [cell('Satu', 2)] }, bank, { banyak_naskah: 1, jangkar: 0, benih })
      if ('short' in proposal) throw new Error('the bank is large enough')
      expect(numbersOf(proposal.forms[0] ?? []).toSorted()).toEqual([3, 4])
    }
  })

  test('takes kinds by their share in the bank, and a stimulus into one form only', () => {
    const bank = bankOf([
      ...Array.from({ length: 6 }, () => item('Satu')),
      ...Array.from({ length: 2 }, () => item('Satu', { jenis: 'angka' })),
      ...[1, 1, 2, 2].map((stimulus_id) => item('Dua', { stimulus_id })),
    ])
    for (let benih = 0; benih < 10; benih++) {
      const proposal = proposeForms({ cells: [cell('Satu', 4), cell('Dua', 2)] }, bank, {
        banyak_naskah: 2,
        jangkar: 0,
        benih,
      })
      if ('short' in proposal) throw new Error('the bank is large enough')
      const stimuli = proposal.forms.map((form) => new Set(form.map(({ stimulus_id }) => stimulus_id)))
      expect([...(stimuli[0] ?? [])].filter((one) => one !== null && stimuli[1]?.has(one))).toEqual([])
      const ofForm = proposal.forms.map((form) => form.filter(({ jenis }) => jenis === 'angka').length)
      expect(ofForm).toEqual([1, 1])
    }
  })

  test('says cell, needed and available where items are missing', () => {
    const proposal = proposeForms({ cells: [cell('Satu', 3)] }, bankOf([item('Satu')]), {
      banyak_naskah: 1,
      jangkar: 0,
      benih: 1,
    })
    expect('short' in proposal ? proposal.short.map(shortfallText) : []).toEqual([
      'Satu, Mengingat: perlu 3 butir, tersedia 1 yang dirilis dan tidak mirip satu sama lain.',
    ])
  })

  test('gives each item the points of its cell by its items', () => {
    const bank = bankOf([item('Satu'), item('Satu'), item('Satu')])
    const proposal = proposeForms({ cells: [cell('Satu', 3, 10)] }, bank, { banyak_naskah: 1, jangkar: 0, benih: 1 })
    expect('short' in proposal ? [] : proposal.forms[0]?.map(({ poin }) => poin)).toEqual([10 / 3, 10 / 3, 10 / 3])
  })
})

test('anchors are spread over cells by their sizes and none is lost', () => {
  expect(anchorShares([cell('Satu', 10), cell('Dua', 10)], 5).toSorted()).toEqual([2, 3])
  fc.assert(
    fc.property(blueprints, fc.nat(60), ({ cells }, wanted) => {
      const shares = anchorShares(cells, wanted)
      const all = cells.reduce((sum, { butir }) => sum + butir, 0)
      expect(shares.reduce((sum, one) => sum + one, 0)).toBe(Math.min(wanted, all))
      for (const [at, share] of shares.entries()) expect(share).toBeLessThanOrEqual(cells[at]?.butir ?? 0)
    }),
  )
  expect(anchorShares([cell('Satu', 10), cell('Dua', 2)], 2, [0, 1])).toEqual([1, 1])
  const bank = bankOf([item('Satu'), ...[1, 2, 3, 4].map(() => item('Dua'))])
  const demand = { banyak_naskah: 2, jangkar: 1, benih: 3 }
  const proposal = proposeForms({ cells: [cell('Satu', 1), cell('Dua', 2)] }, bank, demand)
  expect('short' in proposal ? -1 : proposal.tumpang_tindih).toBe(0)
})

test('a replacement keeps the form to its blueprint', () => {
  fc.assert(
    fc.property(blueprints, banks, demands, fc.nat(), (blueprint, bank, demand, which) => {
      const proposal = proposeForms(blueprint, bank, demand, BY_SEVEN)
      const form = 'short' in proposal ? undefined : proposal.forms[0]
      const old = form?.[which % form.length]
      if (!form || !old) return
      for (const next of replacementsFor(old, form, bank, BY_SEVEN)) {
        const changed = form.map((one) => (one === old ? { ...next, poin: old.poin, jangkar: false } : one))
        expect(fitFaults(blueprint, changed)).toEqual([])
        expect(changed.filter((one) => one.item_id !== next.item_id && BY_SEVEN(one, next))).toEqual([])
      }
    }),
  )
})

test('a form is not said to meet a blueprint that it misses', () => {
  const blueprint = { cells: [cell('Satu', 2, 4)] }
  const one = { item_id: 1, unit: 'Satu', tingkat: 'ingat', poin: 2 } as const
  const other = { ...one, item_id: 2 }
  expect(fitFaults(blueprint, [one, other])).toEqual([])
  expect(fitFaults(blueprint, [one])).toEqual(['Satu, Mengingat: perlu 2 butir, ada 1.'])
  expect(fitFaults(blueprint, [one, { ...other, poin: 1 }])).toEqual(['Satu, Mengingat: poinnya tidak 4.'])
  expect(fitFaults(blueprint, [one, one])).toEqual(['Satu soal ada dua kali.'])
  expect(fitFaults(blueprint, [one, other, { ...one, item_id: 3, unit: 'Lain' }])).toEqual([
    '1 soal tidak termasuk kisi-kisi.',
  ])
})
