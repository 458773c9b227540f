import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../tests/accounts.ts'
import {
  applicant,
  examOn,
  makeApprovedApplication,
  makeSubmittedApplication,
  markAllRight,
  readyDraft,
  takeOfficeTransition,
  takeOwnTransition,
} from '../../../../tests/applications.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { makeFile } from '../../../../tests/personal-data.ts'
import { day } from '../../../lib/day.ts'
import { PROBLEMS } from '../../../problems.ts'

let site: TestApp
let staff: Browser
let staffId: number

const NOW = new Date('2026-11-20T03:00:00Z')
const QUEUE = '/admin-api/permohonan'
const alasan = 'Pindaian ijazah tidak terbaca.'

const THREE = {
  persyaratan: [
    { nama: 'KTP', keterangan: '', wajib: true },
    { nama: 'Ijazah', keterangan: '', wajib: true },
    { nama: 'Surat kerja', keterangan: '', wajib: false },
  ],
}

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})
beforeEach(async () => {
  site.clock.now = NOW
  const { browser, account } = await staffIn(site, ['verifikasi'])
  staff = browser
  staffId = account.id
  await site.deliverMails()
})

const queue = async (query = '') => (await staff.get(`${QUEUE}${query}`)).body
const show = async (id: number) => (await staff.get(`${QUEUE}/${id}`)).body
const checkAll = (id: number, berkas: object[], tahap = 'diajukan') =>
  staff.put(`${QUEUE}/${id}/persyaratan`, { tahap, berkas })
const check = (id: number, status: string, more: object, tahap?: string) =>
  checkAll(id, [{ persyaratan: 'KTP', status, ...more }], tahap)
const fileOf = async (id: number): Promise<string> => (await show(id)).persyaratan[0].berkas.id

describe('one application', () => {
  test('shows documents, the person and the others of the person', async () => {
    const who = await applicant(site)
    await makeSubmittedApplication(site, who, await examOn(site))
    const { id } = await makeSubmittedApplication(site, who, await examOn(site, { start: day('2026-12-14') }))
    const body = await show(id)
    expect(body).toMatchObject({
      orang: { nama_lengkap: 'Wulan Contoh', email: who.account.email, foto: expect.any(String) },
      lainnya: [{ skema: 'Sertifikasi Contoh', tahap_label: 'Menunggu verifikasi' }],
      target: '2026-11-27',
      can: { approve: { boleh: false, kode: 'FILES_NOT_CHECKED' }, reject: { boleh: true }, return: { boleh: true } },
    })
    expect(Object.keys(body.can)).not.toContain('approveFree')
    expect((await who.browser.get(`/user-training/${id}`)).body.target).toBe(body.target)
    expect(JSON.stringify(body)).not.toMatch(/"(npwp|file_ktp)"/)
  })

  test('shows who checks the documents NIK and birth as they were written, and the NIK to nobody else or later', async () => {
    const who = await applicant(site)
    const { id } = await makeSubmittedApplication(site, who, await examOn(site))
    const { isi } = (await who.browser.get('/data-diri')).body
    const { orang } = await show(id)
    expect([orang.nik, orang.tempat_lahir, orang.tanggal_lahir]).toEqual([isi.nik, isi.tempat_lahir, isi.tanggal_lahir])
    for (const permission of ['keputusan', 'keuangan'] as const) {
      const { browser } = await staffIn(site, [permission])
      expect((await browser.get(`${QUEUE}/${id}`)).text).not.toContain(isi.nik)
    }
    await takeOfficeTransition(staff, id, 'kembalikan', 'diajukan', { alasan })
    expect((await staff.get(`${QUEUE}/${id}`)).text).not.toContain(isi.nik)
  })

  test('shows who may not verify neither the person nor what was written, and a draft to nobody', async () => {
    const who = await applicant(site)
    const { id } = await makeSubmittedApplication(site, who, await examOn(site))
    const { browser } = await staffIn(site, ['keuangan'])
    expect((await browser.get(`${QUEUE}/${id}`)).body).toMatchObject({
      tahap: 'diajukan',
      orang: null,
      pengalaman: [],
      persyaratan: [],
      berkas: [],
      can: {},
    })
    const draft = await readyDraft(site, who, await examOn(site))
    expect((await staff.get(`${QUEUE}/${draft}`)).status).toBe(404)
  })
})

