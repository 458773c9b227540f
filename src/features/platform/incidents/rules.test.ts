import { expect, test } from 'vitest'
import { hoursLeftText, nextIncidentState, noticeDue, selectionRefusals, tidySelection } from './rules.ts'

const at = (text: string) => new Date(`${text}Z`)

test('both letters are due three times 24 hours after the discovery, in whole hours for people', () => {
  const due = noticeDue(at('2026-11-20T02:00'))
  expect(due).toEqual(at('2026-11-23T02:00'))
  const left = ['2026-11-20T02:30', '2026-11-23T01:30', '2026-11-23T02:30', '2026-11-23T07:30'].map((now) =>
    hoursLeftText(due, at(now)),
  )
  expect(left).toEqual(['71 jam lagi', 'kurang dari satu jam lagi', 'baru saja lewat', 'lewat 5 jam'])
})

test('an incident is closed only after its letters, and stays closed', () => {
  expect(nextIncidentState('close', 'terbuka')).toBeUndefined()
  expect(nextIncidentState('notify', 'diberitahukan')).toBe('diberitahukan')
  expect([nextIncidentState('notify', 'ditutup'), nextIncidentState('close', 'ditutup')]).toEqual([
    undefined,
    undefined,
  ])
})

test('a choice asks for what its kind needs, and keeps nothing else', () => {
  const given = { dari: '2026-11-20', sampai: '2026-11-19', staff_id: null }
  expect(Object.keys(selectionRefusals({ pilihan: 'dibuka_petugas', ...given })).sort()).toEqual(['sampai', 'staff_id'])
  expect(selectionRefusals({ pilihan: 'semua_akun', ...given })).toEqual({})
  expect(tidySelection({ pilihan: 'semua_akun', ...given, staff_id: 3 })).toEqual({
    pilihan: 'semua_akun',
    ...{ dari: null, sampai: null, staff_id: null },
  })
})
