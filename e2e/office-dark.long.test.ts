import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { resources } from '../src/office/resources.ts'
import { colourBreaches, type Visitor, visit, withBrowser } from './browser.ts'
import { asMember } from './login.ts'
import { asAdministrator, goOnInOffice, openOffice } from './office.ts'

withBrowser()

const lists = resources.filter(({ list, untilOpened }) => list && !untilOpened)

const groundOf = (page: Page): Promise<string> => page.evaluate('getComputedStyle(document.body).backgroundColor')

/** The breaches of each list and of the first record that it leads to. */
async function breachesOfAll({ page }: Visitor, names: string[]): Promise<string[]> {
  const found: string[] = []
  const look = async (address: string) => {
    await goOnInOffice(page, address)
    found.push(...(await colourBreaches(page)).map((breach) => `${address} ${breach}`))
  }
  for (const name of names) {
    await look(`/admin/${name}?filter=%7B%7D`)
    const [first] = await page
      .locator('.RaDataTable-row td a[href^="/admin/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    if (first) await look(first)
  }
  return found
}

test('the office is dark where the system is, and light where it is not', async () => {
  const login = await asAdministrator()
  const grounds = await Promise.all(
    (['light', 'dark'] as const).map((colorScheme) =>
      visit({ ...login, colorScheme }, async ({ page }) => {
        await openOffice(page, '/admin/skema')
        return groundOf(page)
      }),
    ),
  )
  expect(grounds).toEqual(['rgb(250, 248, 243)', 'rgb(15, 24, 19)'])
})

test('in dark every word of every list and of a record of each stands out from its ground', async () => {
  const names = lists.filter(({ role }) => role === undefined).map(({ name }) => name)
  const dark = { ...(await asAdministrator()), colorScheme: 'dark' } as const
  expect(await visit(dark, (visitor) => breachesOfAll(visitor, ['', ...names]))).toEqual([])
}, 600_000)

test('so it does for an examiner', async () => {
  const names = lists.filter(({ role }) => role === 'penguji').map(({ name }) => name)
  const dark = { storageState: await asMember('penguji@example.com'), colorScheme: 'dark' } as const
  expect(await visit(dark, (visitor) => breachesOfAll(visitor, ['', ...names]))).toEqual([])
}, 120_000)
