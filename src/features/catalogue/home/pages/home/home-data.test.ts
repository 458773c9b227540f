import { expect, test } from 'vitest'
import { SCHEDULE_STATES, type ScheduleState } from '../../../schedules/rules.ts'
import { latestOf } from './home-data.ts'

const at = (start_date: string | null, status_jadwal: ScheduleState) => ({ start_date, status_jadwal })

test('of one day the open schedules come first, and no open one passes a nearer day', () => {
  const closed = at('2026-12-03', 'ditutup')
  const full = at('2026-12-04', 'penuh')
  const open = at('2026-12-04', 'dibuka')
  const nearlyFull = at('2026-12-04', 'hampir_penuh')
  const undated = at(null, 'dibuka')
  expect(latestOf([undated, closed, full, open, nearlyFull])).toEqual([closed, open, nearlyFull, full, undated])
})

test('nine are shown, and an open one of the last day is among them', () => {
  const others = SCHEDULE_STATES.map((state) => at('2026-12-01', state))
  const last = [at('2026-12-02', 'ditutup'), at('2026-12-02', 'dibuka')]
  const shown = latestOf([...others, ...last])
  expect(shown).toHaveLength(9)
  expect(shown.at(-1)).toEqual(at('2026-12-02', 'dibuka'))
})
