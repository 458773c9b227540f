import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { officeActs, sendActivity } from '../../../../tests/activities.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { contextOf } from '../../../../tests/context.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { decideReport, reportContent, reportDocument, reporter, sentReport } from '../../../../tests/reports.ts'
import {
  acceptReport,
  DRAWN,
  recogniseActivity,
  SAMPLES,
  sampleOf,
  samplesOf,
  submitReport,
} from '../../../../tests/samples.ts'
import { openCase } from '../../../../tests/sanctions.ts'
import { traces } from '../../../../tests/traces.ts'
import { PROBLEMS } from '../../../problems.ts'
import { ownData } from '../../platform/personal-data/privacy/own-data-view.ts'
import { erasePerson } from '../../service/retention/deletion/erasure-service.ts'

type Staff = Awaited<ReturnType<typeof staffIn>>

let site: TestApp
let acceptor: Staff
let auditor: Staff
let decider: Browser

const NOW = new Date('2026-11-20T03:00:00Z')
const FINDING = 'Halaman susunan tim memuat nama orang lain, bukan nama pemegang.'

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  acceptor = await staffIn(site, ['verifikasi'])
  auditor = await staffIn(site, ['verifikasi'])
  decider = (await staffIn(site, ['keputusan'])).browser
})
beforeEach(() => {
  site.clock.now = NOW
  site.chance.number = DRAWN
})

/** A report in the sample. */
async function makeSample() {
  const { who, report } = await acceptReport(site, acceptor.browser)
  return { who, report, sample: await sampleOf(site, who.account.id, auditor.browser) }
}

const casesOf = (user_id: number) =>
  site.db.selectFrom('sanctions').selectAll().where('user_id', '=', user_id).execute()

