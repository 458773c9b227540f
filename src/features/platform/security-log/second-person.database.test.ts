import { beforeAll, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { ageAccountProposals, makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { PROBLEMS } from '../../../problems.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})

/** Returns the newest trace of an account. */
const newestOf = (id: number) =>
  site.db
    .selectFrom('security_events')
    .select(['jenis', 'rincian'])
    .where('user_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst()

test('a right that is given leaves a trace of the right', async () => {
  const manager = await staffIn(site, ['pengguna'])
  const { account } = await staffIn(site, ['konten'])
  const url = `/admin-api/staf/${account.id}`
  const { version, name, role } = (await manager.browser.get(url)).body
  const given = { name, role, ditangguhkan: false, permissions: ['konten', 'keuangan'], version }
  expect((await manager.browser.put(url, given)).status).toBe(200)
  const traces = await site.db
    .selectFrom('security_events')
    .select(['jenis', 'rincian', 'changed_by'])
    .where('user_id', '=', account.id)
    .where('changed_by', 'is not', null)
    .execute()
  expect(traces).toContainEqual({ jenis: 'izin_diberikan', rincian: 'keuangan', changed_by: manager.account.id })
})

test('a refusal of a second person leaves a trace though the call undid itself, and so does a confirmation', async () => {
  const first = await staffIn(site, ['keuangan'])
  const given = { rekening: [{ bank: 'Bank Contoh', nomor: '99', atas_nama: 'LSK Contoh' }], alasan: 'Contoh.' }
  const { id, version } = (await first.browser.post('/admin-api/rekening', given)).body
  await ageAccountProposals(site.db)
  const confirm = (second: Browser) =>
    second.post(`/admin-api/rekening/${id}/konfirmasi`, { version }, { 'idempotency-key': 'konfirmasi-uji' })
  const [recent, veteran] = [await staffIn(site, ['keuangan']), await staffIn(site, ['keuangan'])]
  const grant = { user_id: recent.account.id, permission: 'keuangan', granted_by: null, granted_at: site.clock.now }
  await site.db.insertInto('permission_grants').values(grant).execute()
  expect((await confirm(recent.browser)).body.message).toBe(PROBLEMS.SECOND_PERSON_NEW.message)
  expect(await newestOf(recent.account.id)).toMatchObject({ jenis: 'orang_kedua_ditolak' })
  expect((await confirm(veteran.browser)).status).toBe(200)
  expect(await newestOf(veteran.account.id)).toEqual({
    jenis: 'orang_kedua_setuju',
    rincian: 'perubahan rekening lembaga',
  })
})
