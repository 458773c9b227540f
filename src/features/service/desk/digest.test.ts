import { beforeEach, describe, expect, test } from 'vitest'
import { makeAccount } from '../../../../tests/accounts.ts'
import { makeSchedule, makeScheme } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { statementsOf } from '../../../../tests/statements.ts'

let site: TestApp

// Each test counts every letter of the day, so that each has a site of its own.
beforeEach(async () => {
  site = await testApp({ now: new Date('2026-11-20T03:00:00Z') })
})

/** Somebody whose application waits for verification since then. */
async function waiting(): Promise<string> {
  const { id: user_id, name } = await makeAccount(site.db, { name: 'Pemohon Rahasia' })
  const schedule_id = await makeSchedule(site.db, { version: await makeScheme(site.db) })
  await site.db.insertInto('user_trainings').values({ user_id, schedule_id, tahap: 'diajukan' }).execute()
  return name
}

const verifier = (more: object = {}) =>
  makeAccount(site.db, { role: 'administrator', permissions: ['verifikasi'], name: 'Petugas Contoh', ...more })

/** Everybody who gets a summary at a moment, with its words. */
async function digestsAt(moment: string) {
  site.clock.now = new Date(moment)
  await site.deadlines()
  return (await site.deliverMails()).filter(({ subject }) => subject.startsWith('Yang menunggu Anda'))
}

describe('the summary of the day', () => {
  test('comes once on each working day from seven on, and says how much waits without a name', async () => {
    const applicant = await waiting()
    const { email } = await verifier()
    expect(await digestsAt('2026-11-19T23:55:00Z')).toEqual([])
    const [digest, ...others] = await digestsAt('2026-11-20T00:00:00Z')
    expect([digest?.to, digest?.subject, others]).toEqual([email, 'Yang menunggu Anda, 20 November 2026', []])
    expect(digest?.text).toContain('Permohonan menunggu verifikasi: 1')
    expect(digest?.text).not.toContain(applicant)
    expect(await digestsAt('2026-11-20T00:05:00Z')).toEqual([])
    expect(await digestsAt('2026-11-21T03:00:00Z')).toEqual([])
    expect((await digestsAt('2026-11-23T00:00:00Z')).map(({ to }) => to)).toEqual([email])
  })

  test('after days without running is today’s only, from however many processes', async () => {
    await waiting()
    await verifier()
    const other = await testApp({ database: site.database, now: new Date('2026-11-25T03:00:00Z') })
    site.clock.now = other.clock.now
    await Promise.all([site.deadlines(), other.deadlines()])
    const mails = [...(await site.deliverMails()), ...(await other.deliverMails())]
    expect(mails.map(({ subject }) => subject)).toEqual(['Yang menunggu Anda, 25 November 2026'])
  })

  test('is counted once for everybody, not once for each who reads it', async () => {
    await waiting()
    const asked = async (moment: string) => {
      site.clock.now = new Date(moment)
      return (await statementsOf(() => site.deadlines(), /with settled as/)).length
    }
    const nobody = await asked('2026-11-20T00:00:00Z')
    for (const _ of [1, 2]) await verifier()
    const two = await asked('2026-11-20T00:05:00Z')
    for (const _ of [1, 2]) await verifier()
    expect([two - nobody, (await asked('2026-11-23T00:00:00Z')) - nobody]).toEqual([1, 1])
    expect((await site.deliverMails()).filter(({ subject }) => subject.startsWith('Yang menunggu Anda'))).toHaveLength(
      6,
    )
  })

  test('is not sent where nothing waits, nor to who declined it, is not invited yet, suspended, or no staff', async () => {
    await verifier()
    expect(await digestsAt('2026-11-20T00:00:00Z')).toEqual([])
    await waiting()
    const declined = await verifier()
    await site.db
      .insertInto('declined_mails')
      .values({ user_id: declined.id, jenis: 'ringkasan', at: site.clock.now })
      .execute()
    const invited = await verifier()
    await site.db.updateTable('users').set({ invited_at: site.clock.now }).where('id', '=', invited.id).execute()
    await verifier({ suspended: true })
    await makeAccount(site.db)
    const working = await verifier()
    expect((await digestsAt('2026-11-20T02:00:00Z')).map(({ to }) => to)).toEqual([working.email])
  })

  test('holds only what waits for whoever reads it', async () => {
    await waiting()
    const finance = await makeAccount(site.db, { role: 'administrator', permissions: ['keuangan'] })
    const examiner = await makeAccount(site.db, { role: 'penguji' })
    const told = (await digestsAt('2026-11-20T02:00:00Z')).map(({ to }) => to)
    expect(told).not.toContain(finance.email)
    expect(told).not.toContain(examiner.email)
  })
})
