import { describe, expect, test } from 'vitest'
import { correctDraft } from '../../../../tests/personal-data.ts'
import { PersonalDraft } from './contract.ts'
import { differingFields, identityWords, SECTION_OF, sectionOf, sectionStates } from './rules.ts'

test('every field belongs to a section', () => {
  expect(Object.keys(SECTION_OF)).toEqual(Object.keys(PersonalDraft.shape))
})

test('an error in a row belongs to the section of the rows', () => {
  expect(sectionOf('pendidikan.0.tahun_lulus')).toBe('pendidikan')
})

describe('a section', () => {
  const empty = PersonalDraft.parse({ nama_lengkap: 'Wulan', phone: '+62811000000' })

  test('has not begun while it is as it was prefilled', () => {
    expect(sectionStates(empty, empty, { nik: ['…'] }).map(({ mulai }) => mulai)).toEqual(Array(5).fill(false))
  })

  test('has begun with its first field, and is complete without errors', () => {
    const states = sectionStates({ ...empty, alamat: 'Jalan' }, empty, { nik: ['…'], 'pendidikan.1.jenjang': ['…'] })
    expect(states).toEqual([
      { bagian: 'identitas', lengkap: false, mulai: false },
      { bagian: 'alamat', lengkap: true, mulai: true },
      { bagian: 'pendidikan', lengkap: false, mulai: false },
      { bagian: 'pekerjaan', lengkap: true, mulai: false },
      { bagian: 'berkas', lengkap: true, mulai: false },
    ])
  })
})

test('only what differs is a change', () => {
  const present = correctDraft()
  expect(differingFields(present, { nama_lengkap: present.nama_lengkap, tanggal_lahir: '1990-12-13' })).toEqual([
    'tanggal_lahir',
  ])
  expect(identityWords({ tanggal_lahir: '1990-12-13', nama_lengkap: 'Lain' })).toBe('Nama lengkap, Tanggal lahir')
})
