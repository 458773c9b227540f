import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { atOneLock } from '../../../../tests/at-one-lock.ts'
import { contextOf } from '../../../../tests/context.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { giveFile } from '../../../../tests/private-files.ts'
import { makeComplaint, qualityStaffIn } from '../../../../tests/quality.ts'
import { PROBLEMS } from '../../../problems.ts'
import { remindLateQuality } from '../quality/jobs.ts'

const FINDINGS = '/admin-api/temuan'
const NOW = new Date('2026-11-20T03:00:00Z')

type Staff = Awaited<ReturnType<typeof staffIn>>

let site: TestApp
let owner: Staff
let other: Staff

beforeAll(async () => {
  site = await testApp({ now: NOW })
  ;({ owner, other } = await qualityStaffIn(site))
})
beforeEach(() => {
  site.clock.now = NOW
})

const GIVEN = { judul: 'Berkas tanpa tanggal', uraian: 'Tiga berkas pemeriksaan tidak bertanggal.', batas: '' }
const PLAN = { sebab: 'Formulirnya tidak meminta tanggal.', tindakan: 'Formulir diganti.', batas: '2026-12-01' }
const ACT = { pelaksanaan: 'Formulir baru dipakai sejak Senin.', file_id: '', batas: '2026-12-20' }
const PROOF = { pembuktian: 'Dua belas berkas sesudahnya bertanggal.' }

const make = async () => (await owner.browser.post(FINDINGS, { ...GIVEN, owner_id: owner.account.id })).body

/** Takes a transition with the version that the record has now. */
async function take({ browser }: { browser: Browser }, id: number, way: string, given: object) {
  const { version } = (await browser.get(`${FINDINGS}/${id}`)).body
  return browser.post(`${FINDINGS}/${id}/${way}`, { version, ...given })
}

async function acted(): Promise<number> {
  const { id } = await make()
  await take(owner, id, 'rencana', PLAN)
  await take(owner, id, 'pelaksanaan', ACT)
  return id
}

describe('a finding by hand', () => {
  test('begins with the due day of the setting, and goes by cause, action and proof to its end', async () => {
    const made = await make()
    expect(made).toMatchObject({ status: 'terbuka', sumber: 'lainnya', sumber_id: null, batas: '2026-12-20' })
    const planned = await take(owner, made.id, 'rencana', PLAN)
    expect(planned.body).toMatchObject({ status: 'ditindak', ...PLAN })
    const file_id = await giveFile(owner.browser, { jenis: 'bukti_temuan' })
    const done = await take(owner, made.id, 'pelaksanaan', { ...ACT, file_id })
    expect(done.body).toMatchObject({ status: 'diperiksa', acted_by: owner.account.id, file_id, batas: '2026-12-20' })
    const closed = await take(other, made.id, 'tutup', PROOF)
    expect(closed.body).toMatchObject({ status: 'ditutup', ...PROOF, closed_by_name: other.account.name })
    const history = (await owner.browser.get(`${FINDINGS}/${made.id}/riwayat`)).body
    expect(history.map(({ action }: { action: string }) => action).toSorted()).toEqual([
      'buat',
      'laksanakan',
      'rencanakan',
      'tutup',
    ])
  })

  test('goes back to its owner with the reason while the action did not work', async () => {
    const id = await acted()
    const back = { catatan: 'Dua berkas minggu ini masih tanpa tanggal.', batas: '2026-12-10' }
    expect((await take(other, id, 'kembalikan', back)).body).toMatchObject({ status: 'ditindak', ...back })
    expect((await take(owner, id, 'pelaksanaan', ACT)).body).toMatchObject({ status: 'diperiksa', catatan: null })
  })
})

describe('a wrong person', () => {
  test('does not plan or act for the owner, nor prove what they did themselves', async () => {
    const { id } = await make()
    const strange = await take(other, id, 'rencana', PLAN)
    expect([strange.status, strange.body.message]).toEqual([409, PROBLEMS.QUALITY_OWNER.message])
    await take(owner, id, 'rencana', PLAN)
    expect((await take(other, id, 'pelaksanaan', ACT)).body.message).toBe(PROBLEMS.QUALITY_OWNER.message)
    await take(owner, id, 'pelaksanaan', ACT)
    for (const [way, given] of [
      ['tutup', PROOF],
      ['kembalikan', { catatan: 'Belum.', batas: '2026-12-30' }],
    ] as const) {
      const own = await take(owner, id, way, given)
      expect([own.status, own.body.message]).toEqual([409, PROBLEMS.SECOND_PERSON_OWN.message])
    }
  })

  test('without the permission owns nothing and reads nothing', async () => {
    const clerk = await staffIn(site, ['verifikasi', 'pengaduan'])
    const refused = await owner.browser.post(FINDINGS, { ...GIVEN, owner_id: clerk.account.id })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['owner_id']])
    expect((await clerk.browser.get(FINDINGS)).status).toBe(404)
  })

  test('gives no file of somebody else as a proof', async () => {
    const { id } = await make()
    await take(owner, id, 'rencana', PLAN)
    const file_id = await giveFile(other.browser, { jenis: 'bukti_temuan' })
    expect((await take(owner, id, 'pelaksanaan', { ...ACT, file_id })).status).toBe(404)
  })
})

