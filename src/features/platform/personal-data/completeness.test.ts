import { describe, expect, test } from 'vitest'
import { correctDraft, someNik } from '../../../../tests/personal-data.ts'
import { day } from '../../../lib/day.ts'
import { EXPERTISES } from '../../../lib/people/expertise.ts'
import type { FileKind } from '../files/rules.ts'
import { completeSchema, identityDoubts, validate } from './completeness-contract.ts'
import { PersonalDraft } from './contract.ts'

const TODAY = day('2026-11-20')
const FILES = { foto: 'a', file_ktp: 'b', file_ijazah: 'c', file_cv: 'd' }
const KINDS = new Map<string, FileKind>([
  ['a', 'foto'],
  ['b', 'ktp'],
  ['c', 'ijazah'],
  ['d', 'cv'],
])

const complete = (overrides: Partial<PersonalDraft> = {}, demo = false) => {
  const isi = correctDraft({ ...FILES, ...overrides })
  return validate(completeSchema(isi, { today: TODAY, demo, kinds: KINDS }), isi)
}

const errorsOf = (overrides: Partial<PersonalDraft>) => {
  const outcome = complete(overrides)
  return outcome.state === 'wrong' ? outcome.errors : {}
}

const kept = (overrides: Partial<PersonalDraft>) => {
  const outcome = complete(overrides)
  if (outcome.state === 'wrong') throw new Error(JSON.stringify(outcome.errors))
  return outcome.isi
}

const degree = {
  jenjang: 'S1',
  perguruan_tinggi: 'Universitas Contoh',
  program_studi: 'Biologi',
  tahun_lulus: '2012',
  nomor_ijazah: '1',
}

const row = (more: Partial<typeof degree>) => ({ pendidikan: [{ ...degree, ...more }] })
const letters = (count: number) => 'a'.repeat(count)

describe('personal data can be sent with', () => {
  test.each<Partial<PersonalDraft>>([
    {},
    { nama_lengkap: 'Ali' },
    { nama_lengkap: "Ni Luh Putu Ayu D'Souza-Wirya S." },
    { nama_lengkap: 'Sitti Nurbaya Ĝadjah' },
    { nama_lengkap: letters(100) },
    { gelar_depan: '', gelar_belakang: letters(30) },
    { npwp: '012345678901234' },
    { npwp: '01.234.567.8-901.234' },
    { npwp: '0123456789012345' },
    { nik: '3100 0052 1290 9999' },
    { tanggal_lahir: '2008-11-20' },
    { tanggal_lahir: '1945-11-21' },
    { alamat: letters(10) },
    { alamat: letters(255) },
    { provinsi: '96' },
    { phone: '0811 2345-678' },
    row({ tahun_lulus: '1960' }),
    row({ tahun_lulus: '2026' }),
    row({ nomor_ijazah: '-' }),
    { status_pekerjaan: 'Belum bekerja', instansi: '', jabatan: '' },
    { nama_lpjp: 'PT Contoh', no_registrasi_lpjp: '0001/LPJ' },
    { bidang_keahlian: [...EXPERTISES], keahlian_lain: 'Kebisingan' },
    { kewarganegaraan: 'WNA', nik: '', no_paspor: 'x1234' },
  ])('%j', (overrides) => {
    expect(errorsOf(overrides)).toEqual({})
  })
})

