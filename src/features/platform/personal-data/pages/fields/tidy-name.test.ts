import { expect, test } from 'vitest'
import { tidiedName } from './TidyName.tsx'

const named = (nama_lengkap: string, gelar_depan = '', gelar_belakang = '') => ({
  nama_lengkap,
  gelar_depan,
  gelar_belakang,
})

test('titles in a name are offered to their own fields, with what stands there already', () => {
  expect(tidiedName(named('Dr. Ir. SITI   AMINAH'))).toEqual(named('Siti Aminah', 'Dr. Ir.'))
  expect(tidiedName(named('Ir. Siti Aminah, M.Si', 'Prof.', 'Ph.D.'))).toEqual(
    named('Siti Aminah', 'Prof. Ir.', 'M.Si, Ph.D.'),
  )
})

test('a name that is well written is left alone, and so is an empty one', () => {
  for (const name of ['Siti Aminah', 'Drajat Irawan', 'A', '', '  ', 'Dr.'])
    expect(tidiedName(named(name))).toBeUndefined()
})
