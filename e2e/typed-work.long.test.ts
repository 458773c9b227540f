import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { officeApi } from '../src/api.ts'
import type { Call } from '../src/lib/calls/call.ts'
import type { OfficeResource } from '../src/office/office-resource.ts'
import { resources } from '../src/office/resources.ts'
import { visit, withBrowser } from './browser.ts'
import { asAdministrator, openOffice, waitUntilLoaded } from './office.ts'
import { expectWords, outlivesItsPage, question, stay, type Typing, waitForDraft } from './typed-work.ts'

withBrowser()

const WORDS = 'Ketikan yang tidak boleh hilang'
/** Words that a person writes; choices and searches are none. */
const FIELD = 'textarea:not([aria-hidden=true]), input[type=text]:not([role=combobox]):not([readonly]):not([inputmode])'
/** A further question, with something to write into it. */
const DAYS: Record<string, string> = { 'input[type=date]': '2027-03-08', 'input[type=month]': '2027-03' }
/** Rows of each list that are opened: in different states they offer different dialogs. */
const ROWS = 6

const fieldOf = (page: Page, inside: string, kind = FIELD) => page.locator(inside).locator(kind).first()
const calls: Record<string, Call> = officeApi
/** The days that will be copied to, which a dialog shows once its fields were read. */
const SECOND_PART = 'ul input[type=checkbox]'

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
  const goesOn = page.getByRole('dialog').locator(SECOND_PART)
  await login.or(page.locator('[role=dialog] .Mui-error')).or(goesOn).first().waitFor()
  // A form that lacks something else is not sent, and says so; one that shows first what it will do is not sent yet.
  if ((await login.count()) === 0) {
    await page.unroute('**/admin-api/**')
    if ((await goesOn.count()) > 0) await page.getByRole('dialog').getByRole('button', { name: 'Kembali' }).click()
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

/** The screens of a list on which dialogs open. */
async function screensOf(page: Page, { name, list, show, edit, create, calls: named }: OfficeResource) {
  const path = named.list && calls[named.list]?.path
  const ids = path ? await idsOf(page, path) : []
  return [
    ...(list ? [`/admin/${name}`] : []),
    ...(show ? ids.map((id) => `/admin/${name}/${id}/show`) : []),
    ...(edit ? ids.slice(0, 1).map((id) => `/admin/${name}/${id}`) : []),
    ...(create ? [`/admin/${name}/create`] : []),
  ]
}

const OPENERS = 'main [aria-haspopup=dialog]'

const namesOf = (page: Page): Promise<string[]> =>
  page
    .locator(OPENERS)
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? (one as HTMLElement).innerText.trim()))

test('every dialog of the office has again what was typed into it, after a reload and in another tab too', async () => {
  const met: string[] = []
  const keeping: string[] = []
  const wrong: string[] = []
  await visit(await asAdministrator(), async ({ page, context }) => {
    for (const resource of resources.filter(({ role }) => role === undefined)) {
      for (const address of await screensOf(page, resource)) {
        await openOffice(page, address)
        const labels = new Set(await namesOf(page))
        for (const label of labels) {
          const named = `${resource.name}: ${label}`
          if (met.includes(named)) continue
          met.push(named)
          const open = async (at: Page) => {
            await expect.poll(() => namesOf(at), { message: address }).toContain(label)
            await at
              .locator(OPENERS)
              .nth((await namesOf(at)).indexOf(label))
              .click()
            await at.getByRole('dialog').waitFor()
          }
          try {
            if (await meetDialog(page, context, { address, open })) keeping.push(named)
          } catch (error) {
            wrong.push(`${named} (${address}): ${error}`)
            await openOffice(page, address)
          }
        }
      }
    }
  })
  expect(wrong).toEqual([])
  expect(keeping.length, met.join('\n')).toBeGreaterThan(15)
}, 1_800_000)

/** Returns true where the dialog asks for something that a person writes. */
async function meetDialog(
  page: Page,
  context: BrowserContext,
  place: Pick<Typing, 'address' | 'open'>,
): Promise<boolean> {
  const dialog = page.getByRole('dialog')
  const close = async (answer: string) => {
    await page.keyboard.press('Escape')
    await question(page).getByRole('button', { name: answer }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await place.open(page)
  const asked = { [FIELD]: WORDS, ...DAYS }
  const counts = await Promise.all(Object.keys(asked).map((kind) => dialog.locator(kind).count()))
  const [kind, words] = Object.entries(asked).find((_each, at) => counts[at] !== 0) ?? []
  if (kind === undefined || words === undefined) {
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    return false
  }
  const typing: Typing = { ...place, field: (at) => fieldOf(at, '[role=dialog]', kind), words }
  await typing.field(page).fill(words)
  await page.keyboard.press('Escape')
  await stay(page)
  await page.mouse.click(3, 300)
  await stay(page)
  await expectWords(typing, page)
  const [send] = await dialog.locator('button[type=submit]').all()
  if (send) await sendInVain(typing, page, () => send.click())
  await close('Simpan untuk nanti')
  await waitUntilLoaded(page)
  await outlivesItsPage(typing, page, context)
  await close('Buang isian')
  await typing.open(page)
  expect(await typing.field(page).inputValue(), typing.address).not.toBe(words)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  return true
}
