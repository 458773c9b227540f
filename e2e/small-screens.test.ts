import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { breaches, expectNoSidewaysScroll, type Visitor, visit, withBrowser } from './browser.ts'
import { withDatabase } from './database.ts'
import { asMember } from './login.ts'
import { schedules } from './public-paths.ts'

withBrowser()
const site = withDatabase()

const SMALL = { width: 360, height: 740 }
const APPLICANT = 'anggota@example.com'
const HOLDER = 'pemegang@example.com'

/** Opens a page and expects to find something whole in its first screen. */
async function expectFirst({ page, open }: Visitor, address: string, find: (page: Page) => Locator): Promise<void> {
  await open(address)
  const found = find(page).first()
  await found.waitFor()
  const bottom = async () => {
    const box = await found.boundingBox()
    return box ? box.y + box.height : Number.POSITIVE_INFINITY
  }
  await expect.poll(bottom, { message: address, timeout: 5000 }).toBeLessThanOrEqual(SMALL.height)
  await expectSound(page)
}

async function expectSound(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  expect(await breaches(page), page.url()).toEqual([])
}

const applicationOf = async (email: string, tahap: string): Promise<string> => {
  const { id } = await site.db
    .selectFrom('user_trainings')
    .innerJoin('users', 'users.id', 'user_trainings.user_id')
    .select('user_trainings.id')
    .where('users.email', '=', email)
    .where('tahap', '=', tahap)
    .executeTakeFirstOrThrow()
  return `/user/sertifikasi/saya/${id}`
}

const member = async (email: string, work: (guest: Visitor) => Promise<void>): Promise<void> =>
  visit({ viewport: SMALL, storageState: await asMember(email) }, async (guest) => {
    await work(guest)
    expect(guest.complaints).toEqual([])
  })

test('on a small phone the public lists begin with a date, and a schedule with the way to register', async () => {
  const open = (await schedules()).find(({ status_jadwal }) => status_jadwal === 'dibuka')
  await visit({ viewport: SMALL }, async (guest) => {
    await expectFirst(guest, '/daftar-skema', (page) =>
      page.getByRole('region', { name: 'Menurut skema' }).locator('time'),
    )
    await expectFirst(guest, '/jadwal-uji', (page) => page.locator('.data-table time'))
    await guest.page.locator('summary', { hasText: 'Saringan lain' }).click()
    await guest.page.getByLabel('Provinsi').waitFor()
    await expectSound(guest.page)
    await expectFirst(guest, `/jadwal-uji/${open?.id}`, (page) =>
      page.getByRole('link', { name: 'Daftar', exact: true }),
    )
    expect(guest.complaints).toEqual([])
  })
})

test('on a small phone an applicant finds the first schedule, the content of a detail and the fields of a payment', () =>
  member(APPLICANT, async (guest) => {
    await expectFirst(guest, '/user/sertifikasi/daftar', (page) =>
      page.locator('main li.panel').first().locator('.btn'),
    )
    await expectFirst(guest, await applicationOf(APPLICANT, 'diajukan'), (page) =>
      page.getByRole('region', { name: 'Permohonan', exact: true }).getByRole('heading'),
    )
    await expectFirst(guest, `${await applicationOf(APPLICANT, 'menunggu_pembayaran')}/invoice`, (page) =>
      page.getByLabel('Bank pengirim'),
    )
  }))

test('on a small phone a holder finds the document to correct, the certificate’s PDF and the profile', () =>
  member(HOLDER, async (guest) => {
    const { page } = guest
    await expectFirst(guest, `${await applicationOf(HOLDER, 'perlu_perbaikan')}?tab=berkas`, () =>
      page.getByRole('region', { name: 'Berkas', exact: true }).locator('li p'),
    )
    await expectFirst(guest, `${await applicationOf(HOLDER, 'diterbitkan')}?tab=sertifikat`, () =>
      page.getByRole('link', { name: 'Unduh PDF' }),
    )
    expect(await page.locator('main').innerText()).not.toMatch(/SHA-256|OpenID4VCI|Open Badge/)
    await unfoldAll(page)
    expect(await page.locator('main').innerText()).toMatch(/SHA-256[\s\S]*OpenID4VCI/)
    await expectSound(page)
    await expectFirst(guest, '/user/profile', () => page.getByRole('button', { name: 'Update' }))
    await unfoldAll(page)
    await expectSound(page)
    // An address that names a part leads into it.
    await guest.open('/user/profile#sesi')
    await page.getByText('Sedang masuk').waitFor()
  }))

/** Opens whatever is folded, also what appears within. */
async function unfoldAll(page: Page): Promise<void> {
  const closed = page.locator('main details:not([open]) > summary')
  for (let left = await closed.count(); left > 0; left = await closed.count()) await closed.first().click()
}
