import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type Granted, grantCertificate } from '../../../../tests/grants.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { makeFile } from '../../../../tests/personal-data.ts'
import { decideCase, imposeCase, notifyCase } from '../../../../tests/sanctions.ts'
import { PROBLEMS } from '../../../problems.ts'

type Staff = Awaited<ReturnType<typeof staffIn>>

let site: TestApp
let clerk: Staff
let issuer: Staff
let notifier: Staff
let decider: Staff
let panel: Staff[]

const BANDING = 'Putusan ini tidak mempertimbangkan dua lokakarya yang saya lampirkan.'

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  clerk = await staffIn(site, ['pengaduan'])
  issuer = await staffIn(site, ['keputusan'])
  notifier = await staffIn(site, ['keputusan'])
  decider = await staffIn(site, ['keputusan'])
  panel = await Promise.all([staffIn(site, []), staffIn(site, ['konten']), staffIn(site, ['keuangan'])])
})

interface Appealed extends Granted {
  sanction: number
  appeal: number
}

async function appealed(id: number, one: Granted): Promise<Appealed> {
  const filed = await one.who.browser.post(`/sanksi/${id}/banding`, { alasan: BANDING })
  if (filed.status !== 200) throw new Error(filed.text)
  const { nomor } = filed.body.sanksi[0].banding.diajukan
  const { data } = (await clerk.browser.get(`/admin-api/banding?q=${nomor}`)).body
  await site.deliverMails()
  return { ...one, sanction: id, appeal: data[0].id }
}

/** A sanctioned holder who appeals. */
async function sanctioned(jenis: 'pembekuan' | 'pencabutan' = 'pembekuan'): Promise<Appealed> {
  const one = await grantCertificate(site, issuer.browser)
  const who = { notifier: notifier.browser, decider: decider.browser }
  return appealed((await imposeCase(site, one.certificate.id, who, { jenis })).id, one)
}

const read = (id: number, by = clerk) => by.browser.get(`/admin-api/banding/${id}`)
const appoint = async (id: number, members = panel) => {
  const { version } = (await read(id)).body
  return clerk.browser.put(`/admin-api/banding/${id}/panel`, {
    version,
    user_ids: members.map(({ account }) => account.id),
  })
}

async function heard({ appeal, ...one }: Appealed, suara: 'terima' | 'tolak') {
  await appoint(appeal)
  for (const [at, { browser }] of panel.entries())
    await browser.post(`/admin-api/banding/${appeal}/suara`, { suara, alasan: `Alasan ${suara} nomor ${at}.` })
  const letters = (await site.deliverMails()).filter(({ to }) => to === one.who.account.email)
  const state = (await one.who.browser.get(`/user-training/${one.id}/sertifikat`)).body
  return { letter: letters[0], state }
}

const papersOf = async ({ certificate }: Granted): Promise<{ versi: number }[]> =>
  (await decider.browser.get(`/admin-api/sertifikat/${certificate.id}`)).body.cetakan

