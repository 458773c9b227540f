import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, inject, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'

let site: TestApp
let browser: Browser
let isAway = false
let delivered = 0

beforeAll(async () => {
  const mailbox = async () => {
    if (isAway) throw new Error('550 mailbox unavailable')
    delivered += 1
  }
  site = await testApp({ mailbox })
  browser = (await staffIn(site, ['pengguna'])).browser
})

const mails = async (query = '') => (await browser.get(`/admin-api/surat${query}`)).body
const register = (email: string) =>
  new Browser(site.app).post('/api/v1/register', {
    name: 'Nadia',
    email,
    phone: '+628110000001',
    password: 'Danau Tenang 16',
  })

/** Spends all tries of every letter that waits. */
const giveUp = async () => {
  await sql`update jobs.job set retry_limit = 0 where name = 'mail'`.execute(site.db)
  await site.deliverMails()
}

test('letters are listed with receiver, subject and state, never with their links', async () => {
  await register('nadia@example.com')
  expect((await mails()).data[0]).toMatchObject({
    kepada: 'nadia@example.com',
    perihal: 'Verifikasi alamat email Anda',
    keadaan: 'menunggu',
  })
  await site.deliverMails()
  const { data, total } = await mails('?keadaan=terkirim')
  expect([total, data[0].keadaan, data[0].galat]).toEqual([1, 'terkirim', null])
  expect(JSON.stringify(data)).not.toContain('/email/verify')
})

test('a letter that was given up says why, waits on the desk, and goes out when sent again', async () => {
  isAway = true
  await register('bagas@example.com')
  await giveUp()
  const { data } = await mails('?keadaan=gagal')
  expect(data).toEqual([expect.objectContaining({ kepada: 'bagas@example.com', galat: '550 mailbox unavailable' })])
  const desk = (await browser.get('/admin-api/meja')).body
  expect(desk.antrean.find(({ key }: { key: string }) => key === 'surat_gagal').jumlah).toBe(1)
  expect(desk.pekerjaan.find(({ nama }: { nama: string }) => nama === 'Surat elektronik').gagal).toBe(1)
  isAway = false
  const before = delivered
  expect((await browser.post(`/admin-api/surat/${data[0].id}/kirim-ulang`)).status).toBe(204)
  expect((await browser.post(`/admin-api/surat/${data[0].id}/kirim-ulang`)).status).toBe(404)
  await site.deliverMails()
  expect(delivered).toBe(before + 1)
  expect((await mails('?keadaan=gagal')).total).toBe(0)
  expect((await browser.post('/admin-api/surat/bukan-nomor/kirim-ulang')).status).toBe(422)
})

test('pages hold every letter once, the newest first', async () => {
  for (const name of ['citra', 'dian', 'eka']) await register(`${name}@example.com`)
  const { data: whole, total } = await mails()
  expect(whole[0].kepada).toBe('eka@example.com')
  const pages = []
  for (let page = 1; page <= total / 2 + 1; page += 1) pages.push(...(await mails(`?perPage=2&page=${page}`)).data)
  expect(pages).toEqual(whole)
  expect((await mails('?keadaan=menunggu&perPage=2&page=2')).data).toMatchObject([{ kepada: 'citra@example.com' }])
})

test('the mailbox of demonstration mode shows the letters of the folder, and exists only there', async () => {
  expect((await browser.get('/admin-api/kotak-surat')).status).toBe(404)
  const folder = path.join(inject('folder'), 'demo-mail')
  await mkdir(path.join(folder, 'mail'), { recursive: true })
  const eml =
    'From: a@example.com\r\nTo: b@example.com\r\nSubject: =?UTF-8?Q?Halo_=E2=80=93_uji?=\r\n\r\nIsi surat.\r\n'
  await writeFile(path.join(folder, 'mail', 'satu.eml'), eml)
  const demo = await testApp({ env: { DEMO: '1', DATA_DIR: folder } })
  const there = (await staffIn(demo, ['pengguna'])).browser
  expect((await there.get('/admin-api/kotak-surat')).body).toEqual({
    data: [
      {
        id: 'satu',
        kepada: 'b@example.com',
        perihal: 'Halo – uji',
        isi: expect.stringContaining('Isi surat.'),
        created_at: expect.any(String),
      },
    ],
    total: 1,
    page: 1,
  })
})
