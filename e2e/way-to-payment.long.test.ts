import { describe, expect, test } from 'vitest'
import { expectSound } from './application-form.ts'
import { approve, checkFiles, confirm, openQueued } from './application-office.ts'
import { DESK, PHONE, visit, withBrowser } from './browser.ts'
import { countClicks } from './clicks.ts'
import { linkMailedTo } from './mailbox.ts'
import { inOffice } from './office.ts'
import { register } from './register.ts'
import { apply, fillPersonalData, pay } from './way-to-payment.ts'

withBrowser()

/** Clicks, taps and choices from the first page to a paid seat; typing is counted apart. */
const MOST_CLICKS = 34

describe.each([
  ['360', { viewport: PHONE }, 'Ayu Contoh Larasati'],
  ['1280', { viewport: DESK }, 'Bima Contoh Wicaksana'],
] as const)('at %s px', (width, options, name) => {
  test(`from registering to a paid seat in at most ${MOST_CLICKS} clicks, each state accessible`, async () => {
    await visit(options, async (guest) => {
      const { page, context, open, complaints } = guest
      const hands = await countClicks(context)
      const email = `jalan.${width}@example.com`
      const said: string[] = []
      const note = (stage: string) => said.push(`${stage} ${hands.clicks}`)
      await register(page, email, name)
      await expectSound(guest)
      note('registered')
      hands.click()
      await open(await linkMailedTo(email, /verifikasi/i))
      await fillPersonalData(guest, `9900005201880${width.slice(0, 3)}`)
      await expectSound(guest)
      note('personal data')
      await apply(guest, name)
      note('applied')
      await inOffice(async ({ page: office }) => {
        await openQueued(office, name)
        await checkFiles(office, false)
        await approve(office)
      })
      hands.click()
      const invoice = await linkMailedTo(email, /invoice/i)
      const number = await pay(guest, invoice)
      await inOffice(({ page: office }) => confirm(office, number))
      await open(invoice)
      await page.getByRole('link', { name: 'Unduh kuitansi' }).waitFor()
      await expectSound(guest)
      note('paid')
      console.log(`${width} px: clicks ${said.join(', ')}; fields typed ${hands.fields}`)
      expect(hands.clicks).toBeLessThanOrEqual(MOST_CLICKS)
      expect(complaints.filter((words) => !/status of 4(03|22)/.test(words))).toEqual([])
    })
  })
})
