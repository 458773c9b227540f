import { describe, expect, test } from 'vitest'
import { day } from '../../../../lib/day.ts'
import { CHECK_ITEM_NAMES, type CheckItem, checkFaults, checkStanding, takesExams } from './rules.ts'

const TODAY = day('2026-11-20')
const standingOf = (tanggal: string, hasil: 'layak' | 'tidak_layak' = 'layak') =>
  checkStanding({ tanggal: day(tanggal), hasil }, TODAY)

describe('a check', () => {
  test('counts for a year to the day, and is to be renewed in its last sixty days', () => {
    expect(checkStanding(undefined, TODAY)).toBe('belum')
    expect(standingOf('2026-11-20', 'tidak_layak')).toBe('tidak_layak')
    expect(standingOf('2025-11-19')).toBe('lewat')
    expect(standingOf('2025-11-20')).toBe('segera')
    expect(standingOf('2026-01-19')).toBe('segera')
    expect(standingOf('2026-01-20')).toBe('berlaku')
  })

  test('lets exams in while it counts', () => {
    const all = ['belum', 'tidak_layak', 'lewat', 'segera', 'berlaku'] as const
    expect(all.filter(takesExams)).toEqual(['segera', 'berlaku'])
  })
})

describe('what is entered', () => {
  const all = (bad?: CheckItem, catatan = '') =>
    CHECK_ITEM_NAMES.map((butir) => ({ butir, sesuai: butir !== bad, catatan: butir === bad ? catatan : '' }))
  const faults = (more: Partial<Parameters<typeof checkFaults>[0]>) =>
    Object.keys(checkFaults({ tanggal: TODAY, hasil: 'layak', butir: all(), today: TODAY, ...more }))

  test('is the whole list, once, of a day that has been', () => {
    expect(faults({})).toEqual([])
    expect(faults({ tanggal: day('2026-11-21') })).toEqual(['tanggal'])
    expect(faults({ butir: all().slice(1) })).toEqual(['butir'])
    expect(faults({ butir: [...all().slice(1), ...all().slice(1, 2)] })).toEqual(['butir'])
  })

  test('says why something does not fit, and no venue is fit without safety and secrecy', () => {
    expect(faults({ butir: all('jaringan') })).toEqual(['butir'])
    expect(faults({ butir: all('jaringan', 'Dipasang minggu depan.') })).toEqual([])
    expect(faults({ butir: all('keselamatan', 'Alat pemadam kedaluwarsa.') })).toEqual(['hasil'])
    expect(faults({ butir: all('keselamatan', 'Alat pemadam kedaluwarsa.'), hasil: 'tidak_layak' })).toEqual([])
  })
})
