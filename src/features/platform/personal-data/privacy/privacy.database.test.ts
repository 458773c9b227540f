import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { confirmPassword, loggedIn, PASSWORD, staffIn } from '../../../../../tests/accounts.ts'
import { makeCertificate } from '../../../../../tests/certificates.ts'
import { makeSchedule, makeScheme } from '../../../../../tests/content.ts'
import { makeQuestionnaire } from '../../../../../tests/evaluations.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import { Browser } from '../../../../../tests/http.ts'
import { EMPTIED, RETAINED, rowsOf, tablesOfPeople } from '../../../../../tests/people-tables.ts'
import { makeFile, makeSavedView, submitPersonalData } from '../../../../../tests/personal-data.ts'
import { USES } from '../../../../../tests/private-files.ts'
import { traces } from '../../../../../tests/traces.ts'
import { day } from '../../../../lib/day.ts'
import { PROBLEMS } from '../../../../problems.ts'

let site: TestApp
let officer: Browser
let schedule: number

const OFFICE = '/admin-api/penghapusan-data'

beforeAll(async () => {
  site = await testApp()
  officer = (await staffIn(site, ['pengguna'])).browser
  schedule = await makeSchedule(site.db, { version: await makeScheme(site.db) })
})

async function person(name = 'Wulan Contoh') {
  const { browser, account } = await loggedIn(site, { name })
  await confirmPassword(browser)
  await browser.post('/kalender-pribadi')
  await makeSavedView(site.db, account.id)
  return { browser, account, isi: await submitPersonalData(site, account.id) }
}

const ask = (browser: Browser, alasan = 'Saya tidak jadi mengikuti sertifikasi.') =>
  browser.post('/penghapusan-data', { alasan })

const decide = (id: number, more: object = {}, version = 1) =>
  officer.post(`${OFFICE}/${id}/putuskan`, { version, setuju: true, ...more })

const lettersTo = async (email: string) => (await site.deliverMails()).filter(({ to }) => to === email)

const apply = (user_id: number, tahap: string, tahap_sejak: string) =>
  site.db
    .insertInto('user_trainings')
    .values({ user_id, schedule_id: schedule, tahap, tahap_sejak, submitted_at: tahap_sejak })
    .execute()

