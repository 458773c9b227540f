import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { makeImpact } from '../../../../tests/versions.ts'
import { PROBLEMS } from '../../../problems.ts'
import { settingGroups } from '../../platform/settings/office/groups.ts'
import { IMPACT_SUBJECT_NAMES, IMPACT_SUBJECTS } from '../impact-assessments/rules.ts'
import { PROCESSING_ACTIVITIES } from './activity-rules.ts'
import { type ConnectionFacts, RECIPIENTS, type RecipientName, recipientTitles } from './recipient-rules.ts'
import { RETENTION_SETTINGS } from './rules.ts'

const REGISTER = '/admin-api/pemrosesan-data'
const NOW = new Date('2026-11-20T03:00:00Z')
const YEAR = 'dari=2026-01-01&sampai=2026-12-31'

type Staff = Awaited<ReturnType<typeof staffIn>>

let site: TestApp
let clerk: Staff
let quality: Staff

beforeAll(async () => {
  site = await testApp({ now: NOW })
  clerk = await staffIn(site, ['pengguna'])
  quality = await staffIn(site, ['mutu'])
})
beforeEach(() => site.db.deleteFrom('processing_notes').execute())

const activityOf = async (kegiatan: string, { browser }: Staff = quality) =>
  (await browser.get(REGISTER)).body.kegiatan.find((one: { kegiatan: string }) => one.kegiatan === kegiatan)

describe('the register', () => {
  test('is read by those of people’s data and of quality, and by nobody else', async () => {
    for (const { browser } of [clerk, quality]) {
      const { status, body } = await browser.get(REGISTER)
      expect([status, body.kegiatan.length]).toEqual([200, PROCESSING_ACTIVITIES.length])
    }
    const other = await staffIn(site, ['verifikasi', 'konten', 'keputusan'])
    for (const path of [REGISTER, `${REGISTER}/laporan?${YEAR}`, `${REGISTER}/laporan.pdf?${YEAR}`]) {
      expect((await other.browser.get(path)).status).toBe(404)
    }
  })

  test('reads how long data are kept from the settings of the day', async () => {
    const before = (await activityOf('pengaduan')).masa_simpan
    expect(before).toEqual(['Pengaduan dan lampirannya: 5 tahun sejak ditutup.'])
    await sql`insert into setting_values (key, berlaku_sejak, value) values ('retensi_pengaduan', '2026-11-01', '7')`.execute(
      site.db,
    )
    expect((await activityOf('pengaduan')).masa_simpan).toEqual(['Pengaduan dan lampirannya: 7 tahun sejak ditutup.'])
    await sql`delete from setting_values where key = 'retensi_pengaduan' and berlaku_sejak = '2026-11-01'`.execute(
      site.db,
    )
  })

  test('names a recipient once its connection is in use', async () => {
    const { title } = RECIPIENTS.penyedia_pembayaran
    expect((await activityOf('pembayaran')).penerima).not.toContain(title)
    await sql`update payment_providers set aktif = true where id = 1`.execute(site.db)
    const { rows } = await sql`select from payment_providers where aktif`.execute(site.db)
    if (rows.length === 0) {
      await sql`insert into payment_providers (id, penyedia, lingkungan, aktif) values (1, 'midtrans', 'uji_coba', true)`.execute(
        site.db,
      )
    }
    expect((await activityOf('pembayaran')).penerima).toContain(title)
  })

  test('names the officer once there is one, also to visitors below the privacy policy', async () => {
    const policy = async () => (await site.client.getLegalPage({ jenis: 'privasi' })).pejabat_pdp
    expect((await quality.browser.get(REGISTER)).body.pejabat_pdp).toBe('')
    expect(await policy()).toBeNull()
    for (const [key, value] of [
      ['pejabat_pdp', 'Budi Contoh'],
      ['kontak_pdp', 'pdp@example.com'],
    ] as const) {
      await sql`insert into setting_values (key, berlaku_sejak, value) values (${key}, '2026-11-01', ${JSON.stringify(value)}::jsonb)`.execute(
        site.db,
      )
    }
    expect((await quality.browser.get(REGISTER)).body.pejabat_pdp).toBe('Budi Contoh')
    await expect.poll(policy).toEqual({ nama: 'Budi Contoh', kontak: 'pdp@example.com' })
  })
})

