import { beforeAll, describe, expect, test } from 'vitest'
import { loggedIn } from '../../../../../tests/accounts.ts'
import {
  type Applicant,
  applicant,
  completeDraft,
  DECLARATION,
  draftOf,
  examOn,
  experienceRow,
  makeSubmittedApplication,
  readyDraft,
  takeOwnTransition,
} from '../../../../../tests/applications.ts'
import { makeSchedule, makeScheme, makeSiteContent } from '../../../../../tests/content.ts'
import { makeHolder } from '../../../../../tests/duties.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import { makeFile } from '../../../../../tests/personal-data.ts'
import { day } from '../../../../lib/day.ts'
import { PROBLEMS } from '../../../../problems.ts'

let site: TestApp
let who: Applicant

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  who = await applicant(site)
})

const start = (person: Applicant, schedule: number) => person.browser.post(`/training/daftar/${schedule}`)
const show = async (person: Applicant, id: number) => (await person.browser.get(`/user-training/${id}`)).body
const datesFor = async ({ browser }: Applicant) => (await browser.get('/training/terbuka')).body
const offered = async (person: Applicant, schedule: number) =>
  (await datesFor(person)).jadwal.find(({ id }: { id: number }) => id === schedule)

describe('beginning', () => {
  test('makes one draft of a scheme, also in two tabs at once, and goes on with it', async () => {
    const schedule = await examOn(site)
    const person = await applicant(site)
    const answers = await Promise.all(Array.from({ length: 8 }, () => start(person, schedule)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    const id = answers[0]?.body.id
    expect(await show(person, id)).toMatchObject({ tahap: 'draft', nomor: null, due_at: '2026-12-01T16:59:59.000Z' })
    expect((await datesFor(person)).draf).toMatchObject([{ id, schedule_id: schedule, tahap: 'draft' }])
    expect(await offered(person, schedule)).toMatchObject({ user_training_id: id, tahap: 'draft', memenuhi: true })
    expect((await person.browser.get(`/training/userlist/${person.account.id}`)).body).toEqual([])
  })

  test('on another date of the scheme takes the draft along', async () => {
    const version = await makeScheme(site.db)
    const [one, two] = [await makeSchedule(site.db, { version }), await makeSchedule(site.db, { version })]
    const person = await applicant(site)
    const id = await draftOf(person, one)
    expect(await draftOf(person, two)).toBe(id)
    expect((await show(person, id)).schedule_id).toBe(two)
  })

  test('is refused while another application of the scheme runs', async () => {
    const version = await makeScheme(site.db)
    const [one, two] = [await makeSchedule(site.db, { version }), await makeSchedule(site.db, { version })]
    const person = await applicant(site)
    await makeSubmittedApplication(site, person, one)
    for (const schedule of [one, two]) {
      const { status, body } = await start(person, schedule)
      expect([status, body.errors.data]).toEqual([409, [expect.stringContaining('permohonan berjalan')]])
    }
  })

  test('needs sent personal data and an open schedule', async () => {
    const { browser } = await loggedIn(site, { status_data: 0 })
    const answer = await browser.post(`/training/daftar/${await examOn(site)}`)
    expect([answer.status, answer.body.message]).toEqual([409, PROBLEMS.DATA_NOT_SUBMITTED.message])
    for (const exam of [
      { opens: day('2026-11-21') },
      { pendaftaran_ditutup: day('2026-11-19') },
      { cancelled: true },
    ]) {
      const { status, body } = await start(who, await examOn(site, exam))
      expect([status, body.message]).toEqual([409, PROBLEMS.REGISTRATION_CLOSED.message])
    }
    expect((await start(who, 999_999)).status).toBe(404)
  })
})

describe('the form', () => {
  test('keeps each page as it was typed and says what is missing', async () => {
    const person = await applicant(site)
    const id = await draftOf(person, await examOn(site))
    const bukti_id = await makeFile(site, person.account.id, 'bukti_pengalaman')
    const row = experienceRow(bukti_id, { tahun: '20', peran: 'apa saja' })
    const save = (version: number, more: object) =>
      person.browser.put(`/user-training/${id}`, { tahap: 'draft', version, ...more })
    const { body } = await save(0, { pengalaman: [row], kebutuhan_khusus: 'Kursi roda' })
    expect(body).toMatchObject({ pengalaman: [row], kebutuhan_khusus: 'Kursi roda', pernyataan: null })
    expect(body.berkas.map((file: { id: string }) => file.id)).toContain(bukti_id)
    const page = (state: typeof body, name: string) =>
      state.langkah.find(({ langkah }: { langkah: string }) => langkah === name)
    expect(page(body, 'pengalaman')).toMatchObject({ lengkap: false, mulai: true })
    expect(Object.keys(page(body, 'pengalaman').kesalahan)).toEqual(['pengalaman.0.tahun', 'pengalaman.0.peran'])
    expect(page(body, 'asesmen')).toMatchObject({ lengkap: false, mulai: false })
    const answers = [
      { unit: 'Melakukan pelingkupan', jawaban: 'K', bukti: 'Bab 3', bukti_id: '' },
      { unit: 'Unit skema lain', jawaban: 'K', bukti: '', bukti_id: '' },
    ]
    const saved = (await save(1, { asesmen: answers, pernyataan: DECLARATION })).body
    expect(saved).toMatchObject({ asesmen: answers.slice(0, 1), pengalaman: [row], pernyataan: DECLARATION })
    expect([page(saved, 'asesmen').lengkap, page(saved, 'pernyataan').lengkap]).toEqual([true, true])
  })

  test('is not overwritten by a tab that did not see what another one saved', async () => {
    const person = await applicant(site)
    const id = await draftOf(person, await examOn(site))
    const save = (version: number, kebutuhan_khusus: string) =>
      person.browser.put(`/user-training/${id}`, { tahap: 'draft', version, kebutuhan_khusus })
    const answers = await Promise.all(
      ['Kursi roda', 'Juru bahasa isyarat', 'Huruf besar'].map((words) => save(0, words)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await save(0, 'Ramp')).body.message).toBe(PROBLEMS.STALE.message)
    expect(await show(person, id)).toMatchObject({
      version: 1,
      kebutuhan_khusus: answers.find(({ status }) => status === 200)?.body.kebutuhan_khusus,
    })
  })

  test('takes any own file for a requirement of the scheme, and lets go of it', async () => {
    const person = await applicant(site)
    const id = await draftOf(person, await examOn(site))
    const give = (file_id: string | null, persyaratan = 'KTP', catatan = '') =>
      person.browser.put(`/user-training/${id}/persyaratan`, { tahap: 'draft', persyaratan, file_id, catatan })
    const file = await makeFile(site, person.account.id, 'cv')
    const given = (await give(file, 'KTP', 'Yang terbaru')).body.persyaratan[0]
    expect(given).toMatchObject({ status: 'belum_diperiksa', catatan_pemohon: 'Yang terbaru', berkas: { id: file } })
    expect((await give(null)).body.persyaratan[0]).toMatchObject({ status: null, berkas: null })
    const foreign = await makeFile(site, who.account.id, 'ktp')
    expect((await give(foreign)).body.message).toBe(PROBLEMS.FILE_NOT_FOUND.message)
    expect((await give(file, 'Surat sakti')).body.errors.persyaratan[0]).toMatch(/tidak meminta berkas itu/)
  })

  test('does not exist for anybody else', async () => {
    const id = await readyDraft(site, await applicant(site), await examOn(site))
    const asked = { tahap: 'draft', version: 0, persyaratan: 'KTP', file_id: null, isi: 'Halo', schedule_id: 1 }
    const { browser } = who
    const path = `/user-training/${id}`
    for (const answer of [
      await browser.get(path),
      await browser.put(path, asked),
      await browser.put(`${path}/persyaratan`, asked),
      ...(await Promise.all(
        ['kirim', 'daftar-tunggu', 'batal', 'pesan'].map((call) => browser.post(`${path}/${call}`, asked)),
      )),
      await browser.post(`${path}/jadwal-ulang`, { ...asked, schedule_id: await examOn(site) }),
      await browser.get(`${path}/jadwal-ulang`),
      await browser.get(`${path}/pesan`),
      await browser.get(`${path}/jadwal.ics`),
    ]) {
      expect([answer.status, answer.body?.message]).toEqual([404, PROBLEMS.RECORD_NOT_FOUND.message])
    }
  })
})

describe('sending', () => {
  test('holds a seat, gives a number and tells of it by letter and notice', async () => {
    const schedule = await examOn(site, { kuota: 1 })
    const person = await applicant(site)
    await site.deliverMails()
    const sent = await makeSubmittedApplication(site, person, schedule)
    expect(sent).toMatchObject({
      tahap: 'diajukan',
      nomor: expect.stringMatching(/^PMH\/2026\/11\/\d{4}$/),
      due_at: null,
      jadwal: { terisi: 1, status_jadwal: 'penuh' },
      riwayat: [{ transition: 'submit', dari: 'draft', ke: 'diajukan', oleh: 'pemohon' }],
    })
    const [mail] = await site.deliverMails()
    expect([mail?.to, mail?.subject]).toEqual([person.account.email, 'Permohonan Anda sudah masuk: Sertifikasi Contoh'])
    const notices = await site.db
      .selectFrom('notifications')
      .select(['judul', 'tautan'])
      .where('user_id', '=', person.account.id)
      .execute()
    expect(notices).toEqual([{ judul: mail?.subject, tautan: `/user/sertifikasi/saya/${sent.id}` }])
    const log = await site.db
      .selectFrom('audit_log')
      .select(['action', 'noun', 'who', 'label'])
      .where('noun_id', '=', String(sent.id))
      .where('noun', '=', 'permohonan')
      .execute()
    expect(log).toMatchObject([
      {
        action: 'kirim permohonan',
        who: person.account.name,
        label: `${'Sertifikasi Contoh'}, ${person.account.name}`,
      },
    ])
  })

  test('is refused under another name than the applicant’s, with the name to write', async () => {
    const person = await applicant(site)
    const id = await readyDraft(site, person, await examOn(site))
    const sign = async (tanda_tangan: string) => {
      const { version } = await show(person, id)
      const pernyataan = { ...DECLARATION, tanda_tangan }
      await person.browser.put(`/user-training/${id}`, { tahap: 'draft', version, pernyataan })
      return takeOwnTransition(person, id, 'kirim', 'draft')
    }
    const { status, body } = await sign('Bayu Contoh')
    const refusal = 'Tanda tangan belum sama dengan nama Anda. Tulis: Wulan Contoh'
    expect([status, body.errors]).toEqual([422, { 'pernyataan.tanda_tangan': [refusal] }])
    expect((await sign('Ir. WULAN  contoh, M.Si.')).status).toBe(200)
  })

  test('is refused with every sentence while the form is incomplete', async () => {
    const person = await applicant(site)
    const asks = { persyaratan: [{ nama: 'Portofolio', keterangan: '', wajib: true }] }
    const id = await draftOf(person, await examOn(site, {}, { asks }))
    const { status, body } = await takeOwnTransition(person, id, 'kirim', 'draft')
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual(
      expect.arrayContaining(['asesmen.0.jawaban', 'persyaratan.0', 'pernyataan.kebenaran', 'pernyataan.tanda_tangan']),
    )
  })

  test('twice is stale, also at the same moment', async () => {
    const person = await applicant(site)
    const id = await readyDraft(site, person, await examOn(site))
    const answers = await Promise.all(Array.from({ length: 5 }, () => takeOwnTransition(person, id, 'kirim', 'draft')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect((await takeOwnTransition(person, id, 'kirim', 'draft')).body.message).toBe(PROBLEMS.STALE.message)
  })

  test('locks the form', async () => {
    const person = await applicant(site)
    const { id } = await makeSubmittedApplication(site, person, await examOn(site))
    const change = { tahap: 'diajukan', version: 0, kebutuhan_khusus: 'x', persyaratan: 'KTP', file_id: null }
    for (const path of [`/user-training/${id}`, `/user-training/${id}/persyaratan`]) {
      const { status, body } = await person.browser.put(path, change)
      expect([status, body.message]).toEqual([409, PROBLEMS.APPLICATION_LOCKED.message])
      expect((await person.browser.put(path, { ...change, tahap: 'draft' })).body.message).toBe(PROBLEMS.STALE.message)
    }
  })

  test('asks again whether the person fulfils the prerequisites', async () => {
    const renewal = await examOn(site, {}, { category: 'Perpanjangan', jenis: 'perpanjangan' })
    const holder = await applicant(site)
    const term = { valid_from: day('2024-01-10'), valid_until: day('2027-01-10') }
    const { certificate_id } = await makeHolder(site.db, { ...term, user_id: holder.account.id })
    const id = await draftOf(holder, renewal)
    await completeDraft(site, id)
    await site.db.updateTable('certificates').set({ status: 'dicabut' }).where('id', '=', certificate_id).execute()
    const { status, body } = await takeOwnTransition(holder, id, 'kirim', 'draft')
    expect([status, body.errors.data[0]]).toEqual([409, expect.stringContaining('Perpanjangan hanya')])
  })
})