describe('checking documents', () => {
  test('is of the file that was seen, at the stage that was seen', async () => {
    const who = await loggedIn(site)
    const { id } = await makeSubmittedApplication(site, who, await examOn(site))
    const file_id = await fileOf(id)
    const other = await makeFile(site, who.account.id, 'ktp')
    expect((await check(id, 'sesuai', { file_id: other })).body.message).toBe(PROBLEMS.STALE.message)
    expect((await check(id, 'sesuai', { file_id }, 'perlu_perbaikan')).status).toBe(409)
    expect((await check(id, 'perlu_perbaikan', { file_id })).body.errors['berkas.0.catatan']).toEqual([
      'Tulis apa yang perlu diperbaiki.',
    ])
    expect((await check(id, 'sesuai', { file_id })).body).toMatchObject({
      persyaratan: [{ status: 'sesuai' }],
      can: { approve: { boleh: true } },
    })
    const log = await site.db
      .selectFrom('audit_log')
      .select(['action', 'user_id', 'after'])
      .where('noun', '=', 'permohonan')
      .where('noun_id', '=', String(id))
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(log).toEqual({
      action: 'periksa berkas',
      user_id: staffId,
      after: { persyaratan: 'KTP', status: 'sesuai', catatan: null },
    })
  })

  test('is of many at once, of all of them or of none', async () => {
    const { id } = await makeSubmittedApplication(site, await loggedIn(site), await examOn(site, {}, { asks: THREE }))
    const given: { nama: string; berkas: { id: string } }[] = (await show(id)).persyaratan
    const marks = given.map(({ nama, berkas }) => ({ persyaratan: nama, file_id: berkas.id, status: 'sesuai' }))
    const states = async () => (await show(id)).persyaratan.map(({ status }: { status: string }) => status)
    const unseen = marks.map((mark, index) => (index === 2 ? { ...mark, file_id: '0'.repeat(32) } : mark))
    const refused = await checkAll(id, unseen)
    expect([refused.status, await states()]).not.toContain('sesuai')
    expect((await checkAll(id, marks)).body).toMatchObject({ can: { approve: { boleh: true } } })
    expect(await states()).toEqual(['sesuai', 'sesuai', 'sesuai'])
    const log = await site.db
      .selectFrom('audit_log')
      .select('after')
      .where('noun_id', '=', String(id))
      .where('action', '=', 'periksa berkas')
      .orderBy('id')
      .execute()
    expect(log.map(({ after }) => after)).toEqual(
      given.map(({ nama }) => ({ persyaratan: nama, status: 'sesuai', catatan: null })),
    )
    expect((await checkAll(id, [])).status).toBe(422)
  })

  test('sends back what is wrong; only that is replaced, and checked anew', async () => {
    const who = await loggedIn(site)
    const id = await readyDraft(site, who, await examOn(site, {}, { asks: THREE }))
    await site.db
      .deleteFrom('application_files')
      .where('persyaratan', '=', 'Surat kerja')
      .where('user_training_id', '=', id)
      .execute()
    await takeOwnTransition(who, id, 'kirim', 'draft')
    const file_id = await fileOf(id)
    await check(id, 'perlu_perbaikan', { file_id, catatan: 'Buram' })
    await takeOfficeTransition(staff, id, 'kembalikan', 'diajukan', { alasan })
    const tahap = 'perlu_perbaikan'
    const give = async (persyaratan: string, file?: string) =>
      who.browser.put(`/user-training/${id}/persyaratan`, {
        tahap,
        persyaratan,
        file_id: file ?? (await makeFile(site, who.account.id, 'ktp')),
        catatan: 'Baru',
      })
    expect((await takeOwnTransition(who, id, 'kirim', tahap)).body).toMatchObject({
      errors: { 'persyaratan.0': ['Unggah pengganti KTP: Buram'] },
    })
    expect((await give('Ijazah')).body.message).toBe(PROBLEMS.APPLICATION_LOCKED.message)
    expect((await give('KTP', file_id)).body.persyaratan[0]).toMatchObject({
      status: 'perlu_perbaikan',
      catatan_pemohon: 'Baru',
    })
    for (const name of ['KTP', 'KTP', 'Surat kerja']) expect((await give(name)).status).toBe(200)
    const sent = await takeOwnTransition(who, id, 'kirim', tahap)
    expect(sent.body).toMatchObject({
      tahap: 'diajukan',
      catatan: alasan,
      persyaratan: [{ status: 'belum_diperiksa', catatan: null }, {}, { status: 'belum_diperiksa' }],
    })
  })
})

