import { beforeAll, describe, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../tests/accounts.ts'
import { makeCertificate } from '../../../../tests/certificates.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import {
  decideReport,
  type Reporter,
  reportContent,
  reportDocument,
  reporter,
  reportInQueue,
  sentReport,
} from '../../../../tests/reports.ts'
import type { ReportDocument } from './contract.ts'

let site: TestApp
let staff: Browser

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  staff = (await staffIn(site, ['verifikasi'])).browser
})

const year = ({ years }: Reporter): number => years[0] ?? 0
const claims = async ({ browser }: Pick<Reporter, 'browser'>) => (await browser.get('/pelaporan/konfirmasi')).body
const answer = ({ browser }: Pick<Reporter, 'browser'>, id: number, given: object) =>
  browser.post(`/pelaporan/konfirmasi/${id}`, given)
const whole = async (who: Reporter) =>
  (await staff.get(`/admin-api/laporan-kinerja/${(await reportInQueue(staff, who)).id}`)).body

/** A report of one document that names colleagues with their parts. */
function reportNaming(who: Reporter, named: [Reporter, string][], changes: Partial<ReportDocument> = {}) {
  const rekan = named.map(([{ no_sertifikasi }, peran]) => ({
    no_sertifikasi: ` ${no_sertifikasi.toLowerCase()} `,
    peran,
  }))
  return sentReport(who, year(who), reportContent({ dokumen: [reportDocument(who.bukti_id, { rekan, ...changes })] }))
}

describe('a colleague', () => {
  test('is told by letter and asked, and learns nothing but document and part', async () => {
    const [who, colleague] = [await reporter(site), await reporter(site)]
    await site.deliverMails()
    await reportNaming(who, [[colleague, 'ketua']])
    expect(await claims(colleague)).toEqual([
      {
        id: expect.any(Number),
        judul_dokumen: 'Amdal Bendungan Contoh',
        tahun: '2026',
        pemrakarsa: 'PT Contoh Tirta',
        peran: 'ketua',
        jawaban: null,
        peran_menurut: null,
        answered_at: null,
      },
    ])
    const letters = await site.deliverMails()
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
      [colleague.account.email, 'Pastikan peran Anda pada satu dokumen Amdal'],
    ])
    expect(letters[0]?.text).toContain('menyebut Anda sebagai ketua')
    expect((await colleague.browser.get(`/berkas/${who.bukti_id}`)).status).toBe(404)
    expect((await colleague.browser.get(`/pelaporan/${year(who)}`)).status).toBe(404)
  })

  test('answers once; what others are asked is not there', async () => {
    const [who, colleague] = [await reporter(site), await reporter(site)]
    await reportNaming(who, [[colleague, 'anggota']])
    const [{ id }] = await claims(colleague)
    expect((await answer(await loggedIn(site), id, { jawaban: 'benar' })).status).toBe(404)
    expect((await answer(who, id, { jawaban: 'benar' })).status).toBe(404)
    const { status, body } = await answer(colleague, id, { jawaban: 'benar' })
    expect([status, body]).toMatchObject([200, { jawaban: 'benar', answered_at: site.clock.now.toISOString() }])
    const again = await answer(colleague, id, { jawaban: 'berbeda', peran: 'ketua' })
    expect([again.status, again.body.message]).toEqual([409, 'Jawaban Anda atas dokumen ini sudah tercatat.'])
    expect(await whole(who)).toMatchObject({ bertentangan: false, rekan: [{ jawaban: 'benar' }] })
  })

  test.each([
    [{}, 'jawaban'],
    [{ jawaban: 'berbeda' }, 'peran'],
    [{ jawaban: 'berbeda', peran: 'anggota' }, 'peran'],
    [{ jawaban: 'berbeda', peran: 'penonton' }, 'peran'],
  ])('who answers %j is told what is wrong with %s', async (given, field) => {
    const [who, colleague] = [await reporter(site), await reporter(site)]
    await reportNaming(who, [[colleague, 'anggota']])
    const [{ id }] = await claims(colleague)
    const { status, body } = await answer(colleague, id, given)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  test('who answers otherwise makes a contradiction that the office sees, and that holds nothing up', async () => {
    const [who, colleague] = [await reporter(site, { name: 'Ratna Contoh' }), await reporter(site)]
    await reportNaming(who, [[colleague, 'ketua']])
    const [{ id }] = await claims(colleague)
    const catatan = 'Saya hanya hadir pada konsultasi publik.'
    await answer(colleague, id, { jawaban: 'berbeda', peran: 'tidak terlibat', catatan })
    const report = await whole(who)
    expect(report).toMatchObject({
      bertentangan: true,
      rekan: [
        { no_sertifikasi: colleague.no_sertifikasi, jawaban: 'berbeda', peran_menurut: 'tidak terlibat', catatan },
      ],
    })
    const idsListed = async (is: boolean) =>
      (await staff.get(`/admin-api/laporan-kinerja?q=ratna&bertentangan=${is}`)).body.total
    expect([await idsListed(true), await idsListed(false)]).toEqual([1, 0])
    expect((await decideReport(staff, report.id, 'terima')).body.status).toBe('diterima')
  })

  test('named with another part at each stage is asked once, for both', async () => {
    const [who, colleague] = [await reporter(site), await reporter(site)]
    await site.deliverMails()
    const at = (tahap_dokumen: ReportDocument['tahap_dokumen'], peran: string) =>
      reportDocument(who.bukti_id, { tahap_dokumen, rekan: [{ no_sertifikasi: colleague.no_sertifikasi, peran }] })
    const dokumen = [at('KA', 'anggota'), at('Andal', 'ketua'), at('RKL-RPL', 'ketua')]
    await sentReport(who, year(who), reportContent({ dokumen }))
    const [claim, ...others] = await claims(colleague)
    expect([claim.peran, others]).toEqual(['ketua dan anggota', []])
    const letters = await site.deliverMails()
    expect(letters.map(({ to }) => to)).toEqual([colleague.account.email])
    expect(letters[0]?.text).toContain('menyebut Anda sebagai ketua dan anggota')
    expect((await answer(colleague, claim.id, { jawaban: 'berbeda', peran: 'ketua' })).status).toBe(200)
    expect((await whole(who)).rekan).toMatchObject([{ peran: 'ketua dan anggota', peran_menurut: 'ketua' }])
  })

  test('without an account is named, and asked once the certificate is theirs', async () => {
    const who = await reporter(site)
    const { id, no_sertifikasi } = await makeCertificate(site.db)
    await site.deliverMails()
    await reportNaming(who, [[{ no_sertifikasi } as Reporter, 'anggota']])
    expect(await site.deliverMails()).toEqual([])
    const later = await loggedIn(site)
    await site.db.updateTable('certificates').set({ user_id: later.account.id }).where('id', '=', id).execute()
    expect(await claims(later)).toMatchObject([{ peran: 'anggota', jawaban: null }])
  })
})

