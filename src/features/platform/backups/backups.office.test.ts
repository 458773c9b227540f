import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, staffIn } from '../../../../tests/accounts.ts'
import { listBackups } from '../../../../tests/backups.ts'
import { TEST_KEYS, type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { beforeOpening } from '../../../../tests/pending-changes.ts'
import { limits } from '../../../limits.ts'
import { PROBLEMS } from '../../../problems.ts'
import { recordBackup, recordVerification } from './service.ts'

const PLAN = '/admin-api/rencana-cadangan/1'
const BACKUPS = '/admin-api/cadangan'
const TRIAL = '/admin-api/cadangan/periksa'
const SECRET = 'rahasia-sekali-7788'

const S3 = {
  tujuan: 's3',
  endpoint: 'https://s3.example.com',
  region: 'id-1',
  bucket: 'cadangan-portal',
  prefix: 'lsk/2026',
  access_key: 'AKIA-CONTOH',
  secret_key: SECRET,
}

let site: TestApp
let clerk: Browser

beforeEach(async () => {
  site = await testApp()
  clerk = (await staffIn(site, ['pengguna'])).browser
  await confirm()
})

const confirm = () => clerk.post('/user/confirm-password', { password: PASSWORD })
const PASSWORD_TTL_MS = limits.confirmedPasswordSeconds * 1000

const planNow = async () => (await clerk.get(PLAN)).body
async function save(change: object) {
  const { id: _id, has_key: _hasKey, tertunda: _waits, ...plan } = await planNow()
  return clerk.put(PLAN, { ...plan, access_key: '', secret_key: '', ...change })
}
/** As one person sets the portal up. */
const setUp = (change: object) => beforeOpening(site, () => save(change))

describe('the plan of backups', () => {
  test('is saved, versioned and noted, and its keys never come out again', async () => {
    const { status, body } = await setUp({ ...S3, aktif: true, jam: 3, harian: 14 })
    expect(status).toBe(200)
    const { access_key: _access, secret_key: _secret, ...shown } = S3
    expect(body).toMatchObject({ ...shown, aktif: true, jam: 3, harian: 14, has_key: true, version: 2 })
    const history = (await clerk.get(`${PLAN}/riwayat`)).body
    for (const answer of [body, await planNow(), history]) {
      expect(JSON.stringify(answer)).not.toMatch(/rahasia-sekali|AKIA/)
    }
    const { rows } = await sql<{ row: string }>`select backup_plan::text as row from backup_plan
      union all select audit_log::text from audit_log`.execute(site.db)
    expect(rows.map(({ row }) => row).join()).not.toMatch(/rahasia-sekali|AKIA/)
    const { rows: sealed } = await sql<{ bucket_sealed: Buffer }>`select bucket_sealed from backup_plan`.execute(
      site.db,
    )
    const opened = sealed[0] ? TEST_KEYS.open('backup-place', sealed[0].bucket_sealed).toString() : ''
    expect(JSON.parse(opened)).toMatchObject({ secret_key: SECRET })
  })

  test('keeps its keys for the server they were given for, and for no other', async () => {
    await setUp(S3)
    expect((await setUp({ bucket: 'yang-lain' })).body).toMatchObject({ bucket: 'yang-lain', has_key: true })
    const { status, body } = await save({ endpoint: 'https://lain.example.com' })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['access_key', 'secret_key']])
  })

  test('moves elsewhere, or takes other keys, only after the password was given again', async () => {
    site.clock.now = new Date(site.clock.now.getTime() + PASSWORD_TTL_MS)
    expect((await save({ jam: 5, harian: 3 })).status).toBe(200)
    for (const change of [{ folder: 'arsip' }, S3]) {
      const { status, body } = await save(change)
      expect([status, body.message]).toEqual([423, PROBLEMS.CONFIRM_PASSWORD.message])
    }
    expect(await planNow()).toMatchObject({ tujuan: 'folder', folder: 'portal', has_key: false, version: 2 })
    await confirm()
    expect((await setUp(S3)).status).toBe(200)
    site.clock.now = new Date(site.clock.now.getTime() + PASSWORD_TTL_MS)
    expect((await save({ bucket: 'yang-lain' })).status).toBe(423)
    expect((await save({ access_key: 'AKIA-LAIN', secret_key: 'lain' })).status).toBe(423)
    await confirm()
    expect((await setUp({ bucket: 'yang-lain' })).status).toBe(200)
  })

  test('tells every administrator of another place, and of nothing else', async () => {
    await site.deliverMails()
    await save({ jam: 5 })
    expect(await site.deliverMails()).toEqual([])
    await save({ folder: 'arsip' })
    expect((await site.deliverMails()).map(({ text }) => text).join()).toContain('Folder: portal → arsip')
  })

  test.each([
    ['jam', { jam: 24 }],
    ['folder', { folder: '../etc' }],
    ['harian', { harian: 0 }],
    ['endpoint', { ...S3, endpoint: 'http://s3.example.com' }],
    ['endpoint', { ...S3, endpoint: 'https://s3.example.com/lain' }],
    ['endpoint', { ...S3, endpoint: 'https://169.254.169.254' }],
    ['endpoint', { ...S3, endpoint: 'https://127.0.0.2:5433' }],
    ['endpoint', { ...S3, endpoint: 'https://2852039166' }],
    ['endpoint', { ...S3, endpoint: 'https://[::ffff:10.0.0.8]' }],
    ['endpoint', { ...S3, endpoint: 'https://db.internal' }],
    ['bucket', { ...S3, bucket: 'A B' }],
    ['prefix', { ...S3, prefix: 'a/../b' }],
    ['secret_key', { ...S3, secret_key: '' }],
  ])('is refused with a sentence beside %s', async (field, change) => {
    const { status, body } = await save(change)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  test('of an older version is refused, and who has other permissions sees nothing of it', async () => {
    const seen = await planNow()
    await save({ jam: 5 })
    expect((await save({ version: seen.version })).status).toBe(409)
    const { browser: other } = await staffIn(site, ['konten', 'verifikasi', 'keuangan', 'keputusan', 'pengaduan'])
    expect([(await other.get(PLAN)).status, (await other.get(BACKUPS)).status]).toEqual([404, 404])
    expect((await other.post(BACKUPS, {})).status).toBe(404)
    expect((await other.post(TRIAL, {})).status).toBe(404)
  })
})

describe('backups', () => {
  test('are asked for once at a time, and noted', async () => {
    const { status, body } = await clerk.post(BACKUPS, {})
    expect(status).toBe(201)
    expect(await listBackups(site.db)).toMatchObject([{ id: body.id, status: 'menunggu', asal: 'petugas' }])
    const again = await clerk.post(BACKUPS, {})
    expect([again.status, again.body.message]).toEqual([409, PROBLEMS.BACKUP_UNDER_WAY.message])
    const noted = await site.db.selectFrom('audit_log').select('action').where('noun', '=', 'cadangan').execute()
    expect(noted).toEqual([{ action: 'buat' }])
  })

  test('are tried only where the portal has made one, and noted', async () => {
    await recordBackup(site.db, { at: site.clock.now, place: '/srv', bytes: 5, nama: 'cadangan-portal-1.tar.zst' })
    const none = await clerk.post(TRIAL, {})
    expect([none.status, none.body.message]).toEqual([409, PROBLEMS.NO_BACKUP.message])
    await clerk.post(BACKUPS, {})
    await site.deliverMails()
    const asked = await clerk.post(TRIAL, {})
    expect(asked.status).toBe(202)
    const { data } = (await clerk.get(BACKUPS)).body
    expect(data[0]).toMatchObject({ id: asked.body.id, trial_asked_at: site.clock.now.toISOString() })
    const again = await clerk.post(TRIAL, {})
    expect([again.status, again.body.message]).toEqual([409, PROBLEMS.BACKUP_TRIAL_UNDER_WAY.message])
    const noted = await site.db.selectFrom('audit_log').select(['action', 'noun_id']).orderBy('id', 'desc').execute()
    expect(noted[0]).toEqual({ action: 'periksa', noun_id: String(asked.body.id) })
  })

  test('are listed with size and trial, and the desk knows of the last one', async () => {
    const desk = async () => (await clerk.get('/admin-api/meja')).body.cadangan
    expect(await desk()).toEqual({ terakhir: null, terlambat: true, galat: null, catatan_uji: null })
    const at = site.clock.now
    await recordBackup(site.db, { at, place: '/srv', bytes: 3_900_000, nama: 'cadangan-portal-1.tar.zst' })
    await recordVerification(site.db, 'cadangan-portal-1.tar.zst', at, '')
    const { body } = await clerk.get(`${BACKUPS}?status=selesai`)
    expect(body).toMatchObject({
      total: 1,
      data: [{ bytes: 3_900_000, catatan_uji: '', verified_at: at.toISOString() }],
    })
    expect(await desk()).toEqual({ terakhir: at.toISOString(), terlambat: false, galat: null, catatan_uji: null })
  })
})
