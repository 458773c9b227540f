import { sql } from 'kysely'
import { keepAgreement } from '../src/features/platform/legal-pages/service.ts'
import { openYears } from '../src/features/upkeep/duties/year-service.ts'
import type { Db } from '../src/ground/database/db.ts'
import { addDays, addMonths, dayIn } from '../src/lib/day.ts'
import { makeCertificate } from '../tests/certificates.ts'
import { sendPersonalData } from './applicant.ts'
import { DESK, visit } from './browser.ts'
import { call } from './calls.ts'
import { asMember } from './login.ts'
import { makeScheduleByCalls } from './schedules.ts'

/** Has nothing yet but an account. */
export const IDLE = 'formulir.akun@example.com'
/** Has not opened the link in the mail. */
export const UNVERIFIED = 'formulir.surel@example.com'
/** Has not sent any personal data. */
export const BEGINNER = 'formulir.pemula@example.com'
/** Has personal data and a draft. */
export const APPLICANT = 'formulir.pemohon@example.com'
/** Was found not yet competent. */
export const FAILED = 'formulir.banding@example.com'
/** Has a seat, and is owed money. */
export const PARTICIPANT = 'formulir.peserta@example.com'
/** Has a bill, and three certificates: a good one, one that is to be suspended, one that was. */
export const HOLDER = 'formulir.pemegang@example.com'
export const BILLED = HOLDER

const NOW = new Date()
const TODAY = dayIn('WIB', NOW)
const HOUR_MS = 3_600_000
const hours = (count: number): Date => new Date(NOW.getTime() + count * HOUR_MS)

