import { beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../../../tests/accounts.ts'
import { makeHolder, onDay } from '../../../../tests/duties.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { addDays, addMonths, type Day, day } from '../../../lib/day.ts'
import { proposeSanction } from '../../certification/sanctions/service.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

const FIRST = day('2027-01-11')
/** The last day of the second year without maintenance. */
const END = addDays(addMonths(FIRST, 24), -1)

async function holder(valid_from: Day = FIRST) {
  const account = await makeAccount(site.db)
  return { account, ...(await makeHolder(site.db, { valid_from, user_id: account.id })) }
}

type Holder = Awaited<ReturnType<typeof holder>>

/** An activity elsewhere that the holder sent on a day. */
async function sendActivity({ user_id }: Holder, on: Day): Promise<number> {
  const { id } = await site.db
    .insertInto('maintenance_records')
    .values({
      user_id,
      status: 'diajukan',
      jenis_kegiatan: 'webinar',
      nama_kegiatan: 'Webinar Contoh',
      penyelenggara: 'Lembaga Contoh',
      tanggal_mulai: addDays(on, -3),
      tanggal_selesai: addDays(on, -3),
      jam_pelajaran: 8,
      submitted_at: `${on}T03:00:00Z`,
      created_at: `${on}T03:00:00Z`,
      updated_at: `${on}T03:00:00Z`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const decide = async (id: number, status: 'diakui' | 'ditolak') => {
  const { id: decided_by } = await makeAccount(site.db, { role: 'administrator' })
  const decided = { status, decided_by, decided_at: site.clock.now, ...(status === 'diakui' && { poin: 8 }) }
  await site.db.updateTable('maintenance_records').set(decided).where('id', '=', id).execute()
}

/** The warnings that somebody gets when the jobs run on a day, and the suspensions proposed by then. */
async function seenOn(on: Day, { account, certificate_id }: Holder) {
  await onDay(site, on)
  await site.deadlines()
  const warned = (await site.deliverMails()).filter(
    ({ to, subject }) => to === account.email && /tanpa pemeliharaan/.test(subject),
  )
  const { proposed } = await site.db
    .selectFrom('sanctions')
    .select((row) => row.fn.countAll<string>().as('proposed'))
    .where('certificate_id', '=', certificate_id)
    .where('alasan', '=', 'tanpa_pemeliharaan')
    .executeTakeFirstOrThrow()
  return [warned.length, Number(proposed)]
}

const closeCase = (id: number | undefined, by: number) =>
  site.db
    .updateTable('sanctions')
    .set({ status: 'dibatalkan', decided_at: site.clock.now, decided_by: by, putusan: 'Tidak terbukti.' })
    .where('id', '=', id ?? 0)
    .execute()

test('two years without maintenance are warned of and proposed once', async () => {
  const one = await holder()
  expect(await seenOn(addDays(END, 1), one)).toEqual([1, 1])
  expect(await seenOn(addDays(END, 2), one)).toEqual([0, 1])
})

test('an activity sent by the last day of the year holds the warning up until the office decided, however late', async () => {
  const [refused, recognised] = [await holder(), await holder()]
  const [no, yes] = [await sendActivity(refused, END), await sendActivity(recognised, END)]
  for (const on of [addDays(END, 1), addDays(END, 60)]) {
    expect([await seenOn(on, refused), await seenOn(on, recognised)]).toEqual([
      [0, 0],
      [0, 0],
    ])
  }
  await decide(no, 'ditolak')
  await decide(yes, 'diakui')
  expect([await seenOn(addDays(END, 61), refused), await seenOn(addDays(END, 61), recognised)]).toEqual([
    [1, 1],
    [0, 0],
  ])
})

test('an activity sent the day after holds nothing up', async () => {
  const one = await holder()
  await sendActivity(one, addDays(END, 1))
  expect(await seenOn(addDays(END, 2), one)).toEqual([1, 1])
})

test('a proposal waits while another case is open, and comes when that is closed', async () => {
  const one = await holder()
  await onDay(site, END)
  const about = { certificate_id: one.certificate_id, alasan: 'etik', uraian: 'Sikap yang tidak patut.' } as const
  const other = await proposeSanction(site.db, { now: site.clock.now }, about)
  expect(await seenOn(addDays(END, 1), one)).toEqual([1, 0])
  expect(await seenOn(addDays(END, 80), one)).toEqual([0, 0])
  await closeCase(other, (await makeAccount(site.db, { role: 'administrator' })).id)
  expect(await seenOn(addDays(END, 81), one)).toEqual([0, 1])
  expect(await seenOn(addDays(END, 82), one)).toEqual([0, 1])
})