describe('an audit', () => {
  const finish = (
    by: Browser,
    { id, version }: { id: number; version: number },
    transition: string,
    catatan?: string,
  ) => by.post(`${SAMPLES}/${id}/${transition}`, { version, catatan })

  test('that finds what was told ends there, with a note or none', async () => {
    const { who, report, sample } = await makeSample()
    const { status, body } = await finish(auditor.browser, sample, 'sesuai')
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        status: 'sesuai',
        catatan: null,
        audited_by_name: auditor.account.name,
        audited_at: NOW.toISOString(),
        usul_sanksi: false,
        dapat_diaudit: false,
        halangan: null,
      }),
    ])
    expect(await casesOf(who.account.id)).toEqual([])
    const entries = await site.db
      .selectFrom('audit_log')
      .select(['action', 'who', 'label'])
      .where('noun', '=', 'audit-sampel')
      .where('noun_id', '=', String(sample.id))
      .orderBy('id')
      .execute()
    const label = `Laporan kinerja ${who.no_sertifikasi}, tahun ke-1`
    expect(entries).toEqual([
      { action: 'undi', who: 'sistem', label },
      { action: 'audit', who: auditor.account.name, label },
    ])
    expect((await auditor.browser.get(`/admin-api/laporan-kinerja/${report}`)).body.status).toBe('diterima')
  })

  test('that finds otherwise proposes one sanction and imposes none; what was accepted stays, and the holder hears nothing', async () => {
    const { who, report, sample } = await makeSample()
    await site.deliverMails()
    const said = `${FINDING} NIK 9901010101010001 di sana.`
    const { status, body } = await finish(auditor.browser, sample, 'tidak-sesuai', said)
    const noted = `${FINDING} NIK [nomor dihapus] di sana.`
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ status: 'tidak_sesuai', catatan: noted, usul_sanksi: true }),
    ])
    expect(await casesOf(who.account.id)).toMatchObject([
      {
        no_sertifikasi: who.no_sertifikasi,
        status: 'diusulkan',
        alasan: 'dokumen_palsu',
        opened_by: auditor.account.id,
        nomor: null,
        uraian: `Audit sampel: laporan kinerja "${who.no_sertifikasi}, tahun ke-1" tidak sesuai dengan buktinya. ${noted}`,
      },
    ])
    await site.deadlines()
    expect((await site.deliverMails()).filter(({ to }) => to === who.account.email)).toEqual([])
    expect((await who.browser.get('/sanksi')).body.sanksi).toEqual([])
    const certificate = await site.db
      .selectFrom('certificates')
      .select('status')
      .where('no_sertifikasi', '=', who.no_sertifikasi)
      .executeTakeFirstOrThrow()
    expect(certificate.status).toBe('aktif')
    expect((await auditor.browser.get(`/admin-api/laporan-kinerja/${report}`)).body.status).toBe('diterima')
  })

  test('of an activity that finds otherwise is about the certificate that is held', async () => {
    const { who } = await recogniseActivity(site, acceptor.browser)
    const sample = await sampleOf(site, who.account.id, auditor.browser)
    expect((await finish(auditor.browser, sample, 'tidak-sesuai', FINDING)).body.usul_sanksi).toBe(true)
    expect(await casesOf(who.account.id)).toMatchObject([{ certificate_id: who.certificate_id, status: 'diusulkan' }])
  })

  test('proposes nothing beside a case that is open, nor of a certificate that was withdrawn', async () => {
    const open = await makeSample()
    const { id: certificate } = await site.db
      .selectFrom('certificates')
      .select('id')
      .where('no_sertifikasi', '=', open.who.no_sertifikasi)
      .executeTakeFirstOrThrow()
    const { id } = await openCase(decider, certificate)
    const gone = await makeSample()
    await site.db
      .updateTable('certificates')
      .set({ status: 'dicabut' })
      .where('no_sertifikasi', '=', gone.who.no_sertifikasi)
      .execute()
    for (const { sample } of [open, gone]) {
      const { status, body } = await finish(auditor.browser, sample, 'tidak-sesuai', FINDING)
      expect([status, body.status, body.usul_sanksi]).toEqual([200, 'tidak_sesuai', false])
    }
    expect((await casesOf(open.who.account.id)).map((one) => one.id)).toEqual([id])
    expect(await casesOf(gone.who.account.id)).toEqual([])
  })

  test.each([
    [undefined, 'Catatan wajib diisi.'],
    ['Tidak cocok.', 'Tulis apa yang tidak sesuai dengan buktinya, paling sedikit 20 huruf.'],
  ])('finds nothing otherwise without saying what (%s)', async (catatan, sentence) => {
    const { sample } = await makeSample()
    const { status, body } = await finish(auditor.browser, sample, 'tidak-sesuai', catatan)
    expect([status, body.errors.catatan[0]]).toEqual([422, sentence])
  })

  test('is kept from who accepted it, from who returned it before, and from who is named in it', async () => {
    const { who, report } = await submitReport(site, acceptor.browser)
    const returner = await staffIn(site, ['verifikasi'])
    await decideReport(returner.browser, report, 'kembalikan')
    const named = await reporter(site)
    const rekan = [{ no_sertifikasi: named.no_sertifikasi, peran: 'ketua' as const }]
    const dokumen = [reportDocument(who.bukti_id, { rekan })]
    await sentReport(who, who.years[0] ?? 0, reportContent({ dokumen }))
    await decideReport(acceptor.browser, report, 'terima')
    const colleague = await staffIn(site, ['verifikasi'])
    await site.db
      .updateTable('certificates')
      .set({ user_id: colleague.account.id })
      .where('no_sertifikasi', '=', named.no_sertifikasi)
      .execute()
    for (const { browser } of [acceptor, returner, colleague]) {
      const sample = await sampleOf(site, who.account.id, browser)
      expect([sample.dapat_diaudit, sample.halangan]).toEqual([false, PROBLEMS.NOT_YOUR_SAMPLE.message])
      const { status, body } = await finish(browser, sample, 'sesuai')
      expect([status, body.message]).toEqual([409, PROBLEMS.NOT_YOUR_SAMPLE.message])
    }
    const waiting = await sampleOf(site, who.account.id, auditor.browser)
    expect([waiting.status, waiting.dapat_diaudit]).toEqual(['menunggu', true])
  })

  test('is ended once, of two at the same moment, and by who saw its last version', async () => {
    const { who, sample } = await makeSample()
    const stale = await finish(auditor.browser, { ...sample, version: sample.version + 1 }, 'sesuai')
    expect([stale.status, stale.body.message]).toEqual([409, PROBLEMS.STALE.message])
    const transitions = ['tidak-sesuai', 'tidak-sesuai'].map((transition) =>
      finish(auditor.browser.copy(), sample, transition, FINDING),
    )
    expect((await Promise.all(transitions)).map(({ status }) => status).sort()).toEqual([200, 409])
    const ended = await sampleOf(site, who.account.id, auditor.browser)
    expect((await finish(auditor.browser, ended, 'sesuai')).status).toBe(409)
    expect(await casesOf(who.account.id)).toHaveLength(1)
    expect((await finish(auditor.browser, { id: 999_999, version: 1 }, 'sesuai')).status).toBe(404)
  })

  test('is nobody’s who may not verify', async () => {
    const { who, sample } = await makeSample()
    const others = [decider, (await staffIn(site, 'penguji')).browser, who.browser]
    for (const browser of others) {
      expect((await browser.get(SAMPLES)).status).toBe(404)
      expect((await browser.get(`${SAMPLES}/${sample.id}`)).status).toBe(404)
      expect((await finish(browser, sample, 'sesuai')).status).toBe(404)
    }
  })
})

