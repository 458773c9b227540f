import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeCertificate } from '../../../../tests/certificates.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { contextOf } from '../../../../tests/context.ts'
import { type Granted, grantCertificate } from '../../../../tests/grants.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { makeFile } from '../../../../tests/personal-data.ts'
import { decideCase, imposeCase, notifyCase, openCase } from '../../../../tests/sanctions.ts'
import { PROBLEMS } from '../../../problems.ts'
import { erasePerson } from '../../service/retention/deletion/erasure-service.ts'

let site: TestApp
let notifier: Browser
let decider: Browser

const NOW = new Date('2026-11-20T16:00:00Z')
const JAWABAN = 'Saya mengikuti dua lokakarya tahun ini; buktinya terlampir.'
const BANDING = 'Putusan ini tidak mempertimbangkan dua lokakarya yang saya lampirkan.'

beforeAll(async () => {
  site = await testApp({ now: NOW })
  await makeSiteContent(site.db)
  notifier = (await staffIn(site, ['keputusan'])).browser
  decider = (await staffIn(site, ['keputusan'])).browser
})
beforeEach(() => {
  site.clock.now = NOW
})

async function holder(): Promise<Granted> {
  const one = await grantCertificate(site, notifier)
  await site.deliverMails()
  return one
}

const lettersTo = async ({ who }: Granted) => (await site.deliverMails()).filter(({ to }) => to === who.account.email)
const own = async ({ who }: Granted) => (await who.browser.get('/sanksi')).body
const answer = ({ who }: Granted, id: number, more: object = {}) =>
  who.browser.post(`/sanksi/${id}/jawab`, { jawaban: JAWABAN, ...more })
const appeal = ({ who }: Granted, id: number, more: object = {}) =>
  who.browser.post(`/sanksi/${id}/banding`, { alasan: BANDING, ...more })
const makeSanction = (one: Granted, more: object = {}) =>
  imposeCase(site, one.certificate.id, { notifier, decider }, more)

describe('an answer', () => {
  test('is given once, with a paper, acknowledged, and read by who decides', async () => {
    const one = await holder()
    const { id } = await notifyCase(notifier, one.certificate.id)
    await lettersTo(one)
    const answer_file_id = await makeFile(site, one.who.account.id, 'jawaban_sanksi')
    const { status, body } = await answer(one, id, { answer_file_id })
    expect([status, body.sanksi[0]]).toMatchObject([
      200,
      { jawaban: JAWABAN, boleh_jawab: false, berkas: { id: answer_file_id } },
    ])
    expect((await lettersTo(one)).map(({ subject }) => subject)).toEqual([
      'Tanda terima jawaban atas rencana pembekuan',
    ])
    expect((await answer(one, id)).body.message).toBe(PROBLEMS.ANSWERED_ALREADY.message)
    expect((await decider.get(`/berkas/${answer_file_id}`)).status).toBe(200)
    expect((await decider.get(`/admin-api/sanksi/${id}`)).body).toMatchObject({
      jawaban: JAWABAN,
      can: { jatuhkan: true },
    })
    expect((await decideCase(decider, id)).body.status).toBe('dijatuhkan')
  })

  test('is taken at the last moment, and not a second later', async () => {
    const [one, other] = [await holder(), await holder()]
    site.clock.now = new Date('2026-11-06T16:00:00Z')
    const [first, second] = [
      await notifyCase(notifier, one.certificate.id),
      await notifyCase(notifier, other.certificate.id),
    ]
    site.clock.now = new Date('2026-11-20T16:59:59Z')
    expect((await answer(one, first.id)).status).toBe(200)
    site.clock.now = new Date('2026-11-20T17:00:00Z')
    const late = await answer(other, second.id)
    expect([late.status, late.body.message]).toEqual([409, PROBLEMS.ANSWER_TOO_LATE.message])
    expect((await own(other)).sanksi[0].boleh_jawab).toBe(false)
  })

  test('is nobody else’s, needs words and one’s own file, and follows a notice', async () => {
    const [one, other] = [await holder(), await holder()]
    const { id } = await openCase(notifier, one.certificate.id)
    expect((await answer(one, id)).status).toBe(404)
    const { version } = (await decider.get(`/admin-api/sanksi/${id}`)).body
    const charge = { jenis: 'pembekuan', alasan: 'etik', uraian: 'Pelanggaran kode etik pada satu studi.', version }
    await notifier.post(`/admin-api/sanksi/${id}/beritahukan`, charge)
    expect((await answer(other, id)).status).toBe(404)
    expect((await answer(one, id, { jawaban: 'singkat' })).body.errors).toHaveProperty('jawaban')
    const foreign = await makeFile(site, other.who.account.id, 'jawaban_sanksi')
    expect((await answer(one, id, { answer_file_id: foreign })).status).toBe(404)
    await decideCase(decider, id, { jatuhkan: false })
    expect((await answer(one, id)).body.message).toBe(PROBLEMS.SANCTION_STATUS.message)
  })
})

