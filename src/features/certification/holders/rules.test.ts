import { describe, expect, it, test } from 'vitest'
import { addDays, type Day, day } from '../../../lib/day.ts'
import { numberKey } from '../../../lib/identifiers/number.ts'
import { numbersIn } from '../../../lib/identifiers/number-list.ts'
import { dialledNumber } from '../../../lib/identifiers/phone.ts'
import { type Candidate, rarestLetters, stateOn, type Turn, teamOn } from './rules.ts'

const TODAY = day('2026-11-20')

const turns: Turn[] = [
  { ke: 'aktif', at: new Date('2025-03-10T02:00:00Z') },
  { ke: 'dibekukan', at: new Date('2026-05-04T02:00:00Z') },
  { ke: 'aktif', at: new Date('2026-06-15T02:00:00Z') },
  // 20 October in UTC, 21 October in Jakarta.
  { ke: 'dicabut', at: new Date('2026-10-20T18:30:00Z') },
]

describe('what a certificate was on a day', () => {
  it.each([
    ['2025-03-09', 'aktif', 'before its first step, what that one says'],
    ['2026-05-03', 'aktif', 'the day before it was suspended'],
    ['2026-05-04', 'dibekukan', 'the day on which it was suspended'],
    ['2026-05-05', 'dibekukan', 'the day after'],
    ['2026-06-14', 'dibekukan', 'the last day of the suspension'],
    ['2026-06-15', 'aktif', 'the day on which it was restored'],
    ['2026-10-20', 'aktif', 'the day before it was withdrawn, by the calendar of Jakarta'],
    ['2026-10-21', 'dicabut', 'the day on which it was withdrawn'],
    ['2026-11-20', 'dicabut', 'today'],
    ['2027-01-01', 'dicabut', 'what is still to come, as it is now'],
  ])('%s: %s, %s', (on, state) => {
    expect(stateOn({ status: 'dicabut', turns }, day(on), TODAY)).toBe(state)
  })

  it('is what it is now where nothing is known of its life', () => {
    expect(stateOn({ status: 'dibekukan', turns: [] }, day('2026-01-01'), TODAY)).toBe('dibekukan')
  })
})

test('numbers are parted by commas, lines and blanks', () => {
  expect(numbersIn(' 1/KTPA/X/I/2026, 2/ATPA/X/I/2026\n\n3/ATPA/X/I/2026 4;5 ')).toEqual([
    '1/KTPA/X/I/2026',
    '2/ATPA/X/I/2026',
    '3/ATPA/X/I/2026',
    '4',
    '5',
  ])
  expect(numbersIn(' , \n')).toEqual([])
  expect(numberKey(' 0042 / ktpa/LSK ')).toBe('0042/ktpa/lsk')
})

test.each([
  ['wibowo', 'bow'],
  ['sri', 'sri'],
  ["ma'rufah", 'ruf'],
  ['joséphine', 'jos'],
  ['an', undefined],
  ["nu'm", undefined],
  ['s.t.', undefined],
  ['محمد', undefined],
])('of %s the rarest letters are %s', (word, letters) => expect(rarestLetters(word)).toBe(letters))

const candidate = (kualifikasi: string, more: Partial<Candidate> = {}): Candidate => ({
  nama: 'Wulan Contoh',
  kualifikasi,
  orang: null,
  status: 'aktif',
  valid_from: day('2026-01-01'),
  valid_until: day('2026-12-31'),
  turns: [],
  ...more,
})

const team = (members: Record<string, Candidate>, on: Day = TODAY, numbers = Object.keys(members)) =>
  teamOn(numbers, new Map(Object.entries(members)), { on, today: TODAY })