describe('personal data cannot be sent with', () => {
  test.each<[Partial<PersonalDraft>, string, RegExp]>([
    [{ nama_lengkap: '' }, 'nama_lengkap', /wajib diisi/],
    [{ nama_lengkap: 'Al' }, 'nama_lengkap', /paling sedikit 3/],
    [{ nama_lengkap: letters(101) }, 'nama_lengkap', /paling panjang 100/],
    [{ nama_lengkap: 'Wulan 2' }, 'nama_lengkap', /hanya berisi huruf/],
    [{ nama_lengkap: '<b>Wulan</b>' }, 'nama_lengkap', /hanya berisi huruf/],
    [{ nama_lengkap: '. - .' }, 'nama_lengkap', /hanya berisi huruf/],
    [{ gelar_depan: letters(31) }, 'gelar_depan', /paling panjang 30/],
    [{ kewarganegaraan: '' }, 'kewarganegaraan', /Pilih/],
    [{ nik: '' }, 'nik', /wajib diisi/],
    [{ nik: someNik().slice(1) }, 'nik', /16 angka/],
    [{ nik: `${someNik()}0` }, 'nik', /16 angka/],
    [{ nik: '1000005212900001' }, 'nik', /kode provinsi/],
    [{ nik: '9900005212900001' }, 'nik', /kode provinsi/],
    [{ kewarganegaraan: 'WNA', no_paspor: '' }, 'no_paspor', /wajib diisi/],
    [{ kewarganegaraan: 'WNA', no_paspor: 'X123' }, 'no_paspor', /5–20/],
    [{ tempat_lahir: '' }, 'tempat_lahir', /wajib diisi/],
    [{ tanggal_lahir: '' }, 'tanggal_lahir', /wajib diisi/],
    [{ tanggal_lahir: '1990-02-30' }, 'tanggal_lahir', /bukan tanggal yang ada/],
    [{ tanggal_lahir: '2008-11-21' }, 'tanggal_lahir', /18 sampai 80/],
    [{ tanggal_lahir: '1945-11-20' }, 'tanggal_lahir', /18 sampai 80/],
    [{ jenis_kelamin: 'X' }, 'jenis_kelamin', /Pilih/],
    [{ npwp: '01234567890123' }, 'npwp', /15 atau 16/],
    [{ npwp: '01234567890123456' }, 'npwp', /15 atau 16/],
    [{ alamat: letters(9) }, 'alamat', /paling sedikit 10/],
    [{ alamat: letters(256) }, 'alamat', /paling panjang 255/],
    [{ provinsi: '97' }, 'provinsi', /Pilih/],
    [{ kota_kabupaten: '' }, 'kota_kabupaten', /wajib diisi/],
    [{ kode_pos: '5511' }, 'kode_pos', /5 angka/],
    [{ phone: '1234567' }, 'phone', /8–20/],
    [{ pendidikan: [] }, 'pendidikan', /paling sedikit satu/],
    [row({ jenjang: 'D3' }), 'pendidikan.0.jenjang', /Pilih/],
    [row({ tahun_lulus: '1959' }), 'pendidikan.0.tahun_lulus', /1960 dan 2026/],
    [row({ tahun_lulus: '2027' }), 'pendidikan.0.tahun_lulus', /1960 dan 2026/],
    [row({ nomor_ijazah: '' }), 'pendidikan.0.nomor_ijazah', /tanda -/],
    [{ pendidikan: [degree, { ...degree, program_studi: '' }] }, 'pendidikan.1.program_studi', /wajib diisi/],
    [{ status_pekerjaan: '' }, 'status_pekerjaan', /Pilih/],
    [{ instansi: '' }, 'instansi', /wajib diisi/],
    [{ jabatan: '' }, 'jabatan', /wajib diisi/],
    [{ nama_lpjp: 'PT Contoh' }, 'no_registrasi_lpjp', /wajib diisi/],
    [{ no_registrasi_lpjp: '0001/LPJ' }, 'nama_lpjp', /wajib diisi/],
    [{ bidang_keahlian: [] }, 'bidang_keahlian', /paling sedikit satu/],
    [{ bidang_keahlian: ['sihir'] }, 'bidang_keahlian.0', /dari daftar/],
    [{ bidang_keahlian: ['lainnya'] }, 'keahlian_lain', /wajib diisi/],
    [{ foto: '' }, 'foto', /Unggah pas foto/],
    [{ foto: 'b' }, 'foto', /Unggah pas foto/],
    [{ file_ktp: 'lain' }, 'file_ktp', /Unggah pindaian KTP/],
    [{ file_ijazah: '' }, 'file_ijazah', /Unggah pindaian ijazah/],
    [{ file_cv: 'c' }, 'file_cv', /Unggah daftar riwayat/],
    [{ persetujuan_pdp: false }, 'persetujuan_pdp', /Setujui/],
    [{ pernyataan_benar: false }, 'pernyataan_benar', /Nyatakan/],
  ])('%j: %s', (overrides, field, sentence) => {
    expect(errorsOf(overrides)).toEqual({ [field]: [expect.stringMatching(sentence)] })
  })

  test('nothing at all: one sentence for each field', () => {
    const blank = PersonalDraft.parse({})
    const errors = errorsOf(blank)
    const optional = ['gelar_depan', 'gelar_belakang', 'no_paspor', 'npwp', 'kontak_darurat']
    const depending = ['nama_lpjp', 'no_registrasi_lpjp', 'keahlian_lain', 'persetujuan_publikasi']
    expect(Object.keys(blank).filter((field) => !(field in errors))).toEqual([...optional, ...depending])
    expect(Object.values(errors).every((sentences) => sentences.length === 1)).toBe(true)
  })
})

