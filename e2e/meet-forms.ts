import { afterAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../demo/password.ts'
import { DESK, type Visitor, visitor } from './browser.ts'
import { call } from './calls.ts'
import { withDatabase } from './database.ts'
import { makeFormPeople, takeBack } from './form-people.ts'
import type { FormRow } from './form-rows/row.ts'
import { FORMS } from './form-table.ts'
import { asMember } from './login.ts'
import { meetAll } from './meet-mishaps.ts'
import { fromHome } from './site.ts'

/** Opens addresses as one person after another, in one browser for each, as people do. */
function withFormPeople() {
  const site = withDatabase()
  let people: Promise<void> | undefined
  let guest: Visitor | undefined
  let whose: string | undefined

  async function leave(): Promise<void> {
    await guest?.leave()
    guest = undefined
  }

  async function guestOf(who: string): Promise<Visitor> {
    if (who !== 'stranger') {
      people ??= makeFormPeople(site.db)
      await people
    }
    if (guest && whose === who) return guest
    await leave()
    guest = await visitor({ viewport: DESK, ...(who === 'stranger' ? {} : { storageState: await asMember(who) }) })
    whose = who
    return guest
  }

  afterAll(async () => {
    await leave()
    await takeBack(site.db)
  })

  return { site, guestOf, leave }
}

/** Declares a test for each form of those people: it meets every mishap that it can have. */
export function meetFormsOf(isOne: (who: string) => boolean): ReturnType<typeof withFormPeople> {
  const shown = withFormPeople()
  const rows = Object.entries(FORMS)
    .filter(([, { who }]) => isOne(who))
    .sort(([, one], [, other]) => one.who.localeCompare(other.who))
  test.each(rows)('%s meets every mishap', (_source, row) => meetForm(shown, row))
  return shown
}

async function meetForm({ site, guestOf, leave }: ReturnType<typeof withFormPeople>, row: FormRow): Promise<void> {
  const met = await guestOf(row.who)
  // What one address may do in an hour is limited.
  await met.context.setExtraHTTPHeaders(fromHome())
  if (row.confirmed) await call(met.page, 'POST', '/user/confirm-password', { password: DEMO_PASSWORD })
  const address = typeof row.at === 'string' ? row.at : await row.at(site.db, row.who)
  const found = await meetAll(met, row, address).catch((error: unknown) => [String(error)])
  // What is left of a row that went wrong is no other row's matter.
  if (found.length > 0) await leave()
  expect(found).toEqual([])
}
