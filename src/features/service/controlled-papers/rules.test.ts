import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextPaper, PAPER_KIND_NAMES, type PaperFacts, type PaperForm, paperRefusals, tidyPaper } from './rules.ts'

const people = fc.integer({ min: 1, max: 4 })
const moves = fc.array(fc.tuple(fc.constantFrom('approve', 'end', 'write'), people), { maxLength: 20 })

describe('on any way that people may take', () => {
  test('a paper in force was approved by somebody who wrote nothing of it, and one that is over stays so', () => {
    fc.assert(
      fc.property(people, moves, (author, all) => {
        let facts: PaperFacts = { status: 'diajukan', created_by: author, written_by: author }
        let approver: number | null = null
        let isOver = false
        for (const [move, by] of all) {
          if (move === 'write') {
            if (facts.status === 'diajukan') facts = { ...facts, written_by: by }
            continue
          }
          const outcome = nextPaper(move, facts, by)
          if ('refused' in outcome) continue
          expect(isOver).toBe(false)
          facts = { ...facts, status: outcome.next }
          if (outcome.next === 'berlaku') approver = by
          isOver = outcome.next === 'berakhir'
        }
        if (facts.status === 'berlaku') expect([facts.created_by, facts.written_by]).not.toContain(approver)
      }),
    )
  })
})

const whole: PaperForm = {
  jenis: 'asuransi',
  pihak: 'Asuransi Contoh',
  venue_id: null,
  berlaku_sejak: '2026-01-01',
  berlaku_sampai: '2026-12-31',
}

describe('a form', () => {
  test.each<[string, Partial<PaperForm>, string[]]>([
    ['of an insurance with its party and its days lacks nothing', {}, []],
    ['of an insurance names its party', { pihak: null }, ['pihak']],
    ['of a contract says until when', { jenis: 'kontrak_penyedia', berlaku_sampai: null }, ['berlaku_sampai']],
    ['of a venue names it', { jenis: 'kontrak_tuk', pihak: null }, ['venue_id']],
    ['of a document has neither party nor end', { jenis: 'dokumen', pihak: null, berlaku_sampai: null }, []],
    ['may end on its first day', { berlaku_sampai: '2026-01-01' }, []],
    ['does not end before it', { berlaku_sampai: '2025-12-31' }, ['berlaku_sampai']],
  ])('%s', (_what, more, fields) => {
    expect(Object.keys(paperRefusals({ ...whole, ...more }))).toEqual(fields)
  })

  test('keeps only what its kind has: a venue or a party, never both', () => {
    for (const jenis of PAPER_KIND_NAMES) {
      const { pihak, venue_id } = tidyPaper({ ...whole, jenis, venue_id: 7 })
      expect([pihak !== null, venue_id !== null]).toEqual([
        jenis !== 'dokumen' && jenis !== 'kontrak_tuk',
        jenis === 'kontrak_tuk',
      ])
    }
  })
})
