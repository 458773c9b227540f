import { expect, test } from 'vitest'
import { inParts, outcomeText } from './outcome.ts'

const skipped = (...reasons: string[]) => reasons.map((alasan, at) => ({ id: at + 1, alasan }))
const done = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1 }))

test('the count at the end says how many were done, how many were skipped, and why', () => {
  expect(outcomeText('diingatkan', { berhasil: done(20), dilewati: [] })).toBe('20 diingatkan.')
  expect(outcomeText('diingatkan', { berhasil: done(18), dilewati: skipped('Sudah lunas.', 'Sudah lunas.') })).toBe(
    '18 diingatkan, 2 dilewati: sudah lunas.',
  )
  expect(outcomeText('diterbitkan', { berhasil: [], dilewati: skipped('Sudah terbit.', 'Kosong.', 'Kosong.') })).toBe(
    '0 diterbitkan, 3 dilewati: sudah terbit (1); kosong (2).',
  )
})

test('rows are worked on some at a time, and what one request could not do does not stop the others', async () => {
  const progress: number[] = []
  const outcome = await inParts(
    done(25),
    (part) =>
      part[0]?.id === 11
        ? Promise.reject(new Error('Tidak tersambung.'))
        : Promise.resolve({ berhasil: part, dilewati: [] }),
    (count) => progress.push(count),
  )
  expect(progress).toEqual([10, 20, 25])
  expect(outcome.berhasil.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 21, 22, 23, 24, 25])
  expect(outcome.dilewati.map(({ id }) => id)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
  expect(outcomeText('dicatat', outcome)).toBe('15 dicatat, 10 dilewati: tidak tersambung.')
})
