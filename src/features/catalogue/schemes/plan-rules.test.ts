import { expect, test } from 'vitest'
import { hasPlan, plannedCells, strayMethods, unitLine, unitOf, unitsWithoutMethod } from './plan-rules.ts'

const METHODS = ['Ujian tulis', 'Portofolio', 'Wawancara']
const UNITS = [
  { judul: 'Pelingkupan', metode: ['Wawancara', 'Ujian tulis'] },
  { judul: 'Etika', metode: ['Wawancara'] },
]
const plan = { units: UNITS, methods: METHODS }
const said = (cells: { unit: string; metode: string }[]) => cells.map(({ unit, metode }) => `${unit}: ${metode}`)

test('a sheet has the cells of the plan, in the order of the methods', () => {
  expect(said(plannedCells(['Pelingkupan', 'Etika'], METHODS, plan))).toEqual([
    'Pelingkupan: Ujian tulis',
    'Pelingkupan: Wawancara',
    'Etika: Wawancara',
  ])
})

test('a version without a plan keeps the full grid', () => {
  const bare = { units: UNITS.map(({ judul }) => ({ judul, metode: [] })), methods: METHODS }
  const units = ['Pelingkupan', 'Etika']
  const everyCell = units.flatMap((unit) => METHODS.map((metode) => ({ unit, metode })))
  expect(plannedCells(units, METHODS, bare)).toEqual(everyCell)
})

test('a method from elsewhere examines every unit, and a unit from elsewhere has every method', () => {
  expect(said(plannedCells(['Etika', 'Unit lain'], ['Presentasi', 'Wawancara'], plan))).toEqual([
    'Etika: Presentasi',
    'Etika: Wawancara',
    'Unit lain: Presentasi',
    'Unit lain: Wawancara',
  ])
})

test('a unit whose methods take no part in this exam is examined by those that do', () => {
  expect(said(plannedCells(['Etika'], ['Portofolio'], plan))).toEqual(['Etika: Portofolio'])
})

test('units without a method and methods that are not there are found by their place', () => {
  expect(unitsWithoutMethod([{ metode: ['Wawancara'] }, { metode: [] }])).toEqual([1])
  expect(strayMethods(UNITS, ['Wawancara'])).toEqual([{ at: 0, metode: ['Ujian tulis'] }])
  expect((['sertifikasi', 'perpanjangan', 'uji_ulang', 'pemeliharaan'] as const).map(hasPlan)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test.each([
  {
    judul: 'Pelingkupan; lalu menilai',
    metode: ['Ujian tulis', 'Wawancara'],
    kuk: ['Batas wilayah studi, ditetapkan.'],
  },
  { judul: 'Etika', metode: [], kuk: ['Rahasia dijaga.', 'Benturan kepentingan: dinyatakan.'] },
  { judul: 'Tanpa rencana', metode: [], kuk: [] },
])('a line of a cell brings back $judul with its methods and criteria', (unit) => {
  expect(unitOf(unitLine(unit))).toEqual(unit)
})
