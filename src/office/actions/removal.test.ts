import { HttpError } from 'react-admin'
import { expect, test } from 'vitest'
import { removalRefusal, removeEach } from './removal.ts'

const inUse = (text: string) => new HttpError('Data ini masih dipakai.', 409, { errors: { data: text } })

test('a selection is removed one by one, and what is refused stops none of the others', async () => {
  const tried: unknown[] = []
  const remove = async (id: unknown) => {
    tried.push(id)
    if (id === 2 || id === 4) throw inUse('TUK ini dipakai 3 jadwal.')
  }
  await expect(removeEach([1, 2, 3, 4], remove)).rejects.toThrow(
    '2 dari 4 data dihapus. TUK ini dipakai 3 jadwal. (2 data)',
  )
  expect(tried).toEqual([1, 2, 3, 4])
  expect(await removeEach([1, 3], remove)).toEqual([1, 3])
})

test('a refusal says why this record stays, where the server says so', async () => {
  expect(removalRefusal(inUse('Skema ini punya versi yang sudah terbit.'))).toBe(
    'Skema ini punya versi yang sudah terbit.',
  )
  expect(removalRefusal(new HttpError('Sesi Anda berakhir.', 401, null))).toBe('Sesi Anda berakhir.')
  await expect(removeEach([2], async () => Promise.reject(inUse('Dipakai.')))).rejects.toThrow(
    'Data ini masih dipakai.',
  )
})
