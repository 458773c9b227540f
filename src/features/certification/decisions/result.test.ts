import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loggedIn, makeAccount } from '../../../../tests/accounts.ts'
import { draftOf, examOn, makeSubmittedApplication } from '../../../../tests/applications.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type Candidate, candidate, makeDecision, stageOf, UNITS } from '../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { makeFile } from '../../../../tests/personal-data.ts'

let site: TestApp
let deciderId: number

const NOW = new Date('2026-11-20T03:00:00Z')
const ALASAN = 'Penilaian wawancara saya tidak memuat jawaban atas pertanyaan ketiga.'
const [PASSED = '', FAILED = ''] = UNITS

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  deciderId = (await makeAccount(site.db, { role: 'administrator' })).id
})
beforeEach(() => {
  site.clock.now = NOW
})

const result = async ({ browser, id }: Candidate) => (await browser.get(`/user-training/${id}/hasil`)).body
const file = ({ browser, id }: Candidate, more: object = {}) =>
  browser.post(`/user-training/${id}/banding`, { tahap: 'belum_kompeten', alasan: ALASAN, ...more })

/** Somebody found not yet competent in one unit, at that moment. */
async function failed(at = NOW): Promise<Candidate> {
  const who = await candidate(site, { tahap: 'belum_kompeten', since: at.toISOString() })
  await makeDecision(site.db, who.id, deciderId, { failed: [FAILED], at: at.toISOString() })
  return who
}

describe('the result', () => {
  test('is empty until it was decided', async () => {
    const who = await candidate(site, { tahap: 'menunggu_keputusan' })
    expect(await result(who)).toEqual({
      keputusan: null,
      banding: { boleh: false, appeal_due: null, halangan: null, diajukan: null },
      uji_ulang: null,
    })
    expect((await who.browser.get(`/user-training/${who.id}/hasil.pdf`)).status).toBe(404)
  })

  test('says of every unit what was found, what can be done, and until when', async () => {
    expect(await result(await failed())).toEqual({
      keputusan: {
        hasil: 'belum_kompeten',
        at: NOW.toISOString(),
        alasan: 'Sesuai dengan bukti dan penilaian.',
        unit: [
          { unit: PASSED, hasil: 'K', catatan: '' },
          { unit: FAILED, hasil: 'BK', catatan: '' },
        ],
      },
      banding: { boleh: true, appeal_due: '2026-12-10T16:59:59.000Z', halangan: null, diajukan: null },
      uji_ulang: { unit: [FAILED], sampai: '2027-05-20' },
    })
  })

  test('is a PDF with the gaps and the next steps', async () => {
    const who = await failed()
    const answer = await site.app.server.inject({
      url: `/user-training/${who.id}/hasil.pdf`,
      headers: { accept: 'application/pdf', cookie: who.browser.cookieHeader },
    })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)), { mergePages: true })
    const words = text.replace(/\s+/g, '')
    for (const expected of [
      'BELUM KOMPETEN',
      FAILED,
      PASSED,
      'Uji ulang',
      '20 Mei 2027',
      '10 Desember 2026',
      who.account.name,
    ]) {
      expect(words).toContain(expected.replace(/\s+/g, ''))
    }
  })

  test('of somebody else is not there', async () => {
    const who = await failed()
    const { browser } = await loggedIn(site)
    const stranger = { ...who, browser }
    expect((await browser.get(`/user-training/${who.id}/hasil`)).status).toBe(404)
    expect((await browser.get(`/user-training/${who.id}/hasil.pdf`)).status).toBe(404)
    expect((await file(stranger)).status).toBe(404)
    expect(await stageOf(site.db, who.id)).toBe('belum_kompeten')
  })
})

