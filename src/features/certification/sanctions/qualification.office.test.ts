import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeSiteContent } from '../../../../tests/content.ts'
import { decideApplication, type Granted, presentApplication } from '../../../../tests/grants.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import {
  certificatesOf,
  endsOn,
  grant,
  impose,
  issueFurther,
  type Office,
  officeOf,
  overturn,
  restore,
} from '../../../../tests/qualifications.ts'
import { runs } from '../../../../tests/quick.ts'
import { openCase } from '../../../../tests/sanctions.ts'
import { addDays, type Day, day, momentIn } from '../../../lib/day.ts'
import { PROBLEMS } from '../../../problems.ts'
import { markedPlaces } from '../../certification/certificates/credentials/status-list-queries.ts'

let site: TestApp
let office: Office
let guest: Browser

const TODAY = day('2026-11-20')
const NOON = (on: Day) => momentIn('WIB', on, '12:00')
/** Within the window of renewal. */
const SOON_OVER = day('2027-02-01')
const SUCCESSOR_BEGINS = addDays(SOON_OVER, 1)

beforeAll(async () => {
  site = await testApp({ now: NOON(TODAY) })
  await makeSiteContent(site.db)
  office = await officeOf(site)
  guest = new Browser(site.app)
})
beforeEach(() => {
  site.clock.now = NOON(TODAY)
})

/** Returns what anybody learns of all certificates of a holder on a day, the oldest first. */
async function statesOn(one: Granted, on: Day = TODAY): Promise<string[]> {
  site.clock.now = NOON(on)
  const states: string[] = []
  for (const { no_sertifikasi } of await certificatesOf(office, one)) {
    const asked = await guest.get(`/pemegang/cek?no_sertifikasi=${encodeURIComponent(no_sertifikasi)}`)
    states.push(asked.body.pemegang.status_sertifikat)
  }
  site.clock.now = NOON(TODAY)
  return states
}

/** Somebody whose certificate was renewed in time, so that its successor is yet to begin. */
async function renewedHolder(): Promise<Granted & { successor: number }> {
  const one = await grant(office)
  await endsOn(office, one, SOON_OVER)
  expect((await issueFurther(office, one, one.certificate.id)).status).toBe(200)
  const successor = (await certificatesOf(office, one)).at(-1)
  return { ...one, successor: successor?.id ?? 0 }
}

const numberOf = async ({ who }: Granted) =>
  (
    await site.db
      .selectFrom('users')
      .select('no_sertifikasi')
      .where('id', '=', who.account.id)
      .executeTakeFirstOrThrow()
  ).no_sertifikasi

describe('a revocation', () => {
  test('is of the qualification: the successor that is yet to begin never reads valid', async () => {
    const one = await renewedHolder()
    expect(await statesOn(one, SUCCESSOR_BEGINS)).toEqual(['kedaluwarsa', 'aktif'])
    await impose(office, one.certificate.id, 'pencabutan')
    for (const on of [TODAY, SUCCESSOR_BEGINS, day('2028-01-01'), day('2031-01-01')])
      expect([on, await statesOn(one, on)]).toEqual([on, ['dicabut', 'dicabut']])
    expect(await numberOf(one)).toBeNull()
    const papers = await site.db
      .selectFrom('certificate_papers')
      .select('status_index')
      .where('certificate_id', '=', one.successor)
      .execute()
    const marked = await markedPlaces(site.db, 'revocation', 0)
    for (const { status_index } of papers) expect(marked).toContain(status_index)
    const history = (await office.decider.get(`/admin-api/sertifikat/${one.successor}`)).body.riwayat
    expect(history.map(({ label }: { label: string }) => label)).toEqual(['Terbit', 'Dicabut'])
  })

  test('imposed on the successor is on what it renews as well, and undone on appeal of both', async () => {
    const one = await renewedHolder()
    const { id } = await impose(office, one.successor, 'pencabutan')
    expect(await statesOn(one)).toEqual(['dicabut', 'dicabut'])
    await overturn(office, one, id)
    expect(await statesOn(one)).toEqual(['akan_berakhir', 'belum_berlaku'])
    expect(await statesOn(one, SUCCESSOR_BEGINS)).toEqual(['kedaluwarsa', 'aktif'])
  })

  test('found out after the end is shown by the register, and blocks the renewal', async () => {
    const one = await grant(office)
    await endsOn(office, one, day('2026-11-01'))
    const application = await presentApplication(site, {
      who: one.who,
      jenis: 'perpanjangan',
      renews_id: one.certificate.id,
    })
    const seen = (await office.decider.get(`/admin-api/sertifikat/${one.certificate.id}`)).body
    expect([seen.status_sertifikat, seen.can.sanksi]).toEqual(['kedaluwarsa', true])
    expect((await one.who.browser.get('/sanksi')).body.dapat_diminta).toEqual([])
    await impose(office, one.certificate.id, 'pencabutan')
    expect(await statesOn(one)).toEqual(['dicabut'])
    const refused = await decideApplication(office.issuer, application)
    expect([refused.status, refused.body.message]).toEqual([409, PROBLEMS.RENEWAL_BLOCKED.message])
    const anew = await issueFurther(office, one, null)
    expect([anew.status, anew.body.message]).toEqual([409, PROBLEMS.QUALIFICATION_SANCTIONED.message])
    expect((await issueFurther(office, one, null, NOON(addDays(TODAY, 1)))).status).toBe(200)
  })

  test('overturned after another certificate was earned leaves that one alone', async () => {
    const one = await grant(office)
    const { id } = await impose(office, one.certificate.id, 'pencabutan')
    expect((await issueFurther(office, one, null, NOON(addDays(TODAY, 1)))).status).toBe(200)
    await overturn(office, one, id)
    expect(await statesOn(one)).toEqual(['diganti', 'aktif'])
  })
})

