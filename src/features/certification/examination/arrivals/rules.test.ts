import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day } from '../../../../lib/day.ts'
import {
  type ArrivalOutcome,
  arrivalOutcome,
  arrivalRefusal,
  arrivedAt,
  doorHours,
  type KnownCandidate,
  leavesChoice,
  mayRule,
  mayTakeList,
  OUTCOMES,
  RULING_NAMES,
} from './rules.ts'

const EXAM = {
  start_date: day('2026-12-10'),
  end_date: day('2026-12-11'),
  jam_mulai: '08.00',
  zona_waktu: 'WITA' as const,
}
const HOURS = { sejak: new Date('2026-12-09T23:00:00Z'), sampai: new Date('2026-12-11T15:59:59Z') }
const AT = new Date('2026-12-10T00:05:00Z')
const after = (minutes: number, seconds = 0) => new Date(AT.getTime() + (minutes * 60 + seconds) * 1000)

test('a door opens by the setting before the first hour, and closes with the last day, by the clocks of the place', () => {
  expect(doorHours(EXAM, 60)).toEqual(HOURS)
  expect(doorHours({ ...EXAM, end_date: null }, 0)).toEqual({
    sejak: new Date('2026-12-10T00:00:00Z'),
    sampai: new Date('2026-12-10T15:59:59Z'),
  })
  expect(doorHours({ ...EXAM, start_date: null }, 60)).toBeUndefined()
})

test.each([
  ['2026-12-02', false],
  ['2026-12-03', true],
  ['2026-12-11', true],
  ['2026-12-12', false],
])('on %s the list of an exam on 10 and 11 December may be taken: %s', (today, may) => {
  expect(mayTakeList(EXAM, day(today))).toBe(may)
  expect(mayTakeList({ start_date: null, end_date: null }, day(today))).toBe(false)
})

describe('what a device sends is checked like what comes from a stranger:', () => {
  const list = { ...HOURS, peserta: [1, 2] }
  const refusal = (jam_perangkat: Date, clocks = { sent: after(60), now: after(60) }, user_training_id = 1) =>
    arrivalRefusal({ user_training_id, jam_perangkat }, list, clocks)

  test('a candidate on the list, at a moment while the door is open, is taken', () => {
    expect(refusal(AT)).toBeUndefined()
    expect(refusal(HOURS.sejak)).toBeUndefined()
    const late = new Date('2026-12-12T03:00:00Z')
    expect(refusal(HOURS.sampai, { sent: late, now: late })).toBeUndefined()
  })

  test('nobody who is not on the list, no moment to come, none before the door opens and none after the exam', () => {
    const late = new Date('2026-12-12T03:00:00Z')
    expect(refusal(AT, undefined, 3)).toMatch(/^Peserta ini tidak ada di daftar/)
    expect(refusal(after(60, 1))).toMatch(/di masa depan/)
    expect(refusal(new Date(HOURS.sejak.getTime() - 1))).toMatch(/sebelum pintu uji dibuka/)
    expect(refusal(new Date(HOURS.sampai.getTime() + 1), { sent: late, now: late })).toMatch(/sesudah hari uji/)
  })

  test('a device whose clock is wrong is compared with the portal when it sends', () => {
    const clocks = { sent: after(60 + 600), now: after(60) }
    expect(arrivedAt(after(600), clocks.sent, clocks.now)).toEqual(AT)
    expect(refusal(after(600), clocks)).toBeUndefined()
  })
})

const KNOWN: KnownCandidate = {
  schedule_id: 7,
  dibatalkan: false,
  tahap: 'terjadwal',
  attended_at: null,
  attended_by: null,
  hours: HOURS,
}
const came = (attended_at: Date, attended_by: number | null = 2) => ({
  tahap: 'diuji' as const,
  attended_at,
  attended_by,
})

