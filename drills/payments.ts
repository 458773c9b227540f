import { sql } from 'kysely'
import { beginReconciliation } from '../src/features/certification/charges/differences/queries.ts'
import { PROVIDER_NAMES, PROVIDERS, type Provider } from '../src/features/certification/charges/rules.ts'
import { addDays, dayIn } from '../src/lib/day.ts'
import { formatRupiah } from '../src/lib/rupiah.ts'
import { type Counterpart, turnProviderOn } from '../tests/counterparts.ts'
import type { StandInNotice } from '../tests/stand-ins/provider-server.ts'
import { waitUntil } from '../tests/wait.ts'
import { demand } from './demand.ts'
import { billedPeople, type Payer, type PayingPortal, payingPortal } from './paying-portal.ts'
import { faultsAmong, faultWords } from './payment-outages.ts'

/** Requests under way at once. */
const AT_ONCE = 8
/** The notices that overtake one that is sent out of order. */
const LATE_BY = 10
const PATIENCE = { timeoutMs: 300_000, intervalMs: 100 }

/**
 * Payments by each provider, with notices doubled, out of order and lost, the provider itself failing in all its ways, and a
 * kill -9 among them: each is counted once.
 */
export async function run({ short }: { short: boolean }): Promise<string[]> {
  const many = short ? 40 : 1000
  const portal = await payingPortal()
  try {
    const lines: string[] = []
    for (const [night, provider] of PROVIDERS.entries()) {
      lines.push(await payThrough(portal, provider, { many, night: night + 1, short }))
    }
    return lines
  } finally {
    await portal.close()
  }
}

interface Round {
  many: number
  /** The nights from now until providers and invoices are compared. */
  night: number
  short: boolean
}

async function payThrough(portal: PayingPortal, provider: Provider, { many, night, short }: Round): Promise<string> {
  const begun = performance.now()
  const counterpart = portal.counterparts[provider]
  await turnProviderOn(portal.db, portal.keys, counterpart)
  const people = await billedPeople(portal.db, many)
  counterpart.moods.push(...faultsAmong(many, { silent: 0 }))
  let tries = 0
  await inTurns(people, async (payer, place) => {
    const again = await startPayment(portal, payer, place)
    tries += again
  })
  const orders = await ordersOf(portal, people)
  for (const order of orders) counterpart.pay(order)
  const { notices, lost, doubled, late } = disturb(orders.map(counterpart.notice))
  // Nobody waits for an answer that never comes longer than fifteen seconds: in the short form once.
  const silent = short ? (provider === 'midtrans' ? 1 : 0) : 4
  counterpart.moods.push(...faultsAmong(notices.length, { silent }))
  const again = await sendAll(portal, counterpart, notices)
  await waitUntil(() => isWorkedOff(portal), PATIENCE)
  counterpart.moods.length = 0
  await askOpenCharges(portal)
  await waitUntil(async () => (await countUnsettled(portal, people)) === 0, PATIENCE)
  const tanggal = addDays(dayIn('WIB', new Date()), night)
  await compareAtNight(portal, tanggal)
  // What the killed process had in hand is taken over by itself within a minute.
  if (!short) await waitUntil(async () => (await waitingJobs(portal, ['created', 'retry', 'active'])) === 0, PATIENCE)
  const sum = await check(portal, provider, { people, lost, tanggal })
  const seconds = Math.round((performance.now() - begun) / 1000)
  return [
    `${PROVIDER_NAMES[provider]}: ${many} pembayaran, ${notices.length} notifikasi (${doubled} ganda, ${late} terlambat, ${lost} hilang, ${again} dikirim ulang saat satu proses dimatikan)`,
    `penyedia ${faultWords(silent)}, lalu menolak sambungan selama seperempat notifikasi; ${tries} nomor diminta ulang pembayarnya`,
    `${lost} tanpa notifikasi dihitung karena penyedia ditanya`,
    `${formatRupiah(sum)} diterima = jumlah invoice, setiap invoice lunas sekali, 0 selisih; ${seconds} detik`,
  ].join('; ')
}

