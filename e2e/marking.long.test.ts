import { expect, test } from 'vitest'
import { expectSoundAtWidths, withBrowser } from './browser.ts'
import { countClicks } from './clicks.ts'
import { withDatabase } from './database.ts'
import { inOffice, inOfficeAs, openOffice } from './office.ts'
import { chooseFirstReadings, lineOf, settleReadings } from './written-exam.ts'

withBrowser()
const program = withDatabase()

/** The most clicks from a certificate to a single answer. */
const MOST_CLICKS = 3
/** More than enough to reach the last number of a sheet by the keyboard. */
const MOST_KEYS = 100

test('a sheet that two people read otherwise is settled and marked, and shows who read and marked what', async () => {
  const { kode, schedule_id } = await program.db
    .selectFrom('exam_sheets')
    .innerJoin('exam_papers', 'exam_papers.id', 'exam_sheets.paper_id')
    .select(['exam_papers.kode', 'exam_papers.schedule_id'])
    .where('exam_sheets.status', '=', 'berbeda')
    .executeTakeFirstOrThrow()
  await inOfficeAs('verifikasi@example.com', async ({ page, complaints }) => {
    await openOffice(page, `/admin/lembar-jawaban/${schedule_id}/show`)
    await expectSoundAtWidths(page)
    await chooseFirstReadings(page, kode)
    await expectSoundAtWidths(page)
    await settleReadings(page)
    await lineOf(page, kode)
      .getByText(/perlu dilihat|sudah dinilai|menunggu penilai/)
      .waitFor()
    expect(complaints).toEqual([])
  })
})

test('a sheet is typed by the keyboard alone, from its first number to its last', async () => {
  const { id, schedule_id } = await program.db
    .selectFrom('exam_papers')
    .leftJoin('exam_sheets', 'exam_sheets.paper_id', 'exam_papers.id')
    .innerJoin('user_trainings as own', 'own.id', 'exam_papers.user_training_id')
    .select(['exam_papers.id', 'exam_papers.schedule_id'])
    .where('exam_sheets.paper_id', 'is', null)
    .where('own.tahap', 'in', ['menunggu_keputusan', 'belum_kompeten', 'diterbitkan'])
    .executeTakeFirstOrThrow()
  await inOfficeAs('verifikasi@example.com', async ({ page, complaints }) => {
    await openOffice(page, `/admin/lembar-jawaban/${schedule_id}/show?ketik=${id}`)
    await page.getByRole('group', { name: /^Nomor 1 dari / }).waitFor()
    await expectSoundAtWidths(page)
    const count = await page.getByRole('group', { name: 'Semua nomor' }).getByRole('button').count()
    const last = page.getByRole('group', { name: `Nomor ${count} dari ${count}` })
    for (let keys = 0; keys < MOST_KEYS && (await last.count()) === 0; keys += 1)
      await page.keyboard.press(keys % 2 === 0 ? '-' : 'Enter')
    await last.waitFor()
    expect(complaints).toEqual([])
  })
})

test('from a certificate to an answer, its key and who marked it are three clicks at most', async () => {
  const { id } = await program.db
    .selectFrom('certificates')
    .innerJoin('exam_papers', 'exam_papers.user_training_id', 'certificates.user_training_id')
    .select('certificates.id')
    .executeTakeFirstOrThrow()
  await inOffice(async ({ context, page, complaints }) => {
    await openOffice(page, `/admin/sertifikat/${id}/show`)
    const hands = await countClicks(context)
    await page.getByRole('link', { name: 'Buka lembar jawaban' }).click()
    await page.getByRole('heading', { level: 2, name: /^Lembar / }).waitFor()
    expect(hands.clicks).toBeLessThanOrEqual(MOST_CLICKS)
    await expectSoundAtWidths(page)
    expect(complaints).toEqual([])
  })
})
