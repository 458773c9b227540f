import { expect, test } from 'vitest'
import { PersonalDraft } from '../../contract.ts'
import { answersOf } from './answers.ts'

const isi = PersonalDraft.parse({
  nama_lengkap: 'Sri Contoh',
  kewarganegaraan: 'WNI',
  nik: '9902010101900001',
  no_paspor: '',
  tanggal_lahir: '1990-01-01',
  jenis_kelamin: 'P',
  provinsi: '34',
  pendidikan: [
    {
      jenjang: 'S1',
      program_studi: 'Biologi',
      perguruan_tinggi: 'Universitas Contoh',
      tahun_lulus: '2012',
      nomor_ijazah: '',
    },
  ],
  status_pekerjaan: 'Belum bekerja',
  instansi: 'PT Lama',
  bidang_keahlian: ['mutu air', 'sosial'],
})

const textOf = (section: Parameters<typeof answersOf>[0], name: string, values = isi) =>
  answersOf(section, values).find((answer) => answer.name === name)?.text

test('answers read as people write: numbers in groups, days and provinces by name', () => {
  expect(textOf('identitas', 'nik')).toBe('9902 0101 0190 0001')
  expect(textOf('identitas', 'tanggal_lahir')).toBe('1 Januari 1990')
  expect(textOf('identitas', 'jenis_kelamin')).toBe('Perempuan')
  expect(textOf('alamat', 'provinsi')).toBe('DI Yogyakarta')
  expect(textOf('pekerjaan', 'bidang_keahlian')).toBe('Mutu air, sosial')
})

test('a row of education is one line without what was left empty', () => {
  expect(textOf('pendidikan', 'pendidikan.0')).toBe('S1 Biologi, Universitas Contoh, lulus 2012')
})

test('a foreigner shows the passport instead of the NIK, and who has no work no office', () => {
  expect(textOf('identitas', 'nik', { ...isi, kewarganegaraan: 'WNA', no_paspor: 'X1234567' })).toBeUndefined()
  expect(textOf('identitas', 'no_paspor', { ...isi, kewarganegaraan: 'WNA', no_paspor: 'X1234567' })).toBe('X1234567')
  expect(textOf('pekerjaan', 'instansi')).toBeUndefined()
})
