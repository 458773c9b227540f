import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { giveFile } from '../../../../tests/private-files.ts'
import { findCluster } from '../../../ground/database/embedded/embedded-placement.ts'

const BACKUPS = '/admin-api/cadangan'
const TRIAL = '/admin-api/cadangan/periksa'
const HOUR_MS = 3_600_000

let site: TestApp
let clerk: Browser

beforeAll(async () => {
  site = await testApp()
  clerk = (await staffIn(site, ['pengguna'])).browser
  await giveFile((await loggedIn(site)).browser, { jenis: 'ktp' })
})

const newest = async () => (await clerk.get(BACKUPS)).body.data[0]
const deskNow = async () => (await clerk.get('/admin-api/meja')).body.cadangan
const passHours = (hours: number): void => {
  site.clock.now = new Date(site.clock.now.getTime() + hours * HOUR_MS)
}
const outcomes = async () =>
  (await site.db.selectFrom('audit_log').select('action').where('who', '=', 'sistem').orderBy('id').execute()).map(
    ({ action }) => action,
  )

test('the newest archive is restored beside the portal, opened and entered, and nothing of it stays', async () => {
  await clerk.post(BACKUPS, {})
  await site.deliverMails()
  // As below a home that no other user may enter: there the scratch cluster goes elsewhere.
  const { dataDir } = site.config
  await mkdir(dataDir, { recursive: true })
  await chmod(dataDir, 0o700)
  const { cluster } = await findCluster(path.join(dataDir, `uji-pulih-${process.pid}/postgres`))
  const asked = await clerk.post(TRIAL, {})
  expect(asked.status).toBe(202)
  passHours(1)
  expect(await site.deliverMails()).toEqual([])
  expect(await newest()).toMatchObject({
    id: asked.body.id,
    verified_at: site.clock.now.toISOString(),
    catatan_uji: '',
    trial_asked_at: null,
    trial_began_at: null,
  })
  expect(await deskNow()).toMatchObject({ catatan_uji: null })
  expect((await readdir(dataDir)).filter((name) => name.startsWith('uji-'))).toEqual([])
  expect(await readdir(path.dirname(cluster)).catch(() => [])).toEqual([])
  expect(await outcomes()).toEqual(['pemeriksaan berhasil'])
}, 60_000)

test('an archive that does not come back is told by letter and on the desk, and says why', async () => {
  const { nama, place } = await newest()
  const file = path.join(place, nama)
  const whole = await readFile(file)
  await writeFile(file, whole.subarray(0, whole.length / 2))
  await clerk.post(TRIAL, {})
  const letters = await site.deliverMails()
  expect(letters.map(({ subject }) => subject)).toEqual(['Pemeriksaan cadangan portal gagal'])
  const { catatan_uji, trial_asked_at } = await newest()
  expect([catatan_uji, trial_asked_at]).toEqual([expect.stringContaining('tidak utuh'), null])
  expect(letters[0]?.text).toContain(catatan_uji)
  expect(await deskNow()).toMatchObject({ catatan_uji })
  await writeFile(file, whole)
  expect((await outcomes()).at(-1)).toBe('pemeriksaan gagal')
}, 60_000)

test('an archive that is not where the plan says is not looked for elsewhere', async () => {
  await site.db.updateTable('backup_plan').set({ folder: 'lain' }).execute()
  await clerk.post(TRIAL, {})
  await site.deliverMails()
  expect((await newest()).catatan_uji).toMatch(/tidak ada di .*lain, tempat cadangan menurut rencana/)
})

test('a trial that a dead process has begun is begun anew', async () => {
  await clerk.post(TRIAL, {})
  const { id } = await newest()
  await site.db.updateTable('backups').set({ trial_began_at: site.clock.now }).where('id', '=', id).execute()
  await site.deliverMails()
  expect(await newest()).toMatchObject({ trial_asked_at: null, catatan_uji: expect.stringContaining('tidak ada di') })
})

test('a trial that nobody takes over any more is given up, so that the next can begin', async () => {
  const { id } = await newest()
  const at = site.clock.now
  await site.db.updateTable('backups').set({ trial_asked_at: at, trial_began_at: at }).where('id', '=', id).execute()
  await site.deadlines()
  expect(await newest()).toMatchObject({ trial_asked_at: null, catatan_uji: expect.stringContaining('terputus') })
  expect((await clerk.post(TRIAL, {})).status).toBe(202)
})
