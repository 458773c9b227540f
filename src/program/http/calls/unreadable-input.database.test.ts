import { beforeAll, describe, expect, test } from 'vitest'
import { makeCertificate } from '../../../../tests/certificates.ts'
import { makeSchedule, makeScheme, makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { anyIp, Browser } from '../../../../tests/http.ts'
import { attemptLimits } from '../../../limits.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  await makeSchedule(site.db, { version: await makeScheme(site.db) })
  await makeCertificate(site.db, { nama: 'Pemegang Contoh' })
})

const guest = () => new Browser(site.app, { ip: anyIp() })

describe('a filter that cannot be read', () => {
  test.each([
    [`/pemegang?search=${'x'.repeat(127)}`, 'search'],
    ['/pemegang?provinsi=00', 'provinsi'],
    ['/pemegang?provinsi=Jawa%20Barat', 'provinsi'],
    ['/pemegang?kualifikasi=XXXX', 'kualifikasi'],
    ['/pemegang?status_sertifikat=sehat', 'status_sertifikat'],
    [`/training/get?search=${'x'.repeat(127)}`, 'search'],
    ['/training/get?provinsi=00', 'provinsi'],
    ['/training/get?metode=telepati', 'metode'],
  ])('of a call is refused beside its field, not answered with the whole list: %s', async (url, field) => {
    const { status, body } = await guest().get(url)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
  })

  test.each([
    [`/daftar-pemegang?search=${'x'.repeat(127)}`, 'Kata yang dicari paling panjang 100 huruf.'],
    ['/daftar-pemegang?provinsi=00', 'Pilih provinsi dari daftar.'],
    ['/daftar-pemegang?status_sertifikat=sehat', 'Pilih dari daftar.'],
    ['/jadwal-uji?provinsi=00', 'Pilih provinsi dari daftar.'],
  ])('of a page is said on it: %s', async (url, sentence) => {
    const { status, text } = await guest().visit(url)
    expect(status).toBe(200)
    expect(text).toContain(sentence)
    expect(text).not.toContain('Pemegang Contoh')
  })
})

describe('the number of a record past the last that there can be', () => {
  test.each(['2147483648', '99999999999999999999'])('is not found: %s', async (id) => {
    const { status, body } = await guest().get(`/training/edit/${id}`)
    expect([status, body.errors]).toEqual([404, undefined])
    expect((await guest().visit(`/jadwal-uji/${id}`)).status).toBe(404)
  })

  test('is a fault of the input where no record is named by it', async () => {
    expect((await guest().get('/pemegang?page=99999999999')).status).toBe(200)
  })
})

describe('registrations from one address', () => {
  const account = (n: number, password = 'Cemara-Biru-88') => ({
    ...{ name: 'Peserta Kelas', email: `kelas${n}@example.com`, phone: '+62 (812) 3456-7890', password },
  })

  test('are counted when they succeed: mistyped forms do not stop a class', async () => {
    const ip = anyIp()
    const register = (given: object) => new Browser(site.app, { ip }).post('/api/v1/register', given)
    for (let n = 0; n < attemptLimits.register.most + 5; n += 1) {
      expect((await register(account(n, 'pendek'))).status).toBe(422)
    }
    expect((await register(account(1000))).status).toBe(201)
  })
})

test('a quotation mark in the name of a file is kept', async () => {
  const { readForm } = await import('../../../lib/calls/mount.ts')
  const parts = async function* () {
    yield {
      type: 'file',
      fieldname: 'file',
      filename: 'Ijazah %22asli%22.pdf',
      mimetype: 'application/pdf',
      toBuffer: async () => Buffer.from('x'),
    }
  }
  const form = await readForm({ parts } as never, { field: 'file', most: 10 } as never)
  expect((form['file'] as File).name).toBe('Ijazah "asli".pdf')
})
