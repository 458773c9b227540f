import type { Invoice } from '../src/features/certification/invoices/contract.ts'
import { openYears } from '../src/features/upkeep/duties/year-service.ts'
import type { OwnActivity } from '../src/features/upkeep/maintenance/contract.ts'
import type { Participant } from '../src/features/upkeep/maintenance/office/contract.ts'
import type { OutsideActivity } from '../src/features/upkeep/maintenance/outside-contract.ts'
import type { ActivityState } from '../src/features/upkeep/maintenance/rules.ts'
import type { Db } from '../src/ground/database/db.ts'
import { day, dayIn } from '../src/lib/day.ts'
import { makeAccount, PASSWORD } from './accounts.ts'
import { type Applicant, applicant } from './applications.ts'
import { makeSchedule, makeScheme } from './content.ts'
import { makeHolder } from './duties.ts'
import type { TestApp } from './harness.ts'
import { type Answer, Browser } from './http.ts'
import { makeFile } from './personal-data.ts'

interface Worth {
  name?: string
  registration_fee?: number
  hours?: number
  poin?: number
}

/** A scheme of maintenance, a workshop without a fee unless told otherwise; answers its version. */
export const makeActivityScheme = (
  db: Db,
  { name, registration_fee = 0, hours = 8, poin = 10 }: Worth = {},
): Promise<number> =>
  makeScheme(db, {
    name: name ?? 'Workshop Contoh',
    category: 'Pemeliharaan',
    jenis: 'pemeliharaan',
    registration_fee,
    units: [],
    methods: [],
    asks: { jenis_kegiatan: 'workshop', jam_pelajaran: hours, poin },
  })

/** A schedule of maintenance: 10 and 11 December, 20 seats, unless told otherwise; answers the schedule. */
export const activityOn = async (
  { db }: Pick<TestApp, 'db'>,
  date: Omit<Parameters<typeof makeSchedule>[1], 'version'> = {},
  worth: Worth = {},
): Promise<number> => makeSchedule(db, { ...date, version: await makeActivityScheme(db, worth) })

/** Somebody logged in with personal data and a certificate in its second year. */
export async function holder(site: TestApp): Promise<Applicant & { certificate_id: number }> {
  const who = await applicant(site)
  const { certificate_id } = await makeHolder(site.db, { valid_from: day('2025-05-21'), user_id: who.account.id })
  await openYears({ db: site.db, today: dayIn('WIB', site.clock.now) })
  return { ...who, certificate_id }
}

/** The same person at another moment, logged in again. */
export async function at<Who extends Applicant>(site: TestApp, who: Who, moment: string): Promise<Who> {
  site.clock.now = new Date(moment)
  const browser = new Browser(site.app)
  fine(await browser.logIn(who.account.email, PASSWORD, { remember: false, bound: true }))
  return { ...who, browser }
}

/** An error as an answer does not pass silently. */
function fine({ status, body, text }: Answer) {
  if (status >= 400) throw new Error(`${status}: ${text}`)
  return body
}

export const register = ({ browser }: Applicant, schedule: number): Promise<Answer> =>
  browser.post(`/pemeliharaan/daftar/${schedule}`)

/** A registration as the person sees it. */
export const registerForActivity = async (who: Applicant, schedule: number): Promise<OwnActivity> =>
  fine(await register(who, schedule))

/** An activity as its owner sees it now. */
export const activityNow = async ({ browser }: Applicant, id: number): Promise<OwnActivity> =>
  fine(await browser.get(`/pemeliharaan/${id}`))

/** The invoice of an activity as its owner sees it now. */
export const activityInvoice = async ({ browser }: Applicant, id: number): Promise<Invoice> =>
  fine(await browser.get(`/pemeliharaan/${id}/invoice`))

/** Sends a proof of payment of exactly the total. */
export async function payActivity(site: TestApp, who: Applicant, { id }: Pick<OwnActivity, 'id'>): Promise<Answer> {
  const { total: jumlah } = await activityInvoice(who, id)
  return who.browser.post(`/pemeliharaan/${id}/invoice/bukti`, {
    bank_pengirim: 'Bank Contoh',
    nama_pengirim: 'Wulan Contoh',
    tanggal_transfer: '2026-11-20',
    jumlah,
    file_id: await makeFile(site, who.account.id, 'bukti_bayar'),
  })
}

