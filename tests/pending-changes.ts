import { expect } from 'vitest'
import { limits } from '../src/limits.ts'
import { confirmPassword, staffIn } from './accounts.ts'
import type { TestApp } from './harness.ts'
import type { Browser } from './http.ts'

export const CHANGES = '/admin-api/perubahan-tertunda'
const HOUR_MS = 3_600_000

/** Does what one person does alone before the portal opens. */
export async function beforeOpening<T>({ db }: Pick<TestApp, 'db'>, work: () => Promise<T>): Promise<T> {
  const { opened_at } = await db.selectFrom('portal').select('opened_at').executeTakeFirstOrThrow()
  await db.updateTable('portal').set({ opened_at: null }).execute()
  try {
    return await work()
  } finally {
    await db.updateTable('portal').set({ opened_at }).execute()
  }
}

/** Returns the changes that wait now, the newest first. */
export const openChanges = async (browser: Browser) => (await browser.get(`${CHANGES}?terbuka=true`)).body.data

export async function approve(browser: Browser, { id, version }: { id: number; version: number }) {
  await confirmPassword(browser)
  return browser.post(`${CHANGES}/${id}/setujui`, { version })
}

/** A second person confirms what waits. */
export async function approveAll(site: TestApp): Promise<void> {
  const { browser } = await staffIn(site, ['keuangan', 'pengguna'])
  for (const change of await openChanges(browser)) expect((await approve(browser, change)).status).toBe(200)
}

/** The day passes after which what was confirmed counts. */
export async function letDayPass(site: TestApp): Promise<void> {
  site.clock.now = new Date(site.clock.now.getTime() + limits.changeWaitHours * HOUR_MS)
  await site.deadlines()
}