describe("one's own data", () => {
  test('come as an archive of data and files, and nothing of anybody else', async () => {
    const { browser, account, isi } = await person()
    const other = await person()
    await apply(account.id, 'ditolak', '2026-11-01T00:00:00Z')
    await browser.post('/perubahan-data', {
      nama_lengkap: 'Wulan Sari',
      alasan: 'KTP baru.',
      file_id: await makeFile(site, account.id, 'bukti_perubahan'),
    })
    const answer = await site.app.server.inject({
      url: '/data-diri/unduh',
      headers: { cookie: browser.cookieHeader, accept: '*/*', 'x-requested-with': 'XMLHttpRequest' },
    })
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/zip',
      'no-store',
    ])
    expect(answer.headers['content-disposition']).toContain('data-diri-2026-11-20.zip')
    const archive = unzipSync(answer.rawPayload)
    const text = Buffer.from(archive['data.json'] ?? []).toString()
    const data = JSON.parse(text)
    expect(data).toMatchObject({
      akun: { email: account.email },
      data_diri: isi,
      persetujuan: [{ jenis: 'pdp' }, { jenis: 'pernyataan' }, { jenis: 'publikasi' }],
      perubahan_data: [{ baru: { nama_lengkap: 'Wulan Sari' }, alasan: 'KTP baru.' }],
      permohonan: [{ tahap: 'ditolak' }],
    })
    expect(text).not.toMatch(/password|secret|hash/)
    expect(text).not.toContain(other.isi.nik)
    const names = Object.keys(archive).filter((name) => name.startsWith('berkas/'))
    expect(names).toEqual(data.berkas.map(({ jenis, id }: Record<string, string>) => `berkas/${jenis}-${id}.pdf`))
    expect(names).toHaveLength(5)
    expect(
      Buffer.from(archive[names[0] ?? ''] ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  test('come also before anything was filled in', async () => {
    const { browser } = await loggedIn(site, { status_data: 0 })
    await confirmPassword(browser)
    expect((await browser.get('/data-diri/unduh')).status).toBe(200)
  })
})

describe('a request to be deleted', () => {
  test('is confirmed with the moment by which it is answered', async () => {
    const { browser, account, isi } = await person()
    const { status, body } = await ask(browser, `Hapus data saya, NIK ${isi.nik}.`)
    expect([status, body]).toEqual([
      201,
      { id: body.id, created_at: '2026-11-20T03:00:00.000Z', answer_due: '2026-11-23T03:00:00.000Z' },
    ])
    const [mail] = await lettersTo(account.email)
    expect(mail?.text).toContain('sebelum 23 November 2026 pukul 10.00 WIB')
    const { data } = (await officer.get(`${OFFICE}?q=${account.email.slice(0, 12)}`)).body
    expect(data).toEqual([
      {
        id: body.id,
        version: 1,
        user_id: account.id,
        nama: account.name,
        email: account.email,
        alasan: 'Hapus data saya, NIK [nomor dihapus].',
        status: 'diajukan',
        created_at: body.created_at,
        answer_due: body.answer_due,
        catatan: null,
      },
    ])
  })

  test('waits alone', async () => {
    const { browser } = await person()
    const answers = await Promise.all([ask(browser), ask(browser.copy())])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await ask(browser)).body.message).toBe(PROBLEMS.CHANGE_PENDING.message)
    expect((await browser.get('/penghapusan-data')).body.halangan).toBe(PROBLEMS.CHANGE_PENDING.message)
  })

  test('is refused with the reason while an application runs, or has to be kept', async () => {
    const running = await person()
    await apply(running.account.id, 'diajukan', '2026-11-01T00:00:00Z')
    const kept = await person()
    await apply(kept.account.id, 'ditolak', '2026-11-01T00:00:00Z')
    const answers = [await ask(running.browser), await ask(kept.browser)]
    expect(answers.map(({ status, body }) => [status, body.errors.data[0]])).toEqual([
      [409, expect.stringMatching(/masih berjalan \(Menunggu verifikasi\)/)],
      [409, expect.stringMatching(/wajib disimpan sampai 1 November 2027/)],
    ])
    // Told before a reason is typed, too.
    expect((await running.browser.get('/penghapusan-data')).body.halangan).toBe(answers[0]?.body.errors.data[0])
  })

  test('of staff is refused', async () => {
    const { browser } = await staffIn(site, [])
    await confirmPassword(browser)
    expect((await ask(browser)).body.errors.data[0]).toMatch(/petugas/)
  })

  test('does without personal data', async () => {
    const { browser } = await loggedIn(site, { status_data: 0 })
    await confirmPassword(browser)
    expect((await ask(browser)).status).toBe(201)
  })
})

