import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isQuick } from '../tests/quick.ts'
import type { Visitor } from './browser.ts'
import { wordsOf } from './form-fields.ts'
import { type Form, MEET, MISHAPS } from './form-mishaps.ts'
import { goTo } from './go-to.ts'

/** Errors that the browser itself reports for a refusal or a lost network. */
const REPORTED = /status of 4\d\d|ERR_INTERNET_DISCONNECTED|ERR_FAILED/
/** The same where the portal is not open yet. */
const CLOSED = /status of 503/

/** Rules of the server, money sent twice and a lost network; the others are about the form itself. */
const MET = isQuick ? (['rubbish', 'doubleClick', 'offline'] as const) : MISHAPS

/** A mishap of what is sent: it says the same when the form has been opened in another tab meanwhile. */
const metWithTwoTabs = ({ said }: Pick<Form, 'said'>) =>
  (['rubbish', 'empty', 'tooLong'] as const).find((each) => said[each] === said.twoTabs)

async function openInAnotherTab({ context }: Pick<Visitor, 'context'>, address: string): Promise<void> {
  const other = await context.newPage()
  await goTo(other, address)
  await other.close()
}

function boxOf(page: Page, { button, given }: Pick<Form, 'button' | 'given'>) {
  const send = page.getByRole('button', { name: button, exact: true })
  const first = page.getByLabel(wordsOf(Object.keys(given?.good ?? {})[0] ?? ''))
  return page.locator('form').filter({ has: send }).filter({ has: first }).last()
}

/** Meets the mishaps of the form at that address, one after another on one page; answers what went wrong. */
export async function meetAll(
  { page, context, open, complaints }: Visitor,
  form: Omit<Form, 'at'>,
  address: string,
): Promise<string[]> {
  const found: string[] = []
  const onAnswer = (answer: { status: () => number; url: () => string }) => {
    if (answer.status() >= 500 && !(form.closed && answer.status() === 503))
      found.push(`${answer.status()} ${answer.url()}`)
  }
  page.on('response', onAnswer)
  page.setDefaultTimeout(20_000)
  const box = boxOf(page, form)
  const kinds = new Map<string, string>()
  let isOpened = false
  for (const mishap of MET) {
    const said = form.said[mishap]
    if (typeof said === 'object' && 'without' in said) continue
    if (mishap === 'twoTabs' && metWithTwoTabs(form)) continue
    const sentence = typeof said === 'string' ? said : said.stops
    // What answers a form that was sent as a page is nothing to come back to.
    const isAnswer = form.posted && mishap === 'back'
    if (!isOpened || isAnswer || !(await box.isVisible())) {
      await open(address)
      await form.reach?.(page)
      await box.waitFor()
      isOpened = true
    }
    const isQuiet = await box.evaluate((element) => element instanceof HTMLFormElement && element.noValidate)
    expect(isQuiet, 'the site speaks, not the browser').toBe(true)
    if (mishap === metWithTwoTabs(form)) await openInAnotherTab({ context }, address)
    await MEET[mishap]({ page, context, form, box, address, kinds }, sentence).catch((error: unknown) => {
      found.push(`${mishap}: ${error instanceof Error ? error.message.slice(0, 300) : error}`)
    })
    await context.setOffline(false)
  }
  page.off('response', onAnswer)
  return [
    ...found,
    ...complaints.splice(0).filter((words) => !REPORTED.test(words) && !(form.closed && CLOSED.test(words))),
  ]
}