describe('a suspension', () => {
  test('goes on for the successor that begins meanwhile, and ends for both at once', async () => {
    const one = await renewedHolder()
    await impose(office, one.certificate.id, 'pembekuan')
    expect(await statesOn(one)).toEqual(['dibekukan', 'dibekukan'])
    expect(await statesOn(one, SUCCESSOR_BEGINS)).toEqual(['kedaluwarsa', 'dibekukan'])
    expect((await restore(office, one.successor)).status).toBe(200)
    expect(await statesOn(one, SUCCESSOR_BEGINS)).toEqual(['kedaluwarsa', 'aktif'])
  })

  test('ends with the validity, and still has to be lifted before the renewal', async () => {
    const one = await grant(office)
    await endsOn(office, one, SOON_OVER)
    await impose(office, one.certificate.id, 'pembekuan')
    expect(await statesOn(one, SUCCESSOR_BEGINS)).toEqual(['kedaluwarsa'])
    await endsOn(office, one, day('2026-11-01'))
    const refused = await issueFurther(office, one, one.certificate.id)
    expect([refused.status, refused.body.message]).toEqual([409, PROBLEMS.RENEWAL_BLOCKED.message])
    expect((await restore(office, one.certificate.id)).status).toBe(200)
    expect((await issueFurther(office, one, one.certificate.id)).status).toBe(200)
  })

  test('that was overturned does not come back when a later revocation is overturned too', async () => {
    const one = await grant(office)
    const suspended = await impose(office, one.certificate.id, 'pembekuan')
    const revoked = await impose(office, one.certificate.id, 'pencabutan')
    await overturn(office, one, suspended.id)
    expect(await statesOn(one)).toEqual(['dicabut'])
    await overturn(office, one, revoked.id)
    expect(await statesOn(one)).toEqual(['aktif'])
  })

  test('still in force comes back when the revocation after it is overturned', async () => {
    const one = await renewedHolder()
    await impose(office, one.certificate.id, 'pembekuan')
    const revoked = await impose(office, one.certificate.id, 'pencabutan')
    await overturn(office, one, revoked.id)
    expect(await statesOn(one)).toEqual(['dibekukan', 'dibekukan'])
    const found = await certificatesOf(office, one)
    expect(found.map(({ frozen_until }) => frozen_until)).toEqual(['2027-05-20', '2027-05-20'])
  })

  test('is not imposed twice by two cases on two certificates of one qualification', async () => {
    const one = await renewedHolder()
    const other = await openCase(office.notifier, one.successor)
    await impose(office, one.certificate.id, 'pembekuan')
    const { version } = (await office.notifier.get(`/admin-api/sanksi/${other.id}`)).body
    const charge = { jenis: 'pembekuan', alasan: 'etik', uraian: 'Dua tahun berturut-turut tidak ada kegiatan.' }
    const refused = await office.notifier.post(`/admin-api/sanksi/${other.id}/beritahukan`, { version, ...charge })
    expect([refused.status, refused.body.message]).toEqual([409, PROBLEMS.CERTIFICATE_STATUS.message])
  })
})

