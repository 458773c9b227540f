import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loggedIn, PASSWORD, staffIn } from '../../../../tests/accounts.ts'
import { makeEvaluation, makeQuestionnaire } from '../../../../tests/evaluations.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'
import { giveFile } from '../../../../tests/private-files.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})
beforeEach(() => {
  site.clock.now = new Date('2026-11-20T03:00:00Z')
})

const WHOLE = { p1: 'Ya', p2: '4' }
const REASON = 'Catatan penilai tidak sesuai dengan berkas yang saya lampirkan.'

type Own = Awaited<ReturnType<typeof makeEvaluation>>

const read = async ({ browser, id }: Own) => (await browser.get(`/evaluasi/${id}`)).body
const save = ({ browser, id }: Own, version: number, jawaban: object) =>
  browser.put(`/evaluasi/${id}`, { version, jawaban })
const submit = ({ browser, id }: Own, version: number) => browser.post(`/evaluasi/${id}/kirim`, { version })

describe('an evaluation', () => {
  test('is listed and read by whose it is, with its questions', async () => {
    const own = await makeEvaluation(site)
    const { status, body } = await own.browser.get('/evaluasi')
    expect(status).toBe(200)
    expect(body).toEqual([
      {
        id: own.id,
        jenis: 'surveilan',
        judul: 'Surveilan tahunan',
        perihal: own.certificate.no_sertifikasi,
        status: 'belum_dikerjakan',
        batas_waktu: '2026-11-30',
        hasil: null,
        submitted_at: null,
      },
    ])
    const whole = await read(own)
    expect(whole).toMatchObject({ version: 1, jawaban: {}, boleh_isi: true, tinjau: { boleh: false, sampai: null } })
    expect(whole.pertanyaan.map(({ jenis }: { jenis: string }) => jenis)).toEqual([
      'pilihan',
      'skala',
      'esai',
      'unggah',
    ])
  })

  test('saves itself answer by answer, and is sent once it is whole', async () => {
    const own = await makeEvaluation(site)
    const first = await save(own, 1, { p1: 'Ya' })
    expect([first.status, first.body.status, first.body.version]).toEqual([200, 'berlangsung', 2])
    const early = await submit(own, 2)
    expect([early.status, Object.keys(early.body.errors)]).toEqual([422, ['p2']])
    const file = await giveFile(own.browser, { jenis: 'bukti_evaluasi' })
    const second = await save(own, 2, { ...WHOLE, p4: file })
    expect(second.body.berkas).toMatchObject([{ id: file }])
    const sent = await submit(own, 3)
    expect([sent.status, sent.body.status, sent.body.boleh_isi]).toEqual([200, 'terkirim', false])
    expect((await save(own, 4, WHOLE)).status).toBe(409)
    expect((await submit(own, 4)).status).toBe(409)
    expect((await read(own)).jawaban).toEqual({ ...WHOLE, p4: file })
  })

  test('that another tab has saved meanwhile is not overwritten', async () => {
    const own = await makeEvaluation(site)
    await save(own, 1, { p1: 'Ya' })
    expect((await save(own, 1, { p1: 'Tidak' })).status).toBe(409)
    expect((await submit(own, 1)).status).toBe(409)
    expect((await read(own)).jawaban).toEqual({ p1: 'Ya' })
  })

  test('takes no answers that its questions do not offer, and nobody else’s files', async () => {
    const own = await makeEvaluation(site)
    const wrong = await save(own, 1, { p1: 'Mungkin', p2: '9' })
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['p1', 'p2']])
    const foreign = await giveFile((await loggedIn(site)).browser, { jenis: 'bukti_evaluasi' })
    expect((await save(own, 1, { p4: foreign })).status).toBe(404)
    expect((await read(own)).jawaban).toEqual({})
  })

  test('can be filled in on its last day, and not on the next, whether or not the job was there', async () => {
    site.clock.now = new Date('2026-11-30T16:59:59Z')
    const own = await makeEvaluation(site)
    expect((await save(own, 1, { p1: 'Ya' })).status).toBe(200)
    site.clock.now = new Date('2026-11-30T17:00:00Z')
    expect((await save(own, 2, WHOLE)).status).toBe(409)
    expect((await submit(own, 2)).status).toBe(409)
    expect(await read(own)).toMatchObject({ status: 'kedaluwarsa', boleh_isi: false, jawaban: { p1: 'Ya' } })
    await site.deadlines()
    const kept = await site.db.selectFrom('evaluations').select('status').where('id', '=', own.id).execute()
    expect(kept).toEqual([{ status: 'kedaluwarsa' }])
  })

  test('does not exist for anybody else', async () => {
    const own = await makeEvaluation(site)
    const { browser } = await loggedIn(site)
    const other = { ...own, browser }
    expect((await browser.get('/evaluasi')).body).toEqual([])
    const answers = [
      await browser.get(`/evaluasi/${own.id}`),
      await save(other, 1, WHOLE),
      await submit(other, 1),
      await browser.post(`/evaluasi/${own.id}/layanan`, { jawaban: WHOLE }),
      await browser.post(`/evaluasi/${own.id}/tinjau`, { version: 1, alasan: REASON }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await new Browser(site.app).get('/evaluasi')).status).toBe(401)
  })

  test('of a holder is not sent as feedback on the service', async () => {
    const own = await makeEvaluation(site)
    expect((await own.browser.post(`/evaluasi/${own.id}/layanan`, { jawaban: WHOLE })).status).toBe(404)
  })
})