/** Doubles every tenth notice, delays another tenth behind ten others, and drops every twentieth. */
function disturb(all: StandInNotice[]) {
  const isLost = (place: number) => place % 20 === 7
  const isDoubled = (place: number) => place % 10 === 3
  const isLate = (place: number) => place % 10 === 5
  const sent = all.flatMap((notice, place) => {
    if (isLost(place)) return []
    const at = isLate(place) ? place + LATE_BY + 0.5 : place
    return isDoubled(place)
      ? [
          { at, notice },
          { at: at + 0.25, notice },
        ]
      : [{ at, notice }]
  })
  const count = (is: (place: number) => boolean) => all.filter((_, place) => is(place)).length
  const notices = sent.toSorted((one, other) => one.at - other.at).map(({ notice }) => notice)
  return { notices, lost: count(isLost), doubled: count(isDoubled), late: count(isLate) }
}

/** Works on all of them, some at once, in their order. */
async function inTurns<T>(items: readonly T[], work: (item: T, place: number) => Promise<void>): Promise<void> {
  const left = items.entries()
  const worker = async () => {
    for (const [place, item] of left) await work(item, place)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

const urlAt = ({ urls }: PayingPortal, place: number): string => urls[place % 2 === 0 ? 0 : 1]

/** Asks for a number to pay to, as the invoice's owner, who tries again while there is none; answers how often. */
async function startPayment(portal: PayingPortal, { application, token }: Payer, place: number): Promise<number> {
  let tries = 0
  await waitUntil(async () => {
    const answer = await fetch(`${urlAt(portal, place + tries)}/user-training/${application}/invoice/tagihan`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ metode: 'bca' }),
    })
    tries += 1
    const { status } = answer
    demand(status === 201 || status === 503, `nomor untuk membayar dibuat (ada ${status} ${await answer.text()})`)
    return status === 201
  }, PATIENCE)
  return tries - 1
}

/** The orders that one may pay to: what was asked for in vain is no number. */
async function ordersOf({ db }: PayingPortal, people: Payer[]): Promise<string[]> {
  const charges = await db
    .selectFrom('charges')
    .select('order_id')
    .where('invoice_id', 'in', invoicesOf(people))
    .where('status', '=', 'menunggu')
    .orderBy('invoice_id')
    .execute()
  demand(charges.length === people.length, `satu nomor untuk setiap invoice (ada ${charges.length})`)
  return charges.map(({ order_id }) => order_id)
}

const invoicesOf = (people: Payer[]): number[] => people.map(({ invoice }) => invoice)

/**
 * Sends the notices to both processes in turn, refuses connections during the second quarter of them, and kills one of the
 * processes half-way; answers how many had to be sent again.
 */
async function sendAll(portal: PayingPortal, counterpart: Counterpart, notices: StandInNotice[]): Promise<number> {
  let [answered, again] = [0, 0]
  const share = (part: number) => waitUntil(() => answered >= notices.length * part, { ...PATIENCE, intervalMs: 1 })
  const failing = share(1 / 4)
    .then(counterpart.goAway)
    .then(() => share(1 / 2))
    .then(counterpart.comeBack)
    .then(portal.crash)
  await inTurns(notices, async (notice, place) => {
    const tries = await deliver(portal, counterpart.name, notice, place)
    again += tries
    answered += 1
  })
  await failing
  return again
}

/** As providers do: what was not taken is sent again; answers how often. */
async function deliver(portal: PayingPortal, provider: Provider, { headers, body }: StandInNotice, place: number) {
  let tries = 0
  await waitUntil(async () => {
    const url = `${urlAt(portal, place + tries)}/pembayaran/notifikasi/${provider}`
    tries += 1
    const asked = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }
    const status = await fetch(url, asked).then(
      (answer) => answer.status,
      () => undefined,
    )
    demand(status === undefined || status < 400 || status === 503, `notifikasi diterima (ada ${status})`)
    return status !== undefined && status < 400
  }, PATIENCE)
  return tries - 1
}

/** Tells whether no job waits; makes failed ones due at once. */
async function isWorkedOff(portal: PayingPortal): Promise<boolean> {
  await sql`update jobs.job set start_after = now() where name = 'charge' and state = 'retry'`.execute(portal.db)
  return (await waitingJobs(portal, ['created', 'retry'])) === 0
}

