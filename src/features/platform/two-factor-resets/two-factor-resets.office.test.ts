import { beforeAll, describe, expect, test } from 'vitest'
import { giveTwoFactor, loggedIn, PASSWORD, staffIn } from '../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { PROBLEMS } from '../../../problems.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})

const alasan = 'Datang sendiri dengan KTP asli.'
const pathOf = (id: number) => `/admin-api/orang/${id}/faktor-kedua`
const waysIn = async (browser: Browser, id: number) => (await browser.get(`/admin-api/orang/${id}`)).body.masuk

const refusal = ({ status, body }: { status: number; body: { message: string } }) => [status, body.message]
const problem = (code: 'OWN_ACCOUNT' | 'NO_TWO_FACTOR' | 'RESET_PROPOSED' | 'NO_RESET' | 'SECOND_PERSON_OWN') => [
  PROBLEMS[code].status,
  PROBLEMS[code].message,
]

/** Somebody with a second factor that only they knew, and a session that is still open. */
async function forgetful() {
  const owner = await loggedIn(site)
  await giveTwoFactor(site.db, owner.account.id)
  return owner
}

/** A proposal of one of the staff. */
async function proposed(first: Browser, id: number): Promise<number> {
  const { status, text } = await first.post(pathOf(id), { alasan })
  if (status !== 204) throw new Error(text)
  return (await waysIn(first, id)).reset.id
}

const auditOf = (id: number) =>
  site.db
    .selectFrom('audit_log')
    .select(['action', 'user_id'])
    .where('noun', '=', 'akun')
    .where('noun_id', '=', String(id))
    .orderBy('id')
    .execute()

describe('a lost second factor', () => {
  test('is taken off by two people: sessions end, the owner reads of both acts, and both stand in the logs', async () => {
    const owner = await forgetful()
    const { id, email } = owner.account
    const first = await staffIn(site, ['pengguna'])
    const second = await staffIn(site, ['pengguna'])
    await site.deliverMails()
    expect((await waysIn(first.browser, id)).can).toEqual({ usulkan: true, konfirmasi: false, tolak: false })
    const reset_id = await proposed(first.browser, id)
    expect((await site.deliverMails()).filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
      'Verifikasi dua langkah Anda akan diatur ulang',
    ])
    expect(await waysIn(second.browser, id)).toMatchObject({
      two_factor: true,
      reset: { id: reset_id, alasan, proposed_by_name: first.account.name },
      can: { usulkan: false, konfirmasi: true, tolak: true },
    })
    const queue = (await second.browser.get('/admin-api/meja')).body.antrean
    expect(queue).toContainEqual(expect.objectContaining({ key: 'faktor_kedua_diusulkan', jumlah: 1 }))
    expect((await second.browser.get('/admin-api/orang?reset_diusulkan=true')).body.data).toMatchObject([{ id }])

    expect((await second.browser.post(`${pathOf(id)}/konfirmasi`, { reset_id })).status).toBe(204)
    expect(await waysIn(second.browser, id)).toMatchObject({ two_factor: false, reset: null })
    expect((await site.deliverMails()).filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
      'Verifikasi dua langkah dimatikan',
    ])
    expect((await owner.browser.get('/user/security-events')).status).toBe(401)
    const again = new Browser(site.app)
    await again.logIn(email, PASSWORD)
    const { data } = (await again.get('/user/security-events')).body
    expect(data).toContainEqual(
      expect.objectContaining({
        jenis: 'dua_faktor_mati',
        rincian: 'diatur ulang oleh dua petugas',
        oleh_petugas: true,
      }),
    )
    expect(await auditOf(id)).toEqual([
      { action: 'usul-faktor-kedua', user_id: first.account.id },
      { action: 'konfirmasi-faktor-kedua', user_id: second.account.id },
    ])
  })

  test('is not taken off by one person alone, nor by the owner among the staff', async () => {
    const { account } = await forgetful()
    const first = await staffIn(site, ['pengguna'])
    const reset_id = await proposed(first.browser, account.id)
    const alone = await first.browser.post(`${pathOf(account.id)}/konfirmasi`, { reset_id })
    expect(refusal(alone)).toEqual(problem('SECOND_PERSON_OWN'))

    const colleague = await staffIn(site, ['pengguna'])
    const own = await colleague.browser.post(pathOf(colleague.account.id), { alasan })
    expect(refusal(own)).toEqual(problem('OWN_ACCOUNT'))
    const theirs = await proposed(first.browser, colleague.account.id)
    expect((await waysIn(colleague.browser, colleague.account.id)).can.konfirmasi).toBe(false)
    const confirmed = await colleague.browser.post(`${pathOf(colleague.account.id)}/konfirmasi`, { reset_id: theirs })
    expect(refusal(confirmed)).toEqual(problem('OWN_ACCOUNT'))
  })

  test('is proposed once at a time, with a reason, for an account that has a second factor', async () => {
    const { account } = await forgetful()
    const first = await staffIn(site, ['pengguna'])
    await proposed(first.browser, account.id)
    const twice = await first.browser.post(pathOf(account.id), { alasan })
    expect(refusal(twice)).toEqual(problem('RESET_PROPOSED'))
    const { body } = await first.browser.post(pathOf(account.id), { alasan: 'Hilang' })
    expect(body.errors.alasan).toEqual(['Tulis bagaimana Anda memastikan bahwa ini pemilik akunnya.'])
    const without = (await loggedIn(site)).account
    expect(refusal(await first.browser.post(pathOf(without.id), { alasan }))).toEqual(problem('NO_TWO_FACTOR'))
    expect((await first.browser.post(pathOf(2_000_000_000), { alasan })).status).toBe(404)
  })

  test('stays when the proposal is refused or withdrawn, and another proposal is not what was seen', async () => {
    const { account } = await forgetful()
    const first = await staffIn(site, ['pengguna'])
    const second = await staffIn(site, ['pengguna'])
    const seen = await proposed(first.browser, account.id)
    const refused = { reset_id: seen, catatan: 'Orangnya tidak dapat dipastikan.' }
    expect((await first.browser.post(`${pathOf(account.id)}/tolak`, refused)).status).toBe(204)
    expect(await waysIn(second.browser, account.id)).toMatchObject({ two_factor: true, reset: null })
    await proposed(first.browser, account.id)
    const stale = await second.browser.post(`${pathOf(account.id)}/konfirmasi`, { reset_id: seen })
    expect(refusal(stale)).toEqual(problem('NO_RESET'))
    expect((await waysIn(second.browser, account.id)).two_factor).toBe(true)
  })

  test('is nothing for those who do not look after accounts', async () => {
    const { account } = await forgetful()
    const { browser } = await staffIn(site, ['verifikasi', 'keuangan', 'keputusan', 'pengaduan', 'konten'])
    expect((await browser.post(pathOf(account.id), { alasan })).status).toBe(404)
    expect(await waysIn(browser, account.id)).toBeNull()
  })
})
