import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount, staffIn } from '../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { assign, candidate, examinerIn, makeDecision, scoreAll, stageOf, UNITS } from '../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { patiently } from '../../../../tests/invoices.ts'
import { makeFile } from '../../../../tests/personal-data.ts'

type Staff = Awaited<ReturnType<typeof staffIn>>

let site: TestApp
let clerk: Staff
let decider: Staff
let panel: Staff[]

const NOW = new Date('2026-11-20T03:00:00Z')
const ALASAN = 'Penilaian wawancara saya tidak memuat jawaban atas pertanyaan ketiga.'

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  clerk = await staffIn(site, ['pengaduan'])
  decider = await staffIn(site, ['keputusan'])
  panel = await Promise.all([staffIn(site, []), staffIn(site, ['konten']), staffIn(site, ['keuangan'])])
})
beforeEach(() => {
  site.clock.now = NOW
})

/** A running appeal; answers its own number and the application's. */
async function appealed(choices: { file?: boolean; name?: string } = {}) {
  const who = await candidate(site, { tahap: 'belum_kompeten', ...(choices.name ? { name: choices.name } : {}) })
  await makeDecision(site.db, who.id, decider.account.id, { failed: UNITS })
  const file_id = choices.file ? await makeFile(site, who.account.id, 'lainnya') : null
  const given = { tahap: 'belum_kompeten', alasan: ALASAN, file_id }
  const filed = await who.browser.post(`/user-training/${who.id}/banding`, given)
  if (filed.status !== 200) throw new Error(filed.text)
  const { data } = (await clerk.browser.get(`/admin-api/banding?q=${filed.body.banding.diajukan.nomor}`)).body
  return { who, id: data[0].id as number, row: data[0], file_id }
}

const read = async (browser: Browser, id: number) => browser.get(`/admin-api/banding/${id}`)
const appoint = (id: number, user_ids: number[], version = 1, by = clerk.browser) =>
  by.put(`/admin-api/banding/${id}/panel`, { version, user_ids })
const seated = (id: number) =>
  appoint(
    id,
    panel.map(({ account }) => account.id),
  )
const vote = ({ browser }: Staff, id: number, suara = 'terima', alasan = `Alasan untuk ${suara}.`) =>
  browser.post(`/admin-api/banding/${id}/suara`, { suara, alasan })

describe('the list', () => {
  test('shows staff of appeals every one, found by number and name; others only what they hear', async () => {
    const { id, row } = await appealed({ name: 'Banding Teratai' })
    expect(row).toMatchObject({ id, nomor: expect.stringMatching(/^BDG\/2026\/\d{4}$/), status: 'diajukan', suara: 0 })
    const seen = async (browser: Browser, q: string) =>
      (await browser.get(`/admin-api/banding?q=${q}&status=diajukan&sort=id`)).body.total
    expect(await seen(clerk.browser, 'teratai')).toBe(1)
    expect(await seen(panel[0]?.browser ?? clerk.browser, 'teratai')).toBe(0)
    await seated(id)
    expect(await seen(panel[0]?.browser ?? clerk.browser, 'teratai')).toBe(1)
  })

  test('is on the desk of who sits on a panel until they have voted', async () => {
    const member = await staffIn(site, [])
    const { id } = await appealed()
    const waiting = async () =>
      (await member.browser.get('/admin-api/meja')).body.antrean.filter(
        ({ key }: { key: string }) => key === 'banding_panel',
      )
    expect(await waiting()).toEqual([])
    await appoint(
      id,
      [member, ...panel.slice(1)].map(({ account }) => account.id),
    )
    expect(await waiting()).toMatchObject([{ jumlah: 1, permission: null }])
    await vote(member, id)
    expect(await waiting()).toEqual([])
  })
})

