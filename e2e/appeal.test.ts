import { expect, test } from 'vitest'
import type { Result } from '../src/features/decisions/contract.ts'
import { breaches, DESK, expectNoSidewaysScroll, PHONE, visit, withBrowser } from './browser.ts'
import { call } from './calls.ts'
import { withDatabase } from './database.ts'
import { asMember } from './login.ts'
import { inOfficeAs, openOffice, told } from './office.ts'

withBrowser()
const site = withDatabase()

const CLERK = 'pengaduan@example.com'
const PANEL = [CLERK, 'admin@example.com', 'verifikasi@example.com']

const APPELLANT = 'peserta.banding@example.com'

/** Files an appeal as its person does; answers its number. */
async function filed(): Promise<string> {
  const own = await site.db
    .selectFrom('user_trainings')
    .innerJoin('users', 'users.id', 'user_trainings.user_id')
    .select('user_trainings.id')
    .where('email', '=', APPELLANT)
    .where('tahap', '=', 'belum_kompeten')
    .executeTakeFirstOrThrow()
  return visit({ viewport: DESK, storageState: await asMember(APPELLANT) }, async ({ page, open }) => {
    await open('/user/dashboard')
    const alasan = 'Jawaban wawancara saya atas unit itu tidak tercatat pada penilaian.'
    const given = { tahap: 'belum_kompeten', alasan }
    const result = await call<Result>(page, 'POST', `/user-training/${own.id}/banding`, given)
    return String(result.banding.diajukan?.nomor)
  })
}

test('an appeal is heard by three uninvolved people, whose votes show once all are in', async () => {
  const nomor = await filed()
  const address = await inOfficeAs(CLERK, async ({ page, complaints }) => {
    await openOffice(page, '/admin/banding')
    await page.getByRole('cell', { name: nomor }).click()
    await page.getByRole('heading', { name: nomor, level: 2 }).waitFor()
    for (const name of await page.getByRole('checkbox').all()) if (await name.isEnabled()) await name.check()
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(PANEL.length)
    expect(await breaches(page)).toEqual([])
    await page.getByRole('button', { name: 'Tunjuk panel' }).click()
    await told(page, 'Panel ditunjuk.')
    expect(complaints).toEqual([])
    return page.url()
  })
  for (const [at, email] of PANEL.entries()) {
    await visit({ viewport: PHONE, storageState: await asMember(email) }, async ({ page }) => {
      await openOffice(page, address)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Beri suara' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Terima banding').check()
      await dialog.getByLabel(/^Alasan/).fill('Catatan wawancara pada unit itu tidak lengkap.')
      expect(await breaches(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Beri suara' }).click()
      await told(page, 'Suara Anda dicatat.')
      const isLast = at === PANEL.length - 1
      await expect.poll(() => page.getByText(/menerima banding/).count()).toBe(isLast ? PANEL.length : 0)
    })
  }
})