describe('a document that two report', () => {
  test('with the same parts has no contradiction', async () => {
    const [one, two] = [await reporter(site), await reporter(site)]
    await reportNaming(one, [[two, 'ketua']], { peran: 'anggota' })
    await reportNaming(two, [[one, 'anggota']], { peran: 'ketua', judul_dokumen: 'amdal bendungan  CONTOH' })
    for (const who of [one, two]) expect((await whole(who)).bertentangan).toBe(false)
    expect((await whole(one)).rekan).toMatchObject([
      { peran_dilaporkan: 'ketua', own_report_id: (await whole(two)).id },
    ])
  })

  test('with the same two parts, one at each stage, has no contradiction', async () => {
    const [one, two] = [await reporter(site), await reporter(site)]
    const [lead, follow] = [
      ['ketua', 'anggota'],
      ['anggota', 'ketua'],
    ]
    const report = (who: Reporter, other: Reporter, own = lead, theirs = follow) => {
      const dokumen = (['KA', 'Andal'] as const).map((tahap_dokumen, at) => {
        const rekan = [{ no_sertifikasi: other.no_sertifikasi, peran: theirs?.[at] ?? '' }]
        return reportDocument(who.bukti_id, { tahap_dokumen, peran: own?.[at] ?? '', rekan })
      })
      return sentReport(who, year(who), reportContent({ dokumen }))
    }
    await report(one, two)
    await report(two, one, follow, lead)
    for (const who of [one, two]) expect((await whole(who)).bertentangan).toBe(false)
  })

  test('with different parts is a contradiction on both reports, whoever sends last', async () => {
    const [one, two] = [await reporter(site), await reporter(site)]
    await reportNaming(one, [[two, 'ketua']])
    await reportNaming(two, [], { peran: 'tenaga ahli' })
    const [first, second] = [await whole(one), await whole(two)]
    expect(first).toMatchObject({ bertentangan: true, rekan: [{ peran: 'ketua', peran_dilaporkan: 'tenaga ahli' }] })
    expect(second).toMatchObject({ bertentangan: true, rekan: [], menurut_rekan: [{ report_id: first.id }] })
    const other = await reporter(site)
    await reportNaming(other, [[two, 'anggota']])
    expect((await whole(other)).bertentangan).toBe(true)
  })

  test('of which both reports are sent at the same moment is compared', async () => {
    const pairs = await Promise.all(Array.from({ length: 4 }, async () => [await reporter(site), await reporter(site)]))
    for (const [one, two] of pairs) {
      if (!one || !two) throw new Error('no pair')
      await Promise.all([reportNaming(one, [[two, 'ketua']]), reportNaming(two, [[one, 'ketua']])])
      for (const who of [one, two]) expect((await whole(who)).bertentangan).toBe(true)
    }
  })

  test('is no contradiction any more once the report that was returned is corrected', async () => {
    const [one, two] = [await reporter(site), await reporter(site)]
    await reportNaming(two, [], { peran: 'tenaga ahli' })
    await reportNaming(one, [[two, 'ketua']])
    await decideReport(staff, (await whole(one)).id, 'kembalikan')
    await reportNaming(one, [[two, 'tenaga ahli']])
    for (const who of [one, two]) expect((await whole(who)).bertentangan).toBe(false)
  })
})

test('a correction asks anew whom it says something else of, and nobody else', async () => {
  const [who, same, changed, gone] = [
    await reporter(site),
    await reporter(site),
    await reporter(site),
    await reporter(site),
  ]
  await reportNaming(who, [
    [same, 'ketua'],
    [changed, 'anggota'],
    [gone, 'anggota'],
  ])
  for (const colleague of [same, changed, gone]) {
    const [{ id }] = await claims(colleague)
    await answer(colleague, id, { jawaban: 'benar' })
  }
  await decideReport(staff, (await whole(who)).id, 'kembalikan')
  await site.deliverMails()
  await reportNaming(who, [
    [same, 'ketua'],
    [changed, 'tenaga ahli'],
  ])
  expect(await claims(same)).toMatchObject([{ jawaban: 'benar' }])
  expect(await claims(changed)).toMatchObject([{ peran: 'tenaga ahli', jawaban: null }])
  expect(await claims(gone)).toEqual([])
  expect((await site.deliverMails()).map(({ to }) => to)).toEqual([changed.account.email])
})