describe('a team', () => {
  const whole = { k: candidate('KTPA'), a: candidate('ATPA'), b: candidate('ATPA') }

  it('is complete with one leader and two members', () => {
    expect(team(whole)).toMatchObject({ memenuhi: true, kurang: [] })
  })

  it.each([
    ['2025-12-31', false],
    ['2026-01-01', true],
    ['2026-12-31', true],
    ['2027-01-01', false],
  ])('on %s, of certificates for 2026: %s', (on, memenuhi) => {
    expect(team(whole, day(on)).memenuhi).toBe(memenuhi)
  })

  it.each([
    ['no leader', { a: candidate('ATPA'), b: candidate('ATPA'), c: candidate('ATPA') }, /1 orang KTPA.*baru ada 0/],
    ['one member', { k: candidate('KTPA'), a: candidate('ATPA') }, /2 orang ATPA.*baru ada 1/],
    [
      'leaders for members',
      { k: candidate('KTPA'), l: candidate('KTPA'), m: candidate('KTPA') },
      /2 orang ATPA.*ada 0/,
    ],
    [
      'a member whose certificate is suspended',
      { ...whole, b: candidate('ATPA', { status: 'dibekukan' }) },
      /2 orang ATPA.*baru ada 1/,
    ],
    [
      'one person with both certificates',
      { k: candidate('KTPA', { orang: 'u1' }), a: candidate('ATPA', { orang: 'u1' }), b: candidate('ATPA') },
      /3 orang yang berlainan; baru ada 2/,
    ],
  ])('lacks somebody with %s', (_name, members, sentence) => {
    const { memenuhi, kurang } = team(members)
    expect(memenuhi).toBe(false)
    expect(kurang).toHaveLength(1)
    expect(kurang[0]).toMatch(sentence)
  })

  it('is complete with a person of both certificates beside three others', () => {
    const both = { k: candidate('KTPA', { orang: 'u1' }), l: candidate('ATPA', { orang: 'u1' }) }
    expect(team({ ...both, a: candidate('ATPA'), b: candidate('ATPA') }).memenuhi).toBe(true)
    expect(team({ ...both, a: candidate('ATPA'), m: candidate('KTPA') }).memenuhi).toBe(true)
  })

  it('stays complete for a day on which nobody was suspended yet', () => {
    const suspended = candidate('ATPA', {
      status: 'dibekukan',
      turns: [
        { ke: 'aktif', at: new Date('2026-01-01T02:00:00Z') },
        { ke: 'dibekukan', at: new Date('2026-08-10T02:00:00Z') },
      ],
    })
    const members = { ...whole, b: suspended }
    expect(team(members, day('2026-08-09')).memenuhi).toBe(true)
    expect(team(members, day('2026-08-10')).memenuhi).toBe(false)
    expect(team(members, addDays(TODAY, 1)).memenuhi).toBe(false)
  })

  it('says whose certificates it did not count, also where the rest is complete', () => {
    const revoked = { r: candidate('ATPA', { status: 'dicabut' }) }
    expect(team({ ...whole, ...revoked }, TODAY, ['k', 'a', 'b', 'r', 'z', ' A', 'r'])).toMatchObject({
      memenuhi: true,
      tidak_dihitung: ['r', 'z'],
    })
    expect(team(whole, TODAY, ['k', 'a', 'b', 'b']).tidak_dihitung).toEqual([])
  })

  it('names who is unknown and who is named twice, however it is written', () => {
    const { anggota, memenuhi } = team(whole, TODAY, ['k', 'a', ' A', 'z'])
    expect(memenuhi).toBe(false)
    expect(anggota.map(({ keterangan }) => keterangan)).toEqual([
      'Berlaku sampai 31 Desember 2026.',
      'Berlaku sampai 31 Desember 2026.',
      'Ditulis lebih dari sekali; dihitung satu kali.',
      'Tidak ditemukan: mungkin tidak sah.',
    ])
    expect(anggota.map(({ berlaku }) => berlaku)).toEqual([true, true, false, false])
  })
})

test.each([
  ['+628110000099', '08110000099'],
  ['+62 811-0000-099', '0811-0000-099'],
  ['+62 (0)811 0000', '0811 0000'],
  ['0274 555', '0274 555'],
  ['+6581234567', '006581234567'],
  ['+1+cmd|calc', '+1+cmd|calc'],
])('the telephone %s goes to the ministry as %s', (phone, written) => {
  expect(dialledNumber(phone)).toBe(written)
})
