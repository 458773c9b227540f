import { sql } from 'kysely'
import type { Db } from '../src/ground/database/db.ts'
import { day } from '../src/lib/day.ts'
import { makeAccount } from './accounts.ts'
import { makeCertificate } from './certificates.ts'
import { makeSchedule, makeScheme, makeSiteContent, makeVenue } from './content.ts'
import { assign, type ExaminerIn, examinerIn, makeDecision } from './exams.ts'
import type { TestApp } from './harness.ts'

/** The period whose figures are counted by hand. */
export const PERIOD = { dari: '2026-09-01', sampai: '2026-11-30' }
const UNITS = ['Pelingkupan', 'Prakiraan']

type Way = [transition: string, dari: string, ke: string, day: string, user?: number]

/** An application with its history, at ten in the morning of each day. */
async function application(db: Db, schedule_id: number, tahap: string, sent: string, way: Way[] = []): Promise<number> {
  const { id: user_id } = await makeAccount(db)
  const { id } = await db
    .insertInto('user_trainings')
    .values({ user_id, schedule_id, tahap, submitted_at: `${sent}T03:00:00Z` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('user_trainings')
    .set({ nomor: `PMH/${id}` })
    .where('id', '=', id)
    .execute()
  const events: Way[] = [['submit', 'draft', 'diajukan', sent], ...way]
  await db
    .insertInto('application_events')
    .values(
      events.map(([transition, dari, ke, on, user]) => ({
        ...{ user_training_id: id, transition, dari, ke, oleh: 'petugas', at: `${on}T03:00:00Z` },
        user_id: user ?? null,
      })),
    )
    .execute()
  return id
}

const approval = (on: string, verifier: number): Way => ['approve', 'diajukan', 'menunggu_pembayaran', on, verifier]
const payment = (on: string): Way => ['confirm', 'menunggu_pembayaran', 'terjadwal', on]

/** Stores what both examiners found in both units, locked on a day. */
async function score(db: Db, id: number, found: [ExaminerIn, string, string][], on: string): Promise<void> {
  for (const [examiner, one, other] of found) {
    const assignment_id = await assign(db, { id }, examiner)
    const scores = [one, other].map((hasil, at) => ({ unit: UNITS[at] ?? '', hasil }))
    await db
      .insertInto('unit_scores')
      .values(scores.map((each) => ({ ...each, assignment_id, metode: 'Wawancara', updated_at: on })))
      .execute()
    await db
      .updateTable('examiner_assignments')
      .set({ locked_at: `${on}T03:00:00Z` })
      .where('id', '=', assignment_id)
      .execute()
  }
}

/** An invoice of 3.500.000 with what came in and went back. */
async function invoice(
  db: Db,
  { id, recorded_by }: { id: number; recorded_by: number },
  status: string,
  moved: [amount: number, at: string][],
  created = '2026-09-05',
) {
  const paid_at = status === 'lunas' ? { paid_at: `${created}T03:00:00Z`, nomor_kuitansi: `KWT/${id}` } : {}
  const { user_id } = await db
    .selectFrom('user_trainings')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const row = await db
    .insertInto('invoices')
    .values({
      ...{ user_id, user_training_id: id, nomor: `INV/${id}`, status, nama_tagihan: 'Peserta', kode_unik: 1 },
      ...{ total: 3_500_000, items: sql`'[]'::jsonb`, created_at: `${created}T03:00:00Z`, ...paid_at },
      due_at: '2026-11-17T03:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [jumlah, at] of moved) {
    if (jumlah < 0) await db.updateTable('invoices').set({ pengembalian: -jumlah }).where('id', '=', row.id).execute()
    await db.insertInto('payments').values({ invoice_id: row.id, jumlah, at, recorded_by }).execute()
  }
}

async function complaint(
  db: Db,
  jenis_pengaduan: string,
  created: string,
  closed: string | null,
  target = '2026-11-20',
) {
  const { id } = await db
    .insertInto('complaints')
    .values({
      ...{ no_tiket: `ADU/${jenis_pengaduan}/${created}`, pin_hash: '-', jenis_pengaduan, is_anonim: false },
      ...{ pelapor: Buffer.from(''), uraian: 'Kami menunggu jawaban lebih lama daripada janjinya.' },
      ...{ status: closed ? 'selesai' : 'diterima', created_at: `${created}T03:00:00Z` },
      closed_at: closed && `${closed}T03:00:00Z`,
      ...{ target_terima: target, target_validasi: target, target_jawab: target },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The year of a certificate that ends on the first of October; its report and its activity where there are any. */
async function year(
  db: Db,
  certificate_id: number,
  report: 'tepat' | 'terlambat' | null,
  maintained: boolean,
): Promise<void> {
  const { id: user_id } = await makeAccount(db)
  const { id } = await db
    .insertInto('certificate_years')
    .values({
      ...{ certificate_id, user_id, ke: 1, mulai: '2025-10-02', selesai: '2026-10-01', jatuh_tempo: '2026-10-01' },
      ...{ lapor_mulai: '2026-04-01', wajib_kegiatan: 1, wajib_poin: 0 },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const at = '2026-10-01T03:00:00Z'
  if (report) {
    await db
      .insertInto('performance_reports')
      .values({
        ...{
          no_sertifikasi: `LKP/${id}`,
          user_id,
          year_id: id,
          status: 'diajukan',
          nihil: true,
          alasan_nihil: 'Tidak ada.',
        },
        ...{ submitted_at: at, created_at: at, updated_at: at, terlambat: report === 'terlambat' },
      })
      .execute()
  }
  if (!maintained) return
  await sql`insert into maintenance_records (user_id, status, jenis_kegiatan, nama_kegiatan, tanggal_mulai, tanggal_selesai,
      jam_pelajaran, poin, decided_by, decided_at, created_at, updated_at)
    values (${user_id}, 'diakui', 'webinar', 'Webinar', '2026-09-01', '2026-09-01', 4, 4, ${user_id}, ${at}, ${at}, ${at})`.execute(
    db,
  )
}

async function makeApplications(site: TestApp, { verifier, decider }: { verifier: number; decider: number }) {
  const { db } = site
  const [a, b] = [await makeScheme(db, { name: 'Skema A' }), await makeScheme(db, { name: 'Skema B' })]
  const schemes = await db.selectFrom('scheme_versions').select(['id', 'scheme_id']).execute()
  const schemeOf = (version: number): number => schemes.find(({ id }) => id === version)?.scheme_id ?? 0
  const jakarta = await makeVenue(db, { name: 'TUK Jakarta', provinsi: '31' })
  const bali = await makeVenue(db, { name: 'TUK Bali', provinsi: '51' })
  const october = await makeSchedule(db, { version: a, venue: jakarta, start: day('2026-10-05'), kuota: 10 })
  const november = await makeSchedule(db, { version: b, venue: bali, start: day('2026-11-02'), kuota: 4 })
  await makeSchedule(db, { version: b, venue: bali, start: day('2026-11-03'), kuota: 9, cancelled: true })
  const first = await examinerIn(site)
  const second = await examinerIn(site)

  const passed = await application(db, october, 'diterbitkan', '2026-09-01', [
    approval('2026-09-03', verifier),
    payment('2026-09-06'),
  ])
  await score(
    db,
    passed,
    [
      [first, 'K', 'K'],
      [second, 'K', 'BK'],
    ],
    '2026-10-08',
  )
  await makeDecision(db, passed, decider, { at: '2026-10-12T03:00:00Z', units: UNITS })
  const failed = await application(db, october, 'belum_kompeten', '2026-09-01', [approval('2026-09-10', verifier)])
  await score(
    db,
    failed,
    [
      [first, 'BK', 'K'],
      [second, 'BK', 'K'],
    ],
    '2026-10-08',
  )
  // Decided twice: the later decision stands.
  await makeDecision(db, failed, decider, { at: '2026-10-12T03:00:00Z', units: UNITS })
  await makeDecision(db, failed, decider, { at: '2026-10-30T03:00:00Z', units: UNITS, failed: ['Pelingkupan'] })
  await application(db, october, 'tidak_hadir', '2026-09-02', [approval('2026-09-04', verifier)])
  const cancelled = await application(db, november, 'dibatalkan', '2026-10-01', [
    approval('2026-10-02', verifier),
    payment('2026-10-05'),
    ['cancel', 'terjadwal', 'dibatalkan', '2026-11-01'],
  ])
  const waiting = await application(db, november, 'diajukan', '2026-11-16')
  await application(db, november, 'ditolak', '2026-08-15', [['reject', 'diajukan', 'ditolak', '2026-08-18', verifier]])

  await invoice(db, { id: passed, recorded_by: verifier }, 'lunas', [[3_500_000, '2026-09-06T03:00:00Z']])
  // Half past midnight of the first of November in Jakarta.
  await invoice(db, { id: cancelled, recorded_by: verifier }, 'lunas', [
    [3_500_000, '2026-10-31T17:30:00Z'],
    [-1_750_000, '2026-11-15T03:00:00Z'],
  ])
  await invoice(db, { id: waiting, recorded_by: verifier }, 'belum_dibayar', [], '2026-11-10')
  return { schemeA: schemeOf(a), schemeB: schemeOf(b), bali }
}

async function makeCertificates(db: Db): Promise<void> {
  const certificateWith = (choices: Parameters<typeof makeCertificate>[1]) => makeCertificate(db, choices)
  const { id: valid } = await certificateWith({
    provinsi: '31',
    keahlian: ['mutu air', 'sosial'],
    valid_until: day('2028-12-31'),
  })
  const { id: ending } = await certificateWith({
    provinsi: '51',
    keahlian: ['mutu air'],
    valid_until: day('2026-12-31'),
  })
  const { id: renewed } = await certificateWith({ status: 'diganti', valid_until: day('2026-10-31') })
  await certificateWith({
    provinsi: '31',
    valid_from: day('2026-11-01'),
    valid_until: day('2029-11-01'),
    replaces_id: renewed,
  })
  const { id: ended } = await certificateWith({ valid_until: day('2026-11-10') })
  await certificateWith({ status: 'dicabut', valid_until: day('2026-11-10') })
  await year(db, valid, 'tepat', true)
  await year(db, ending, 'terlambat', false)
  await year(db, ended, null, false)
}

/** Few enough of everything that each figure can be counted by hand, seen on 20 November 2026. */
export async function makeFigureWorld(site: TestApp) {
  const { db } = site
  site.clock.now = new Date('2026-11-20T03:00:00Z')
  await makeSiteContent(db)
  const { id: verifier } = await makeAccount(db, { name: 'Vera Contoh' })
  const { id: decider } = await makeAccount(db, { name: 'Dewa Contoh' })
  const made = await makeApplications(site, { verifier, decider })
  await makeCertificates(db)
  await complaint(db, 'layanan', '2026-11-02', '2026-11-04')
  await complaint(db, 'layanan', '2026-11-10', null)
  await complaint(db, 'penguji', '2026-10-01', '2026-11-01', '2026-10-21')
  return made
}
