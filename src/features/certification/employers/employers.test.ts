import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { confirmPassword, loggedIn, staffIn } from '../../../../tests/accounts.ts'
import { type Applicant, applicant, draftOf, examOn } from '../../../../tests/applications.ts'
import { belongTo, employerOf, foundEmployer, invitationTo, invite } from '../../../../tests/employers.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { rowsOf } from '../../../../tests/people-tables.ts'
import { employerLimits } from '../../../limits.ts'

let site: TestApp
let boss: Applicant
let id: number

beforeAll(async () => {
  site = await testApp()
  boss = await applicant(site)
  id = await foundEmployer(boss)
})

const auditOf = async (action: string): Promise<number> => {
  const rows = await site.db
    .selectFrom('audit_log')
    .select('id')
    .where('noun', '=', 'perusahaan')
    .where('action', '=', action)
    .execute()
  return rows.length
}

describe('an employer', () => {
  test('is founded by a member, who manages it; its NPWP is sealed and the founding is in the log', async () => {
    expect(await employerOf(boss, id)).toMatchObject({
      nama: 'PT Contoh Lestari',
      npwp: '9900000000000011',
      anggota: [{ pengelola: true, diri_sendiri: true }],
    })
    const { npwp } = await site.db.selectFrom('employers').select('npwp').where('id', '=', id).executeTakeFirstOrThrow()
    expect(npwp?.toString()).not.toContain('9900000000000011')
    expect(await auditOf('buat')).toBe(1)
  })

  test('asks for its name and address, and for an NPWP of 15 or 16 digits', async () => {
    const { status, body } = await boss.browser.post('/perusahaan', { nama: ' ', npwp: '12', alamat: '' })
    expect(status).toBe(422)
    expect(Object.keys(body.errors).sort()).toEqual(['alamat', 'nama', 'npwp'])
  })

  test('is changed by its managers, who saw its present version', async () => {
    const { version } = await employerOf(boss, id)
    const given = { nama: 'PT Contoh Lestari', npwp: '99.000.000.0-000.001', alamat: 'Jalan Contoh 2' }
    expect((await boss.browser.put(`/perusahaan/${id}`, { ...given, version })).body.alamat).toBe('Jalan Contoh 2')
    expect((await boss.browser.put(`/perusahaan/${id}`, { ...given, version })).status).toBe(409)
  })

  test('does not exist for strangers, and for members without its management neither', async () => {
    const member = await applicant(site)
    await belongTo(site, boss, id, member)
    for (const who of [await applicant(site), member]) {
      for (const path of ['', '/jadwal', '/permohonan', '/invoice', '/rekap.pdf?sejak=2026-01-01&sampai=2026-12-31']) {
        expect((await who.browser.get(`/perusahaan/${id}${path}`)).status).toBe(404)
      }
      expect((await who.browser.post(`/perusahaan/${id}/undangan`, { email: 'x@example.com' })).status).toBe(404)
      const registered = await who.browser.post(`/perusahaan/${id}/pendaftaran`, { schedule_id: 1, anggota: [1] })
      expect(registered.status).toBe(404)
    }
  })

  test('takes at most so many from one person', async () => {
    const busy = await applicant(site)
    for (let count = 0; count < employerLimits.ofOnePerson; count += 1) await foundEmployer(busy)
    expect((await busy.browser.post('/perusahaan', { nama: 'Satu lagi', npwp: '', alamat: 'Jalan' })).status).toBe(409)
  })
})

