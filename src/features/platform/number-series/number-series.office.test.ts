import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { csvOf, listOf, sendList } from '../../../../tests/imports.ts'
import { takeCertificateNumber } from '../../certification/certificates/issue/number-service.ts'
import { takeNumber } from './service.ts'

const FORMAT = '{urut}/{kualifikasi}/LSK-RKM/{bulan}/{tahun}'
const PATH = '/admin-api/nomor-urut'

let site: TestApp
let staff: Browser
let year: number

beforeEach(async () => {
  site = await testApp()
  staff = (await staffIn(site, ['verifikasi', 'keuangan', 'pengguna'])).browser
  year = site.clock.now.getUTCFullYear()
})

const holder = (urut: string, kualifikasi: string, tahun = year) => ({
  nama: 'Ayu Contoh',
  no_sertifikat: `${urut}/${kualifikasi}/LSK-RKM/VI/${tahun}`,
  kualifikasi,
  berlaku_mulai: `${tahun}-06-01`,
  berlaku_sampai: `${tahun + 3}-05-31`,
})
const moveIn = (...rows: Record<string, string>[]) =>
  sendList(staff, 'pemegang', csvOf(listOf('pemegang'), rows), false)
const next = (kualifikasi: string) => takeCertificateNumber(site.db, FORMAT, kualifikasi, `${year}-11-20` as never)
const series = async (seri: string) => (await staff.get(PATH)).body.find((one: { seri: string }) => one.seri === seri)

describe('a series of certificates', () => {
  test('goes on after the greatest number of the year that was moved in', async () => {
    await moveIn(
      holder('0299', 'ATPA'),
      holder('0300', 'KTPA'),
      holder('0007', 'KTPA'),
      holder('0900', 'KTPA', year - 1),
    )
    expect(await series('sertifikat/KTPA')).toMatchObject({ terakhir: 0, dikenal: 300, berikutnya: 301 })
    expect(await next('KTPA')).toBe(`0301/KTPA/LSK-RKM/XI/${year}`)
    expect(await next('KTPA')).toBe(`0302/KTPA/LSK-RKM/XI/${year}`)
    expect(await next('ATPA')).toBe(`0300/ATPA/LSK-RKM/XI/${year}`)
  })

  test('that has begun is raised by the office, never lowered, and the log says by whom', async () => {
    expect(await next('KTPA')).toBe(`0001/KTPA/LSK-RKM/XI/${year}`)
    await moveIn(holder('0300', 'KTPA'))
    expect(await series('sertifikat/KTPA')).toMatchObject({ terakhir: 1, dikenal: 300, berikutnya: 2 })
    const raised = await staff.put(PATH, { seri: 'sertifikat/KTPA', berikutnya: 301 })
    expect(raised.body).toContainEqual(expect.objectContaining({ seri: 'sertifikat/KTPA', berikutnya: 301 }))
    expect(await next('KTPA')).toBe(`0301/KTPA/LSK-RKM/XI/${year}`)
    const lowered = await staff.put(PATH, { seri: 'sertifikat/KTPA', berikutnya: 301 })
    expect([lowered.status, lowered.body.errors.berikutnya]).toEqual([
      422,
      [expect.stringContaining('paling kecil 302')],
    ])
    const log = site.db.selectFrom('audit_log').select(['noun', 'label', 'after']).where('noun', '=', 'nomor-urut')
    expect(await log.execute()).toEqual([
      { noun: 'nomor-urut', label: `Sertifikat KTPA ${year}`, after: { berikutnya: 301 } },
    ])
  })
})

test('invoices, receipts and applications go on where another system left off', async () => {
  const invoice = {
    ...{ nomor: `INV-${year}-0042`, nama: 'Ayu Contoh', perihal: 'Biaya uji', total: '1', status: 'Lunas' },
    ...{ tanggal: `${year}-02-01`, tanggal_bayar: `${year}-02-02`, nomor_kuitansi: `KW/${year}/17` },
  }
  await sendList(staff, 'invoice-lama', csvOf(listOf('invoice-lama'), [invoice]), false)
  expect(await takeNumber(site.db, 'invoice', year)).toBe(43)
  expect(await takeNumber(site.db, 'kuitansi', year)).toBe(18)
  expect((await staff.put(PATH, { seri: 'permohonan', berikutnya: 500 })).status).toBe(200)
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('user_trainings', 'id'))::int as id`.execute(site.db)
  expect(rows[0]?.id).toBe(500)
})

test('a series that nobody knows is not there, and those without the permission see none', async () => {
  expect((await staff.put(PATH, { seri: 'sanction', berikutnya: 5 })).status).toBe(404)
  const { browser } = await staffIn(site, ['konten'])
  expect((await browser.get(PATH)).status).toBe(404)
  expect((await browser.put(PATH, { seri: 'invoice', berikutnya: 5 })).status).toBe(404)
})