async function waitingJobs({ db }: PayingPortal, states: string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from jobs.job
    where name = 'charge' and state::text in (${sql.join(states)})`.execute(db)
  return rows[0]?.count ?? 0
}

async function countUnsettled({ db }: PayingPortal, people: Payer[]): Promise<number> {
  const open = await db
    .selectFrom('invoices')
    .select('id')
    .where('id', 'in', invoicesOf(people))
    .where('status', '<>', 'lunas')
    .execute()
  return open.length
}

/** Asks the providers about open numbers, as the deadlines' job does after three minutes. */
async function askOpenCharges({ db, doEarly }: PayingPortal): Promise<void> {
  await db.updateTable('charges').set({ next_ask_at: sql`now()` }).where('next_ask_at', 'is not', null).execute()
  await doEarly('deadlines', {})
}

/** Compares with the providers, as the portal does after one o'clock at night. */
async function compareAtNight({ db, doEarly }: PayingPortal, tanggal: string): Promise<void> {
  demand(await beginReconciliation(db, tanggal, new Date()), `pencocokan ${tanggal} dimulai sekali`)
  await doEarly('reconciliation', { tanggal })
  const rowOfNight = () =>
    db.selectFrom('reconciliations').select('ended_at').where('tanggal', '=', tanggal).executeTakeFirst()
  await waitUntil(async () => Boolean((await rowOfNight())?.ended_at), PATIENCE)
}

/** Checks the state after the drill and returns the sum that was received, in rupiah. */
async function check(
  { db, counterparts }: PayingPortal,
  provider: Provider,
  { people, lost, tanggal }: { people: Payer[]; lost: number; tanggal: string },
): Promise<number> {
  const ids = invoicesOf(people)
  const wanted = people.reduce((sum, { total }) => sum + total, 0)
  const invoices = await db
    .selectFrom('invoices')
    .select(['status', 'total', 'diterima', 'pengembalian', 'nomor_kuitansi'])
    .where('id', 'in', ids)
    .execute()
  const wrong = invoices.filter((one) => one.status !== 'lunas' || one.diterima !== one.total || one.pengembalian !== 0)
  demand(wrong.length === 0, `setiap invoice lunas, tepat sejumlahnya (tidak: ${wrong.length})`)
  const receipts = new Set(invoices.map(({ nomor_kuitansi }) => nomor_kuitansi))
  demand(receipts.size === people.length, `satu kuitansi untuk setiap invoice (ada ${receipts.size})`)
  const payments = await db
    .selectFrom('payments')
    .select(['invoice_id', 'jumlah'])
    .where('invoice_id', 'in', ids)
    .execute()
  demand(payments.length === people.length, `satu pembayaran untuk setiap invoice (ada ${payments.length})`)
  const received = payments.reduce((sum, { jumlah }) => sum + jumlah, 0)
  demand(received === wanted, `jumlah yang diterima ${received} = jumlah invoice ${wanted}`)
  const taken = counterparts[provider].takings()
  demand(taken === wanted, `jumlah di penyedia ${taken} = jumlah invoice ${wanted}`)
  await checkSeats(db, people)
  const unheard = await paidWithoutNotice(db, ids)
  demand(unheard === lost, `yang notifikasinya hilang dihitung (ada ${unheard} dari ${lost})`)
  const differences = await db.selectFrom('payment_differences').select(['jenis', 'charge_id']).execute()
  demand(differences.length === 0, `tidak ada selisih (ada ${JSON.stringify(differences.slice(0, 5))})`)
  const night = await db
    .selectFrom('reconciliations')
    .select(['asked', 'selisih'])
    .where('tanggal', '=', tanggal)
    .executeTakeFirstOrThrow()
  demand(night.selisih === 0 && (night.asked ?? 0) >= people.length, `setiap nomor dicocokkan (ada ${night.asked})`)
  return received
}

async function paidWithoutNotice(db: PayingPortal['db'], invoices: number[]): Promise<number> {
  const charges = await db
    .selectFrom('charges')
    .leftJoin('charge_notices as notice', 'notice.charge_id', 'charges.id')
    .select('charges.id')
    .where('invoice_id', 'in', invoices)
    .where('charges.status', '=', 'lunas')
    .where('notice.id', 'is', null)
    .execute()
  return charges.length
}

/** Checks that each person has the seat, by one step and with one letter. */
async function checkSeats(db: PayingPortal['db'], people: Payer[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select own.id from user_trainings as own where own.id in (${sql.join(people.map((one) => one.application))})
      and (own.tahap <> 'terjadwal'
        or (select count(*) from application_events as step where step.user_training_id = own.id) <> 1
        or (select count(*) from notifications where notifications.user_id = own.user_id) <> 1)`.execute(db)
  demand(rows.length === 0, `setiap kursi dikonfirmasi sekali, dengan satu surat (tidak: ${rows.length})`)
  const { rows: dead } = await sql`select id from jobs.job where name = 'charge-dead'`.execute(db)
  demand(dead.length === 0, `tidak ada pekerjaan yang menyerah (ada ${dead.length})`)
}