describe('at a wrong time', () => {
  test('a transition is refused: too early, twice, or on an older version', async () => {
    const { id, version } = await make()
    expect((await take(other, id, 'tutup', PROOF)).body.message).toBe(PROBLEMS.QUALITY_STATE.message)
    const planned = await owner.browser.post(`${FINDINGS}/${id}/rencana`, { version, ...PLAN })
    expect(planned.status).toBe(200)
    const stale = await owner.browser.post(`${FINDINGS}/${id}/rencana`, { version, ...PLAN })
    expect([stale.status, stale.body.current.status]).toEqual([409, 'ditindak'])
    await take(owner, id, 'pelaksanaan', ACT)
    expect((await take(owner, id, 'pelaksanaan', ACT)).body.message).toBe(PROBLEMS.QUALITY_STATE.message)
  })

  test('title and owner stay once somebody looks whether it worked', async () => {
    const id = await acted()
    const { version } = (await owner.browser.get(`${FINDINGS}/${id}`)).body
    const changed = { ...GIVEN, batas: '2027-01-01', owner_id: other.account.id, version }
    expect((await owner.browser.put(`${FINDINGS}/${id}`, changed)).body.message).toBe(PROBLEMS.QUALITY_STATE.message)
  })

  test('a due day never lies in the past', async () => {
    const { id } = await make()
    const refused = await take(owner, id, 'rencana', { ...PLAN, batas: '2026-11-19' })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['batas']])
  })
})

describe('from a complaint', () => {
  test('a finding opens with its source, once, also when two people press at the same moment', async () => {
    const complaint = await makeComplaint(site.db)
    const given = { sumber: 'pengaduan', sumber_id: complaint.id }
    const both = await Promise.all([owner, other].map(({ browser }) => browser.post(`${FINDINGS}/buka`, given)))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0]?.body.id).toBe(both[1]?.body.id)
    expect(both[0]?.body).toMatchObject({ sumber: 'pengaduan', sumber_id: complaint.id, batas: '2026-12-20' })
    const inputs = (await owner.browser.get('/admin-api/mutu/masukan')).body
    const mine = inputs.find(({ sumber_id }: { sumber_id: number }) => sumber_id === complaint.id)
    expect(mine).toMatchObject({ judul: complaint.no_tiket, finding_id: both[0]?.body.id })
  })

  test('of which the reader is a part, nothing is seen and nothing opened', async () => {
    const complaint = await makeComplaint(site.db)
    await site.db
      .insertInto('complaint_involved')
      .values({ complaint_id: complaint.id, user_id: other.account.id, alasan: 'dinyatakan' })
      .execute()
    const given = { sumber: 'pengaduan', sumber_id: complaint.id }
    expect((await other.browser.post(`${FINDINGS}/buka`, given)).status).toBe(404)
    const tickets = (await other.browser.get('/admin-api/mutu/masukan')).body.map(
      ({ judul }: { judul: string }) => judul,
    )
    expect(tickets).not.toContain(complaint.no_tiket)
  })

  test('that there is not, none opens', async () => {
    expect((await owner.browser.post(`${FINDINGS}/buka`, { sumber: 'banding', sumber_id: 999_999 })).status).toBe(404)
  })
})

test('what is due within a week stands on the desk; the owner of what is late gets one letter, and another after a new day', async () => {
  site = await testApp({ now: NOW })
  ;({ owner, other } = await qualityStaffIn(site))
  const { id } = await make()
  const dueOn = (batas: string) => site.db.updateTable('findings').set({ batas }).where('id', '=', id).execute()
  const queue = async ({ browser }: Staff) => {
    const { antrean } = (await browser.get('/admin-api/meja')).body
    return antrean.find(({ key }: { key: string }) => key === 'temuan_jatuh_tempo')
  }
  const letters = async () => {
    await site.deadlines()
    return (await site.deliverMails()).filter(({ subject }) => subject.startsWith('Lewat batas'))
  }
  await dueOn('2026-11-28')
  expect(await queue(other)).toBeUndefined()
  await dueOn('2026-11-27')
  expect(await queue(other)).toMatchObject({ jumlah: 1, terlambat: 0, hari_ini: 0 })
  expect((await other.browser.get(`${FINDINGS}?jatuh_tempo=true`)).body.total).toBe(1)
  expect(await queue(await staffIn(site, ['verifikasi']))).toBeUndefined()
  await dueOn('2026-11-20')
  expect(await queue(owner)).toMatchObject({ jumlah: 1, terlambat: 0, hari_ini: 1 })
  expect(await letters()).toEqual([])
  await dueOn('2026-11-19')
  expect(await queue(owner)).toMatchObject({ jumlah: 1, terlambat: 1 })
  expect(await letters()).toMatchObject([{ to: owner.account.email, subject: `Lewat batas: ${GIVEN.judul}` }])
  expect(await letters()).toEqual([])
  await take(owner, id, 'rencana', PLAN)
  await dueOn('2026-11-19')
  expect(await letters()).toHaveLength(1)
})

test('two processes that meet at one late finding send one letter', async () => {
  await site.db.deleteFrom('findings').execute()
  const { id } = await make()
  await site.db.updateTable('findings').set({ batas: '2026-11-19' }).where('id', '=', id).execute()
  await site.deliverMails()
  const held = sql`select from findings where id = ${id} for update`
  const remind = () => remindLateQuality({ ...contextOf(site), jobs: site.jobs })
  await atOneLock(site.database, held, [remind, remind])
  expect((await site.deliverMails()).filter(({ subject }) => subject.startsWith('Lewat batas'))).toHaveLength(1)
})
