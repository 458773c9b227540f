import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeCertificate } from '../../../../tests/certificates.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { day } from '../../../lib/day.ts'
import { nameOrder } from '../../../lib/people/titles.ts'
import { findHolders } from './queries.ts'

const NUMBER = '0001/ATPA/LSK-XX/I/2025'
const REGISTRATION = 'REG 10/2025'

let site: TestApp
let guests = 0

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  await makeCertificate(site.db, {
    no_sertifikasi: NUMBER,
    nama: 'Pemegang Asli',
    kualifikasi: 'ATPA',
    no_registrasi: REGISTRATION,
  })
})

/** A visitor of an address of their own, as each address has its number of look-ups. */
const visitor = () => {
  guests += 1
  return new Browser(site.app, { ip: `10.7.${Math.floor(guests / 250)}.${guests % 250}` })
}

const query = (given: Record<string, string>) => new URLSearchParams(given).toString()
const check = async (no_sertifikasi: string) => (await visitor().get(`/pemegang/cek?${query({ no_sertifikasi })}`)).body
const team = async (nomor: string) => (await visitor().get(`/pemegang/komposisi?${query({ nomor })}`)).body

describe('a genuine number', () => {
  test.each([
    `No. ${NUMBER}`,
    `No: ${NUMBER}`,
    `Nomor Sertifikat : ${NUMBER.toLowerCase()}`,
    '0001 / ATPA / LSK–XX / I / 2025',
    '“0001/ATPA/LSK‑XX/I/2025”',
    'sertifikat-0001-ATPA-LSK-XX-I-2025.pdf',
    'sertifikat-0001-ATPA-LSK-XX-I-2025 (1).pdf',
    `No. Reg. ${REGISTRATION}`,
    REGISTRATION,
  ])('is found when it is written %s', async (written) => {
    expect(await check(written)).toMatchObject({ mirip: [], pemegang: { no_sertifikasi: NUMBER } })
    const { body } = await visitor().get(`/verifikasi/${encodeURIComponent(written)}`)
    expect(body).toMatchObject({ ditemukan: true, no_sertifikasi: NUMBER, mirip: [] })
  })

  test.each([
    'OOO1/ATPA/LSK-XX/I/2025',
    '000l/ATPA/LSK-XX/I/2025',
    '0001/ATPA/LSK-XX/1/2025',
    '1/ATPA/LSK-XX/I/2025',
    '0001/APTA/LSK-XX/I/2025',
  ])('that is mistyped is offered before anything is said about validity: %s', async (written) => {
    expect(await check(written)).toMatchObject({ mirip: [NUMBER], pemegang: null })
    const { text } = await visitor().visit(`/daftar-pemegang?${query({ no_sertifikasi: written })}`)
    expect(text).toContain(NUMBER)
    expect(text).not.toContain('tidak sah')
    const page = await visitor().visit(`/verifikasi/${written}`)
    expect(page.text).toContain(NUMBER)
    expect(page.text).not.toContain('tidak sah')
    expect((await team(written)).anggota).toMatchObject([{ berlaku: false, mirip: [NUMBER] }])
  })

  test('is not offered for a number of somebody else’s; that is called perhaps invalid', async () => {
    for (const written of ['9999/KTPA/LSK-PALSU/I/2026', 'PALSU/1', '0002/ATPA/LSK-XX/I/2025']) {
      expect(await check(written)).toMatchObject({ mirip: [], pemegang: null })
      const { text } = await visitor().visit(`/daftar-pemegang?${query({ no_sertifikasi: written })}`)
      expect(text).toContain('tidak sah')
    }
  })

  test('is found or offered in every spelling of it, never called invalid', async () => {
    const label = fc.constantFrom('', 'No. ', 'No: ', 'Nomor: ', 'nomor sertifikat ')
    const slash = fc.constantFrom('/', ' / ', '-', ' /', '／')
    const zero = fc.constantFrom('0', 'O', 'o')
    await fc.assert(
      fc.asyncProperty(label, slash, zero, fc.boolean(), async (before, mark, nought, small) => {
        const text = before + NUMBER.replaceAll('0', nought).replaceAll('/', mark)
        const { pemegang, mirip } = await check(small ? text.toLowerCase() : text)
        expect(pemegang?.no_sertifikasi ?? mirip[0], text).toBe(NUMBER)
      }),
      { numRuns: 40 },
    )
  })

  test('is one row of a team, whatever stands before it, and counted once in two spellings', async () => {
    const { anggota } = await team(
      `1. No. ${NUMBER}\n2. Nomor: 0001 / ATPA / LSK–XX / I / 2025\n3. No. sertifikat: PALSU/1`,
    )
    expect(anggota).toMatchObject([
      { no_sertifikasi: NUMBER, berlaku: true },
      { no_sertifikasi: NUMBER, berlaku: false, keterangan: 'Ditulis lebih dari sekali; dihitung satu kali.' },
      { no_sertifikasi: 'PALSU/1', keterangan: 'Tidak ditemukan: mungkin tidak sah.' },
    ])
  })
})

