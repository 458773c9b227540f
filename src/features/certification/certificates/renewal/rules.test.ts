import { describe, expect, test } from 'vitest'
import { addDays, day } from '../../../../lib/day.ts'
import type { StoredState } from '../rules.ts'
import { certificateToRenew, type Renewable, type RenewalState, renewalRefusal, renewalState } from './rules.ts'

const valid_until = day('2028-12-31')
const window = { mulai: addDays(valid_until, -180), valid_until, tenggang: addDays(valid_until, 90) }

const held = (more: Partial<Renewable> = {}): Renewable => ({
  id: 1,
  no_sertifikasi: '0007/ATPA',
  kualifikasi: 'ATPA',
  status: 'aktif',
  renewal_id: null,
  window,
  ...more,
})

describe('the window of a renewal', () => {
  test.each<[string, RenewalState]>([
    ['2028-07-03', 'belum_dibuka'],
    ['2028-07-04', 'terbuka'],
    ['2028-12-30', 'terbuka'],
    ['2028-12-31', 'terbuka'],
    ['2029-01-01', 'tenggang'],
    ['2029-03-31', 'tenggang'],
    ['2029-04-01', 'lewat'],
  ])('on %s is %s', (today, state) => {
    expect(renewalState(window, day(today))).toBe(state)
  })

  test.each<[string, StoredState, RegExp | undefined]>([
    ['2028-07-03', 'aktif', /^Sertifikat 0007\/ATPA dapat diperpanjang mulai 4 Juli 2028 sampai 31 Desember 2028\.$/],
    ['2028-07-04', 'aktif', undefined],
    ['2029-03-31', 'aktif', undefined],
    ['2029-04-01', 'aktif', /berakhir pada 31 Maret 2029; ajukan sertifikasi baru\.$/],
    ['2028-07-04', 'dibekukan', /sedang dibekukan; selesaikan pemulihannya/],
    ['2029-04-01', 'dibekukan', /sedang dibekukan/],
  ])('on %s, while %s, is refused with %s', (today, status, sentence) => {
    const refused = renewalRefusal(held({ status }), day(today))
    expect(refused).toEqual(sentence === undefined ? undefined : expect.stringMatching(sentence))
  })
})

test('a scheme renews the longest valid certificate of its qualification, or of any', () => {
  const leader = held({ id: 2, kualifikasi: 'ktpa' })
  const later = held({ id: 3 })
  expect([certificateToRenew([later, leader, held()], 'KTPA'), certificateToRenew([later, held()], 'ATPA')]).toEqual([
    leader,
    later,
  ])
  expect([certificateToRenew([leader, later], null), certificateToRenew([leader], 'ATPA')]).toEqual([leader, undefined])
})
