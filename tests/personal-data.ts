import type { FileKind } from '../src/features/platform/files/rules.ts'
import { keepFile } from '../src/features/platform/files/service.ts'
import type { PersonalDraft } from '../src/features/platform/personal-data/contract.ts'
import { keepSentData } from '../src/features/platform/personal-data/service.ts'
import type { Db } from '../src/ground/database/db.ts'
import { TEST_KEYS, type TestApp } from './harness.ts'
import { pdf } from './pdf.ts'

let made = 0

/** Nobody's NIK: regencies are numbered from 01. Born on DDMMYY, 40 days added for women. */
export function someNik(birth = '521290'): string {
  made += 1
  return `310000${birth}${String(made).padStart(4, '0')}`
}

type Site = Pick<TestApp, 'db' | 'files'>

/** A private file of somebody's, a small PDF, kept as an upload is. */
export async function makeFile({ db, files }: Site, userId: number, jenis: FileKind): Promise<string> {
  const file = { userId, jenis, name: `${jenis}.pdf`, type: 'application/pdf', bytes: pdf() }
  return (await keepFile(db, { files, keys: TEST_KEYS, now: new Date('2026-11-01T00:00:00Z') }, file)).id
}

/** Personal data with nothing to object to, but for the four files. */
export const correctDraft = (overrides: Partial<PersonalDraft> = {}): PersonalDraft => ({
  nama_lengkap: 'Wulan Contoh',
  gelar_depan: 'Ir.',
  gelar_belakang: 'M.Si.',
  kewarganegaraan: 'WNI',
  nik: someNik(),
  no_paspor: '',
  tempat_lahir: 'Yogyakarta',
  tanggal_lahir: '1990-12-12',
  jenis_kelamin: 'P',
  npwp: '',
  alamat: 'Jalan Contoh Nomor 1, Kelurahan Contoh',
  provinsi: '34',
  kota_kabupaten: 'Kota Yogyakarta',
  kode_pos: '55111',
  phone: '+628110000099',
  kontak_darurat: '',
  pendidikan: [
    {
      jenjang: 'S1',
      perguruan_tinggi: 'Universitas Contoh',
      program_studi: 'Teknik Lingkungan',
      tahun_lulus: '2012',
      nomor_ijazah: 'TL-2012-001',
    },
  ],
  status_pekerjaan: 'Pegawai swasta',
  instansi: 'PT Contoh Lestari',
  jabatan: 'Ahli lingkungan',
  nama_lpjp: '',
  no_registrasi_lpjp: '',
  bidang_keahlian: ['mutu air'],
  keahlian_lain: '',
  foto: '',
  file_ktp: '',
  file_ijazah: '',
  file_cv: '',
  persetujuan_pdp: true,
  persetujuan_publikasi: false,
  pernyataan_benar: true,
  ...overrides,
})

/** The four files that personal data name. */
export const personalFiles = async (site: Site, userId: number) => ({
  foto: await makeFile(site, userId, 'foto'),
  file_ktp: await makeFile(site, userId, 'ktp'),
  file_ijazah: await makeFile(site, userId, 'ijazah'),
  file_cv: await makeFile(site, userId, 'cv'),
})

const SUBMITTED = new Date('2026-11-02T00:00:00Z')

/** Gives somebody submitted personal data, kept as the program does, and answers them. */
export async function submitPersonalData(
  site: Site,
  userId: number,
  overrides: Partial<PersonalDraft> = {},
): Promise<PersonalDraft> {
  const isi = correctDraft({ ...(await personalFiles(site, userId)), ...overrides })
  await keepSentData(site.db, { keys: TEST_KEYS, now: SUBMITTED }, userId, isi)
  return isi
}

/** A list of the office as somebody arranged it. */
export const makeSavedView = (db: Db, userId: number) =>
  db
    .insertInto('list_arrangements')
    .values({
      user_id: userId,
      daftar: 'faq',
      nama: 'Tampilan',
      susunan: JSON.stringify({ saringan: {}, urut: { field: 'id', order: 'ASC' }, tersembunyi: [] }),
    })
    .execute()
