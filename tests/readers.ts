import type { ReaderRole } from '../src/access.ts'
import { READER_KINDS } from '../src/features/platform/readers/rules.ts'
import { giveTwoFactor, PASSWORD, passwordHash } from './accounts.ts'
import type { TestApp } from './harness.ts'
import { Browser } from './http.ts'

const DAY_MS = 86_400_000

/** A reader from outside, logged in with a second factor, whose access ends in a week. */
export async function readerIn(site: TestApp, role: ReaderRole, { twoFactor = true } = {}) {
  const email = `${role}-${Math.random().toString(36).slice(2)}@example.com`
  const account = await site.db
    .insertInto('users')
    .values({
      ...{ name: 'Pembaca Contoh', email, phone: '', role, status_data: 1, password_hash: await passwordHash() },
      email_verified_at: '2026-01-01T00:00:00Z',
      access_until: new Date(site.clock.now.getTime() + 7 * DAY_MS),
    })
    .returning(['id', 'email', 'name'])
    .executeTakeFirstOrThrow()
  const browser = new Browser(site.app, { origin: site.config.appUrl })
  const answer = await browser.logIn(email, PASSWORD, { bound: true })
  if (answer.status !== 200) throw new Error(`login failed: ${answer.text}`)
  if (twoFactor) await giveTwoFactor(site.db, account.id)
  return { browser, account }
}

/** A reader who was invited by somebody; answers how another person approves. */
export async function readerToApprove(site: TestApp, first: number, role: ReaderRole) {
  const { id } = await site.db
    .insertInto('outside_readers')
    .values({
      ...{ role: role, name: 'Asesor Contoh', email: `baru-${Math.random().toString(36).slice(2)}@example.com` },
      ...{ instansi: 'Lembaga Contoh', keperluan: 'Asesmen', created_by: first, created_at: site.clock.now },
      sampai: new Date(site.clock.now.getTime() + 5 * DAY_MS).toISOString().slice(0, 10),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const path = `/admin-api/${READER_KINDS[role].resource}/${id}/setujui`
  return ({ browser }: { browser: Browser }) => browser.post(path, { version: 1 })
}