/** Somebody with the password of the demonstration. */
async function makePerson(
  db: Db,
  email: string,
  name: string,
  { status_data = 1, verified = true, no_sertifikasi = null as string | null } = {},
): Promise<number> {
  const known = db.selectFrom('users').select('password_hash').where('email', '=', 'anggota@example.com')
  const { id } = await db
    .insertInto('users')
    .values({
      ...{ name, email, phone: '+628110000099', status_data, no_sertifikasi },
      password_hash: sql<string>`(${known})`,
      email_verified_at: verified ? NOW : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepAgreement(db, { today: TODAY, now: NOW }, id, {})
  return id
}

const application = async (db: Db, user_id: number, schedule_id: number, tahap: string, no_sertifikasi?: string) =>
  db
    .insertInto('user_trainings')
    .values({
      ...{ user_id, schedule_id, tahap, submitted_at: NOW, tahap_sejak: NOW },
      no_sertifikasi: no_sertifikasi ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

const decision = async (db: Db, user_training_id: number, hasil: string): Promise<number> => {
  const decider = db.selectFrom('users').select('id').where('email', '=', 'keputusan@example.com')
  const unit = JSON.stringify([
    { unit: 'Melakukan pelingkupan', hasil: hasil === 'kompeten' ? 'K' : 'BK', catatan: '' },
  ])
  const { id } = await db
    .insertInto('decisions')
    .values({
      ...{ user_training_id, hasil, unit, at: NOW },
      alasan: 'Bukti pada unit ini diperiksa kedua penguji.',
      decided_by: sql<number>`(${decider})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const FEE = {
  ...{ items: JSON.stringify([{ nama: 'Biaya pendaftaran', jumlah: 100_000 }]), kode_unik: 1, total: 100_001 },
  ...{ created_at: NOW, due_at: hours(72) },
}

async function makeParticipant(db: Db, schedule: number): Promise<void> {
  const id = await makePerson(db, PARTICIPANT, 'Tari Contoh Formulir')
  await application(db, id, schedule, 'terjadwal')
  const left = await application(db, id, schedule, 'dibatalkan')
  const paid = { status: 'lunas', paid_at: NOW, nomor_kuitansi: 'KWT/2026/11/9001' }
  const bill = { user_id: id, user_training_id: left.id, nomor: 'INV/2026/11/9001', nama_tagihan: 'Tari Contoh' }
  const { id: invoice_id } = await db
    .insertInto('invoices')
    .values({ ...bill, ...FEE, ...paid })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('payments').values({ invoice_id, jumlah: FEE.total, at: NOW }).execute()
  await db
    .updateTable('invoices')
    .set({ status: 'pengembalian_diajukan', pengembalian: 75_000, alasan_pengembalian: 'Dibatalkan peserta.' })
    .where('id', '=', invoice_id)
    .execute()
}

async function makeHolder(db: Db, schedule: number): Promise<void> {
  const since = addDays(TODAY, -300)
  const numbers = ['9101', '9102', '9103'].map((nomor) => `${nomor}/ATPA/LSK-XX/I/2026`)
  const [good = '', planned = '', suspended = ''] = numbers
  const nama = 'Dewi Contoh Formulir'
  const user_id = await makePerson(db, HOLDER, nama, { no_sertifikasi: good })
  const issued = await application(db, user_id, schedule, 'diterbitkan', good)
  const shared = { nama, kualifikasi: 'ATPA', user_id, valid_from: since, valid_until: addMonths(since, 36) }
  const first = await makeCertificate(db, {
    ...{ ...shared, no_sertifikasi: good, user_training_id: issued.id },
    decision_id: await decision(db, issued.id, 'kompeten'),
  })
  await db.updateTable('certificates').set({ duties_since: since }).where('id', '=', first.id).execute()
  await openYears({ db, today: TODAY })
  const billed = await application(db, user_id, schedule, 'menunggu_pembayaran')
  const bill = { user_id, user_training_id: billed.id, nomor: 'INV/2026/11/9002', nama_tagihan: nama }
  await db
    .insertInto('invoices')
    .values({ ...bill, ...FEE })
    .execute()
  const asked = { user_id, batas_waktu: addDays(TODAY, 14), created_at: NOW, notified_at: NOW }
  const newest = (jenis: string) =>
    sql<number>`(select min(id) from questionnaires where jenis = ${jenis} and published_at is not null)`
  await db
    .insertInto('evaluations')
    .values([
      { ...asked, questionnaire_id: newest('surveilan'), certificate_id: first.id },
      { ...asked, questionnaire_id: newest('layanan'), user_training_id: issued.id },
    ])
    .execute()
  await sql`
    insert into report_colleagues (report_id, certificate_id, judul_dokumen, tahun, pemrakarsa, peran, asked_at)
    select min(id), ${first.id}, 'Amdal Formulir Contoh', '2026', 'PT Contoh', 'ketua', ${NOW}
    from performance_reports`.execute(db)
  const { id: staff } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'keputusan@example.com')
    .executeTakeFirstOrThrow()
  const plan = {
    ...{ user_id, jenis: 'pembekuan', alasan: 'etik', uraian: 'Pelanggaran contoh untuk formulir.' },
    ...{ opened_at: hours(-50), opened_by: staff, notified_at: hours(-49), notified_by: staff },
  }
  const second = await makeCertificate(db, { ...shared, kualifikasi: 'KTPA', no_sertifikasi: planned })
  const third = await makeCertificate(db, {
    ...{ ...shared, kualifikasi: 'TA' },
    ...{ no_sertifikasi: suspended, status: 'dibekukan' },
  })
  const decider = {
    reviewed_at: NOW,
    reviewed_by: staff,
    submitted_at: NOW,
    hasil: 'memenuhi',
    tindak_lanjut: 'tidak_ada',
  }
  await db
    .insertInto('evaluations')
    .values({
      ...{ ...asked, ...decider, status: 'dinilai', catatan: 'Contoh.' },
      ...{ questionnaire_id: newest('surveilan'), certificate_id: second.id },
    })
    .execute()
  await db
    .insertInto('sanctions')
    .values([
      {
        ...{ ...plan, status: 'diberitahukan', answer_due: hours(300), nomor: 'SNK/2026/9101' },
        ...{ certificate_id: second.id, no_sertifikasi: planned },
      },
      {
        ...{ ...plan, status: 'dijatuhkan', answer_due: hours(-2), nomor: 'SNK/2026/9102' },
        ...{ certificate_id: third.id, no_sertifikasi: suspended, appeal_due: hours(300) },
        ...{ decided_at: hours(-1), decided_by: staff, putusan: 'Terbukti.' },
      },
    ])
    .execute()
}

const idOf = (db: Db, email: string) =>
  db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()

/** The profile of somebody with a passkey; made after the login, which would ask for it. */
export async function withPasskey(db: Db, email: string): Promise<string> {
  const { id: user_id } = await idOf(db, email)
  await db
    .insertInto('passkeys')
    .values({
      ...{ user_id, name: 'Ponsel', credential_id: 'formulir', public_key: Buffer.from('kunci') },
      ...{ user_handle: 'f'.repeat(43), sign_count: 0, synced: false, created_at: NOW },
    })
    .execute()
  return '/user/profile#keamanan'
}

/** The profile of somebody who may have SMS, and has asked for WhatsApp. */
export async function withChannels(db: Db, email: string): Promise<string> {
  const { id: user_id } = await idOf(db, email)
  await db.updateTable('message_channels').set({ aktif: true, uji_coba: false }).execute()
  await db
    .insertInto('channel_subscriptions')
    .values({
      ...{ user_id, kanal: 'whatsapp', nomor: '+628112222333', teks_persetujuan: 'Contoh', consented_at: NOW },
      ...{ code_hash: 'contoh', code_until: hours(1) },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return '/user/profile#pesan-singkat'
}

/** Removes the channels and the passkey again, which other tests must not meet. */
export async function takeBack(db: Db): Promise<void> {
  await db.updateTable('message_channels').set({ aktif: false, uji_coba: true }).execute()
  await db.deleteFrom('passkeys').where('credential_id', '=', 'formulir').execute()
}

/** Somebody whom the office asks how a certificate is used, with the first questionnaire of the demonstration. */
export async function makeAsked(db: Db): Promise<{ email: string; id: number }> {
  const email = 'luring.pemegang@example.com'
  const nama = 'Fitri Contoh Luring'
  const no_sertifikasi = '9104/ATPA/LSK-XX/I/2026'
  const user_id = await makePerson(db, email, nama, { no_sertifikasi })
  const certificate = await makeCertificate(db, { nama, no_sertifikasi, kualifikasi: 'ATPA', user_id })
  const questionnaire = sql<number>`(select min(id) from questionnaires where jenis = 'surveilan')`
  const asked = { user_id, certificate_id: certificate.id, questionnaire_id: questionnaire }
  const { id } = await db
    .insertInto('evaluations')
    .values({ ...asked, batas_waktu: addDays(TODAY, 14), created_at: NOW, notified_at: NOW })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { email, id }
}

/** A holder whose first year is to be reported; answers the year. */
export async function makeReporter(db: Db): Promise<{ email: string; year: number }> {
  const email = 'luring.pelapor@example.com'
  const nama = 'Hana Contoh Luring'
  const no_sertifikasi = '9105/ATPA/LSK-XX/I/2026'
  const since = addDays(TODAY, -300)
  const user_id = await makePerson(db, email, nama, { no_sertifikasi })
  const validity = { valid_from: since, valid_until: addMonths(since, 36) }
  const { id } = await makeCertificate(db, { nama, no_sertifikasi, kualifikasi: 'ATPA', user_id, ...validity })
  await db.updateTable('certificates').set({ duties_since: since }).where('id', '=', id).execute()
  await openYears({ db, today: TODAY })
  const year = await db
    .selectFrom('certificate_years')
    .select('id')
    .where('certificate_id', '=', id)
    .executeTakeFirstOrThrow()
  return { email, year: year.id }
}

/** An applicant who has a bill to pay; answers the application. */
export async function makePayer(db: Db): Promise<{ email: string; id: number }> {
  const email = 'luring.pembayar@example.com'
  const nama_tagihan = 'Gita Contoh Luring'
  const user_id = await makePerson(db, email, nama_tagihan)
  const { id } = await application(db, user_id, await makeScheduleByCalls({ kuota: 9 }), 'menunggu_pembayaran')
  const bill = { user_id, user_training_id: id, nomor: 'INV/2026/11/9003', nama_tagihan }
  await db
    .insertInto('invoices')
    .values({ ...bill, ...FEE })
    .execute()
  return { email, id }
}

/** Makes the people who fill in forms and appear in no other test. */
export async function makeFormPeople(db: Db): Promise<void> {
  if (await db.selectFrom('users').select('id').where('email', '=', IDLE).executeTakeFirst()) return
  await makePerson(db, IDLE, 'Agus Contoh Formulir')
  await makePerson(db, UNVERIFIED, 'Bayu Contoh Formulir', { status_data: 0, verified: false })
  await makePerson(db, BEGINNER, 'Citra Contoh Formulir', { status_data: 0 })
  await makePerson(db, APPLICANT, 'Eka Contoh Formulir', { status_data: 0 })
  const schedule = await makeScheduleByCalls({ kuota: 9 })
  await makeScheduleByCalls({ kuota: 9 })
  const failed = await application(db, await makePerson(db, FAILED, 'Hadi Contoh Formulir'), schedule, 'belum_kompeten')
  await decision(db, failed.id, 'belum_kompeten')
  await makeParticipant(db, schedule)
  await makeHolder(db, schedule)
  await visit({ viewport: DESK, storageState: await asMember(APPLICANT) }, async ({ page }) => {
    await sendPersonalData(page, APPLICANT, 'Eka Contoh Formulir')
    await call(page, 'POST', `/training/daftar/${schedule}`)
  })
}
