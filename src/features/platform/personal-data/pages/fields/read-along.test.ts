import { describe, expect, test } from 'vitest'
import type { Day } from '../../../../../lib/day.ts'
import { PersonalDraft } from '../../contract.ts'
import { isReadFromNik, isReadFromPostcode, withNikRead, withPostcodeRead } from './read-along.ts'

const TODAY = '2026-11-30' as Day
const empty = PersonalDraft.parse({ kewarganegaraan: 'WNI' })
const WOMAN = '3100005201880001'
const MAN = '3100001302900001'

describe('a NIK that is typed', () => {
  test('fills in the day of birth and the sex that it says', () => {
    const patch = withNikRead(empty, { nik: WOMAN }, TODAY)
    expect(patch).toEqual({ nik: WOMAN, tanggal_lahir: '1988-01-12', jenis_kelamin: 'P' })
    expect(isReadFromNik({ ...empty, ...patch }, TODAY)).toBe(true)
  })

  test('fills in nothing while it is not whole, from no province, or of nobody who could apply', () => {
    for (const nik of ['310000520188000', '1000005201880001', '3100000112080001', '3100003102900001'])
      expect(withNikRead(empty, { nik }, TODAY)).toEqual({ nik })
  })

  test('leaves alone what the person gave, before it or after it', () => {
    const given = { ...empty, tanggal_lahir: '12-01-1989', jenis_kelamin: 'L' }
    expect(withNikRead(given, { nik: WOMAN }, TODAY)).toEqual({ nik: WOMAN })
    expect(isReadFromNik({ ...given, nik: WOMAN }, TODAY)).toBe(false)
    const corrected = { ...empty, nik: WOMAN, tanggal_lahir: '1988-01-12', jenis_kelamin: 'L' }
    expect(withNikRead(corrected, { nik: MAN }, TODAY)).toEqual({ nik: MAN, tanggal_lahir: '1990-02-13' })
    expect(withNikRead(corrected, { jenis_kelamin: 'P' }, TODAY)).toEqual({ jenis_kelamin: 'P' })
  })

  test('takes back what it said once it is corrected', () => {
    const read = { ...empty, nik: WOMAN, tanggal_lahir: '1988-01-12', jenis_kelamin: 'P' }
    const whileTyping = withNikRead(read, { nik: '31000013029000' }, TODAY)
    expect(whileTyping).toEqual({ nik: '31000013029000', tanggal_lahir: '', jenis_kelamin: '' })
    expect(withNikRead({ ...read, ...whileTyping }, { nik: MAN }, TODAY)).toEqual({
      nik: MAN,
      tanggal_lahir: '1990-02-13',
      jenis_kelamin: 'L',
    })
  })
})

test('a postcode fills in its province, unless another was chosen', () => {
  expect(withPostcodeRead(empty, { kode_pos: '55111' })).toEqual({ kode_pos: '55111', provinsi: '34' })
  expect(isReadFromPostcode({ kode_pos: '55111', provinsi: '34' })).toBe(true)
  expect(withPostcodeRead({ ...empty, provinsi: '33' }, { kode_pos: '55111' })).toEqual({ kode_pos: '55111' })
  expect(withPostcodeRead(empty, { kode_pos: '99111' })).toEqual({ kode_pos: '99111' })
  const moved = { ...empty, kode_pos: '55111', provinsi: '34' }
  expect(withPostcodeRead(moved, { kode_pos: '80361' })).toEqual({ kode_pos: '80361', provinsi: '51' })
})