test('a demonstration has people of a province that does not exist', () => {
  expect(complete({ nik: '9900005212900001' }, true).state).toBe('right')
})

test('what is sent is kept without blanks too many, numbers without signs, and nothing that does not count', () => {
  expect(
    kept({
      nama_lengkap: '  Wulan   Contoh ',
      nik: '3100.0052.1290.9999',
      no_paspor: 'X1234567',
      npwp: '01.234.567.8-901.234',
      phone: '0811 2345-678',
      keahlian_lain: 'Kebisingan',
      bidang_keahlian: ['sosial', 'sosial'],
    }),
  ).toMatchObject({
    nama_lengkap: 'Wulan Contoh',
    nik: '3100005212909999',
    no_paspor: '',
    npwp: '012345678901234',
    phone: '+628112345678',
    keahlian_lain: '',
    bidang_keahlian: ['sosial'],
  })
  expect(kept({ kewarganegaraan: 'WNA', nik: someNik(), no_paspor: 'x 123-456' })).toMatchObject({
    nik: '',
    no_paspor: 'X123456',
  })
  expect(kept({ status_pekerjaan: 'Belum bekerja' })).toMatchObject({ instansi: '', jabatan: '' })
})

describe('a NIK that says something else is a doubt, no obstacle', () => {
  const man = { nik: someNik('121290'), jenis_kelamin: 'L' }

  test.each<[Partial<PersonalDraft>, RegExp[]]>([
    [{}, []],
    [man, []],
    [{ ...man, tanggal_lahir: '1990-12-13' }, [/Tanggal lahir/]],
    [{ ...man, tanggal_lahir: '1990-11-12' }, [/Tanggal lahir/]],
    [{ ...man, jenis_kelamin: 'P' }, [/Jenis kelamin/]],
    [{ ...man, jenis_kelamin: 'P', tanggal_lahir: '1991-12-12' }, [/Tanggal lahir/, /Jenis kelamin/]],
    [{ nik: someNik('001390') }, [/Tanggal lahir/, /Jenis kelamin/]],
    [{ ...man, jenis_kelamin: '', tanggal_lahir: '' }, []],
    [{ nik: '123' }, []],
    [{ kewarganegaraan: 'WNA', no_paspor: 'X1234567', jenis_kelamin: 'L' }, []],
  ])('%j', (overrides, sentences) => {
    expect(identityDoubts(correctDraft(overrides)).nik ?? []).toEqual(
      sentences.map((one) => expect.stringMatching(one)),
    )
  })

  test('and can be sent', () => {
    expect(complete({ ...man, tanggal_lahir: '1990-12-13' }).state).toBe('right')
  })
})
