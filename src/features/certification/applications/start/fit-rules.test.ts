import { expect, test } from 'vitest'
import { fittingFirst, type Offer } from './fit-rules.ts'

const offer = (name: string, more: Partial<Offer> = {}) => ({
  name,
  memenuhi: true,
  user_training_id: null,
  jenis_permohonan: 'baru' as const,
  status_jadwal: 'dibuka' as const,
  metode: 'Luring' as const,
  tuk: { provinsi: '31' },
  ...more,
})
const sorted = (offers: (Offer & { name: string })[], province: string | null = '34') =>
  fittingFirst(offers, province).map(({ name }) => name)

test('what one is eligible for comes first, even where the seats are gone', () => {
  const full = offer('full', { status_jadwal: 'penuh' })
  expect(sorted([offer('ineligible', { memenuhi: false, tuk: { provinsi: '34' } }), full, offer('open')])).toEqual([
    'open',
    'full',
    'ineligible',
  ])
})

test('what one has applied for comes after what one may still apply for', () => {
  const offers = [offer('ineligible', { memenuhi: false }), offer('own', { user_training_id: 7 }), offer('other')]
  expect(sorted(offers)).toEqual(['other', 'own', 'ineligible'])
})

test('a nearly full schedule counts as open', () => {
  expect(sorted([offer('full', { status_jadwal: 'penuh' }), offer('few', { status_jadwal: 'hampir_penuh' })])).toEqual([
    'few',
    'full',
  ])
})

test('one’s own renewal or re-test comes before a first certification', () => {
  const own = [
    offer('renewal', { jenis_permohonan: 'perpanjangan' }),
    offer('re-test', { jenis_permohonan: 'uji_ulang' }),
  ]
  expect(sorted([offer('first'), ...own])).toEqual(['renewal', 're-test', 'first'])
})

test('the renewals and re-tests of others come last of what one is not eligible for', () => {
  const offers = [
    offer('renewal', { jenis_permohonan: 'perpanjangan', memenuhi: false }),
    offer('first', { memenuhi: false }),
  ]
  expect(sorted(offers)).toEqual(['first', 'renewal'])
})

test('the own province and online schedules come before others', () => {
  const offers = [
    offer('far'),
    offer('unannounced', { tuk: null }),
    offer('online', { metode: 'Daring', tuk: null }),
    offer('near', { tuk: { provinsi: '34' } }),
  ]
  expect(sorted(offers)).toEqual(['online', 'near', 'far', 'unannounced'])
  expect(sorted(offers, null)).toEqual(['online', 'far', 'unannounced', 'near'])
})

test('equal ones stay as they were', () => {
  expect(sorted([offer('a'), offer('b'), offer('c')])).toEqual(['a', 'b', 'c'])
})