describe('its letter', () => {
  test('goes out once, however often the job runs, and not after the last day', async () => {
    const [fresh, over] = [await makeEvaluation(site), await makeEvaluation(site)]
    await site.db.updateTable('evaluations').set({ batas_waktu: '2026-11-19' }).where('id', '=', over.id).execute()
    const told: string[] = []
    for (let run = 0; run < 3; run += 1) {
      await site.deadlines()
      const mails = await site.deliverMails()
      told.push(
        ...mails.filter(({ to }) => [fresh, over].some(({ account }) => account.email === to)).map(({ to }) => to),
      )
    }
    expect(told).toEqual([fresh.account.email])
    const { body } = await fresh.browser.get('/pemberitahuan')
    expect(body.data).toMatchObject([
      { judul: 'Evaluasi baru: Surveilan tahunan', tautan: `/user/evaluasi?evaluasi=${fresh.id}` },
    ])
  })
})

describe('a result', () => {
  const makeReviewed = async () => {
    const own = await makeEvaluation(site, { status: 'terkirim', jawaban: WHOLE, submitted_at: '2026-11-18T02:00:00Z' })
    const office = await staffIn(site, ['verifikasi'])
    const answer = await office.browser.post(`/admin-api/evaluasi/${own.id}/nilai`, {
      version: 1,
      hasil: 'perlu_pembinaan',
      tindak_lanjut: 'pemeliharaan_tambahan',
      catatan: 'Ikuti satu kegiatan tentang pelingkupan.',
    })
    expect(answer.status).toBe(200)
    return own
  }
  const askAgain = ({ browser, id }: Own, version = 2) =>
    browser.post(`/evaluasi/${id}/tinjau`, { version, alasan: REASON })

  test('is read with its note and follow-up, and another look is asked for once within the days of the setting', async () => {
    const own = await makeReviewed()
    expect(await read(own)).toMatchObject({
      status: 'dinilai',
      hasil: 'perlu_pembinaan',
      catatan: 'Ikuti satu kegiatan tentang pelingkupan.',
      tindak_lanjut: 'pemeliharaan_tambahan',
      tinjau: { boleh: true, sampai: '2026-12-04' },
    })
    site.clock.now = new Date('2026-12-04T16:59:00Z')
    const again = new Browser(site.app)
    await again.logIn(own.account.email, PASSWORD)
    expect((await askAgain({ ...own, browser: again }, 1)).status).toBe(409)
    const asked = await askAgain({ ...own, browser: again })
    expect([asked.status, asked.body.tinjau.alasan, asked.body.tinjau.boleh]).toEqual([200, REASON, false])
    expect((await askAgain({ ...own, browser: again }, 3)).status).toBe(409)
  })

  test('of more days ago stands', async () => {
    const own = await makeReviewed()
    site.clock.now = new Date('2026-12-04T17:00:00Z')
    const again = new Browser(site.app)
    await again.logIn(own.account.email, PASSWORD)
    expect((await askAgain({ ...own, browser: again })).status).toBe(409)
    expect((await again.get(`/evaluasi/${own.id}`)).body.tinjau.boleh).toBe(false)
  })

  test('that is not there yet cannot be looked at again', async () => {
    const own = await makeEvaluation(site)
    expect((await askAgain(own, 1)).status).toBe(409)
  })
})

test('a questionnaire that is closed can still be filled in by whom it was sent to', async () => {
  const questionnaire_id = await makeQuestionnaire(site.db, { closed_at: '2026-11-15T02:00:00Z' })
  const own = await makeEvaluation(site, { questionnaire_id })
  expect((await save(own, 1, WHOLE)).status).toBe(200)
})
