import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeCertificate } from '../../../../tests/certificates.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { applicationOf, CASES, isErased, isScanErased, makeDecision, makeEnded } from '../../../../tests/retention.ts'
import { nobody } from '../../../ground/sessions/session.ts'
import { addDays, type Day, day, dayIn } from '../../../lib/day.ts'
import { applyRetention } from '../../../processes/records/apply-retention.ts'
import { OPEN_CASE_NAMES } from './deletion/open-case-rules.ts'
import { tryRetention } from './service.ts'

let site: TestApp
let night = day('2026-11-20')

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})
// Each test has a night of its own, as there is one run a night.
beforeEach(() => {
  night = addDays(night, 1)
  site.clock.now = new Date(`${night}T03:00:00Z`)
})

const run = () => applyRetention(site.db, { now: site.clock.now, visit: nobody() })

describe('a night', () => {
  test('erases what was kept long enough, and leaves stage, decision and certificate', async () => {
    const [rejected, young, issued] = [
      await makeEnded(site),
      await makeEnded(site, 'ditolak', dayBefore(night, 1)),
      await makeEnded(site, 'diterbitkan', '2019-01-01'),
    ]
    const certificate = await makeCertificate(site.db, {
      user_id: issued.account.id,
      user_training_id: issued.id,
      decision_id: await makeDecision(site, issued),
      valid_from: day('2019-01-01'),
      valid_until: day('2022-01-01'),
    })
    await run()
    expect(await applicationOf(site, rejected)).toEqual({
      tahap: 'ditolak',
      kebutuhan_khusus: '',
      catatan: null,
      pernyataan: null,
      erased_at: site.clock.now,
    })
    expect([await isErased(site, young), await isErased(site, issued)]).toEqual([false, true])
    for (const table of ['application_files', 'application_messages'] as const) {
      const rows = await site.db.selectFrom(table).select('id').where('user_training_id', '=', rejected.id).execute()
      expect([table, rows]).toEqual([table, []])
    }
    const kept = await site.db.selectFrom('certificates').select('nama').where('id', '=', certificate.id).execute()
    expect(kept).toEqual([{ nama: 'Pemegang Contoh, S.T.' }])
  })

  test('erases neither what belongs to a certificate that is still valid, nor what has never ended', async () => {
    const [holder, nobodyYet] = [
      await makeEnded(site, 'diterbitkan', '2019-01-01'),
      await makeEnded(site, 'diuji', '2019-01-01'),
    ]
    const decision_id = await makeDecision(site, holder)
    const made = { user_id: holder.account.id, user_training_id: holder.id, decision_id }
    await makeCertificate(site.db, { ...made, valid_from: day('2019-01-01'), valid_until: night })
    await run()
    expect([
      await isErased(site, holder),
      await isErased(site, nobodyYet),
      await isScanErased(site, nobodyYet),
    ]).toEqual([false, false, false])
  })

  test('keeps a scan to the anniversary of the last application', async () => {
    const [old, young] = [
      await makeEnded(site, 'belum_kompeten', dayBefore(night, 0)),
      await makeEnded(site, 'belum_kompeten', dayBefore(night, 1)),
    ]
    await run()
    expect([await isScanErased(site, old), await isScanErased(site, young)]).toEqual([true, false])
    expect(await isErased(site, old)).toBe(false)
  })

  test.each(OPEN_CASE_NAMES)('touches nothing of a person while there is an open case: %s', async (name) => {
    const who = await makeEnded(site)
    const close = await CASES[name](site, who)
    const counts = await run()
    expect([name, await isErased(site, who), await isScanErased(site, who)]).toEqual([name, false, false])
    expect(counts?.ditahan).toBeGreaterThanOrEqual(2)
    await close()
    site.clock.now = new Date(site.clock.now.getTime() + 86_400_000)
    night = addDays(night, 1)
    await run()
    expect([name, await isErased(site, who), await isScanErased(site, who)]).toEqual([name, true, true])
  })

  test('is done once, however many processes come', async () => {
    const who = await makeEnded(site)
    const counts = await Promise.all([run(), run(), run()])
    expect(counts.filter((each) => each !== undefined)).toEqual([
      expect.objectContaining({ ditolak: expect.any(Number), gagal: 0 }),
    ])
    expect(await isErased(site, who)).toBe(true)
    expect(await run()).toBeUndefined()
  })

  test('goes on although one item fails, and says so', async () => {
    const [broken, fine] = [await makeEnded(site), await makeEnded(site)]
    await sql`create function refuse_erasure() returns trigger language plpgsql as $$
      begin if old.id = ${sql.lit(broken.id)} then raise exception 'refused'; end if; return new; end $$`.execute(
      site.db,
    )
    await sql`create trigger refuse_erasure before update on user_trainings for each row execute function refuse_erasure()`.execute(
      site.db,
    )
    await expect(run()).rejects.toThrow('1 erasures failed')
    await sql`drop trigger refuse_erasure on user_trainings`.execute(site.db)
    expect([await isErased(site, broken), await isErased(site, fine)]).toEqual([false, true])
    const row = await site.db.selectFrom('retention_runs').select('gagal').where('tanggal', '=', night).execute()
    expect(row).toEqual([{ gagal: 1 }])
  })

  test('goes on with a night whose process died', async () => {
    const who = await makeEnded(site)
    const begun = { tanggal: night, coba: false, started_at: site.clock.now }
    await site.db.insertInto('retention_runs').values(begun).execute()
    expect(await run()).toBeDefined()
    expect(await isErased(site, who)).toBe(true)
  })
})

