import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../demo/password.ts'
import { webhookReceiver } from '../tests/webhook-receiver.ts'
import { breaches, DESK, expectNoSidewaysScroll, PHONE, visit, withBrowser } from './browser.ts'
import { call } from './calls.ts'
import { runDeadlines, withDatabase } from './database.ts'
import { reload } from './go-to.ts'
import { asMember } from './login.ts'
import { inOffice, inOfficeAs, openOffice, waitForWords } from './office.ts'
import { fromHome, siteAddress } from './site.ts'

withBrowser()
const site = withDatabase()
const receiver = await webhookReceiver()
afterAll(() => receiver.close())

const HOLDER = 'pemegang@example.com'
const RECEIVER = 'PT Contoh Pemrakarsa'

/** Returns the certificate of the holder. */
const certificate = () =>
  site.db
    .selectFrom('certificates')
    .innerJoin('users', 'users.id', 'certificates.user_id')
    .select(['certificates.id', 'certificates.no_sertifikasi', 'certificates.nama'])
    .select('certificates.user_training_id as application')
    .where('users.email', '=', HOLDER)
    .executeTakeFirstOrThrow()

/** The page as it stands, on a phone and on a desk. */
async function expectSoundAtBoth(page: Page): Promise<void> {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
    expect(await breaches(page)).toEqual([])
  }
}

/** Changes the status of a certificate directly, as other tests do it by clicks, and runs the jobs that notice it. */
async function become(id: number, status: 'aktif' | 'dibekukan'): Promise<void> {
  const frozen_until = status === 'dibekukan' ? '2099-01-01' : null
  await site.db.updateTable('certificates').set({ status, frozen_until }).where('id', '=', id).execute()
  await runDeadlines(site.db)
}

/** Opens the part of the certificate's page about its watchers. */
async function watching(page: Page) {
  await page.locator('summary', { hasText: 'Pengamat status' }).click()
  return page.locator('section', { has: page.getByRole('heading', { name: 'Pengamat status' }) }).last()
}

/** The holder agrees word by word; answers the invitation, which is shown this one time. */
const invite = async (address: string, no_sertifikasi: string): Promise<string> =>
  visit({ viewport: PHONE, storageState: await asMember(HOLDER) }, async ({ page, open }) => {
    await open(address)
    const part = await watching(page)
    await part.getByText('Belum ada pengamat.').waitFor()
    await part.getByRole('button', { name: 'Setujui dan buat undangan' }).click()
    await part.getByRole('alert').first().waitFor()
    await expectSoundAtBoth(page)
    await part.getByLabel('Siapa yang diberi tahu').fill(RECEIVER)
    await part
      .getByLabel(`Saya setuju ${RECEIVER} diberi tahu setiap kali status sertifikat ${no_sertifikasi} berubah`)
      .check()
    await part.getByRole('button', { name: 'Setujui dan buat undangan' }).click()
    const link = await part.getByLabel('Tautan undangan').inputValue()
    await part.getByText('Menunggu jawaban').waitFor()
    await expectSoundAtBoth(page)
    await reload(page)
    await watching(page)
    await part.getByText('Menunggu jawaban').waitFor()
    expect(await page.content()).not.toContain(link)
    return link
  })

/** Another's server is made known by the invitation alone; what does not answer the trial is refused and stays written. */
const accept = (link: string): Promise<void> =>
  visit({ viewport: PHONE }, async ({ page }) => {
    await page.goto(link)
    await page.getByText(/^whsec_/).waitFor()
    await expectSoundAtBoth(page)
    const wrong = receiver.url.replace('/terima', '/tuli')
    await page.getByLabel('Alamat penerima (https)').fill(wrong)
    await page.getByRole('button', { name: 'Uji dan mulai pantau' }).click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByLabel('Alamat penerima (https)').inputValue()).toBe(wrong)
    await expectSoundAtBoth(page)
    await page.getByLabel('Alamat penerima (https)').fill(receiver.url)
    await page.getByRole('button', { name: 'Uji dan mulai pantau' }).click()
    await page
      .getByRole('status')
      .filter({ hasText: `${RECEIVER} kini diberi tahu di 127.0.0.1` })
      .waitFor()
    await expectSoundAtBoth(page)
  })