describe('a request of one’s own', () => {
  test('is acknowledged, decided at once, and cannot be appealed against', async () => {
    const one = await holder()
    const asked = {
      certificate_id: one.certificate.id,
      jenis: 'pembekuan',
      uraian: 'Saya belajar di luar negeri setahun.',
    }
    expect((await own(one)).dapat_diminta).toMatchObject([
      { no_sertifikasi: one.certificate.no_sertifikasi, jenis: ['pembekuan', 'pencabutan'] },
    ])
    const { status, body } = await one.who.browser.post('/sanksi/permintaan', asked)
    expect([status, body.dapat_diminta]).toEqual([200, []])
    const [{ id, nomor }] = body.sanksi
    expect(nomor).toMatch(/^SNK\/2026\/\d{4}$/)
    expect((await lettersTo(one)).map(({ subject }) => subject)).toEqual([
      `Tanda terima permintaan pembekuan: sertifikat ${one.certificate.no_sertifikasi}`,
    ])
    expect((await one.who.browser.post('/sanksi/permintaan', asked)).body.message).toBe(PROBLEMS.SANCTION_OPEN.message)
    expect((await decideCase(notifier, id)).body.message).toBe(PROBLEMS.NOT_YOUR_DECISION.message)
    expect((await decideCase(decider, id)).body).toMatchObject({ status: 'dijatuhkan', appeal_due: null })
    expect((await appeal(one, id)).body.message).toBe(PROBLEMS.SANCTION_STATUS.message)
    const [letter] = await lettersTo(one)
    expect([letter?.subject, letter?.text.includes('banding')]).toEqual([
      `Sertifikat ${one.certificate.no_sertifikasi} dibekukan`,
      false,
    ])
    expect((await own(one)).dapat_diminta).toMatchObject([{ jenis: ['pencabutan'] }])
  })

  test('to withdraw is decided by one person, as the holder is the other', async () => {
    const one = await holder()
    const asked = {
      certificate_id: one.certificate.id,
      jenis: 'pencabutan',
      uraian: 'Saya berhenti dari pekerjaan ini.',
    }
    const { body } = await one.who.browser.post('/sanksi/permintaan', asked)
    expect((await decideCase(decider, body.sanksi[0].id)).body.status).toBe('dijatuhkan')
    const refused = await one.who.browser.post('/sanksi/permintaan', asked)
    expect([refused.status, refused.body.message]).toEqual([409, PROBLEMS.CERTIFICATE_STATUS.message])
  })

  test('is about one’s own certificate, with a reason', async () => {
    const [one, other] = [await holder(), await holder()]
    const asked = { certificate_id: other.certificate.id, jenis: 'pembekuan', uraian: 'Bukan sertifikat saya sendiri.' }
    expect((await one.who.browser.post('/sanksi/permintaan', asked)).status).toBe(404)
    const old = await makeCertificate(site.db)
    expect((await one.who.browser.post('/sanksi/permintaan', { ...asked, certificate_id: old.id })).status).toBe(404)
    const empty = await one.who.browser.post('/sanksi/permintaan', { certificate_id: one.certificate.id, uraian: '' })
    expect(Object.keys(empty.body.errors).sort()).toEqual(['jenis', 'uraian'])
  })
})

describe('an appeal', () => {
  test('is filed once, in time, acknowledged under a number of its own', async () => {
    const one = await holder()
    const { id } = await makeSanction(one)
    await lettersTo(one)
    expect((await own(one)).sanksi[0].banding).toMatchObject({ boleh: true, appeal_due: '2026-12-10T16:59:59.000Z' })
    const { status, body } = await appeal(one, id)
    expect([status, body.sanksi[0].banding]).toMatchObject([200, { boleh: false, diajukan: { status: 'diajukan' } }])
    expect(body.sanksi[0].banding.diajukan.nomor).toMatch(/^BDG\/2026\/\d{4}$/)
    expect((await lettersTo(one)).map(({ subject }) => subject)).toEqual(['Tanda terima banding atas pembekuan'])
    expect((await appeal(one, id)).body.message).toBe(PROBLEMS.APPEALED_ALREADY.message)
  })

  test('after the last moment is refused, and by nobody but the holder', async () => {
    const [one, other] = [await holder(), await holder()]
    const { id } = await makeSanction(one)
    expect((await appeal(other, id)).status).toBe(404)
    expect((await appeal(one, id, { alasan: 'Terlalu singkat.' })).status).toBe(422)
    const due = new Date(NOW.getTime() - 1000)
    await site.db.updateTable('sanctions').set({ appeal_due: due }).where('id', '=', id).execute()
    const late = await appeal(one, id)
    expect([late.status, late.body.message]).toEqual([409, PROBLEMS.APPEAL_TOO_LATE.message])
    expect((await own(one)).sanksi[0].banding).toMatchObject({
      boleh: false,
      halangan: PROBLEMS.APPEAL_TOO_LATE.message,
    })
  })
})

test('what a person wrote, and what was written of them, goes with them when they are forgotten', async () => {
  const one = await holder()
  const { id } = await notifyCase(notifier, one.certificate.id)
  await answer(one, id, { answer_file_id: await makeFile(site, one.who.account.id, 'jawaban_sanksi') })
  const ctx = contextOf(site)
  await erasePerson(site.db, { ...ctx, passwords: { ...ctx.passwords, hash: async () => 'x' } }, one.who.account.id)
  const row = site.db.selectFrom('sanctions').select(['uraian', 'jawaban', 'answer_file_id', 'putusan', 'owner_text'])
  const left = await row.where('id', '=', id).executeTakeFirstOrThrow()
  expect(left).toMatchObject({ uraian: '', jawaban: null, answer_file_id: null, putusan: null })
  expect(left.owner_text).not.toContain(one.who.account.email)
})