describe('a trial', () => {
  test('counts what the next night removes, and removes nothing', async () => {
    const staff = (await staffIn(site, ['pengguna'])).browser
    await run()
    await makeEnded(site)
    const { status, body } = await staff.post('/admin-api/masa-simpan/coba')
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ tanggal: addDays(night, 1), coba: true, permohonan: 0, ditolak: 1, ktp: 2 }),
    ])
    night = addDays(night, 1)
    site.clock.now = new Date(`${night}T03:00:00Z`)
    expect(await run()).toMatchObject({ permohonan: 0, ditolak: 1, ktp: 2 })
    const later = (await staffIn(site, ['pengguna'])).browser
    expect((await later.post('/admin-api/masa-simpan/coba')).body).toMatchObject({ ditolak: 0, ktp: 0 })
    const { data } = (await later.get('/admin-api/masa-simpan')).body
    expect(data.map(({ coba }: { coba: boolean }) => coba).slice(0, 3)).toEqual([true, false, true])
    expect((await later.get('/admin-api/meja')).body.masa_simpan).toMatchObject({
      terakhir: { tanggal: night, ditolak: 1 },
      berikutnya: { tanggal: addDays(night, 1), ditolak: 0 },
    })
  })

  test('before the night has run is about this night', async () => {
    const trial = await tryRetention(site.db, { now: site.clock.now, started_by: null })
    expect(trial.tanggal).toBe(night)
  })

  test('is for those who manage staff and settings', async () => {
    const staff = (await staffIn(site, ['verifikasi'])).browser
    expect((await staff.post('/admin-api/masa-simpan/coba')).status).toBe(404)
    expect((await staff.get('/admin-api/masa-simpan')).status).toBe(200)
  })
})

test('the hourly sweep does it from one at night on, with a line in the audit log and a trial of the next night', async () => {
  const who = await makeEnded(site)
  const sweepAt = async (time: string) => {
    site.clock.now = new Date(time)
    await site.sweep()
  }
  await sweepAt(`${addDays(night, -1)}T17:59:59Z`)
  expect([dayIn('WIB', site.clock.now), await isErased(site, who)]).toEqual([night, false])
  await sweepAt(`${addDays(night, -1)}T18:00:00Z`)
  expect(await isErased(site, who)).toBe(true)
  const entry = await site.db
    .selectFrom('audit_log')
    .select(['who', 'action', 'label'])
    .where('noun', '=', 'masa-simpan')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  expect(entry).toEqual({ who: 'sistem', action: 'jalankan', label: night })
  const trials = await site.db
    .selectFrom('retention_runs')
    .select('coba')
    .where('tanggal', '=', addDays(night, 1))
    .execute()
  expect(trials).toEqual([{ coba: true }])
})

/** The last day whose end lets things go a year later on `on`, or so many days after that. */
function dayBefore(on: Day, later: number): string {
  const [year = '', ...rest] = addDays(on, later).split('-')
  return [Number(year) - 1, ...rest].join('-')
}