describe('an appeal', () => {
  test('has a number of its own, is acknowledged by letter, and is filed once', async () => {
    const who = await failed()
    await site.deliverMails()
    const { status, body } = await file(who)
    expect([status, body.banding]).toMatchObject([
      200,
      {
        boleh: false,
        diajukan: { nomor: expect.stringMatching(/^BDG\/2026\/\d{4}$/), status: 'diajukan', alasan: ALASAN },
      },
    ])
    const [letter] = (await site.deliverMails()).filter(({ to }) => to === who.account.email)
    expect(letter?.subject).toBe('Tanda terima banding: Sertifikasi Contoh')
    expect((await file(who)).status).toBe(409)
    await site.db.updateTable('user_trainings').set({ tahap: 'belum_kompeten' }).where('id', '=', who.id).execute()
    expect((await file(who)).body.message).toBe('Banding atas keputusan ini sudah pernah diajukan.')
  })

  test.each([
    // Friday: fourteen working days over three weekends end on Thursday.
    ['2026-11-20T03:00:00Z', '2026-12-10T16:59:59Z'],
    // Saturday: the first working day is Monday.
    ['2026-11-21T03:00:00Z', '2026-12-10T16:59:59Z'],
    // Sunday, late: in Jakarta it is Monday already.
    ['2026-11-22T17:30:00Z', '2026-12-11T16:59:59Z'],
    ['2026-11-25T03:00:00Z', '2026-12-15T16:59:59Z'],
  ])('against a decision of %s can be filed until %s, not a moment later', async (decided, until) => {
    const last = new Date(until)
    site.clock.now = last
    const [early, late] = [await failed(new Date(decided)), await failed(new Date(decided))]
    expect((await file(early)).status).toBe(200)
    site.clock.now = new Date(last.getTime() + 1000)
    expect(await result(late)).toMatchObject({
      banding: { boleh: false, appeal_due: last.toISOString(), halangan: 'Batas waktu banding sudah lewat.' },
    })
    expect((await file(late)).body.message).toBe('Batas waktu banding sudah lewat.')
  })

  test('may carry an own file, and no other', async () => {
    const [who, other] = [await failed(), await failed()]
    const foreign = await makeFile(site, other.account.id, 'lainnya')
    expect((await file(who, { file_id: foreign })).status).toBe(404)
    expect(await stageOf(site.db, who.id)).toBe('belum_kompeten')
    expect((await file(who, { file_id: await makeFile(site, who.account.id, 'lainnya') })).status).toBe(200)
  })

  test('waits while another application in the same scheme runs', async () => {
    const who = await failed()
    const { schedule_id } = await site.db
      .selectFrom('user_trainings')
      .select('schedule_id')
      .where('id', '=', who.id)
      .executeTakeFirstOrThrow()
    const again = { user_id: who.account.id, schedule_id, tahap: 'draft' }
    await site.db.insertInto('user_trainings').values(again).execute()
    const { status, body } = await file(who)
    expect([status, body.message]).toEqual([409, expect.stringContaining('permohonan lain yang berjalan')])
    expect(await stageOf(site.db, who.id)).toBe('belum_kompeten')
  })

  test('needs reasons, and a decision against the person', async () => {
    expect((await file(await failed(), { alasan: 'Keberatan.' })).status).toBe(422)
    const competent = await candidate(site, { tahap: 'diterbitkan' })
    expect((await file(competent, { tahap: 'diterbitkan' })).status).toBe(409)
  })

  test('filed by many at once are numbered without a gap', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => failed()))
    const answers = await Promise.all(people.map((who) => file(who)))
    const numbers = answers.map(({ body }) => Number(body.banding.diajukan.nomor.slice(-4))).sort((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at))
  })
})

describe('a re-test', () => {
  const retestOn = () =>
    examOn(site, {}, { jenis: 'uji_ulang', category: 'Uji Ulang', units: ['Umum'], registration_fee: 1_250_000 })
  const originOf = async (id: number) =>
    (await site.db.selectFrom('user_trainings').select('origin_id').where('id', '=', id).executeTakeFirstOrThrow())
      .origin_id

  test('is of the latest failed exam, which is then not to be taken again', async () => {
    const who = await failed()
    const applicant = { browser: who.browser, account: who.account }
    const schedule = await retestOn()
    const draft = await draftOf(applicant, schedule)
    expect(await originOf(draft)).toBe(who.id)
    expect(await result(who)).toMatchObject({ uji_ulang: { unit: [FAILED] } })
    const { id } = await makeSubmittedApplication(site, applicant, schedule)
    expect(id).toBe(draft)
    expect((await result(who)).uji_ulang).toBeNull()
    const other = await who.browser.post(`/training/daftar/${await retestOn()}`)
    expect(other.body.errors).toEqual({
      data: ['Uji ulang hanya untuk peserta yang dinyatakan belum kompeten.'],
    })
    await site.db.updateTable('user_trainings').set({ tahap: 'dibatalkan' }).where('id', '=', id).execute()
    expect((await result(who)).uji_ulang).toMatchObject({ unit: [FAILED] })
  })

  test('is possible until the last day of the window', async () => {
    site.clock.now = new Date('2026-11-20T16:59:59Z')
    const who = await failed(new Date('2026-05-20T03:00:00Z'))
    expect((await result(who)).uji_ulang).toEqual({ unit: [FAILED], sampai: '2026-11-20' })
    const schedule = await retestOn()
    site.clock.now = new Date('2026-11-20T17:00:00Z')
    expect((await result(who)).uji_ulang).toBeNull()
    expect((await who.browser.post(`/training/daftar/${schedule}`)).status).toBe(409)
    site.clock.now = new Date('2026-11-20T16:59:59Z')
    expect((await who.browser.post(`/training/daftar/${schedule}`)).status).toBe(201)
  })
})
