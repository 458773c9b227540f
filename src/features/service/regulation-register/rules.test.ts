import { describe, expect, test } from 'vitest'
import { matchesResource } from '../../../../tests/regulations.ts'
import { type ChangeFacts, nextChange, PLACE_KIND_NAMES, progressWords, wayTo } from './rules.ts'

const facts = (more: Partial<ChangeFacts> = {}): ChangeFacts => ({
  ...{ status: 'berjalan', jumlah_belum: 0, items_searched_at: '2026-11-20T00:00:00Z' },
  ...more,
})

describe('a change of a regulation', () => {
  test('is finished once every place is reviewed and the bank of items was searched', () => {
    expect(nextChange('finish', facts())).toEqual({ next: 'selesai' })
    expect(nextChange('finish', facts({ jumlah_belum: 1 }))).toEqual({ refused: 'REGULATION_PLACES_OPEN' })
    expect(nextChange('finish', facts({ items_searched_at: null }))).toEqual({ refused: 'REGULATION_ITEMS_OPEN' })
  })

  test('is searched and reviewed while it is under way, and never afterwards', () => {
    const open = facts({ jumlah_belum: 3, items_searched_at: null })
    expect([nextChange('search', open), nextChange('review', open)]).toEqual([
      { next: 'berjalan' },
      { next: 'berjalan' },
    ])
    for (const one of ['search', 'review', 'finish'] as const)
      expect(nextChange(one, facts({ status: 'selesai' }))).toEqual({ refused: 'QUALITY_STATE' })
  })

  test('says how far its review has come', () => {
    expect(progressWords({ jumlah_tempat: 12, jumlah_belum: 9 })).toBe('3 dari 12 tempat ditinjau')
    expect(progressWords({ jumlah_tempat: 0, jumlah_belum: 0 })).toBe('Tidak ada tempat yang menyebutnya')
  })
})

test.each(PLACE_KIND_NAMES)(
  'a place of the kind %s leads to a screen of the office, or is a text of the program',
  (jenis) => {
    const way = wayTo({ jenis, kunci: '7' })
    expect(way === undefined).toBe(jenis === 'program' || jenis === 'dasar_aturan')
    if (way) expect(matchesResource(way)).toBe(true)
  },
)