describe('a note of the body', () => {
  const write = (version: number, catatan: string, { browser }: Staff = clerk, kegiatan = 'surat') =>
    browser.post(`${REGISTER}/${kegiatan}/catatan`, { catatan, version })

  test('is written over the version that its writer saw', async () => {
    expect((await write(0, 'Perjanjian nomor 3.')).body).toEqual({ version: 1 })
    expect((await write(0, 'Lain.')).body.message).toBe(PROBLEMS.STALE.message)
    expect((await write(1, 'Perjanjian nomor 4.')).body).toEqual({ version: 2 })
    expect(await activityOf('surat')).toMatchObject({ catatan: 'Perjanjian nomor 4.', version: 2 })
  })

  test('is for those who deal with people’s data, on an activity that there is', async () => {
    expect((await write(0, 'Catatan.', quality)).status).toBe(404)
    expect((await write(0, 'Catatan.', clerk, 'tidak-ada')).status).toBe(422)
  })
})

describe('the report for the authority', () => {
  test('has numbers and times of the period, the assessments in force, and no person; each taking is recorded', async () => {
    await makeImpact(site.db, quality.account.id, { status: 'berlaku' })
    const typed = { jenis: 'akses', kanal: 'surat', nama: 'Sri Contoh', kontak: 'Bogor', isi: 'Minta salinan.' }
    for (const received_at of ['2026-02-01T00:00:00Z', '2025-12-31T00:00:00Z']) {
      await clerk.browser.post('/admin-api/permintaan-data', { ...typed, received_at })
    }
    const { status, body } = await quality.browser.get(`${REGISTER}/laporan?${YEAR}`)
    expect(status).toBe(200)
    expect(body.permintaan).toHaveLength(1)
    expect(body.penilaian).toMatchObject([{ objek: 'ujian_layar', status: 'berlaku' }])
    expect(JSON.stringify(body)).not.toContain('Sri Contoh')
    const paper = await quality.browser.get(`${REGISTER}/laporan.pdf?${YEAR}`)
    expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
    const logged = await site.db
      .selectFrom('audit_log')
      .select('action')
      .where('noun', '=', 'pemrosesan-data')
      .execute()
    expect(logged.map(({ action }) => action).filter((action) => action !== 'catat')).toEqual(['unduh', 'cetak'])
    const turned = await quality.browser.get(`${REGISTER}/laporan?dari=2026-12-31&sampai=2026-01-01`)
    expect(Object.keys(turned.body.errors)).toEqual(['sampai'])
  })
})

describe('the table of activities', () => {
  test('names every setting of retention, so that the register tells of each', () => {
    const named = PROCESSING_ACTIVITIES.flatMap(({ retention }) =>
      retention.flatMap((kept) => ('setting' in kept ? [kept.setting] : [])),
    )
    expect([...new Set(named)].toSorted()).toEqual([...RETENTION_SETTINGS].toSorted())
    const settings = settingGroups([...RETENTION_SETTINGS, 'retensi_baru'].map((key) => ({ key })))
    expect(settings.find(([name]) => name === 'Masa simpan data')?.[1]).toHaveLength(RETENTION_SETTINGS.length - 1)
  })

  test('names each recipient once at least, and each assessment looks at activities that there are', () => {
    const used = new Set<RecipientName>(PROCESSING_ACTIVITIES.flatMap(({ recipients }) => recipients))
    expect(Object.keys(RECIPIENTS).filter((name) => !used.has(name as RecipientName))).toEqual([])
    const known = PROCESSING_ACTIVITIES.map(({ kegiatan }) => kegiatan)
    const looked = IMPACT_SUBJECT_NAMES.flatMap((name) => IMPACT_SUBJECTS[name].activities)
    expect(looked.filter((kegiatan) => !known.includes(kegiatan))).toEqual([])
  })

  test('leaves out who is not connected', () => {
    const off = new Proxy({} as ConnectionFacts, { get: () => false })
    const on = new Proxy({} as ConnectionFacts, { get: () => true })
    expect(recipientTitles(['penguji', 'pesan'], off)).toEqual([RECIPIENTS.penguji.title])
    expect(recipientTitles(['penguji', 'pesan'], on)).toEqual([RECIPIENTS.penguji.title, RECIPIENTS.pesan.title])
  })
})
