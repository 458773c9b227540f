import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loggedIn, makeAccount, staffIn } from '../../../../tests/accounts.ts'
import { makeCertificate } from '../../../../tests/certificates.ts'
import { makeEvaluation, makeQuestionnaire } from '../../../../tests/evaluations.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { day } from '../../../lib/day.ts'

let site: TestApp
let office: Awaited<ReturnType<typeof staffIn>>

beforeAll(async () => {
  site = await testApp()
  office = await staffIn(site, ['verifikasi'])
})
beforeEach(() => {
  site.clock.now = new Date('2026-11-20T03:00:00Z')
})

const QUESTION = { jenis: 'pilihan', teks: 'Masih bekerja di bidang Amdal?', pilihan: ['Ya', 'Tidak'], wajib: true }
const DRAFT = { jenis: 'surveilan', judul: 'Surveilan 2026', pengantar: 'Isi dengan jujur.', pertanyaan: [QUESTION] }

const create = async (form: object = DRAFT): Promise<{ id: number; version: number }> =>
  (await office.browser.post('/admin-api/kuesioner', form)).body
const take = (id: number, name: string, evaluationsSent: object) =>
  office.browser.post(`/admin-api/kuesioner/${id}/${name}`, evaluationsSent)

describe('a questionnaire', () => {
  test('is built, published and from then on stays as it is', async () => {
    const { id } = await create()
    const read = async () => (await office.browser.get(`/admin-api/kuesioner/${id}`)).body
    expect(await read()).toMatchObject({ ...DRAFT, pertanyaan: [{ ...QUESTION, id: 'p1' }], published_at: null })
    const changed = { ...DRAFT, pertanyaan: [QUESTION, { jenis: 'skala', teks: 'Seberapa siap?', wajib: false }] }
    expect((await office.browser.put(`/admin-api/kuesioner/${id}`, { ...changed, version: 1 })).status).toBe(200)
    expect((await take(id, 'terbitkan', { version: 1 })).status).toBe(409)
    expect((await take(id, 'terbitkan', { version: 2 })).body.published_at).toBe(site.clock.now.toISOString())
    const refused = [
      await office.browser.put(`/admin-api/kuesioner/${id}`, { ...DRAFT, version: 3 }),
      await office.browser.delete(`/admin-api/kuesioner/${id}`),
      await take(id, 'terbitkan', { version: 3 }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409])
    expect((await read()).pertanyaan).toHaveLength(2)
  })

  test('is not published without questions, with one choice, or asking the served for files', async () => {
    const forms = [
      { ...DRAFT, pertanyaan: [] },
      { ...DRAFT, pertanyaan: [{ ...QUESTION, pilihan: ['Ya'] }] },
      { ...DRAFT, jenis: 'layanan', pertanyaan: [{ jenis: 'unggah', teks: 'Lampirkan bukti.', wajib: false }] },
    ]
    for (const form of forms) {
      const { id } = await create(form)
      const { status, body } = await take(id, 'terbitkan', { version: 1 })
      expect([status, Object.keys(body.errors)]).toEqual([422, ['pertanyaan']])
    }
  })

  test('is copied to make the next one, and closed once', async () => {
    const id = await makeQuestionnaire(site.db, { judul: 'Yang lama' })
    const copy = await take(id, 'salin', {})
    expect([copy.status, copy.body]).toMatchObject([201, { judul: 'Yang lama', published_at: null, version: 1 }])
    expect(copy.body.pertanyaan).toHaveLength(4)
    expect((await take(copy.body.id, 'tutup', { version: 1 })).status).toBe(409)
    expect((await take(id, 'tutup', { version: 1 })).body.closed_at).not.toBeNull()
    expect((await take(id, 'tutup', { version: 2 })).status).toBe(409)
    expect((await take(2_000_000_000, 'salin', {})).status).toBe(404)
  })

  test('is found by title and state', async () => {
    await makeQuestionnaire(site.db, { judul: 'Kuesioner gambut' })
    await makeQuestionnaire(site.db, { judul: 'Kuesioner gambut baru', published_at: null })
    const titles = async (filter: string) =>
      (await office.browser.get(`/admin-api/kuesioner?q=gambut${filter}`)).body.data.map(
        ({ judul }: { judul: string }) => judul,
      )
    expect(await titles('')).toEqual(['Kuesioner gambut baru', 'Kuesioner gambut'])
    expect(await titles('&terbit=false')).toEqual(['Kuesioner gambut baru'])
  })
})