describe('a second certificate of a qualification', () => {
  test('is refused at the decision, and nothing of the decision is kept', async () => {
    const one = await grant(office)
    const { id, status, body } = await issueFurther(office, one, null)
    expect([status, body.message]).toEqual([409, PROBLEMS.CERTIFICATE_EXISTS.message])
    const row = site.db.selectFrom('user_trainings').select('tahap').where('id', '=', id)
    expect((await row.executeTakeFirstOrThrow()).tahap).toBe('menunggu_keputusan')
  })

  test('is refused at the approval already', async () => {
    const one = await grant(office)
    const { id } = await presentApplication(site, { who: one.who })
    await site.db.updateTable('user_trainings').set({ tahap: 'diajukan' }).where('id', '=', id).execute()
    const refused = await office.decider.post(`/admin-api/permohonan/${id}/setujui`, { tahap: 'diajukan' })
    expect([refused.status, refused.body.message]).toEqual([409, PROBLEMS.CERTIFICATE_EXISTS.message])
  })

  test('is not issued when a renewal and a new certification were both applied for in the grace time', async () => {
    const one = await grant(office)
    await endsOn(office, one, day('2026-11-01'))
    const both = [
      await presentApplication(site, { who: one.who, jenis: 'perpanjangan', renews_id: one.certificate.id }),
      await presentApplication(site, { who: one.who }),
    ]
    const answers = await Promise.all(both.map((each) => decideApplication(office.issuer.copy(), each)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await statesOn(one)).filter((state) => state === 'aktif')).toHaveLength(1)
  })
})

type Action = { kind: 'renew' | 'issue' | 'restore' } | { kind: 'suspend' | 'revoke' | 'overturn'; nth: number }

const nth = fc.nat(1)
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constantFrom('renew' as const, 'issue' as const, 'restore' as const) }),
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('suspend' as const, 'revoke' as const, 'overturn' as const), nth }),
  },
)

/** Fixed, so that every run tries the same sequences in the same order. */
const SEED = 17

/** Tries an action; refusals are answers too. */
async function attempt(one: Granted, asked: Action): Promise<void> {
  const owned = await certificatesOf(office, one)
  const newest = owned.at(-1)?.id ?? 0
  if (!('nth' in asked)) {
    if (asked.kind === 'restore') await restore(office, newest)
    else await issueFurther(office, one, asked.kind === 'renew' ? newest : null)
    return
  }
  if (asked.kind === 'overturn') {
    const imposed = (await one.who.browser.get('/sanksi')).body.sanksi.filter(
      ({ banding }: { banding: { boleh: boolean } }) => banding.boleh,
    )
    const sanction = imposed.at(asked.nth)
    if (sanction) await overturn(office, one, sanction.id)
    return
  }
  const id = owned.at(-1 - asked.nth)?.id
  const jenis = asked.kind === 'suspend' ? 'pembekuan' : 'pencabutan'
  // What cannot be sanctioned is refused as the case is opened.
  const isRefusal = ({ message }: Error) => expect(message).toContain(PROBLEMS.CERTIFICATE_STATUS.message)
  if (id !== undefined) await impose(office, id, jenis).catch(isRefusal)
}

const inForce = (one: Granted) =>
  site.db
    .selectFrom('sanctions')
    .innerJoin('sanctioned_certificates as bound', 'bound.sanction_id', 'sanctions.id')
    .select(['sanctions.jenis', 'bound.certificate_id'])
    .where('sanctions.user_id', '=', one.who.account.id)
    .where('sanctions.status', '=', 'dijatuhkan')
    .where('sanctions.lifted_at', 'is', null)
    .execute()

const ENDS = [SOON_OVER, day('2026-11-01')]

test('after any sequence of issue, renewal, sanction, appeal and restoration nothing sanctioned reads valid', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ENDS),
      fc.array(action, { minLength: 3, maxLength: 6 }),
      async (ends, actions) => {
        const one = await grant(office)
        await endsOn(office, one, ends)
        for (const each of actions) await attempt(one, each)
        const owned = await certificatesOf(office, one)
        const bound = await inForce(one)
        for (const on of [TODAY, SUCCESSOR_BEGINS]) {
          const states = await statesOn(one, on)
          for (const [index, { id }] of owned.entries()) {
            if (bound.some(({ certificate_id }) => certificate_id === id))
              expect(['dicabut', 'dibekukan', 'kedaluwarsa']).toContain(states[index])
            if (bound.some(({ certificate_id, jenis }) => certificate_id === id && jenis === 'pencabutan'))
              expect(states[index]).toBe('dicabut')
          }
          if (bound.length > 0)
            expect(states.filter((state) => state === 'aktif' || state === 'akan_berakhir')).toEqual([])
        }
      },
    ),
    { numRuns: runs(8, 3), seed: SEED, endOnFailure: true },
  )
})
