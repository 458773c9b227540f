import { beforeAll, describe, expect, test } from 'vitest'
import { confirmPassword, staffIn } from '../../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import { CASES, type Ended, makeEnded } from '../../../../../tests/retention.ts'
import { dayIn } from '../../../../lib/day.ts'
import { PROBLEMS } from '../../../../problems.ts'
import { OPEN_CASE_NAMES, OPEN_CASES, type OpenCase } from './open-case-rules.ts'
import { openCasesOf } from './open-case-service.ts'

type Staff = Awaited<ReturnType<typeof staffIn>>

let site: TestApp
let manager: Staff

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  manager = await staffIn(site, ['pengguna'])
  await confirmPassword(manager.browser)
})

const now = () => ({ now: site.clock.now, today: dayIn('WIB', site.clock.now) })
const openOf = ({ account }: Ended) => openCasesOf(site.db, now(), account.id)

/** A request for deletion that is older than the case. */
const requestOf = async ({ account }: Ended) =>
  await site.db
    .insertInto('deletion_requests')
    .values({ user_id: account.id, alasan: 'Contoh', created_at: site.clock.now })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()

/** Says how a refusal names a case; a running application has a sentence of its own. */
const wordsOf = (name: OpenCase): string => (name === 'permohonan' ? 'masih berjalan' : OPEN_CASES[name])

describe.each(OPEN_CASE_NAMES)('an open case: %s', (name) => {
  test('alone keeps a person from being deleted, and is named to them and to the office', async () => {
    const who = await makeEnded(site)
    const close = await CASES[name](site, who)
    expect(await openOf(who)).toEqual([name])
    // A request waits for its answer, and does not stand in its own way.
    if (name === 'penghapusan_data') return
    const seen = (await who.browser.get('/penghapusan-data')).body.halangan
    expect(seen).toContain(wordsOf(name))
    const request = await requestOf(who)
    const decided = await manager.browser.post(`/admin-api/penghapusan-data/${request.id}/putuskan`, {
      version: request.version,
      setuju: true,
      catatan: null,
    })
    expect([decided.status, decided.body.errors?.data?.[0]]).toEqual([
      PROBLEMS.DELETION_BLOCKED.status,
      expect.stringContaining(wordsOf(name)),
    ])
    await close()
    expect(await openOf(who)).toEqual(['penghapusan_data'])
  })

  test('alone keeps an account of the staff from being suspended, and is named', async () => {
    const who = await makeEnded(site)
    const close = await CASES[name](site, who)
    await site.db.updateTable('users').set({ role: 'administrator' }).where('id', '=', who.account.id).execute()
    const path = `/admin-api/staf/${who.account.id}`
    const before = (await manager.browser.get(path)).body
    const refused = await manager.browser.put(path, { ...before, ditangguhkan: true })
    expect([refused.status, refused.body.errors?.ditangguhkan?.[0]]).toEqual([
      422,
      expect.stringContaining(OPEN_CASES[name]),
    ])
    await close()
    const { status, body } = await manager.browser.put(path, { ...before, ditangguhkan: true })
    expect([status, body.ditangguhkan]).toEqual([200, true])
  })
})