describe('sending', () => {
  /** Somebody with an account who holds a certificate of a qualification of the test's own. */
  const holder = async (more: Parameters<typeof makeCertificate>[1] = {}) => {
    const account = await makeAccount(site.db)
    return { account, ...(await makeCertificate(site.db, { kualifikasi: 'ATPA', user_id: account.id, ...more })) }
  }
  const sent = async (questionnaire: number) =>
    site.db
      .selectFrom('evaluations')
      .select(['certificate_id', 'batas_waktu'])
      .where('questionnaire_id', '=', questionnaire)
      .orderBy('id')
      .execute()

  test('reaches every active holder of a qualification once', async () => {
    const held = [await holder(), await holder()]
    await holder({ kualifikasi: 'KTPA' })
    await holder({ status: 'dibekukan' })
    await holder({ valid_until: day('2026-11-19') })
    await makeCertificate(site.db, { kualifikasi: 'ATPA' })
    const id = await makeQuestionnaire(site.db)
    const order = { version: 1, kualifikasi: 'ATPA', batas_waktu: '2026-12-20' }
    expect((await take(id, 'kirim', order)).body).toEqual({ id, dikirim: 2 })
    expect((await take(id, 'kirim', order)).body).toEqual({ id, dikirim: 0 })
    const later = await holder()
    expect((await take(id, 'kirim', order)).body).toEqual({ id, dikirim: 1 })
    expect((await sent(id)).map(({ certificate_id }) => certificate_id)).toEqual([...held, later].map((one) => one.id))
  })

  test('reaches one certificate, also a suspended one', async () => {
    const one = await holder({ status: 'dibekukan' })
    const id = await makeQuestionnaire(site.db)
    const order = { version: 1, no_sertifikasi: one.no_sertifikasi, batas_waktu: '2026-11-20' }
    expect((await take(id, 'kirim', order)).body).toEqual({ id, dikirim: 1 })
    const again = await take(id, 'kirim', order)
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['no_sertifikasi']])
  })

  test.each([
    [{ kualifikasi: 'ATPA', batas_waktu: '2026-11-19' }, 'batas_waktu'],
    [{ batas_waktu: '2026-12-20' }, 'kualifikasi'],
    [{ kualifikasi: 'ATPA', no_sertifikasi: '0001', batas_waktu: '2026-12-20' }, 'kualifikasi'],
    [{ no_sertifikasi: 'tidak ada', batas_waktu: '2026-12-20' }, 'no_sertifikasi'],
  ])('to %o is refused', async (order, field) => {
    const id = await makeQuestionnaire(site.db)
    const { status, body } = await take(id, 'kirim', { version: 1, ...order })
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  test('needs a published, open questionnaire of surveillance as it was seen', async () => {
    const order = { kualifikasi: 'KTPA', batas_waktu: '2026-12-20' }
    const ids = [
      await makeQuestionnaire(site.db, { published_at: null }),
      await makeQuestionnaire(site.db, { closed_at: '2026-11-10T00:00:00Z' }),
      await makeQuestionnaire(site.db, { jenis: 'layanan' }),
    ]
    for (const id of ids) expect((await take(id, 'kirim', { version: 1, ...order })).status).toBe(409)
    expect((await take(await makeQuestionnaire(site.db), 'kirim', { version: 2, ...order })).status).toBe(409)
  })
})

