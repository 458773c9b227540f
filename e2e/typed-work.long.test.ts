import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { officeApi } from '../src/api.ts'
import type { Call } from '../src/lib/calls/call.ts'
import { resources } from '../src/office/resources.ts'
import { visit, withBrowser } from './browser.ts'
import { asAdministrator, openOffice, waitUntilLoaded } from './office.ts'
import { expectWords, outlivesItsPage, question, stay, type Typing, waitForDraft } from './typed-work.ts'

withBrowser()

const WORDS = 'Ketikan yang tidak boleh hilang'
/** Words of one line that a person writes; choices and searches are none. */
const FIELD = 'textarea:not([aria-hidden=true]), input[type=text]:not([role=combobox]):not([readonly]):not([inputmode])'
/** Rows of each list that are opened: in different states they offer different dialogs. */
const ROWS = 6

const fieldOf = (page: Page, inside: string) => page.locator(inside).locator(FIELD).first()
const calls: Record<string, Call> = officeApi

/** Sends it while the session, then the network, is gone: what was typed stays where it is. */
async function sendInVain(
  { field, words }: Pick<Typing, 'field' | 'words'>,
  page: Page,
  press: () => Promise<void>,
): Promise<void> {
  const writes = (method: string) => method !== 'GET'
  await page.route('**/admin-api/**', (route) =>
    writes(route.request().method())
      ? route.fulfill({ status: 401, json: { message: 'Unauthenticated.' } })
      : route.fallback(),
  )
  await press()
  const login = page.getByRole('dialog', { name: 'Sesi Anda berakhir' })
  await login.or(page.locator('[role=dialog] .Mui-error')).first().waitFor()
  // A form that lacks something else is not sent, and says so.
  if ((await login.count()) === 0) {
    await page.unroute('**/admin-api/**')
    return expect(await field(page).inputValue()).toBe(words)
  }
  await login.getByRole('button', { name: 'Kembali ke isian' }).click()
  await login.waitFor({ state: 'detached' })
  await page.unroute('**/admin-api/**')
  await page.route('**/admin-api/**', (route) => (writes(route.request().method()) ? route.abort() : route.fallback()))
  await press()
  await page
    .getByText(/^Tidak tersambung ke layanan/)
    .first()
    .waitFor()
  await page.unroute('**/admin-api/**')
  expect(await field(page).inputValue()).toBe(words)
}

const FORMS = resources.filter(({ create, role }) => create && role === undefined).map(({ name }) => name)

test('every form for a new record keeps what is typed into it', async () => {
  await visit(await asAdministrator(), async ({ page, context }) => {
    for (const name of FORMS) {
      const typing: Typing = {
        address: `/admin/${name}/create`,
        open: async () => undefined,
        field: (at) => fieldOf(at, 'main form'),
        words: WORDS,
      }
      await openOffice(page, typing.address)
      if ((await typing.field(page).count()) === 0) continue
      await typing.field(page).fill(WORDS)
      await waitForDraft(page, `${name}/baru`)
      await page.getByRole('menuitem', { name: 'Meja kerja' }).click()
      await stay(page)
      await expectWords(typing, page)
      await outlivesItsPage(typing, page, context)
      await page.getByRole('button', { name: 'Buang isian' }).click()
      await expect.poll(() => typing.field(page).inputValue(), { message: name }).not.toBe(WORDS)
    }
  })
}, 600_000)

async function idsOf(page: Page, path: string): Promise<number[]> {
  const answer = await page.request.get(`${path}?page=1&perPage=${ROWS}`)
  if (!answer.ok()) return []
  return ((await answer.json()) as { data: { id: number }[] }).data.map(({ id }) => id)
}

test('every dialog that asks for words before a step keeps them, or asks before they go', async () => {
  const met: string[] = []
  await visit(await asAdministrator(), async ({ page, context }) => {
    for (const { name, show, calls: named } of resources.filter(({ role }) => role === undefined)) {
      const path = named.list && calls[named.list]?.path
      if (!show || !path) continue
      for (const id of await idsOf(page, path)) {
        const address = `/admin/${name}/${id}/show`
        await openOffice(page, address)
        const labels = await page.locator('main button[aria-haspopup=dialog]').allInnerTexts()
        for (const label of new Set(labels.filter((each) => !met.includes(`${name}: ${each}`)))) {
          met.push(`${name}: ${label}`)
          const typing: Typing = {
            address,
            open: async (at) => {
              await at.locator('main button[aria-haspopup=dialog]').filter({ hasText: label }).first().click()
              await at.getByRole('dialog').waitFor()
            },
            field: (at) => fieldOf(at, '[role=dialog]'),
            words: WORDS,
          }
          await meetDialog(typing, page, () => outlivesItsPage(typing, page, context))
        }
      }
    }
  })
  expect(met.length, met.join('\n')).toBeGreaterThan(15)
}, 1_200_000)

async function meetDialog(typing: Typing, page: Page, reopen: () => Promise<void>): Promise<void> {
  const close = async (answer: string) => {
    await page.keyboard.press('Escape')
    await question(page).getByRole('button', { name: answer }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await typing.open(page)
  if ((await typing.field(page).count()) === 0) {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    return
  }
  const keeps = (await page.getByRole('dialog').locator('[data-keeps-typed]').count()) > 0
  await typing.field(page).fill(WORDS)
  await page.keyboard.press('Escape')
  await stay(page)
  await page.mouse.click(3, 300)
  await stay(page)
  await expectWords(typing, page)
  const [send] = await page.getByRole('dialog').locator('button[type=submit]').all()
  await sendInVain(typing, page, async () => send?.click())
  // Fields that keep nothing themselves are asked about, and no more.
  if (!keeps) return close('Buang isian')
  await close('Simpan untuk nanti')
  await waitUntilLoaded(page)
  await reopen()
  await close('Buang isian')
}