describe('a name', () => {
  const NAMES = [
    'Nur’aini Kusumaningtyas',
    'José Siregar',
    'Dr. Zubaidah',
    'Prof. Dr. Ir. Aminah',
    'Hj. Mariam',
    'Citra',
  ]
  const search = async (text: string) => {
    const filter = { search: text, kualifikasi: 'ATPA', provinsi: '', keahlian: 'nama', page: 1 }
    const { rows, mirip } = await findHolders(site.db, filter, day('2026-11-20'))
    return { names: rows.map(({ nama }) => nama), mirip }
  }

  beforeAll(async () => {
    for (const nama of NAMES) await makeCertificate(site.db, { nama, kualifikasi: 'ATPA', keahlian: ['nama'] })
  })

  test.each([
    ["nur'aini", 'Nur’aini Kusumaningtyas'],
    ['NURʼAINI', 'Nur’aini Kusumaningtyas'],
    ['nuraini\u00a0kusuma', 'Nur’aini Kusumaningtyas'],
    ['jose', 'José Siregar'],
    ['Jose\u0301', 'José Siregar'],
    ['ＪＯＳÉ', 'José Siregar'],
    ['\u200bsiregar', 'José Siregar'],
  ])('is found by %j', async (text, name) => {
    expect(await search(text)).toEqual({ names: [name], mirip: false })
  })

  test.each(['kusumaningtias', 'kusumanigtyas', 'kusumaningtyass', 'nuraini kusumaningtias'])(
    'is offered for one like it: %s',
    async (text) => {
      expect(await search(text)).toEqual({ names: ['Nur’aini Kusumaningtyas'], mirip: true })
      const { text: page } = await visitor().visit(`/daftar-pemegang?${query({ search: text })}`)
      expect(page).toContain('Tidak ada nama yang persis begini. Ini nama yang mirip.')
    },
  )

  test('without its like finds nobody, and signs alone find nobody', async () => {
    for (const text of ['qwxyzzt', "'", '\u200b']) expect((await search(text)).names).toEqual([])
  })

  test('stands in its place without regard to titles', async () => {
    expect((await search('')).names).toEqual([
      ...['Prof. Dr. Ir. Aminah', 'Citra', 'José Siregar', 'Hj. Mariam', 'Nur’aini Kusumaningtyas', 'Dr. Zubaidah'],
    ])
  })

  test('is ordered the same by the database and the program', async () => {
    const piece = fc.constantFrom(
      'Dr.',
      'dr ',
      'Ir.',
      'H.',
      'Hj. ',
      'Prof. ',
      '(H.C.) ',
      'Siti',
      'Drajat ',
      'Irma',
      ' ',
      'é',
      '’',
      '.',
      ',',
    )
    const texts = fc.array(
      fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
      { minLength: 1, maxLength: 80 },
    )
    await fc.assert(
      fc.asyncProperty(texts, async (names) => {
        const { rows } = await sql<{ place: string }>`select btrim(name_order(nama)) as place
          from unnest(${names}::text[]) with ordinality as own(nama, at) order by at`.execute(site.db)
        expect(rows.map(({ place }) => place)).toEqual(names.map((name) => nameOrder(name).trim()))
      }),
      { numRuns: 30 },
    )
  })
})