describe('a case', () => {
  test('shows its panel the portfolio and the scores until it is decided, each look traced, and nobody else', async () => {
    const who = await candidate(site)
    const portfolio = await makeFile(site, who.account.id, 'bukti_pengalaman')
    await site.db.insertInto('application_evidence').values({ user_training_id: who.id, file_id: portfolio }).execute()
    const examiners = [await examinerIn(site), await examinerIn(site)]
    for (const one of examiners) await scoreAll(one, await assign(site.db, who, one), UNITS)
    await makeDecision(site.db, who.id, decider.account.id, { failed: UNITS })
    const tahap = 'belum_kompeten'
    await site.db.updateTable('user_trainings').set({ tahap, tahap_sejak: NOW }).where('id', '=', who.id).execute()
    const filed = await who.browser.post(`/user-training/${who.id}/banding`, { tahap, alasan: ALASAN, file_id: null })
    const { data } = (await clerk.browser.get(`/admin-api/banding?q=${filed.body.banding.diajukan.nomor}`)).body
    const { id, nomor } = data[0]
    await seated(id)
    const [first] = panel
    if (!first) throw new Error('no panel')
    const { bukti } = (await read(first.browser, id)).body
    expect(bukti.penguji.map(({ nilai }: { nilai: unknown[] }) => nilai.length)).toEqual([4, 4])
    expect([bukti.unit, JSON.stringify(bukti).includes('nik')]).toEqual([UNITS, false])
    expect((await first.browser.get(`/berkas/${portfolio}`)).status).toBe(200)
    expect((await first.browser.get(`/berkas/${bukti.foto}`)).status).toBe(200)
    const reads = site.db.selectFrom('file_accesses').select('isi').where('perihal', '=', `Banding ${nomor}`)
    expect(await reads.where('user_id', '=', first.account.id).execute()).toEqual([{ isi: 'data_pemohon' }])
    expect((await read(clerk.browser, id)).body.bukti).toBeNull()
    expect((await clerk.browser.get(`/berkas/${portfolio}`)).status).toBe(404)
    for (const member of panel) await vote(member, id, 'tolak')
    expect((await read(first.browser, id)).body.bukti).toBeNull()
    expect((await first.browser.get(`/berkas/${portfolio}`)).status).toBe(404)
  })

  test('is there for staff of appeals and the panel, and for nobody who had a part in it', async () => {
    const { id, file_id } = await appealed({ file: true })
    const [first] = panel
    if (!first) throw new Error('no panel')
    expect((await read(first.browser, id)).status).toBe(404)
    await seated(id)
    for (const { browser } of [clerk, ...panel]) expect((await read(browser, id)).status).toBe(200)
    expect((await first.browser.get(`/berkas/${file_id}`)).status).toBe(200)
    const involved = await staffIn(site, ['pengaduan'])
    const of = (await read(clerk.browser, id)).body.user_training_id
    await makeDecision(site.db, of, involved.account.id, { failed: UNITS })
    const stranger = await staffIn(site, ['keputusan'])
    const examiner = await staffIn(site, 'penguji')
    for (const { browser } of [involved, decider, stranger, examiner]) {
      expect((await read(browser, id)).status).toBe(404)
      expect((await vote({ browser } as Staff, id)).status).toBe(404)
    }
    expect((await stranger.browser.get(`/berkas/${file_id}`)).status).toBe(404)
    expect((await appoint(id, [], 1, stranger.browser)).status).toBe(404)
  })

  test('names as possible members only administrators who can work and had no part', async () => {
    const { id } = await appealed()
    const suspended = await makeAccount(site.db, { role: 'administrator', suspended: true })
    const { body } = await read(clerk.browser, id)
    const possible = body.calon.map(({ user_id }: { user_id: number }) => user_id)
    for (const { account } of [clerk, ...panel]) expect(possible).toContain(account.id)
    for (const account of [decider.account, suspended]) expect(possible).not.toContain(account.id)
    expect((await read(panel[0]?.browser ?? clerk.browser, id)).status).toBe(404)
  })
})

