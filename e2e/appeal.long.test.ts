import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { breaches, expectNoSidewaysScroll, PHONE, visit, withBrowser } from './browser.ts'
import { withDatabase } from './database.ts'
import { asMember } from './login.ts'
import { inOfficeAs, openOffice, waitForWords } from './office.ts'

withBrowser()
const site = withDatabase()

const CLERK = 'pengaduan@example.com'
const PANEL = [CLERK, 'admin@example.com', 'verifikasi@example.com']
const NAMES = ['Ismail Tuasikal', 'Sekar Ayu Larasati', 'Tegar Prakoso']

const NUMBER = 'BDG/2026/9001'
const AT = '2026-11-02T03:00:00Z'

/** An appeal of somebody whom the demonstration does not know, against a decision of its decider. */
async function fileAppeal(): Promise<void> {
  const person = { name: 'Nurul Contoh', email: 'nurul.contoh@example.com', phone: '', password_hash: '' }
  const { id } = await site.db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow()
  const { rows } = await sql`
    with own as (insert into user_trainings (user_id, schedule_id, tahap, submitted_at, tahap_sejak)
        select ${id}, min(schedules.id), 'banding', ${AT}, ${AT} from schedules where terisi < kuota returning id),
      decided as (insert into decisions (user_training_id, hasil, unit, alasan, decided_by, at)
        select own.id, 'belum_kompeten', '[{"unit":"Melakukan pelingkupan","hasil":"BK","catatan":""}]',
          'Bukti pada unit ini belum memadai.', users.id, ${AT}::timestamptz
        from own, users where users.email = 'keputusan@example.com' returning id, user_training_id)
    insert into appeals (nomor, user_id, user_training_id, decision_id, alasan, submitted_at)
    select ${NUMBER}, ${id}, decided.user_training_id, decided.id, 'Jawaban wawancara saya tidak tercatat.', ${AT}
    from decided returning id`.execute(site.db)
  expect(rows).toHaveLength(1)
}

test('an appeal is heard by three uninvolved people, whose votes show once all are in', async () => {
  await fileAppeal()
  const address = await inOfficeAs(CLERK, async ({ page, complaints }) => {
    await openOffice(page, '/admin/banding')
    await page.getByRole('cell', { name: NUMBER }).click()
    await page.getByRole('heading', { name: NUMBER, level: 2 }).waitFor()
    for (const name of NAMES) await page.getByRole('checkbox', { name }).check()
    await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(PANEL.length)
    expect(await breaches(page)).toEqual([])
    await page.getByRole('button', { name: 'Tunjuk panel' }).click()
    await waitForWords(page, 'Panel ditunjuk.')
    expect(complaints).toEqual([])
    return page.url()
  })
  for (const [at, email] of PANEL.entries()) {
    await visit({ viewport: PHONE, storageState: await asMember(email) }, async ({ page }) => {
      await openOffice(page, address)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Beri suara' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Kabulkan banding').check()
      await dialog.getByLabel(/^Alasan/).fill('Catatan wawancara pada unit itu tidak lengkap.')
      expect(await breaches(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Beri suara' }).click()
      await waitForWords(page, 'Suara Anda dicatat.')
      const isLast = at === PANEL.length - 1
      await expect.poll(() => page.getByText(/menerima banding/).count()).toBe(isLast ? PANEL.length : 0)
    })
  }
})
