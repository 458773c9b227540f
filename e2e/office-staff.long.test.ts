import { rename, rm, writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { breaches, DESK, visit, withBrowser } from './browser.ts'
import { withDatabase } from './database.ts'
import { linkMailedTo, mailFolder } from './mailbox.ts'
import { asAdministrator, choose, openOffice, waitForWords } from './office.ts'

withBrowser()
const program = withDatabase()

const PASSWORD = 'Danau-Poso-1895'

async function invite(page: Page, name: string, email: string): Promise<void> {
  await openOffice(page, '/admin/staf/create')
  await page.getByLabel('Nama').fill(name)
  await page.getByLabel('Email').fill(email)
  await choose(page, /Peran/, 'Administrator')
  await page.getByLabel('Konten: isi situs, skema, penguji, TUK').check()
  expect(await breaches(page)).toEqual([])
  await page.getByRole('button', { name: 'Simpan' }).click()
  await page.waitForURL(/\/admin\/staf$/)
}

test('a member of staff is invited, reads the letter, sets the password and finds only what the permission opens', async () => {
  const email = 'laras.petugas@example.com'
  await visit(await asAdministrator(), async ({ page, complaints }) => {
    await invite(page, 'Laras Petugas', email)
    const row = page.getByRole('row').filter({ hasText: email })
    await expect.poll(() => row.innerText()).toContain('Diundang')
    const path = await linkMailedTo(email, /^Undangan/)

    await openOffice(page, '/admin/kotak-surat')
    await row.getByRole('button', { name: 'Baca' }).click()
    const letter = page.getByRole('dialog', { name: 'Undangan sebagai petugas' })
    await expect.poll(() => letter.innerText()).toContain('Anda diundang menjadi petugas.')
    expect(await letter.getByRole('link').first().getAttribute('href')).toContain(path)
    expect(await breaches(page)).toEqual([])
    await letter.getByRole('button', { name: 'Tutup' }).click()
    await letter.waitFor({ state: 'hidden' })

    await visit({ viewport: DESK }, async ({ page: hers, open }) => {
      await open(path)
      await hers.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await hers.getByLabel('Konfirmasi Password', { exact: true }).fill(PASSWORD)
      await hers.getByRole('heading', { name: 'Selamat datang' }).waitFor()
      await hers.getByRole('button', { name: 'Simpan password dan lanjutkan' }).click()
      await hers.waitForURL('**/user/profile**')
      await openOffice(hers, '/admin')
      const asked = hers.getByRole('dialog', { name: 'Persetujuan Anda diperlukan' })
      await asked.waitFor()
      expect(await breaches(hers)).toEqual([])
      await asked.getByRole('button', { name: 'Setuju dan lanjutkan' }).click()
      await asked.waitFor({ state: 'hidden' })
      const menu = await hers.getByRole('menu', { name: 'Menu kantor belakang' }).innerText()
      expect(menu).toContain('Isi situs')
      expect(menu).not.toContain('Petugas')
      expect((await hers.request.get('/admin-api/staf')).status()).toBe(404)
    })

    await openOffice(page, '/admin/staf')
    await expect.poll(() => row.innerText()).toContain('Aktif')
    expect(complaints).toEqual([])
  })
})

/** No letter can be delivered meanwhile: where they go stands a file. */
async function whileMailIsAway(steps: () => Promise<void>): Promise<void> {
  await rename(mailFolder(), `${mailFolder()}-away`)
  await writeFile(mailFolder(), '')
  try {
    await steps()
  } finally {
    await rm(mailFolder())
    await rename(`${mailFolder()}-away`, mailFolder())
  }
}

test('a letter that was given up waits on the desk and arrives when it is sent again', async () => {
  const email = 'tirta.petugas@example.com'
  const { db } = program
  await visit(await asAdministrator(), async ({ page, complaints }) => {
    await whileMailIsAway(async () => {
      await invite(page, 'Tirta Petugas', email)
      // A day of tries in a moment.
      const stillTried = async () => {
        await sql`update jobs.job set retry_limit = 0, start_after = now() where name = 'mail' and state < 'active'`.execute(
          db,
        )
        return (await sql`select 1 from jobs.job where name = 'mail' and state <= 'active'`.execute(db)).rows.length
      }
      await expect.poll(stillTried, { interval: 500 }).toBe(0)
    })

    await openOffice(page, '/admin')
    await page.getByRole('link', { name: 'Surat gagal terkirim' }).click()
    const row = page.getByRole('row').filter({ hasText: email })
    await expect.poll(() => row.innerText()).toContain('Gagal')
    await row.getByRole('button', { name: 'Kirim ulang' }).click()
    const question = page.getByRole('dialog', { name: 'Kirim ulang' })
    expect(await breaches(page)).toEqual([])
    await question.getByRole('button', { name: 'Kirim ulang' }).click()
    await waitForWords(page, 'Surat masuk antrean.')
    expect(await linkMailedTo(email, /^Undangan/)).toContain('/reset-password/')
    expect(complaints).toEqual([])
  })
})
