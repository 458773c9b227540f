import { describe, expect, test } from 'vitest'
import { day } from '../../../../lib/day.ts'
import { canOpen, mayTake, SCREEN_STATE_NAMES, screenState } from '../screen-rules.ts'
import { secondsLeft, withMoreTime } from '../time-rules.ts'
import { silentSince } from './rules.ts'

const now = new Date('2026-12-11T03:00:00Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)

describe('silence', () => {
  const working = { status: 'berjalan', begun_at: before(3600) } as const

  test('stands out after 45 seconds, not at them', () => {
    expect(silentSince({ ...working, seen_at: before(45) }, now)).toBeNull()
    expect(silentSince({ ...working, seen_at: before(46) }, now)).toEqual(before(46))
  })

  test('counts from the beginning where nothing was heard since', () => {
    expect(silentSince({ ...working, seen_at: null }, now)).toEqual(before(3600))
    expect(silentSince({ ...working, begun_at: before(50), seen_at: before(900) }, now)).toEqual(before(50))
  })

  test('is nothing of those who do not work', () => {
    for (const status of ['siap', 'berakhir', 'ditutup', null] as const)
      expect(silentSince({ status, begun_at: before(3600), seen_at: before(900) }, now)).toBeNull()
  })
})

describe('an exam on screen', () => {
  const exam = {
    ...{ start_date: day('2026-12-10'), end_date: day('2026-12-11'), jam_mulai: '08.00' },
    ...({ zona_waktu: 'WIB', dibatalkan: false } as const),
  }

  test('is opened from its hour to the end of its last day', () => {
    expect(canOpen(exam, new Date('2026-12-10T00:59:59Z'))).toBe(false)
    expect(canOpen(exam, new Date('2026-12-10T01:00:00Z'))).toBe(true)
    expect(canOpen(exam, new Date('2026-12-11T16:59:59Z'))).toBe(true)
    expect(canOpen(exam, new Date('2026-12-11T17:00:00Z'))).toBe(false)
  })

  test('is set before it is opened, ended once, and opened again after an end', () => {
    const allowed = (transition: 'atur' | 'buka' | 'akhiri') =>
      SCREEN_STATE_NAMES.filter((state) => mayTake(transition, state))
    expect([allowed('atur'), allowed('buka'), allowed('akhiri')]).toEqual([
      ['kertas', 'siap'],
      ['siap', 'diakhiri'],
      ['dibuka'],
    ])
    expect(screenState({ di_layar: true, opened_at: now, ended_at: null })).toBe('dibuka')
  })
})

describe('more time', () => {
  const sitting = {
    ...{ menit: 60, tambahan_menit: 0, detik_jeda: 0, begun_at: before(3600), status_since: before(600) },
  }

  test('of somebody who works is added to what is left', () => {
    const working = { ...sitting, status: 'berjalan', ended_at: null } as const
    expect(secondsLeft({ ...working, ...withMoreTime(working, 10, now) }, now)).toBe(600)
  })

  test('of somebody whose time was over is whole, however long ago that was', () => {
    const over = { ...sitting, status: 'berakhir', begun_at: before(3600 + 1200), ended_at: before(1200) } as const
    const again = { ...over, ...withMoreTime(over, 10, now), status: 'berjalan' } as const
    expect([secondsLeft(again, now), again.ended_at]).toEqual([600, null])
  })
})
