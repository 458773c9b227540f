import { beforeAll, beforeEach, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeScheme } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { beforeOpening } from '../../../../tests/pending-changes.ts'
import { PROPOSAL } from '../../../../tests/schemes.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
const VERSIONS = '/admin-api/versi-skema'

let site: TestApp
let first: Browser
let second: Browser

beforeAll(async () => {
  site = await testApp({ now: NOW })
  first = (await staffIn(site, ['konten'])).browser
  second = (await staffIn(site, ['konten'])).browser
})
beforeEach(() => {
  site.clock.now = NOW
})

/** A draft that has all a published version needs. */
const draft = () => makeScheme(site.db, { published: false, units: [], methods: [] })
const read = async (id: number) => (await first.get(`${VERSIONS}/${id}`)).body
const take = async (who: Browser, id: number, transition: string, more: object = {}) =>
  who.post(`${VERSIONS}/${id}/${transition}`, { version: (await read(id)).version, ...more })
const propose = (id: number, more: object = {}) => take(first, id, 'usulkan', { ...PROPOSAL, ...more })
const queueOf = async (who: Browser, key: string) =>
  (await who.get('/admin-api/meja')).body.antrean.find((queue: { key: string }) => queue.key === key)

test('a version is published by another than who proposed it, and says both, its review date and its legal reference', async () => {
  const id = await draft()
  expect((await take(second, id, 'terbitkan')).body.message).toBe(
    'Versi ini tidak sedang diusulkan untuk terbit. Muat ulang halaman.',
  )
  const { status, body } = await propose(id)
  expect([status, body.published_at, body.proposed_at]).toEqual([200, null, NOW.toISOString()])
  const own = await take(first, id, 'terbitkan')
  expect([own.status, own.body.message]).toEqual([409, 'Usul Anda sendiri harus dikonfirmasi orang lain.'])
  const { body: published } = await take(second, id, 'terbitkan')
  expect(published).toMatchObject({ published_at: NOW.toISOString(), ...PROPOSAL })
  const people = site.db.selectFrom('scheme_versions').select(['proposed_by', 'published_by']).where('id', '=', id)
  const { proposed_by, published_by } = await people.executeTakeFirstOrThrow()
  expect([proposed_by === null, published_by === null, proposed_by === published_by]).toEqual([false, false, false])
  expect((await propose(id)).status).toBe(409)
})

test('a proposal says by when the version is looked at again, which is to come, and on what law it stands', async () => {
  const id = await draft()
  const missing = await propose(id, { tinjau_pada: '', dasar_hukum: ' ' })
  expect([missing.status, Object.keys(missing.body.errors)]).toEqual([422, ['tinjau_pada', 'dasar_hukum']])
  expect((await propose(id, { tinjau_pada: '2026-11-20' })).body.errors).toEqual({
    tinjau_pada: ['Pilih tanggal peninjauan sesudah hari ini.'],
  })
  const { version } = (await propose(id, { tinjau_pada: '2026-11-21' })).body
  site.clock.now = new Date('2026-11-21T03:00:00Z')
  const { browser: later } = await staffIn(site, ['konten'])
  expect((await later.post(`${VERSIONS}/${id}/terbitkan`, { version })).body.errors).toEqual({
    tinjau_pada: ['Pilih tanggal peninjauan sesudah hari ini.'],
  })
})

test('a change takes the proposal back, so that nobody publishes what they have not seen', async () => {
  const id = await draft()
  const { body: proposed } = await propose(id)
  const { body: changed } = await first.put(`${VERSIONS}/${id}`, { ...proposed, registration_fee: 1 })
  expect([changed.proposed_at, changed.dasar_hukum]).toEqual([null, PROPOSAL.dasar_hukum])
  expect((await take(second, id, 'terbitkan')).status).toBe(409)
})

test('a proposal is refused or taken back with a reason, stands in the history, and comes again', async () => {
  const id = await draft()
  await propose(id)
  const { browser: stranger } = await staffIn(site, ['verifikasi'])
  expect((await take(stranger, id, 'tolak', { alasan: 'Bukan urusan saya.' })).status).toBe(403)
  expect((await take(second, id, 'tolak')).status).toBe(422)
  expect((await take(second, id, 'tolak', { alasan: 'Biayanya keliru.' })).body.proposed_at).toBe(null)
  const [{ action, after }] = (await first.get(`${VERSIONS}/${id}/riwayat`)).body
  expect([action, after.alasan]).toEqual(['tolak', 'Biayanya keliru.'])
  await propose(id)
  expect((await take(first, id, 'tolak', { alasan: 'Saya ubah lagi.' })).status).toBe(200)
})

test('what waits for a second person, and what is past its review date, stands on the desk and in the list', async () => {
  const [waiting, late] = [await draft(), await draft()]
  await propose(waiting)
  await propose(late, { tinjau_pada: '2026-11-25' })
  await take(second, late, 'terbitkan')
  expect((await queueOf(first, 'versi_diusulkan')).jumlah).toBeGreaterThanOrEqual(1)
  expect(await queueOf(first, 'skema_lewat_tinjau')).toBe(undefined)
  const idsOf = async (who: Browser, filter: string) =>
    (await who.get(`${VERSIONS}?perPage=100&${filter}`)).body.data.map(({ id }: { id: number }) => id)
  expect(await idsOf(first, 'diusulkan=true')).toContain(waiting)
  const onDay = async (day: string) => {
    site.clock.now = new Date(`${day}T03:00:00Z`)
    return (await staffIn(site, ['konten'])).browser
  }
  expect(await idsOf(await onDay('2026-11-25'), 'lewat_tinjau=true')).not.toContain(late)
  const after = await onDay('2026-11-26')
  expect(await queueOf(after, 'skema_lewat_tinjau')).toMatchObject({ jumlah: 1, terlambat: 1 })
  expect(await idsOf(after, 'lewat_tinjau=true')).toEqual([late])
})

test('in a body where one person looks after schemes, who decides on certificates publishes', async () => {
  const alone = await testApp({ now: NOW })
  const { browser: editor } = await staffIn(alone, ['konten'])
  const { browser: decider } = await staffIn(alone, ['keputusan'])
  const { browser: treasurer } = await staffIn(alone, ['keuangan'])
  const id = await makeScheme(alone.db, { published: false, units: [], methods: [] })
  const { body } = await editor.post(`${VERSIONS}/${id}/usulkan`, { version: 1, ...PROPOSAL })
  const publish = (who: Browser) => who.post(`${VERSIONS}/${id}/terbitkan`, { version: body.version })
  expect((await publish(treasurer)).status).toBe(403)
  expect((await publish(decider)).status).toBe(200)
})

test('before the portal is open one person publishes at once', () =>
  beforeOpening(site, async () => {
    const { status, body } = await propose(await draft())
    expect([status, body.published_at, body.tinjau_pada]).toEqual([200, NOW.toISOString(), PROPOSAL.tinjau_pada])
    expect(body.published_by_name).toBe(body.proposed_by_name)
  }))