test('the list shows what waits first, by state, kind and holder, and the desk counts it', async () => {
  const { who } = await acceptReport(site, acceptor.browser, { name: 'Arsip Flamboyan' })
  const ended = await sampleOf(site, who.account.id, auditor.browser)
  await auditor.browser.post(`${SAMPLES}/${ended.id}/sesuai`, { version: ended.version, catatan: 'Cocok seluruhnya.' })
  const waiting = []
  for (let n = 0; n < 2; n += 1) {
    const next = await acceptReport(site, acceptor.browser, { name: 'Arsip Flamboyan' })
    waiting.push((await sampleOf(site, next.who.account.id, auditor.browser)).id)
  }
  const idsFound = async (query: string) =>
    (await auditor.browser.get(`${SAMPLES}?q=flamboyan${query}`)).body.data.map(({ id }: { id: number }) => id)
  expect(await idsFound('')).toEqual([...waiting, ended.id])
  expect(await idsFound('&status=menunggu&jenis=laporan')).toEqual(waiting)
  expect([await idsFound('&status=sesuai'), await idsFound('&jenis=kegiatan')]).toEqual([[ended.id], []])
  const { antrean } = (await auditor.browser.get('/admin-api/meja')).body
  const counted = await site.db.selectFrom('sample_audits').select('id').where('status', '=', 'menunggu').execute()
  expect(antrean).toContainEqual(
    expect.objectContaining({ key: 'audit_sampel', jumlah: counted.length, tertua: NOW.toISOString() }),
  )
})

test('what is found is among the holder’s own data once nothing is proposed of it; with the holder go its words and what still waits', async () => {
  const catatan = 'Sampul dokumen pada bukti menyebut kabupaten lain, dan tahunnya 2019.'
  const { who, sample } = await makeSample()
  await auditor.browser.post(`${SAMPLES}/${sample.id}/tidak-sesuai`, { version: sample.version, catatan })
  const { id: activity } = await sendActivity(site, who)
  await officeActs(acceptor.browser, activity, 'akui', { poin: 6 })
  const ctx = contextOf(site)
  const ownSamples = async () => (await ownData(site.db, ctx.keys, who.account.id)).audit_sampel
  expect(await ownSamples(), 'nobody has decided on the proposal').toEqual([])
  await site.db
    .updateTable('sanctions')
    .set({ status: 'dibatalkan', decided_by: acceptor.account.id, decided_at: NOW })
    .where('user_id', '=', who.account.id)
    .where('status', '=', 'diusulkan')
    .execute()
  expect(await ownSamples()).toMatchObject([{ jenis: 'laporan', status: 'tidak_sesuai', catatan }])
  await erasePerson(site.db, { ...ctx, passwords: { ...ctx.passwords, hash: async () => 'x' } }, who.account.id)
  expect(await samplesOf(site, who.account.id)).toMatchObject([{ id: sample.id, status: 'tidak_sesuai', catatan: '' }])
  expect(await traces(site.db, [catatan], [])).toEqual([])
})

test('the queue of samples holds what its reader can audit, as the page of one says it', async () => {
  const { sample } = await makeSample()
  const done = (await makeSample()).sample
  await auditor.browser.post(`${SAMPLES}/${done.id}/sesuai`, { version: done.version })
  for (const { browser } of [auditor, acceptor]) {
    const listed = async (query: string) => {
      const { body } = await browser.get(`${SAMPLES}?perPage=100&sort=id&${query}`)
      return body.data.map(({ id }: { id: number }) => id)
    }
    const open: number[] = []
    for (const id of await listed('')) {
      if ((await browser.get(`${SAMPLES}/${id}`)).body.dapat_diaudit) open.push(id)
    }
    expect(await listed('dapat_diaudit=true')).toEqual(open)
    expect(open.includes(sample.id)).toBe(browser === auditor.browser)
    expect((await listed('dapat_diaudit=false')).includes(done.id)).toBe(true)
  }
})
