import { beforeAll, describe, expect, test } from 'vitest'
import { confirmPassword, loggedIn } from '../../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import type { Browser } from '../../../../../tests/http.ts'
import { correctDraft, someNik, submitPersonalData } from '../../../../../tests/personal-data.ts'
import { PROBLEMS } from '../../../../problems.ts'
import type { PersonalDraft } from '../contract.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

async function submitted(overrides: Partial<PersonalDraft> = {}) {
  const person = await loggedIn(site)
  await confirmPassword(person.browser)
  const isi = await submitPersonalData(site, person.account.id, overrides)
  return { ...person, isi }
}

const lettersTo = async (email: string) => (await site.deliverMails()).filter(({ to }) => to === email)

const auditOf = (id: number) =>
  site.db
    .selectFrom('audit_log')
    .select(['action', 'after'])
    .where('noun', '=', 'data-diri')
    .where('noun_id', '=', String(id))
    .execute()

const phoneOf = async (id: number) =>
  (await site.db.selectFrom('users').select('phone').where('id', '=', id).executeTakeFirstOrThrow()).phone

const publicationsOf = (id: number) =>
  site.db
    .selectFrom('consents')
    .select(['given', 'versi'])
    .where('user_id', '=', id)
    .where('jenis', '=', 'publikasi')
    .orderBy('id')
    .execute()

describe('after sending, a person changes alone', () => {
  const contact = { alamat: 'Jalan Baru Nomor 7, Kelurahan Contoh', phone: '0811 9999 999', instansi: 'PT Lain' }
  const change = (browser: Browser, isi: Partial<PersonalDraft>, version = 1) =>
    browser.put('/data-diri/kontak', { isi, version })

  test('contact, education and work; the account follows, a letter tells which parts', async () => {
    const { browser, account, isi } = await submitted()
    const wanted = { ...isi, ...contact, nik: someNik(), nama_lengkap: 'Orang Lain', persetujuan_publikasi: true }
    const answer = await change(browser, wanted)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ isi: { ...isi, ...contact, phone: '+628119999999' }, version: 2 })
    expect(await phoneOf(account.id)).toBe('+628119999999')
    const [mail, ...others] = await lettersTo(account.email)
    expect(others).toEqual([])
    expect(mail?.text).toContain('Alamat & kontak, Pekerjaan.')
    expect(mail?.text).not.toContain('Jalan Baru')
    expect(await auditOf(account.id)).toEqual([{ action: 'ubah', after: { bagian: 'Alamat & kontak, Pekerjaan' } }])
  })

  test('nothing by sending the same again', async () => {
    const { browser, account, isi } = await submitted()
    const answer = await change(browser, isi)
    expect([answer.status, answer.body.version]).toEqual([200, 1])
    expect([await lettersTo(account.email), await auditOf(account.id)]).toEqual([[], []])
  })

  test('but not to something wrong', async () => {
    const { browser, isi } = await submitted()
    const answer = await change(browser, { ...isi, kode_pos: '1', pendidikan: [] })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['kode_pos', 'pendidikan']])
  })

  test('even when too old by now to apply', async () => {
    const { browser, isi } = await submitted({ tanggal_lahir: '1940-01-01' })
    expect((await change(browser, { ...isi, ...contact })).status).toBe(200)
  })

  test('but not over what another tab changed', async () => {
    const { browser, isi } = await submitted()
    await change(browser, { ...isi, ...contact })
    expect((await change(browser.copy(), isi)).body.message).toBe('Data sudah berubah, muat ulang')
  })

  test('but not before sending', async () => {
    const { browser } = await loggedIn(site, { status_data: 0 })
    await confirmPassword(browser)
    await browser.put('/data-diri', { isi: correctDraft(), version: 0 })
    expect((await change(browser, correctDraft())).body.message).toBe(PROBLEMS.DATA_NOT_SUBMITTED.message)
    expect((await browser.put('/data-diri/persetujuan-publikasi', { persetujuan_publikasi: true })).status).toBe(409)
  })

  test('the consent to be published, each change added with its time', async () => {
    const { browser, account, isi } = await submitted()
    for (const persetujuan_publikasi of [true, false]) {
      const answer = await browser.put('/data-diri/persetujuan-publikasi', { persetujuan_publikasi })
      expect(answer.body).toEqual({ persetujuan_publikasi, consent_since: site.clock.now.toISOString() })
      expect((await browser.get('/data-diri')).body).toMatchObject({ isi: { persetujuan_publikasi }, version: 1 })
    }
    expect(await publicationsOf(account.id)).toEqual([false, true, false].map((given) => ({ given, versi: 1 })))
    expect((await change(browser, { ...isi, ...contact })).body.isi.persetujuan_publikasi).toBe(false)
  })
})