describe('a sent evaluation', () => {
  const NOTE = 'Jawaban dan lampiran sudah ditelaah.'
  const makeAnswered = () =>
    makeEvaluation(site, { status: 'terkirim', jawaban: { p1: 'Ya', p2: '4' }, submitted_at: '2026-11-18T02:00:00Z' })
  const review = (id: number, more: object = {}, by = office) =>
    by.browser.post(`/admin-api/evaluasi/${id}/nilai`, {
      version: 1,
      hasil: 'memenuhi',
      tindak_lanjut: 'tidak_ada',
      catatan: NOTE,
      ...more,
    })
  const proposals = (certificate_id: number) =>
    site.db.selectFrom('sanctions').select(['status', 'alasan']).where('certificate_id', '=', certificate_id).execute()

  test('is listed with its holder and found by name and number', async () => {
    const own = await makeAnswered()
    const { data, total } = (
      await office.browser.get(`/admin-api/evaluasi?q=${own.certificate.no_sertifikasi}&status=terkirim`)
    ).body
    expect([total, data]).toMatchObject([1, [{ id: own.id, nama: own.account.name, tinjau_menunggu: false }]])
    const { body } = await office.browser.get(`/admin-api/evaluasi/${own.id}`)
    expect(body).toMatchObject({ jawaban: { p1: 'Ya', p2: '4' }, can: { nilai: true, jawab_tinjauan: false } })
  })

  test('is reviewed once, and its holder is told', async () => {
    const own = await makeAnswered()
    await site.deliverMails()
    const { status, body } = await review(own.id)
    expect([status, body.status, body.reviewed_by_name, body.can.nilai]).toEqual([
      200,
      'dinilai',
      office.account.name,
      false,
    ])
    expect((await review(own.id, { version: 2 })).status).toBe(409)
    expect((await review(own.id)).status).toBe(409)
    const mails = (await site.deliverMails()).filter(({ to }) => to === own.account.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Hasil evaluasi: Surveilan tahunan'])
    expect(mails[0]?.text).toContain('Memenuhi')
    const log = await site.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('noun', '=', 'evaluasi')
      .where('noun_id', '=', String(own.id))
      .execute()
    expect(log).toEqual([{ action: 'nilai', after: { hasil: 'memenuhi', tindak_lanjut: 'tidak_ada' } }])
  })

  test('that is not met may lead to the proposal of a sanction, which a person decides', async () => {
    const own = await makeAnswered()
    const { body } = await review(own.id, { hasil: 'tidak_memenuhi', tindak_lanjut: 'usul_sanksi' })
    expect(body.tindak_lanjut).toBe('usul_sanksi')
    expect(await proposals(own.certificate.id)).toEqual([{ status: 'diusulkan', alasan: 'tidak_memenuhi' }])
    const certificate = site.db.selectFrom('certificates').select('status').where('id', '=', own.certificate.id)
    expect(await certificate.execute()).toEqual([{ status: 'aktif' }])
  })

  test('leads to no follow-up that does not fit its result', async () => {
    const own = await makeAnswered()
    for (const [hasil, tindak_lanjut] of [
      ['memenuhi', 'uji_ulang'],
      ['perlu_pembinaan', 'usul_sanksi'],
    ]) {
      const { status, body } = await review(own.id, { hasil, tindak_lanjut })
      expect([status, Object.keys(body.errors)]).toEqual([422, ['tindak_lanjut']])
    }
    expect(await proposals(own.certificate.id)).toEqual([])
  })

  test('is not reviewed before it was sent', async () => {
    const own = await makeEvaluation(site, { status: 'berlangsung' })
    expect((await review(own.id)).status).toBe(409)
  })

  test('that was not sent in time waits for a person, who says what follows, and it is never met', async () => {
    const own = await makeEvaluation(site, { status: 'kedaluwarsa', batas_waktu: day('2026-11-10') })
    const read = async () => (await office.browser.get(`/admin-api/evaluasi/${own.id}`)).body
    expect(await read()).toMatchObject({ tindak_lanjut_sampai: '2026-11-24', can: { nilai: true } })
    const met = await review(own.id)
    expect([met.status, Object.keys(met.body.errors)]).toEqual([422, ['hasil']])
    await site.deliverMails()
    const { status, body } = await review(own.id, { hasil: 'tidak_memenuhi', tindak_lanjut: 'usul_sanksi' })
    expect([status, body.status, body.can.nilai, body.tindak_lanjut_sampai]).toEqual([200, 'dinilai', false, null])
    expect(await proposals(own.certificate.id)).toEqual([{ status: 'diusulkan', alasan: 'tidak_memenuhi' }])
    const subjects = (await site.deliverMails()).filter(({ to }) => to === own.account.email)
    expect(subjects.map(({ subject }) => subject)).toEqual(['Hasil evaluasi: Surveilan tahunan'])
    // As with every result, its holder can say why and ask for another look.
    expect((await own.browser.get(`/evaluasi/${own.id}`)).body.tinjau.boleh).toBe(true)
  })

  test('is looked at again by somebody else, once it was asked for', async () => {
    const own = await makeAnswered()
    const other = await staffIn(site, ['verifikasi'])
    const answer = (by: typeof office, version: number) =>
      by.browser.post(`/admin-api/evaluasi/${own.id}/tinjau`, {
        version,
        hasil: 'memenuhi',
        tindak_lanjut: 'tidak_ada',
        jawaban: 'Lampiran sudah dibaca ulang dan memang cukup.',
      })
    await review(own.id, { hasil: 'perlu_pembinaan', tindak_lanjut: 'pemeliharaan_tambahan' })
    expect((await answer(other, 2)).status).toBe(409)
    const alasan = 'Lampiran saya belum dibaca seluruhnya oleh penilai.'
    await own.browser.post(`/evaluasi/${own.id}/tinjau`, { version: 2, alasan })
    const waiting = (await other.browser.get('/admin-api/evaluasi?tinjau_menunggu=true')).body
    expect(waiting.data.map(({ id }: { id: number }) => id)).toEqual([own.id])
    expect((await answer(office, 3)).status).toBe(409)
    await site.deliverMails()
    const { status, body } = await answer(other, 3)
    expect([status, body.hasil, body.tindak_lanjut, body.reconsidered_by_name]).toEqual([
      200,
      'memenuhi',
      'tidak_ada',
      other.account.name,
    ])
    const mails = (await site.deliverMails()).filter(({ to }) => to === own.account.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Tinjauan hasil evaluasi: Surveilan tahunan'])
    expect((await answer(other, 4)).status).toBe(409)
  })

  test('of the service is not among them, whoever asks', async () => {
    expect((await office.browser.get('/admin-api/evaluasi/2000000000')).status).toBe(404)
    expect((await review(2_000_000_000)).status).toBe(404)
  })
})

test('only those who verify see any of it', async () => {
  const own = await makeEvaluation(site, { status: 'terkirim', submitted_at: '2026-11-18T02:00:00Z' })
  const questionnaire = await makeQuestionnaire(site.db, { jenis: 'layanan' })
  const strangers = [
    await staffIn(site, ['keuangan', 'keputusan', 'pengaduan', 'konten', 'pengguna']),
    await staffIn(site, 'penguji'),
    await loggedIn(site),
  ]
  for (const { browser } of strangers) {
    const answers = [
      await browser.get('/admin-api/kuesioner'),
      await browser.get(`/admin-api/kuesioner/${questionnaire}/hasil`),
      await browser.get('/admin-api/evaluasi'),
      await browser.get(`/admin-api/evaluasi/${own.id}`),
      await browser.post(`/admin-api/evaluasi/${own.id}/nilai`, { version: 1 }),
      await browser.post(`/admin-api/evaluasi/${own.id}/tinjau`, { version: 1 }),
      await browser.post(`/admin-api/kuesioner/${questionnaire}/kirim`, { version: 1 }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404])
  }
})