describe('an invitation', () => {
  test('answers and writes the same whether the address has an account or not', async () => {
    const other = await foundEmployer(boss)
    const { account } = await loggedIn(site)
    await site.deliverMails()
    const known = await invite(boss, other, account.email)
    const unknown = await invite(boss, other, 'tanpa.akun@example.com')
    expect([known.status, unknown.status]).toEqual([200, 200])
    const [one, two] = unknown.body.perusahaan.undangan
    expect(Object.keys(one)).toEqual(Object.keys(two))
    const [ofKnown, ofUnknown] = [known, unknown].map(({ body }) => ({ ...body.undangan[0], email: '' }))
    expect(ofKnown).toEqual(ofUnknown)
    const mails = (await site.deliverMails()).filter(({ subject }) => /Undangan dari/.test(subject))
    expect(mails.map(({ to }) => to).sort()).toEqual([account.email, 'tanpa.akun@example.com'].sort())
  })

  test('reaches whoever verifies that address later, is accepted once, and makes a member without management', async () => {
    const email = 'menyusul@example.com'
    await invite(boss, id, email)
    const late = await applicant(site, { email, name: 'Yuni Menyusul' })
    const invitation = await invitationTo(late)
    const twice = await Promise.all([1, 2].map(() => late.browser.post(`/undangan-perusahaan/${invitation}/terima`)))
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 404])
    const { anggota, undangan } = await employerOf(boss, id)
    expect(anggota.filter(({ nama }) => nama === late.account.name)).toMatchObject([{ pengelola: false }])
    expect(undangan.map((one) => one.email)).not.toContain(email)
    expect(await auditOf('terima-undangan')).toBeGreaterThan(0)
  })

  test('is nobody else’s to answer, to send again or to withdraw', async () => {
    const invited = await applicant(site)
    await invite(boss, id, invited.account.email)
    const invitation = await invitationTo(invited)
    const stranger = await applicant(site)
    for (const what of ['terima', 'tolak', 'kirim-ulang']) {
      expect((await stranger.browser.post(`/undangan-perusahaan/${invitation}/${what}`)).status).toBe(404)
    }
    expect((await stranger.browser.delete(`/undangan-perusahaan/${invitation}`)).status).toBe(404)
    expect((await invited.browser.post(`/undangan-perusahaan/${invitation}/tolak`)).body.undangan).toEqual([])
    expect((await employerOf(boss, id)).undangan.map(({ email }) => email)).not.toContain(invited.account.email)
  })

  test('to one address comes to be once, whoever of two managers asks at the same moment', async () => {
    const second = await applicant(site)
    await belongTo(site, boss, id, second, true)
    const both = await Promise.all([boss, second].map((who) => invite(who, id, 'berdua@example.com')))
    expect(both.map(({ body }) => body.undangan[0].hasil).sort()).toEqual(['diundang', 'sudah_diundang'])
  })

  test('is sent again a few times, ends by itself, and its address is forgotten later', async () => {
    const invited = await applicant(site)
    await invite(boss, id, invited.account.email)
    const invitation = await invitationTo(invited)
    const again = () => boss.browser.post(`/undangan-perusahaan/${invitation}/kirim-ulang`)
    for (let count = 1; count < employerLimits.invitationSends; count += 1) expect((await again()).status).toBe(200)
    expect((await again()).status).toBe(409)
    const { now } = site.clock
    const of = site.db.updateTable('employer_invitations').where('id', '=', invitation)
    await of.set({ expires_at: now }).execute()
    expect((await invited.browser.post(`/undangan-perusahaan/${invitation}/terima`)).status).toBe(404)
    await of.set({ expires_at: new Date(now.getTime() - 31 * 86_400_000) }).execute()
    await site.sweep()
    const left = await site.db.selectFrom('employer_invitations').select('id').where('id', '=', invitation).execute()
    expect(left).toEqual([])
  })
})