describe('an appeal against a sanction', () => {
  test('shows its panel what was decided and answered, with the paper; nobody who had a part in it sees it', async () => {
    const one = await grantCertificate(site, issuer.browser)
    const { id } = await notifyCase(notifier.browser, one.certificate.id)
    const answer_file_id = await makeFile(site, one.who.account.id, 'jawaban_sanksi')
    await one.who.browser.post(`/sanksi/${id}/jawab`, {
      jawaban: 'Saya sudah mengikuti dua lokakarya.',
      answer_file_id,
    })
    await decideCase(decider.browser, id)
    const { appeal } = await appealed(id, one)
    const { body } = await read(appeal)
    expect(body).toMatchObject({
      keputusan: null,
      perihal: `Pembekuan ${one.certificate.no_sertifikasi}`,
      sanksi: { jenis: 'pembekuan', jawaban: 'Saya sudah mengikuti dua lokakarya.', berkas: { id: answer_file_id } },
    })
    const possible = body.calon.map(({ user_id }: { user_id: number }) => user_id)
    for (const { account } of panel) expect(possible).toContain(account.id)
    for (const { account } of [issuer, notifier, decider]) expect(possible).not.toContain(account.id)
    const [first] = panel
    if (!first) throw new Error('no panel')
    expect((await first.browser.get(`/berkas/${answer_file_id}`)).status).toBe(404)
    await appoint(appeal)
    expect((await first.browser.get(`/berkas/${answer_file_id}`)).status).toBe(200)
    for (const other of [issuer, notifier, decider]) expect((await read(appeal, other)).status).toBe(404)
  })

  test('is not heard by who notified of it, decided it, or decided on the certificate', async () => {
    const { appeal } = await sanctioned()
    for (const involved of [issuer, notifier, decider]) {
      const { status, body } = await appoint(appeal, [...panel.slice(0, 2), involved])
      expect([status, body.message]).toEqual([422, PROBLEMS.PANEL_INVOLVED.message])
    }
  })

  test('granted ends a suspension at once', async () => {
    const one = await sanctioned()
    const { letter, state } = await heard(one, 'terima')
    expect([state.status_sertifikat, state.frozen_until]).toEqual(['aktif', null])
    expect(state.riwayat.at(-1)).toMatchObject({ label: 'Dipulihkan atas banding' })
    expect(letter?.subject).toBe(`Banding Anda dikabulkan: sertifikat ${one.certificate.no_sertifikasi}`)
    expect(letter?.text).toContain('Alasan terima nomor 0.')
    expect(letter?.text).toContain('Sanksi itu berakhir sekarang juga')
    const own = (await one.who.browser.get('/sanksi')).body.sanksi[0]
    expect([own.berlaku, own.banding.diajukan.status]).toEqual([false, 'diterima'])
    expect(await papersOf(one)).toHaveLength(1)
  })

  test('granted undoes a withdrawal with a new paper, as a revoked credential stays revoked', async () => {
    const one = await sanctioned('pencabutan')
    const { letter, state } = await heard(one, 'terima')
    expect(state.status_sertifikat).toBe('aktif')
    expect((await papersOf(one)).map(({ versi }) => versi)).toEqual([2, 1])
    expect(letter?.text).toContain('Unduh PDF dan kredensial yang baru')
    const users = site.db.selectFrom('users').select('no_sertifikasi').where('id', '=', one.who.account.id)
    expect((await users.executeTakeFirstOrThrow()).no_sertifikasi).toBe(one.certificate.no_sertifikasi)
  })

  test('granted against the withdrawal of a suspended one leaves the suspension as it was', async () => {
    const one = await grantCertificate(site, issuer.browser)
    const who = { notifier: notifier.browser, decider: decider.browser }
    await imposeCase(site, one.certificate.id, who)
    const { id } = await imposeCase(site, one.certificate.id, who, { jenis: 'pencabutan', alasan: 'etik' })
    const { state } = await heard(await appealed(id, one), 'terima')
    expect([state.status_sertifikat, state.frozen_until]).toEqual(['dibekukan', '2027-05-20'])
  })

  test('rejected leaves the sanction as it is, and tells why', async () => {
    const one = await sanctioned()
    const { letter, state } = await heard(one, 'tolak')
    expect(state.status_sertifikat).toBe('dibekukan')
    expect([letter?.subject, letter?.text.includes('Alasan tolak nomor 2.')]).toEqual([
      `Banding ditolak: sertifikat ${one.certificate.no_sertifikasi}`,
      true,
    ])
  })

  test('granted after the certificate was restored changes nothing more', async () => {
    const one = await sanctioned()
    const { version } = (await decider.browser.get(`/admin-api/sertifikat/${one.certificate.id}`)).body
    const asked = { version, alasan: 'Semua kewajiban yang tertinggal sudah dipenuhi.' }
    expect((await decider.browser.post(`/admin-api/sertifikat/${one.certificate.id}/pulihkan`, asked)).status).toBe(200)
    const { letter, state } = await heard(one, 'terima')
    expect(state.riwayat.map(({ label }: { label: string }) => label)).toEqual(['Terbit', 'Dibekukan', 'Dipulihkan'])
    expect(letter?.text).not.toContain('berakhir sekarang juga')
  })
})
