import { expect, test } from 'vitest'
import { breaches, PHONE, visit, withBrowser } from './browser.ts'
import { withDatabase } from './database.ts'
import { answerQuestion, atQuestion, handIn, keptRecords, makeScreenExam, prepareScreen } from './screen-exam.ts'

withBrowser()
const site = withDatabase()

test('an exam on screen goes from the prepared device to a receipt that is true', async () => {
  const exam = await makeScreenExam(site.db, 'layar.singkat@example.com', 'Sinta Contoh Singkat')
  await exam.open()
  await visit({ viewport: PHONE, storageState: exam.login }, async ({ page, open, complaints }) => {
    await open(exam.address)
    await prepareScreen(page)
    await atQuestion(page, 1)
    await answerQuestion(page)
    await handIn(page)
    await page.getByText(/Sidik di portal sama/).waitFor()
    await page.getByRole('button', { name: 'Periksa lagi' }).click()
    await page.getByText(/Tanda terima ini asli/).waitFor()
    expect(await breaches(page)).toEqual([])
    expect([await exam.sitting(), await keptRecords(page)]).toEqual([
      { status: 'ditutup', terjawab: 1 },
      { amplop: 0, isian: 0, perangkat: 0 },
    ])
    expect(complaints).toEqual([])
  })
})
