import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { Secret, TOTP } from 'otpauth'
import type { Permission } from '../src/access.ts'
import type { Message } from '../src/documents/mail/mail.ts'
import type { Db } from '../src/ground/database/db.ts'
import type { TestApp } from './harness.ts'
import { Browser } from './http.ts'

export const PASSWORD = 'Pohon-Beringin-81'

/** Returns the hash of the known password; it is cheap, as nobody attacks it here. */
export const passwordHash = (): Promise<string> => hashed

const hashed = hash(PASSWORD, { memoryCost: 1024, timeCost: 1, parallelism: 1 })

interface AccountChoices {
  name?: string
  email?: string
  verified?: boolean
  status_data?: 0 | 1
  role?: 'user' | 'penguji' | 'administrator'
  permissions?: Permission[]
  no_sertifikasi?: string | null
  suspended?: boolean
}

/** An account with the known password, verified and complete unless said otherwise. */
export async function makeAccount(
  db: Db,
  choices: AccountChoices = {},
): Promise<{ id: number; email: string; name: string }> {
  const name = choices.name ?? 'Wulan Contoh'
  const email = choices.email ?? `${randomUUID()}@example.com`
  const { id } = await db
    .insertInto('users')
    .values({
      name,
      email,
      phone: '+628110000099',
      password_hash: await hashed,
      role: choices.role ?? 'user',
      permissions: choices.permissions ?? [],
      status_data: choices.status_data ?? 1,
      no_sertifikasi: choices.no_sertifikasi ?? null,
      email_verified_at: choices.verified === false ? null : '2026-01-01T00:00:00Z',
      suspended_at: choices.suspended ? '2026-11-01T00:00:00Z' : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, email, name }
}

/** A browser in which that account is logged in, its token bound to the session as our own program asks. */
export async function loggedIn(site: TestApp, choices: AccountChoices & { remember?: boolean; bound?: boolean } = {}) {
  const account = await makeAccount(site.db, choices)
  const browser = new Browser(site.app, { origin: site.config.appUrl })
  const answer = await browser.logIn(account.email, PASSWORD, {
    remember: choices.remember ?? false,
    bound: choices.bound ?? true,
  })
  if (answer.status !== 200) throw new Error(`login failed: ${answer.text}`)
  return { browser, account }
}

/** Confirms the password, as what asks for a fresh confirmation needs it. */
export async function confirmPassword(browser: Browser): Promise<void> {
  const { status, text } = await browser.post('/user/confirm-password', { password: PASSWORD })
  if (status !== 201) throw new Error(`not confirmed: ${text}`)
}

/** Changes name and address as somebody who knows the password. */
export async function changeEmail(browser: Browser, profile: { name: string; email: string }) {
  await browser.post('/user/confirm-password', { password: PASSWORD })
  return browser.put('/user/profile-information', profile)
}

/** Moves the test's clock on. */
export const later = (site: TestApp, seconds: number): void => {
  site.clock.now = new Date(site.clock.now.getTime() + seconds * 1000)
}

/** The link in a letter. */
export const linkIn = (message: Message | undefined): string => /https?:\/\/\S+/.exec(message?.text ?? '')?.[0] ?? ''

/** Returns the code that an authenticator app shows, some steps of thirty seconds from now. */
export const codeOf = (site: TestApp, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.clock.now.getTime() + steps * 30_000 })

/** Sets up two-factor for the person who is logged in; the clock moves on, as the first code is spent. */
export async function setUpTwoFactor(site: TestApp, browser: Browser): Promise<{ secret: string; codes: string[] }> {
  await browser.post('/user/confirm-password', { password: PASSWORD })
  await browser.post('/user/two-factor-authentication')
  const { secretKey: secret } = (await browser.get('/user/two-factor-secret-key')).body as { secretKey: string }
  const answer = await browser.post('/user/confirmed-two-factor-authentication', { code: codeOf(site, secret) })
  if (answer.status !== 200) throw new Error(`set-up failed: ${answer.text}`)
  const codes = (await browser.get('/user/two-factor-recovery-codes')).body as string[]
  later(site, 30)
  return { secret, codes }
}

/** Staff logged in with a second factor; an administrator with these permissions, else an examiner. */
export async function staffIn(site: TestApp, permissions: Permission[] | 'penguji' = []) {
  const choices =
    permissions === 'penguji' ? ({ role: permissions } as const) : ({ role: 'administrator', permissions } as const)
  const staff = await loggedIn(site, choices)
  await giveTwoFactor(site.db, staff.account.id)
  return staff
}

/** Marks two-factor as set up, without an app that knows the secret. */
export const giveTwoFactor = (db: Db, id: number) =>
  db
    .updateTable('users')
    .set({ two_factor_secret: Buffer.alloc(8), two_factor_confirmed_at: '2026-01-01T00:00:00Z' })
    .where('id', '=', id)
    .execute()