describe('a panel', () => {
  test('has exactly three different people', async () => {
    const { id } = await appealed()
    const [a = 0, b = 0] = panel.map(({ account }) => account.id)
    for (const ids of [
      [a, b],
      [a, a, b],
      [a, b, b, a],
    ])
      expect((await appoint(id, ids)).status).toBe(422)
  })

  test('has nobody who decided, examined or is no administrator', async () => {
    const { id, who } = await appealed()
    const [a = 0, b = 0] = panel.map(({ account }) => account.id)
    const examiner = await staffIn(site, 'penguji')
    for (const other of [decider.account.id, who.account.id, examiner.account.id, 2_000_000_000]) {
      const { status, body } = await appoint(id, [a, b, other])
      expect([status, body.message]).toEqual([
        422,
        'Panel banding terdiri atas tiga orang yang tidak terlibat pada perkara ini.',
      ])
    }
    expect((await read(clerk.browser, id)).body.panel).toEqual([])
  })

  test('is appointed by who saw the newest version; who has voted stays', async () => {
    const { id } = await appealed()
    expect((await seated(id)).body).toMatchObject({ version: 2, panel: [{ at: null }, { at: null }, { at: null }] })
    expect((await seated(id)).status).toBe(409)
    const [first, second, third] = panel
    if (!first || !second || !third) throw new Error('no panel')
    await vote(first, id)
    const other = await staffIn(site, [])
    const without = [second, third, other].map(({ account }) => account.id)
    expect((await appoint(id, without, 2)).status).toBe(409)
    const replaced = await appoint(
      id,
      [first, second, other].map(({ account }) => account.id),
      2,
    )
    expect([replaced.status, replaced.body.suara]).toEqual([200, 1])
    expect((await vote(third, id)).status).toBe(404)
  })

  test('may come from outside: administrators without a permission decide, and see nothing else', async () => {
    const { id } = await appealed()
    const outsiders = await Promise.all([staffIn(site, []), staffIn(site, []), staffIn(site, [])])
    const appointed = await appoint(
      id,
      outsiders.map(({ account }) => account.id),
      1,
    )
    expect([appointed.status, appointed.body.kurang_calon]).toEqual([200, 0])
    for (const outsider of outsiders) {
      for (const path of ['permohonan', 'sertifikat', 'audit', 'jadwal']) {
        expect([path, (await outsider.browser.get(`/admin-api/${path}`)).status]).toEqual([path, 404])
      }
      expect((await outsider.browser.get(`/admin-api/banding/${id}`)).body.bukti).not.toBeNull()
      expect((await vote(outsider, id, 'terima')).status).toBe(200)
    }
    expect((await clerk.browser.get(`/admin-api/banding/${id}`)).body.status).toBe('diterima')
  })

  test('votes unseen until all have voted; each once', async () => {
    const { id } = await appealed()
    await seated(id)
    const [first, second, third] = panel
    if (!first || !second || !third) throw new Error('no panel')
    await vote(first, id, 'terima')
    const again = await vote(first, id, 'tolak')
    expect([again.status, again.body.message]).toEqual([409, 'Suara Anda sudah tercatat.'])
    const { body } = await vote(second, id, 'tolak')
    expect(body).toMatchObject({ suara: 2, status: 'diajukan', putusan: null, boleh_bersuara: false })
    expect(body.panel.every((one: { suara: string | null; alasan: string | null }) => !one.suara && !one.alasan)).toBe(
      true,
    )
    expect((await read(third.browser, id)).body.boleh_bersuara).toBe(true)
    const last = await vote(third, id, 'terima')
    expect(last.body.panel.map(({ suara }: { suara: string }) => suara).sort()).toEqual(['terima', 'terima', 'tolak'])
    expect((await vote(third, id)).status).toBe(409)
  })

  test.each([
    [['terima', 'tolak', 'terima'], 'diterima', 'menunggu_keputusan', 'Banding Anda dikabulkan: Sertifikasi Contoh'],
    [['tolak', 'tolak', 'terima'], 'ditolak', 'belum_kompeten', 'Banding ditolak: Sertifikasi Contoh'],
  ])(
    'that votes %j answers %s: the application is at %s, and the person is told why',
    async (votes, status, tahap, subject) => {
      const { id, who } = await appealed()
      await seated(id)
      await site.deliverMails()
      for (const [at, member] of panel.entries()) await vote(member, id, votes[at], `Suara ${votes[at]} nomor ${at}.`)
      expect((await read(clerk.browser, id)).body).toMatchObject({ status, decided_at: NOW.toISOString() })
      expect(await stageOf(site.db, who.id)).toBe(tahap)
      const [letter] = (await site.deliverMails()).filter(({ to }) => to === who.account.email)
      const majority = status === 'diterima' ? 'terima' : 'tolak'
      expect([letter?.subject, letter?.text.includes(`Suara ${majority} nomor`)]).toEqual([subject, true])
      const { banding } = (await who.browser.get(`/user-training/${who.id}/hasil`)).body
      expect(banding.diajukan.putusan).toContain(`Suara ${majority} nomor`)
    },
  )

  test('whose three vote at the same moment comes to one end', async () => {
    const { id, who } = await appealed()
    await seated(id)
    const answers = await Promise.all([...panel, ...panel].map((member) => patiently(() => vote(member, id))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    const steps = await site.db
      .selectFrom('application_events')
      .select('ke')
      .where('user_training_id', '=', who.id)
      .where('transition', '=', 'grantAppeal')
      .execute()
    expect(steps).toEqual([{ ke: 'menunggu_keputusan' }])
  })
})

test('after a granted appeal somebody else decides again', async () => {
  const { id, who } = await appealed()
  await seated(id)
  for (const member of panel) await vote(member, id)
  const decision = {
    tahap: 'menunggu_keputusan',
    unit: UNITS.map((unit) => ({ unit, hasil: 'K' })),
    tidak_terlibat: true,
    alasan: 'Panel menerima banding peserta.',
  }
  const decide = ({ browser }: Staff) => browser.post(`/admin-api/keputusan/${who.id}`, decision)
  expect((await decide(decider)).status).toBe(409)
  const { status, body } = await decide(await staffIn(site, ['keputusan']))
  expect([status, body.tahap, body.keputusan.length]).toEqual([200, 'diterbitkan', 2])
  expect(body.banding).toMatchObject({ alasan: ALASAN, putusan: expect.stringContaining('Alasan untuk terima.') })
})