describe('a membership', () => {
  test('ends when the member leaves; what is not billed is their own to pay again, and the managers are told', async () => {
    const member = await applicant(site)
    await belongTo(site, boss, id, member)
    const draft = await draftOf(member, await examOn(site))
    const chosen = await member.browser.put(`/user-training/${draft}/pembayar`, { employer_id: id })
    expect(chosen.body).toMatchObject({ employer_id: id, boleh_diubah: true })
    await site.deliverMails()
    expect((await member.browser.post(`/perusahaan/${id}/keluar`)).body.perusahaan).toEqual([])
    expect((await member.browser.get(`/user-training/${draft}/pembayar`)).body.employer_id).toBeNull()
    const mails = await site.deliverMails()
    expect(mails.some(({ to, text }) => to === boss.account.email && text?.includes('keluar dari'))).toBe(true)
    expect(await auditOf('keluar')).toBe(1)
  })

  test('of the last manager does not end before another one is named', async () => {
    const founder = await applicant(site)
    const own = await foundEmployer(founder)
    const member = await applicant(site)
    await belongTo(site, founder, own, member)
    const refused = await founder.browser.post(`/perusahaan/${own}/keluar`)
    expect(refused.status).toBe(409)
    expect(refused.body.message).toMatch(/jadikan ia pengelola/)
    const { halangan } = (await founder.browser.get('/penghapusan-data')).body
    expect(halangan).toMatch(/satu-satunya pengelola/)
    const row = (await employerOf(founder, own)).anggota.find(({ diri_sendiri }) => !diri_sendiri)
    await founder.browser.post(`/anggota-perusahaan/${row?.id}/pengelola`)
    expect((await founder.browser.post(`/perusahaan/${own}/keluar`)).status).toBe(200)
    expect((await employerOf(member, own)).anggota).toHaveLength(1)
  })

  test('is ended and raised by managers of that employer only', async () => {
    const member = await applicant(site, { name: 'Zaki Diakhiri' })
    await belongTo(site, boss, id, member)
    const row = (await employerOf(boss, id)).anggota.find(({ nama }) => nama === member.account.name)
    const stranger = await applicant(site)
    await foundEmployer(stranger)
    for (const who of [stranger, member]) {
      expect((await who.browser.delete(`/anggota-perusahaan/${row?.id}`)).status).toBe(404)
      expect((await who.browser.post(`/anggota-perusahaan/${row?.id}/pengelola`)).status).toBe(404)
    }
    expect((await boss.browser.delete(`/anggota-perusahaan/${row?.id}`)).status).toBe(200)
    expect((await boss.browser.delete(`/anggota-perusahaan/${row?.id}`)).status).toBe(404)
  })
})

describe('what is kept of a member', () => {
  test('stands in their own archive, and is gone with them, invitations to their address included', async () => {
    const { browser, account } = await loggedIn(site, { status_data: 0, name: 'Tari Terhapus' })
    const member = { browser, account }
    await belongTo(site, boss, id, member)
    const other = await foundEmployer(await applicant(site))
    const invited = { employer_id: other, email: account.email, sent_at: site.clock.now, expires_at: site.clock.now }
    await site.db.insertInto('employer_invitations').values(invited).execute()
    await confirmPassword(browser)
    const headers = { cookie: browser.cookieHeader, accept: '*/*', 'x-requested-with': 'XMLHttpRequest' }
    const { rawPayload } = await site.app.server.inject({ url: '/data-diri/unduh', headers })
    const data = JSON.parse(Buffer.from(unzipSync(rawPayload)['data.json'] ?? []).toString())
    expect(data.perusahaan).toMatchObject([{ nama: 'PT Contoh Lestari', pengelola: false }])
    expect(data.undangan_perusahaan).toHaveLength(1)
    const asked = (await browser.post('/penghapusan-data', { alasan: 'Saya pindah.' })).body
    const officer = (await staffIn(site, ['pengguna'])).browser
    const decision = { version: 1, setuju: true }
    expect((await officer.post(`/admin-api/penghapusan-data/${asked.id}/putuskan`, decision)).status).toBe(204)
    expect(await rowsOf(site.db, account.id, ['employer_members'])).toEqual([])
    const left = site.db.selectFrom('employer_invitations').select('id').where('email', '=', account.email)
    expect(await left.execute()).toEqual([])
  })
})