const changesSent = (): { dari: string; ke: string }[] =>
  receiver.received.map(({ body }) => (JSON.parse(body) as { data: { dari: string; ke: string } }).data)

/** One delivery in the office's list. */
const delivery = (page: Page, change: string) =>
  page.getByRole('row').filter({ hasText: RECEIVER }).filter({ hasText: change })

/** Expects a delivery that failed for a day on the office's list, and sends it once more. */
const resend = (id: number): Promise<void> =>
  inOffice(async ({ page, complaints }) => {
    await openOffice(page, '/admin/kiriman-pengamat')
    await delivery(page, 'Aktif menjadi Dibekukan').getByText('Diterima tujuan').waitFor()
    await expectSoundAtBoth(page)
    receiver.moods.push(500)
    await become(id, 'aktif')
    await expect.poll(() => receiver.received.length).toBe(2)
    const failed = { status: 'gagal', galat: 'Tidak terkirim dalam sehari.' } as const
    const aDayLater = () =>
      site.db.updateTable('watcher_deliveries').set(failed).where('ke', '=', 'aktif').where('status', '=', 'menunggu')
    await expect.poll(async () => (await aDayLater().executeTakeFirst()).numUpdatedRows).toBe(1n)
    await openOffice(page, '/admin')
    await page
      .getByRole('link', { name: /kiriman/i })
      .first()
      .click()
    await delivery(page, 'Dibekukan menjadi Aktif').getByText('Gagal').waitFor()
    await expectSoundAtBoth(page)
    await delivery(page, 'Dibekukan menjadi Aktif').getByRole('button', { name: 'Kirim ulang' }).click()
    expect(await breaches(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Kirim ulang' }).click()
    await waitForWords(page, 'Kiriman masuk antrean.')
    await expect.poll(() => receiver.received.length).toBe(3)
    await reload(page)
    expect(complaints).toEqual([])
  })

/** The holder sees whom they let know, and takes it back. */
const withdraw = async (address: string): Promise<void> =>
  visit({ viewport: PHONE, storageState: await asMember(HOLDER) }, async ({ page, open, complaints }) => {
    await open(address)
    const part = await watching(page)
    await part.getByText(/tujuan 127\.0\.0\.1:\d+, terakhir diberi tahu/).waitFor()
    await expectSoundAtBoth(page)
    await part.getByRole('button', { name: `Cabut ${RECEIVER}` }).click()
    await part.getByText('Berakhir').waitFor()
    await expectSoundAtBoth(page)
    expect(complaints).toEqual([])
  })

test('a watcher is let in by the holder, told of a change, and shut out again', async () => {
  const { id, no_sertifikasi, application } = await certificate()
  const address = `/user/sertifikasi/saya/${application}?tab=sertifikat`
  const link = await invite(address, no_sertifikasi)
  await accept(link)
  await become(id, 'dibekukan')
  await expect.poll(changesSent).toEqual([expect.objectContaining({ no_sertifikasi, dari: 'aktif', ke: 'dibekukan' })])
  await resend(id)
  const [, first, again] = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(again).toBe(first)
  await withdraw(address)
  await visit({ viewport: PHONE }, async ({ page }) => {
    await page.goto(link)
    await page.getByRole('alert').waitFor()
    expect(await page.getByText(/^whsec_/).count()).toBe(0)
    await expectSoundAtBoth(page)
  })
})

/** Makes the call of an organisation's program. */
async function check(key: string, daftar: object[]): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(`${siteAddress()}/verifikasi/massal`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${key}` },
      ...fromHome(),
    },
    body: JSON.stringify({ daftar }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

const CHANGES = '/admin-api/perubahan-tertunda'
const ORGANISATION = 'Dinas Lingkungan Contoh'

/** An administrator gives an organisation a key of three numbers a day; answers what is shown this one time. */
async function issueKey(page: Page): Promise<string> {
  await openOffice(page, '/admin/kunci-api/create')
  await page.getByLabel(/Kontak/).fill('Bagian data, 0811-0000-0001')
  await page.getByRole('button', { name: 'Simpan' }).click()
  // What is wrong stands under its field, and what was typed stays, also after the password.
  const asked = page.getByRole('dialog')
  await asked.getByLabel('Password').fill(DEMO_PASSWORD)
  await expectSoundAtBoth(page)
  await asked.getByRole('button', { name: 'Terbitkan' }).click()
  await page.locator('input[aria-invalid=true][name=nama_instansi]').waitFor()
  expect(await page.getByLabel(/Kontak/).inputValue()).toContain('Bagian data')
  await expectSoundAtBoth(page)
  await page.getByLabel(/Nama instansi/).fill(ORGANISATION)
  await page.getByLabel('Mencocokkan nama pemegang').check()
  await page.getByLabel(/Batas harian/).fill('3')
  const end = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel(/Berlaku sampai/).fill(end)
  await page.getByRole('button', { name: 'Simpan' }).click()
  const key = await page.getByText(/^lsk_/).innerText()
  await expectSoundAtBoth(page)
  await page.getByRole('button', { name: 'Salin kunci' }).click()
  await waitForWords(page, 'Kunci disalin.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
  return key
}

/** A second person lets the newest key match names; in a demonstration that counts at once. */
const confirmNames = () =>
  inOfficeAs('keputusan@example.com', async ({ page }) => {
    await call(page, 'POST', '/user/confirm-password', { password: DEMO_PASSWORD })
    const { data } = await call<{ data: { id: number; version: number }[] }>(page, 'GET', `${CHANGES}?terbuka=true`)
    for (const { id, version } of data) await call(page, 'POST', `${CHANGES}/${id}/setujui`, { version })
  })

test('an organisation’s key is shown once, counts within its limit, is seen in use, and withdrawn', async () => {
  const { no_sertifikasi, nama } = await certificate()
  await inOffice(async ({ page, context, complaints }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const key = await issueKey(page)
    await confirmNames()
    const both = [{ no_sertifikasi, nama }, { no_sertifikasi: 'PALSU/1' }]
    expect(await check(key, both)).toMatchObject({
      status: 200,
      body: { hasil: [{ ditemukan: true, nama_cocok: true }, { ditemukan: false }], sisa_hari_ini: 1 },
    })
    expect((await check(key, both)).status).toBe(429)
    await page.getByRole('link', { name: 'Buka kunci ini' }).click()
    const use = page.getByRole('table', { name: 'Pemakaian tiap hari' })
    await use.getByRole('row').nth(1).waitFor()
    expect((await use.getByRole('row').nth(1).getByRole('cell').allInnerTexts()).slice(1)).toEqual(['1', '2'])
    expect(await page.content()).not.toContain(key)
    await expectSoundAtBoth(page)
    await page.getByRole('button', { name: 'Cabut kunci' }).click()
    expect(await breaches(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Cabut kunci' }).click()
    await waitForWords(page, 'Kunci dicabut.')
    await expectSoundAtBoth(page)
    expect((await check(key, both)).status).toBe(401)
    await openOffice(page, '/admin/kunci-api')
    await page.getByRole('row').filter({ hasText: ORGANISATION }).getByText('Dicabut').waitFor()
    await expectSoundAtBoth(page)
    // The password was asked for, and the empty form refused; nothing else was amiss.
    expect(complaints).toEqual([expect.stringContaining('423'), expect.stringContaining('422')])
  })
})