/** Takes a step of finance with the version that it sees now: 'konfirmasi', 'tolak-bukti', 'kembalikan'. */
export async function financeDoes(keuangan: Browser, invoice: Pick<Invoice, 'id'>, call: string, more: object) {
  const { version } = fine(await keuangan.get(`/admin-api/invoice/${invoice.id}`))
  return keuangan.post(`/admin-api/invoice/${invoice.id}/${call}`, { version, ...more })
}

/** Confirms the payment of exactly the total. */
export async function confirmActivity(keuangan: Browser, who: Applicant, id: number): Promise<Answer> {
  const invoice = await activityInvoice(who, id)
  return financeDoes(keuangan, invoice, 'konfirmasi', { jumlah: invoice.total })
}

/** An outside activity with nothing to object to. */
export const outsideContent = async (
  site: TestApp,
  { account }: Applicant,
  more: Partial<Record<keyof OutsideActivity, unknown>> = {},
) => ({
  jenis_kegiatan: 'seminar',
  nama_kegiatan: 'Seminar Nasional Contoh',
  penyelenggara: 'Universitas Contoh',
  tanggal_mulai: '2026-11-10',
  tanggal_selesai: '2026-11-11',
  jam_pelajaran: '6',
  peran: 'peserta',
  bukti_id: await makeFile(site, account.id, 'bukti_kegiatan'),
  ...more,
})

/** A draft of an outside activity. */
export const draftActivity = async (site: TestApp, who: Applicant, more: object = {}): Promise<OwnActivity> =>
  fine(await who.browser.post('/pemeliharaan', await outsideContent(site, who, more)))

export const send = ({ browser }: Applicant, { id, version }: Pick<OwnActivity, 'id' | 'version'>): Promise<Answer> =>
  browser.post(`/pemeliharaan/${id}/kirim`, { version })

/** An outside activity that waits for the office. */
export const sendActivity = async (site: TestApp, who: Applicant, more: object = {}): Promise<OwnActivity> =>
  fine(await send(who, await draftActivity(site, who, more)))

/** Takes a step of the office with the version that it sees now: 'akui', 'kembalikan', 'tolak', 'hadir', 'tidak-hadir'. */
export async function officeActs(staff: Browser, id: number, call: string, more: object = {}): Promise<Answer> {
  const { version } = fine(await staff.get(`/admin-api/kegiatan/${id}`))
  return staff.post(`/admin-api/kegiatan/${id}/${call}`, { version, ...more })
}

/** Everybody in a schedule as the office sees them. */
export const participantsOn = async (staff: Browser, schedule: number): Promise<Participant[]> =>
  fine(await staff.get(`/admin-api/jadwal/${schedule}/peserta-kegiatan`)).peserta

interface RowChoices {
  user_id: number
  status: ActivityState
  schedule_id?: number
  bukti_id?: string
  certificate_file_id?: string
  nama_kegiatan?: string
  tanggal_mulai?: string
}

let made = 0

/** An activity as a row, with a name of its own unless told otherwise. */
export async function makeActivityRow(db: Db, { status, tanggal_mulai, ...choices }: RowChoices): Promise<number> {
  made += 1
  const decided = status === 'diakui' ? { poin: 8, decided_by: (await makeAccount(db)).id } : {}
  const on = tanggal_mulai ?? '2026-11-10'
  const { id } = await db
    .insertInto('maintenance_records')
    .values({
      status,
      jenis_kegiatan: 'workshop',
      nama_kegiatan: `Kegiatan Contoh ${made}`,
      penyelenggara: 'Lembaga Contoh',
      tanggal_mulai: on,
      tanggal_selesai: on,
      jam_pelajaran: 8,
      submitted_at: status === 'draft' ? null : '2026-11-12T03:00:00Z',
      created_at: '2026-11-12T03:00:00Z',
      updated_at: '2026-11-12T03:00:00Z',
      ...decided,
      ...choices,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Status and sentence of an answer. */
export const statusAndMessage = ({ status, body }: Answer) => [status, body.message]

/** How many seats of a schedule are taken. */
export const seatsOf = async ({ db }: TestApp, schedule: number) =>
  (await db.selectFrom('schedules').select('terisi').where('id', '=', schedule).executeTakeFirstOrThrow()).terisi

/** Letters to one person since the last look. */
export const lettersTo = async (site: TestApp, { account }: Applicant) =>
  (await site.deliverMails())
    .filter(({ to }) => to === account.email)
    .map(({ subject }) => subject)
    .sort()
