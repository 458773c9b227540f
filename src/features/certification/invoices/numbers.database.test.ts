import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, staffIn } from '../../../../tests/accounts.ts'
import { examOn } from '../../../../tests/applications.ts'
import {
  asOffice,
  billApplicant,
  type Counter,
  confirmPayment,
  counter,
  patiently,
  payInvoice,
} from '../../../../tests/invoices.ts'
import { runs } from '../../../../tests/quick.ts'

let at: Counter

beforeAll(async () => {
  at = await counter()
})

/** Applications that wait for approval, of as many people on one date. */
async function waiting(many: number, fee: number): Promise<number[]> {
  const { db } = at.site
  const schedule_id = await examOn(at.site, { kuota: many }, { registration_fee: fee })
  const ids: number[] = []
  for (let i = 0; i < many; i += 1) {
    const { id: user_id } = await makeAccount(db)
    const application = { user_id, schedule_id, tahap: 'diajukan', submitted_at: at.site.clock.now }
    const { id } = await db.insertInto('user_trainings').values(application).returning('id').executeTakeFirstOrThrow()
    ids.push(id)
  }
  return ids
}

const approve = (id: number) =>
  patiently(() => at.verifier.post(`/admin-api/permohonan/${id}/setujui`, { tahap: 'diajukan' }))

const numbers = async (column: 'nomor' | 'nomor_kuitansi') => {
  const rows = await at.site.db
    .selectFrom('invoices')
    .select(column)
    .where('nomor', 'like', 'INV/2026/%')
    .orderBy(column)
    .execute()
  return rows.flatMap((row) => Object.values(row).filter((each) => each !== null))
}

/** Every number of a kind up to the last one. */
const counted = (kind: string, many: number): string[] =>
  Array.from({ length: many }, (_, i) => `${kind}/2026/11/${String(i + 1).padStart(4, '0')}`)

test('many approvals at once, each asked for twice, give invoices numbered without a gap and no total twice', async () => {
  const schedules = await Promise.all(Array.from({ length: runs(10, 4) }, () => waiting(5, 3_000_000)))
  const ids = schedules.flat()
  const before = (await numbers('nomor')).length
  const answers = await Promise.all([...ids, ...ids].map(approve))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(ids.length)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(ids.length)
  expect(await numbers('nomor')).toEqual(counted('INV', before + ids.length))
  const totals = await at.site.db.selectFrom('invoices').select('total').where('user_training_id', 'in', ids).execute()
  expect(new Set(totals.map(({ total }) => total)).size).toBe(ids.length)
})

describe('one payment', () => {
  test('confirmed 20 times at once is confirmed once, with one receipt and one letter', async () => {
    const one = await billApplicant(at.site, { verifier: at.verifier })
    await payInvoice(at.site, one)
    await at.site.deliverMails()
    const before = (await numbers('nomor_kuitansi')).length
    const { version } = await asOffice(at.keuangan, one)
    const given = { version, jumlah: one.invoice.total }
    const confirm = () => patiently(() => at.keuangan.post(`/admin-api/invoice/${one.invoice.id}/konfirmasi`, given))
    const answers = await Promise.all(Array.from({ length: 20 }, confirm))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(await numbers('nomor_kuitansi')).toEqual(counted('KWT', before + 1))
    const letters = (await at.site.deliverMails()).filter(({ to }) => to === one.who.account.email)
    expect(letters).toHaveLength(1)
    const history = await at.site.db
      .selectFrom('application_events')
      .select('ke')
      .where('user_training_id', '=', one.id)
      .where('ke', '=', 'terjadwal')
      .execute()
    expect(history).toHaveLength(1)
  })

  test('confirmed, refused and withdrawn at once comes to one end', async () => {
    const one = await billApplicant(at.site, { verifier: at.verifier })
    await payInvoice(at.site, one)
    const { version } = await asOffice(at.keuangan, one)
    const office = (call: string, more: object) =>
      at.keuangan.post(`/admin-api/invoice/${one.invoice.id}/${call}`, { version, ...more })
    const answers = await Promise.all([
      office('konfirmasi', { jumlah: one.invoice.total }),
      office('tolak-bukti', { alasan: 'Pindaian tidak terbaca.' }),
      office('konfirmasi', { jumlah: one.invoice.total }),
      one.who.browser.post(`/user-training/${one.id}/batal`, { tahap: 'menunggu_konfirmasi' }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { status, tahap } = await asOffice(at.keuangan, one)
    expect([
      ['lunas', 'terjadwal'],
      ['bukti_ditolak', 'menunggu_pembayaran'],
    ]).toContainEqual([status, tahap])
  })

  test('of many people at once keeps receipts without a gap', async () => {
    const before = (await numbers('nomor_kuitansi')).length
    const people = []
    for (let i = 0; i < 8; i += 1) people.push(await billApplicant(at.site, { verifier: at.verifier }))
    const answers = await Promise.all(people.map((one) => confirmPayment(at.keuangan, one)))
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
    expect(await numbers('nomor_kuitansi')).toEqual(counted('KWT', before + 8))
  })
})

test('numbers begin anew with the year of Jakarta', async () => {
  at.site.clock.now = new Date('2026-12-31T17:00:00Z')
  const { browser: verifier } = await staffIn(at.site, ['verifikasi'])
  const [id = 0] = await waiting(1, 2_000_000)
  await at.site.db.updateTable('schedules').set({ start_date: '2027-02-01', end_date: '2027-02-02' }).execute()
  await verifier.post(`/admin-api/permohonan/${id}/setujui`, { tahap: 'diajukan' })
  const invoice = await at.site.db
    .selectFrom('invoices')
    .select('nomor')
    .where('user_training_id', '=', id)
    .executeTakeFirst()
  expect(invoice?.nomor).toBe('INV/2027/01/0001')
  at.site.clock.now = new Date('2026-11-20T03:00:00Z')
})

test('once every code is taken, an invoice is still issued', async () => {
  const fee = 1_000_000
  const [first = 0, last = 0] = await waiting(2, fee)
  await sql`
    with taken as (
      insert into user_trainings (user_id, schedule_id, tahap)
      select user_id, schedule_id, 'dibatalkan' from user_trainings, generate_series(1, 998) where id = ${first}
      returning id, user_id
    )
    insert into invoices (user_id, user_training_id, nomor, created_at, due_at, nama_tagihan, items, kode_unik, total)
    select user_id, id, 'LAIN/' || id, now(), now(), 'Lain', '[]', row_number() over (), ${fee} + row_number() over ()
    from taken`.execute(at.site.db)
  const billOf = async (id: number) => {
    expect((await approve(id)).status).toBe(200)
    const query = at.site.db.selectFrom('invoices').select(['kode_unik', 'total']).where('user_training_id', '=', id)
    return query.executeTakeFirst()
  }
  expect(await billOf(first)).toEqual({ kode_unik: 999, total: fee + 999 })
  const bill = await billOf(last)
  expect(bill?.total).toBe(fee + (bill?.kode_unik ?? 0))
})
