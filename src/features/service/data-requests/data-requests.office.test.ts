import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmPassword, staffIn } from '../../../../tests/accounts.ts'
import { contextOf } from '../../../../tests/context.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { PROBLEMS } from '../../../problems.ts'
import { sweepDataRequests } from './jobs.ts'
import { isLateRequest, receivedId, requestDue } from './rules.ts'

const REQUESTS = '/admin-api/permintaan-data'
const NOW = new Date('2026-11-20T03:00:00Z')

type Staff = Awaited<ReturnType<typeof staffIn>>

let site: TestApp
let clerk: Staff

beforeAll(async () => {
  site = await testApp({ now: NOW })
  clerk = await staffIn(site, ['pengguna'])
})
beforeEach(async () => {
  site.clock.now = NOW
  await site.db.deleteFrom('data_requests').execute()
})

const LETTER = {
  jenis: 'akses',
  kanal: 'surat',
  nama: 'Sri Contoh',
  kontak: 'Jalan Contoh 1, Bogor',
  isi: 'Minta salinan data saya, NIK 3201234567890001.',
  received_at: '2026-11-19T03:00:00Z',
}

const note = (more: object = {}, { browser }: Staff = clerk) => browser.post(REQUESTS, { ...LETTER, ...more })

const answer = (id: string, more: object = {}, { browser }: Staff = clerk) =>
  browser.post(`${REQUESTS}/${id}/jawab`, { version: 1, status: 'dipenuhi', jawaban: 'Salinan dikirim.', ...more })

describe('a request by letter', () => {
  test('is due three days after it came in, and is answered once; no identity number is kept', async () => {
    const made = await note()
    expect(made.body).toMatchObject({ jenis: 'akses', kanal: 'surat', status: 'terbuka', nama: LETTER.nama })
    expect(made.body.answer_due).toBe('2026-11-22T03:00:00.000Z')
    expect(made.body.isi).not.toContain('3201234567890001')
    const answered = await answer(made.body.id)
    expect(answered.body).toMatchObject({ status: 'dipenuhi', answered_by_name: clerk.account.name, version: 2 })
    expect((await answer(made.body.id)).body.message).toBe(PROBLEMS.STALE.message)
    expect((await answer(made.body.id, { version: 2 })).body.message).toBe(PROBLEMS.QUALITY_STATE.message)
  })

  test('has the days of the setting where the law gives none, and no time that has not come', async () => {
    const made = await note({ jenis: 'informasi' })
    expect(made.body.answer_due).toBe('2026-12-03T03:00:00.000Z')
    const early = await note({ received_at: '2026-11-21T00:00:00Z' })
    expect(Object.keys(early.body.errors)).toEqual(['received_at'])
  })

  test('is read by those who deal with people’s data and by nobody else, and names nobody in the log', async () => {
    const { id } = (await note()).body
    const quality = await staffIn(site, ['mutu', 'verifikasi'])
    expect((await quality.browser.get(`${REQUESTS}/${id}`)).status).toBe(404)
    expect((await quality.browser.get(REQUESTS)).status).toBe(404)
    expect((await note({}, quality)).status).toBe(404)
    for (const unknown of ['masuk-999999', 'salinan-999999']) {
      expect((await clerk.browser.get(`${REQUESTS}/${unknown}`)).status).toBe(404)
      expect((await answer(unknown)).status).toBe(404)
    }
    const logged = await site.db.selectFrom('audit_log').selectAll().where('noun', '=', 'permintaan-data').execute()
    expect(logged.length).toBeGreaterThan(0)
    expect(JSON.stringify(logged)).not.toMatch(/Sri Contoh|Jalan Contoh/)
  })

  test('stands on the desk while it waits, late after its time', async () => {
    await note()
    const queue = async () => {
      const { antrean } = (await clerk.browser.get('/admin-api/meja')).body
      return antrean.find(({ key }: { key: string }) => key === 'permintaan_data')
    }
    expect(await queue()).toMatchObject({ jumlah: 1, terlambat: 0 })
    await site.db.updateTable('data_requests').set({ answer_due: '2026-11-20T02:59:59Z' }).execute()
    expect(await queue()).toMatchObject({ jumlah: 1, terlambat: 1 })
    expect((await clerk.browser.get(`${REQUESTS}?terlambat=true`)).body.total).toBe(1)
  })

  test('loses its person once it was kept as long as complaints are; its times stay', async () => {
    const { id } = (await note()).body
    await answer(id)
    const open = (await note()).body
    site.clock.now = new Date('2040-01-01T00:00:00Z')
    await sweepDataRequests(contextOf(site))
    const rows = await site.db.selectFrom('data_requests').selectAll().orderBy('id').execute()
    expect(rows[0]).toMatchObject({ nama: null, kontak: null, isi: null, jawaban: null, status: 'dipenuhi' })
    expect(rows[0]?.answered_at).toEqual(NOW)
    expect(rows[1]).toMatchObject({ id: receivedId(open.id), nama: LETTER.nama, erased_at: null })
  })
})

describe('the list', () => {
  test('shows what people asked in the portal beside the letters: deletion, correction, a withdrawn consent, a copy', async () => {
    const { id: user_id } = (await staffIn(site, [])).account
    const at = NOW
    await site.db
      .insertInto('deletion_requests')
      .values({ user_id, alasan: 'Tidak perlu lagi.', created_at: at })
      .execute()
    const consents = [true, false].map((given) => ({ user_id, jenis: 'publikasi', versi: 1, given, at }))
    for (const consent of consents) await site.db.insertInto('consents').values(consent).execute()
    await site.db.insertInto('consents').values({ user_id, jenis: 'pdp', versi: 1, given: false, at }).execute()
    await note()
    const { data } = (await clerk.browser.get(REQUESTS)).body
    const kinds = data.map(({ sumber, jenis, status }: Record<string, string>) => `${sumber} ${jenis} ${status}`)
    expect(kinds.toSorted()).toEqual([
      'masuk akses terbuka',
      'penghapusan penghapusan terbuka',
      'persetujuan tarik_persetujuan dipenuhi',
    ])
    const { id } = data.find(({ sumber }: { sumber: string }) => sumber === 'penghapusan')
    expect((await clerk.browser.get(`${REQUESTS}/${id}`)).body).toMatchObject({ nama: null, isi: null, version: 0 })
    expect((await answer(id)).status).toBe(404)
  })

  test('names a copy of one’s own data that somebody took', async () => {
    const member = await staffIn(site, [])
    await confirmPassword(member.browser)
    const headers = { cookie: member.browser.cookieHeader, accept: '*/*', 'x-requested-with': 'XMLHttpRequest' }
    expect((await site.app.server.inject({ url: '/data-diri/unduh', headers })).statusCode).toBe(200)
    const { data } = (await clerk.browser.get(`${REQUESTS}?jenis=akses`)).body
    expect(data).toMatchObject([{ sumber: 'salinan', status: 'dipenuhi', kanal: 'portal' }])
  })
})

test('a request is late after its time, and never once it was answered', () => {
  const answer_due = requestDue('perbaikan', NOW, 14)
  expect(answer_due.getTime() - NOW.getTime()).toBe(72 * 3_600_000)
  expect(isLateRequest({ answered_at: null, answer_due }, answer_due)).toBe(false)
  expect(isLateRequest({ answered_at: null, answer_due }, new Date(answer_due.getTime() + 1))).toBe(true)
  expect(isLateRequest({ answered_at: NOW, answer_due }, new Date(answer_due.getTime() + 1))).toBe(false)
})
