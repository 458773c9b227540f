import { expect, test } from 'vitest'
import { examAsBefore, examMethods, examOfVersion } from './exam-content-rules.ts'

const NOTHING = { jenis_metode: [], confirmed: [], elsewhere: [] }

test('the kind of a method is what its version says, then what people confirmed, then what other versions say', () => {
  const as = (jenis: 'lisan' | 'praktik' | 'tulis') => [{ metode: 'CBT', jenis }]
  const kindBy = (sources: object) => examMethods(['CBT'], { ...NOTHING, ...sources })[0]?.jenis
  expect([
    kindBy({ jenis_metode: as('tulis'), confirmed: as('lisan'), elsewhere: as('praktik') }),
    kindBy({ confirmed: as('lisan'), elsewhere: as('praktik') }),
    kindBy({ elsewhere: as('praktik') }),
    kindBy({}),
  ]).toEqual(['tulis', 'lisan', 'praktik', null])
})

test('a method whose kind nobody has said is taken as before methods had kinds', () => {
  expect(examMethods(['Karya tulis', 'Wawancara'], NOTHING)).toEqual([
    { metode: 'Karya tulis', jenis: 'tulis' },
    { metode: 'Wawancara', jenis: null },
  ])
})

test('a re-test examines what failed by the cells of the exam before', () => {
  const before = examOfVersion(['A', 'B'], ['Ujian tulis', 'Wawancara'], {
    ...NOTHING,
    metode_uji: ['Ujian tulis', 'Wawancara'],
    batas_nilai_tulis: 65,
    unit_kompetensi: [
      { judul: 'A', metode: ['Wawancara'] },
      { judul: 'B', metode: ['Ujian tulis', 'Wawancara'] },
    ],
  })
  expect(examAsBefore(['A'], before)).toEqual({ ...before, unit: ['A'], sel: [{ unit: 'A', metode: 'Wawancara' }] })
})
