import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PERMISSIONS } from '../src/access.ts'
import { makeAccount, PASSWORD } from '../tests/accounts.ts'
import { makeArticle } from '../tests/content.ts'
import { breaches, DESK, visit, withBrowser } from './browser.ts'
import { withDatabase } from './database.ts'
import { goTo } from './go-to.ts'
import { agreeToTexts, confirmPassword, endSessionElsewhere, fillLogin, nextCode, switchOnTwoFactor } from './login.ts'
import { openOffice, waitForWords } from './office.ts'

withBrowser()
const program = withDatabase()

/** Somebody of the office who belongs to this file alone: a second factor stays with them. */
async function makeStaff(name: string): Promise<string> {
  return (await makeAccount(program.db, { name, role: 'administrator', permissions: [...PERMISSIONS] })).email
}

async function makeOwnArticle(slug: string): Promise<number> {
  await makeArticle(program.db, { slug, title: 'Sebelum diketik' })
  const { id } = await program.db.selectFrom('articles').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
  return id
}

const stored = (id: number) =>
  program.db.selectFrom('articles').select(['title', 'version']).where('id', '=', id).executeTakeFirstOrThrow()

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Types, loses the session elsewhere, and sends: the login stands over the work. */
async function sendWithoutSession(page: Page, id: number, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Judul' }).fill(words)
  await endSessionElsewhere(page.context())
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await dialogOf(page, 'Sesi Anda berakhir').waitFor()
  expect((await stored(id)).title).not.toBe(words)
}

async function enterOffice(page: Page, email: string): Promise<void> {
  await goTo(page, '/login')
  await fillLogin(page, email, PASSWORD)
  await page.waitForURL(({ pathname }) => pathname.startsWith('/admin'))
  await agreeToTexts(page)
}

test('who has a second factor signs in over the work by password and code, and what waited is sent once', async () => {
  const email = await makeStaff('Petugas Dua Langkah')
  const id = await makeOwnArticle('masuk-lagi-dengan-kode')
  await visit({ viewport: DESK }, async ({ page, complaints }) => {
    await enterOffice(page, email)
    await switchOnTwoFactor(page, email, PASSWORD)
    await openOffice(page, `/admin/artikel/${id}`)
    await sendWithoutSession(page, id, 'Judul dengan kode')

    const login = dialogOf(page, 'Sesi Anda berakhir')
    await login.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await login.getByRole('button', { name: 'Masuk', exact: true }).click()
    const second = dialogOf(page, 'Verifikasi dua langkah')
    await second.waitFor()
    expect(await breaches(page)).toEqual([])
    await second.getByLabel('Kode').fill('000000')
    await second.getByRole('button', { name: 'Masuk', exact: true }).click()
    await second.getByRole('alert').waitFor()
    await second.getByLabel('Kode').fill(nextCode(email))
    await second.getByRole('button', { name: 'Masuk', exact: true }).click()
    await second.waitFor({ state: 'detached' })
    await waitForWords(page, 'Tersimpan')
    expect(await stored(id)).toEqual({ title: 'Judul dengan kode', version: 2 })
    // What the browser says of each refused request is no fault of the page.
    expect(complaints.filter((one) => !one.startsWith('Failed to load resource'))).toEqual([])
  })
})

test('who has a passkey signs in over the work by it, and what waited is sent once', async () => {
  const email = await makeStaff('Petugas Berpasskey')
  const id = await makeOwnArticle('masuk-lagi-dengan-passkey')
  await visit({ viewport: DESK }, async ({ page }) => {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('WebAuthn.enable')
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await enterOffice(page, email)
    await goTo(page, '/user/profile#keamanan')
    await page.getByRole('button', { name: 'Tambah passkey' }).click()
    await confirmPassword(page, PASSWORD)
    await page.getByRole('button', { name: /^Hapus passkey/ }).waitFor()
    await openOffice(page, `/admin/artikel/${id}`)

    await sendWithoutSession(page, id, 'Judul dengan passkey')
    await dialogOf(page, 'Sesi Anda berakhir').getByRole('button', { name: 'Masuk dengan passkey' }).click()
    await waitForWords(page, 'Tersimpan')
    expect(await stored(id)).toEqual({ title: 'Judul dengan passkey', version: 2 })

    // As the second factor, too.
    await openOffice(page, `/admin/artikel/${id}`)
    await sendWithoutSession(page, id, 'Judul dengan password dan passkey')
    const login = dialogOf(page, 'Sesi Anda berakhir')
    await login.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await login.getByRole('button', { name: 'Masuk', exact: true }).click()
    await dialogOf(page, 'Verifikasi dua langkah').getByRole('button', { name: 'Pakai passkey' }).click()
    await waitForWords(page, 'Tersimpan')
    expect(await stored(id)).toEqual({ title: 'Judul dengan password dan passkey', version: 3 })
  })
})
