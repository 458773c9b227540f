import { expect, test } from 'vitest'
import { distanceTo, gatheredObstacles, type Proposable, proposeAmong } from './proposal-rules.ts'

const BOGOR = { kota: 'Bogor', provinsi: '32' }
let made = 0
const examiner = (nama: string, more: Partial<Proposable> = {}): Proposable => {
  made += 1
  return { examiner_id: made, nama, kota: 'Bogor', provinsi: '32', halangan: [], beban: 0, ...more }
}
const namesOf = (examiners: Proposable[], venue: typeof BOGOR | null = BOGOR) =>
  proposeAmong(examiners, venue, 2).map(({ nama }) => nama)

test.each([
  ['the same city', { kota: 'Bogor', provinsi: '32' }, 0],
  ['the same city, written otherwise', { kota: 'kota bogor', provinsi: '32' }, 0],
  ['the same city, without a province', { kota: 'Bogor', provinsi: null }, 0],
  ['a city of that name elsewhere', { kota: 'Bogor', provinsi: '35' }, 2],
  ['the same province', { kota: 'Bandung', provinsi: '32' }, 1],
  ['another province', { kota: 'Surabaya', provinsi: '35' }, 2],
  ['nothing known', { kota: '', provinsi: null }, 2],
] as const)('how near is %s', (_what, place, distance) => {
  expect(distanceTo(place, BOGOR)).toBe(distance)
  expect(distanceTo(place, null)).toBe(0)
})

test('the free come first, then the near, then the least loaded, then by name', () => {
  const all = [
    examiner('Zaki'),
    examiner('Ani', { beban: 3 }),
    examiner('Bayu', { kota: 'Bandung' }),
    examiner('Cici', { halangan: ['Satu instansi dengan peserta.'] }),
    examiner('Dodi'),
    examiner('Eka', { kota: 'Surabaya', provinsi: '35' }),
  ]
  expect(namesOf(all)).toEqual(['Dodi', 'Zaki', 'Ani', 'Bayu', 'Eka', 'Cici'])
  expect(namesOf(all.toReversed())).toEqual(['Dodi', 'Zaki', 'Ani', 'Bayu', 'Eka', 'Cici'])
})

test('over the network nobody is nearer than another', () => {
  expect(
    namesOf([examiner('Bayu', { kota: 'Surabaya', provinsi: '35' }), examiner('Ani', { beban: 1 })], null),
  ).toEqual(['Bayu', 'Ani'])
})

test('as many are proposed as are needed, and never one against whom something stands', () => {
  const all = [examiner('Ani', { halangan: ['Ani berhalangan.'] }), examiner('Bayu')]
  expect(proposeAmong(all, BOGOR, 2)).toEqual([
    {
      examiner_id: expect.any(Number),
      nama: 'Bayu',
      halangan: [],
      alasan: [
        'Tersedia dan tidak terlibat.',
        'Satu kota dengan TUK (Bogor).',
        'Belum ada tugas lain dalam 30 hari sekitar uji.',
      ],
      diusulkan: true,
    },
    {
      examiner_id: expect.any(Number),
      nama: 'Ani',
      halangan: ['Ani berhalangan.'],
      alasan: ['Satu kota dengan TUK (Bogor).', 'Belum ada tugas lain dalam 30 hari sekitar uji.'],
      diusulkan: false,
    },
  ])
})

test('what stands against somebody for a few candidates says for how many', () => {
  expect(gatheredObstacles([['Berhalangan.', 'Satu instansi.'], ['Berhalangan.']])).toEqual([
    'Berhalangan.',
    'Untuk 1 dari 2 peserta: Satu instansi.',
  ])
  expect(gatheredObstacles([[], []])).toEqual([])
})
