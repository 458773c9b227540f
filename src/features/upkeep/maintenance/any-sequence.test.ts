import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { activityOn, at, draftActivity, holder, officeActs, register, send } from '../../../../tests/activities.ts'
import type { Applicant } from '../../../../tests/applications.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { contextOf } from '../../../../tests/context.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { runs } from '../../../../tests/quick.ts'
import type { OwnActivityRow } from './contract.ts'
import { takeDueActivityTransitions } from './jobs.ts'

let site: TestApp

/** Two schedules of two seats, and three who want them; the days on which something can happen. */
const SEATS = 2
const DAYS = ['2026-11-20T03:00:00Z', '2026-12-10T03:00:00Z', '2026-12-11T09:30:00Z'] as const
const ELSEWHERE = ['Seminar Pesisir', 'seminar  PESISIR', 'Seminar Gambut'] as const

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})

interface World {
  staff: Browser
  people: (Applicant & { certificate_id: number })[]
  schedules: number[]
}

const person = fc.nat({ max: 2 })
const anyAction = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('register' as const), person, schedule: fc.nat({ max: 1 }) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('tell' as const), person, name: fc.nat({ max: 2 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constantFrom('cancel' as const, 'send' as const),
      person,
      nth: fc.nat({ max: 3 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constantFrom('hadir', 'tidak-hadir', 'akui', 'kembalikan', 'tolak'),
      person,
      nth: fc.nat({ max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('recogniseAll' as const), schedule: fc.nat({ max: 1 }) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('day' as const), at: fc.nat({ max: 2 }) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('jobs' as const) }) },
)
type Action = typeof anyAction extends fc.Arbitrary<infer A> ? A : never

async function goTo(world: World, moment: string): Promise<void> {
  for (const [n, who] of world.people.entries()) world.people[n] = await at(site, who, moment)
  world.staff = (await staffIn(site, ['verifikasi'])).browser
}

const OFFICE: Record<string, object> = {
  akui: { poin: 7 },
  kembalikan: { alasan: 'Bukti belum lengkap.' },
  tolak: { alasan: 'Bukan pemeliharaan kompetensi.' },
}

/** Whatever is asked may be refused; what counts is what is then there. */
async function act(world: World, action: Action): Promise<void> {
  if (action.does === 'jobs') return takeDueActivityTransitions(contextOf(site))
  if (action.does === 'day') return goTo(world, DAYS[action.at] ?? DAYS[0])
  if (action.does === 'recogniseAll') {
    await world.staff.post(`/admin-api/jadwal/${world.schedules[action.schedule]}/akui-peserta`)
    return
  }
  const who = world.people[action.person]
  if (!who) return
  if (action.does === 'register') await register(who, world.schedules[action.schedule] ?? 0)
  else if (action.does === 'tell') {
    await send(who, await draftActivity(site, who, { nama_kegiatan: ELSEWHERE[action.name] ?? ELSEWHERE[0] }))
  } else {
    const own: OwnActivityRow[] = (await who.browser.get('/pemeliharaan')).body
    const activity = own[action.nth % Math.max(1, own.length)]
    if (!activity || activity.status === 'draft') return
    if (action.does === 'cancel')
      await who.browser.post(`/pemeliharaan/${activity.id}/batal`, { version: activity.version })
    else if (action.does === 'send') await send(who, activity)
    else await officeActs(world.staff, activity.id, action.does, OFFICE[action.does])
  }
}

/** Returns the rules that are broken in the database; there must be none after any action. */
async function broken({ people, schedules }: World): Promise<string[]> {
  const ids = people.map(({ account }) => account.id)
  const { rows } = await sql<{ what: string }>`
    select 'oversold' as what from schedules where id = any(${schedules}::int[]) and terisi > kuota
    union all
    select 'seats do not add up' from schedules where id = any(${schedules}::int[]) and terisi <>
      (select count(*) from maintenance_records where schedule_id = schedules.id and seat_held)
    union all
    select 'counted twice' from maintenance_records where user_id = any(${ids}::int[]) and status = 'diakui'
      group by user_id, lower(regexp_replace(nama_kegiatan, '\\s+', ' ', 'g')), tanggal_mulai having count(*) > 1
    union all
    select 'recognised by nobody' from maintenance_records left join users on users.id = decided_by
      where maintenance_records.user_id = any(${ids}::int[]) and status = 'diakui' and users.role is distinct from 'administrator'
    union all
    select 'recognised more than once' from maintenance_events as event join maintenance_records as own on own.id = event.maintenance_id
      where own.user_id = any(${ids}::int[]) and ke = 'diakui' group by own.id having count(*) > 1
    union all
    select 'points before recognition' from maintenance_records
      where user_id = any(${ids}::int[]) and status <> 'diakui' and poin is not null
    union all
    select 'history ends elsewhere' from maintenance_records as own where user_id = any(${ids}::int[]) and status <> 'draft'
      and status <> (select ke from maintenance_events where maintenance_id = own.id order by id desc limit 1)`.execute(
    site.db,
  )
  return rows.map(({ what }) => what)
}

/** The year says what was recognised: each activity and each point once. */
async function counted({ people }: World): Promise<void> {
  for (const { browser, account } of people) {
    const { rows } = await sql<{ kegiatan: number; poin: number }>`select count(*)::int as kegiatan,
      coalesce(sum(poin), 0)::int as poin from maintenance_records
      where user_id = ${account.id} and status = 'diakui'`.execute(site.db)
    const [duties] = (await browser.get('/kewajiban')).body
    const year = duties.tahun.find(({ ke }: { ke: number }) => ke === 2)
    expect({ kegiatan: year.kegiatan, poin: year.poin }).toEqual(rows[0])
  }
}

test('whatever is done in whatever order, seats hold, and nothing counts twice or without a person', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction, { minLength: 8, maxLength: 24 }), async (actions) => {
      site.clock.now = new Date(DAYS[0])
      const world: World = {
        staff: (await staffIn(site, ['verifikasi'])).browser,
        people: [await holder(site), await holder(site), await holder(site)],
        schedules: [
          await activityOn(site, { kuota: SEATS }),
          await activityOn(site, { kuota: SEATS }, { name: 'Bimtek Contoh', registration_fee: 500_000 }),
        ],
      }
      for (const action of actions) {
        await act(world, action)
        expect([action, await broken(world)]).toEqual([action, []])
      }
      await counted(world)
    }),
    { numRuns: runs(25, 8) },
  )
}, 180_000)