describe('the office', () => {
  test('refuses with a reason, which the person is told', async () => {
    const { browser, account } = await person()
    const { id } = (await ask(browser)).body
    expect((await decide(id, { setuju: false })).body.errors).toHaveProperty('catatan')
    expect((await decide(id, { setuju: false, catatan: 'Ada invoice terbuka.' })).status).toBe(204)
    const letters = await lettersTo(account.email)
    expect(letters.find(({ subject }) => subject === 'Permintaan penghapusan data ditolak')?.text).toContain(
      'Alasan: Ada invoice terbuka.',
    )
    expect((await browser.get('/data-diri')).body.submitted_at).not.toBeNull()
    expect((await ask(browser)).status).toBe(201)
  })

  test('cannot delete what has to be kept by now', async () => {
    const { browser, account, isi } = await person()
    const { id } = (await ask(browser)).body
    await apply(account.id, 'menunggu_pembayaran', '2026-11-20T00:00:00Z')
    const answer = await decide(id)
    expect([answer.status, answer.body.errors.data[0]]).toEqual([409, expect.stringMatching(/masih berjalan/)])
    expect((await browser.get('/data-diri')).body.isi.nik).toBe(isi.nik)
  })

  test('decides once', async () => {
    const { browser } = await person()
    const { id } = (await ask(browser)).body
    const answers = await Promise.all([decide(id), decide(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    expect((await decide(999_999)).status).toBe(404)
  })

  test('deletes a person for good: no trace, no way in, a last letter', async () => {
    const name = 'Seruni Lestariwangi'
    const { browser, account, isi } = await person(name)
    const { id: userId, email } = account
    await USES['application_messages.file_id']?.(site.db, {
      userId,
      fileId: await makeFile(site, userId, 'lampiran'),
    })
    await site.db
      .updateTable('user_trainings')
      .set({
        tahap: 'kedaluwarsa',
        tahap_sejak: '2020-01-01T00:00:00Z',
        kebutuhan_khusus: `Kursi roda untuk ${name}`,
        pernyataan: JSON.stringify({ tanda_tangan: name }),
      })
      .where('user_id', '=', userId)
      .execute()
    await site.db
      .updateTable('users')
      .set({ previous_email: `lama.${email}` })
      .where('id', '=', userId)
      .execute()
    await site.deliverMails()
    const { id } = (await ask(browser, `Saya ${name} ingin pergi.`)).body
    expect((await decide(id)).status).toBe(204)
    // Entries under the name stay in the audit log.
    expect(await traces(site.db, [name, email, isi.alamat, isi.instansi], ['audit_log'])).toEqual([])
    expect(await rowsOf(site.db, userId, EMPTIED)).toEqual([])
    expect((await browser.get('/api/v1/me')).status).toBe(401)
    expect((await new Browser(site.app).logIn(email, PASSWORD)).status).toBe(422)
    const letters = await lettersTo(email)
    expect(letters.map(({ subject }) => subject).sort()).toEqual([
      'Data pribadi Anda telah dihapus',
      'Tanda terima permintaan penghapusan data',
    ])
    const again = await loggedIn(site, { name, email })
    expect(again.account.id).not.toBe(userId)
    expect((await again.browser.get('/data-diri')).body.submitted_at).toBeNull()
  })

  test('leaves of an expired certificate only that it was there', async () => {
    const name = 'Melati Samudrawati'
    const { browser, account } = await person(name)
    const { id } = await makeCertificate(site.db, {
      user_id: account.id,
      nama: `Ir. ${name}, M.Si.`,
      kota: 'Kota Contoh',
      valid_from: day('2018-01-01'),
      valid_until: day('2021-01-01'),
      portrait: Buffer.from('wajah'),
    })
    const file_id = await makeFile(site, account.id, 'sertifikat')
    const paper = { certificate_id: id, versi: 1, nama: name, alasan: 'Terbit', created_at: '2018-01-01T00:00:00Z' }
    const credential = JSON.stringify({ name })
    await site.db
      .insertInto('certificate_papers')
      .values({ ...paper, file_id, sha256: 'a'.repeat(64), credential })
      .execute()
    const letter = { certificate_id: id, user_id: account.id, nomor: 'SKS/2018/0001', created_at: paper.created_at }
    await site.db
      .insertInto('status_letters')
      .values({ ...letter, isi: JSON.stringify({ nama: name }) })
      .execute()
    const evaluation = { questionnaire_id: await makeQuestionnaire(site.db), certificate_id: id, user_id: account.id }
    await site.db
      .insertInto('evaluations')
      .values({
        ...evaluation,
        batas_waktu: '2020-12-31',
        jawaban: JSON.stringify({ p3: name }),
        created_at: paper.created_at,
      })
      .execute()
    await site.deliverMails()
    expect((await decide((await ask(browser)).body.id)).status).toBe(204)
    expect(await traces(site.db, [name, 'Kota Contoh', 'wajah'], ['audit_log'])).toEqual([])
    expect(await rowsOf(site.db, account.id, EMPTIED)).toEqual([])
    const row = await site.db.selectFrom('certificates').select(['nama', 'publik']).where('id', '=', id).execute()
    expect(row).toEqual([{ nama: 'Data dihapus', publik: false }])
  })

  test('cannot delete who holds a certificate that still counts', async () => {
    const { browser, account } = await person()
    await makeCertificate(site.db, { user_id: account.id, valid_until: day('2026-11-20') })
    expect((await ask(browser)).body.errors.data[0]).toContain('21 November 2026')
  })

  test('has thought of every table that holds something of a person', async () => {
    expect((await tablesOfPeople(site.db)).sort()).toEqual([...EMPTIED, ...RETAINED].sort())
  })

  test('keeps what bookkeeping needs', async () => {
    const { browser, account } = await person()
    const proof = await makeFile(site, account.id, 'bukti_bayar')
    await USES['payment_proofs.file_id']?.(site.db, { userId: account.id, fileId: proof })
    await site.db
      .updateTable('user_trainings')
      .set({ tahap: 'dibatalkan', tahap_sejak: '2020-01-01T00:00:00Z' })
      .where('user_id', '=', account.id)
      .execute()
    await site.db.updateTable('invoices').set({ status: 'kedaluwarsa' }).where('user_id', '=', account.id).execute()
    await decide((await ask(browser)).body.id)
    const files = await site.db.selectFrom('private_files').select('id').where('user_id', '=', account.id).execute()
    expect(files).toEqual([{ id: proof }])
    const invoices = await site.db.selectFrom('invoices').select('id').where('user_id', '=', account.id).execute()
    expect(invoices).toHaveLength(1)
  })
})