test.each<[string, Partial<KnownCandidate>, ArrivalOutcome]>([
  ['is expected', {}, 'dicatat'],
  ['was recorded by another at the same time', came(after(5)), 'sudah'],
  ['was recorded by another more than five minutes later', came(after(5, 1)), 'berbeda'],
  ['was recorded by another more than five minutes before', came(after(-5, -1)), 'berbeda'],
  ['was recorded by the same person at any time', came(after(90), 1), 'sudah'],
  ['was recorded and scored meanwhile', { ...came(AT), tahap: 'menunggu_keputusan' }, 'sudah'],
  ['was recorded as absent', { tahap: 'tidak_hadir' }, 'tidak_hadir'],
  ['has moved to another exam', { schedule_id: 8 }, 'tidak_di_daftar'],
  ['has cancelled', { tahap: 'dibatalkan' }, 'tidak_di_daftar'],
  ['is expected at an exam that was cancelled', { dibatalkan: true }, 'jadwal_dibatalkan'],
  ['is expected at an exam that is later now', { hours: { sejak: after(1), sampai: after(900) } }, 'jadwal_pindah'],
  ['is expected at an exam that was earlier', { hours: { sejak: after(-900), sampai: after(-1) } }, 'jadwal_pindah'],
  ['is expected at an exam that has no day now', { hours: undefined }, 'jadwal_pindah'],
])('who %s: %#', (_who, known, outcome) => {
  expect(arrivalOutcome({ at: AT, by: 1, schedule_id: 7 }, { ...KNOWN, ...known })).toBe(outcome)
})

test('where device and portal differ there is a choice, and the portal’s own record may always stay', () => {
  for (const outcome of Object.keys(OUTCOMES) as ArrivalOutcome[]) {
    expect(mayRule(outcome, 'biarkan')).toBe(leavesChoice(outcome))
    expect(RULING_NAMES.some((ruling) => mayRule(outcome, ruling))).toBe(leavesChoice(outcome))
  }
})

const PEOPLE = [1, 2, 3]
const step = fc.oneof(
  fc.record({ does: fc.constant('mark'), device: fc.nat(1), person: fc.constantFrom(...PEOPLE), at: fc.nat(60) }),
  fc.record({ does: fc.constant('send'), device: fc.nat(1), person: fc.constant(0), at: fc.boolean().map(Number) }),
  fc.record({
    does: fc.constant('office'),
    device: fc.constant(2),
    person: fc.constantFrom(...PEOPLE),
    at: fc.nat(60),
  }),
  fc.record({
    does: fc.constant('absent'),
    device: fc.constant(2),
    person: fc.constantFrom(...PEOPLE),
    at: fc.nat(60),
  }),
)

test('in any order of marks, sends and lost answers nobody is recorded twice and nothing is lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const known = new Map(PEOPLE.map((person) => [person, { ...KNOWN }]))
      const recorded: number[] = []
      const received = new Map<string, ArrivalOutcome>()
      const waiting: { key: string; device: number; person: number; at: Date }[] = []
      const marked: string[] = []
      const receive = (arrival: (typeof waiting)[number]) => {
        if (received.has(arrival.key)) return
        const { device: by, person, at } = arrival
        const outcome = arrivalOutcome({ at, by, schedule_id: 7 }, known.get(person) ?? KNOWN)
        if (outcome === 'dicatat') {
          recorded.push(person)
          known.set(person, { ...KNOWN, ...came(at, by) })
        }
        received.set(arrival.key, outcome)
      }
      const send = (device: number, isAnswered: boolean) => {
        const own = waiting.filter((one) => one.device === device)
        for (const arrival of own) receive(arrival)
        if (isAnswered) waiting.splice(0, waiting.length, ...waiting.filter((one) => one.device !== device))
      }
      for (const { does, device, person, at } of steps) {
        const now = known.get(person)
        if (does === 'mark') {
          const key = `${device} ${marked.length}`
          marked.push(key)
          waiting.push({ key, device, person, at: after(at) })
        } else if (does === 'send') send(device, at === 1)
        else if (now?.tahap === 'terjadwal' && does === 'office') {
          recorded.push(person)
          known.set(person, { ...KNOWN, ...came(after(at), device) })
        } else if (now?.tahap === 'terjadwal') known.set(person, { ...KNOWN, tahap: 'tidak_hadir' })
      }
      send(0, true)
      send(1, true)
      expect(new Set(recorded).size).toBe(recorded.length)
      expect([...received.keys()].sort()).toEqual(marked.sort())
      for (const [, outcome] of received) expect(OUTCOMES[outcome]).toBeDefined()
    }),
  )
})