describe('the transitions of the office', () => {
  const cases = [
    ['kembalikan', 'perlu_perbaikan', 'Permohonan perlu diperbaiki: Sertifikasi Contoh', {}],
    ['tolak', 'ditolak', 'Permohonan belum dapat disetujui: Sertifikasi Contoh', {}],
    ['batalkan', 'dibatalkan', 'Permohonan dibatalkan lembaga: Sertifikasi Contoh', { pihak: 'lembaga' }],
  ] as const

  test.each(cases)('%s needs a reason, leads to %s and tells the applicant', async (call, tahap, subject, more) => {
    const given = { ...more, alasan }
    const who = await loggedIn(site)
    const { id } = await makeSubmittedApplication(site, who, await examOn(site))
    await site.deliverMails()
    expect((await takeOfficeTransition(staff, id, call, 'diajukan', { ...more, alasan: 'ya' })).status).toBe(422)
    expect((await takeOfficeTransition(staff, id, call, 'draft', given)).body.message).toBe(PROBLEMS.STALE.message)
    expect((await takeOfficeTransition(staff, id, call, 'diajukan', given)).body).toMatchObject({
      tahap,
      catatan: alasan,
    })
    const [mail] = await site.deliverMails()
    expect([mail?.to, mail?.subject]).toEqual([who.account.email, subject])
    expect(mail?.text).toContain(`Alasan: ${alasan}`)
    expect((await who.browser.get(`/user-training/${id}`)).body.riwayat.at(-1)).toMatchObject({
      ke: tahap,
      oleh: 'petugas',
      catatan: alasan,
    })
  })

  test('approving issues an invoice, or schedules at once where there is no fee', async () => {
    expect(await makeApprovedApplication(site, await loggedIn(site), await examOn(site), staff)).toMatchObject({
      tahap: 'menunggu_pembayaran',
      due_at: '2026-11-23T16:59:59.000Z',
      invoice: { status: 'belum_dibayar', nomor: expect.stringMatching(/^INV\//) },
    })
    await site.deliverMails()
    const free = await makeApprovedApplication(
      site,
      await loggedIn(site),
      await examOn(site, {}, { registration_fee: 0 }),
      staff,
    )
    expect(free).toMatchObject({ tahap: 'terjadwal', status: 1, invoice: null, due_at: null })
    expect((await site.deliverMails()).map(({ subject }) => subject)).toContain('Anda terjadwal: Sertifikasi Contoh')
  })

  test('approving waits until every document is checked, and needs a date that is ahead', async () => {
    const schedule = await examOn(site)
    const { id } = await makeSubmittedApplication(site, await loggedIn(site), schedule)
    expect((await takeOfficeTransition(staff, id, 'setujui', 'diajukan')).body.message).toBe(
      PROBLEMS.FILES_NOT_CHECKED.message,
    )
    await markAllRight(site, id)
    await site.db.updateTable('schedules').set({ cancelled_at: NOW }).where('id', '=', schedule).execute()
    expect((await takeOfficeTransition(staff, id, 'setujui', 'diajukan')).body.message).toBe(PROBLEMS.DATE_GONE.message)
  })

  test('cancelling voids an open invoice, and of a paid one it is proposed', async () => {
    const open = await makeApprovedApplication(site, await loggedIn(site), await examOn(site), staff)
    await takeOfficeTransition(staff, open.id, 'batalkan', 'menunggu_pembayaran', { alasan, pihak: 'lembaga' })
    expect((await show(open.id)).invoice.status).toBe('dibatalkan')
    const paid = await makeApprovedApplication(site, await loggedIn(site), await examOn(site), staff)
    const { browser: till } = await staffIn(site, ['keuangan'])
    const invoice = await site.db
      .selectFrom('invoices')
      .select(['id', 'version', 'total'])
      .where('user_training_id', '=', paid.id)
      .executeTakeFirstOrThrow()
    await till.post(`/admin-api/invoice/${invoice.id}/konfirmasi`, { version: invoice.version, jumlah: invoice.total })
    const given = { alasan, pihak: 'lembaga', pengembalian: invoice.total }
    const { body } = await takeOfficeTransition(staff, paid.id, 'batalkan', 'terjadwal', given)
    expect([body.tahap, body.usul_batal.pengembalian]).toEqual(['terjadwal', invoice.total])
  })

  test('assigning takes a verifier or nobody', async () => {
    const { id } = await makeSubmittedApplication(site, await loggedIn(site), await examOn(site))
    const assign = (handler_id: number | null) => staff.put(`${QUEUE}/${id}/petugas`, { handler_id })
    expect((await assign(staffId)).body).toMatchObject({ handler_id: staffId, handler_name: 'Wulan Contoh' })
    expect((await queue(`?handler_id=${staffId}`)).data).toMatchObject([{ id }])
    const { account } = await staffIn(site, ['keuangan'])
    expect((await assign(account.id)).body.errors.handler_id).toEqual(['Pilih petugas yang boleh memverifikasi.'])
    expect((await assign(null)).body).toMatchObject({ handler_id: null, handler_name: null })
    const handlers = (await staff.get('/admin-api/permohonan-petugas')).body.map((each: { id: number }) => each.id)
    expect([handlers.includes(staffId), handlers.includes(account.id)]).toEqual([true, false])
  })
})
