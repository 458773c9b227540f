import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../tests/accounts.ts'
import { applicant, examOn, makeSubmittedApplication, readyDraft } from '../../../../tests/applications.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { PROBLEMS } from '../../../problems.ts'

let site: TestApp
let staff: Browser

const NOW = new Date('2026-11-20T03:00:00Z')

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})
beforeEach(async () => {
  site.clock.now = NOW
  staff = (await staffIn(site, ['verifikasi'])).browser
})

const queue = async (query = '') => (await staff.get(`/admin-api/permohonan${query}`)).body

describe('the queue', () => {
  test('holds what was sent, the longest waiting first, with age and target, and no drafts', async () => {
    const who = await applicant(site, { name: 'Melati Antrean' })
    const schedule = await examOn(site)
    await readyDraft(site, await loggedIn(site), schedule)
    const { id, nomor } = await makeSubmittedApplication(site, who, schedule)
    const { data, total } = await queue(`?schedule_id=${schedule}`)
    expect([total, data]).toEqual([
      1,
      [
        {
          id,
          nomor,
          user_id: who.account.id,
          nama: 'Melati Antrean',
          skema: 'Sertifikasi Contoh',
          kategori: 'KTPA',
          jenis_permohonan: 'baru',
          schedule_id: schedule,
          tanggal_uji: '2026-12-10',
          tahap: 'diajukan',
          tahap_label: 'Menunggu verifikasi',
          submitted_at: NOW.toISOString(),
          tahap_sejak: NOW.toISOString(),
          due_at: null,
          target: '2026-11-27',
          terlambat: false,
          target_sesudah_uji: false,
          tenggang: false,
          handler_name: null,
          pesan_baru: 0,
        },
      ],
    ])
    for (const query of ['?q=melati antr', `?q=${nomor}`, `?tahap=diajukan&schedule_id=${schedule}`, `?id=${id}`]) {
      expect([query, (await queue(query)).data.map((row: { id: number }) => row.id)]).toEqual([query, [id]])
    }
    expect((await queue(`?schedule_id=${schedule}&tahap=terjadwal`)).total).toBe(0)
  })

  test('knows what is past its target and what has news', async () => {
    const schedule = await examOn(site)
    const [old, fresh] = [
      await makeSubmittedApplication(site, await loggedIn(site), schedule),
      await makeSubmittedApplication(site, await loggedIn(site), schedule),
    ]
    const since = (id: number, tahap_sejak: string) =>
      site.db.updateTable('user_trainings').set({ tahap_sejak }).where('id', '=', id).execute()
    await since(old.id, '2026-11-12T16:59:59Z')
    await since(fresh.id, '2026-11-12T17:00:00Z')
    const late = async (value: boolean) =>
      (await queue(`?schedule_id=${schedule}&terlambat=${value}`)).data.map(
        (row: { id: number; target: string; terlambat: boolean }) => [row.id, row.target, row.terlambat],
      )
    expect(await late(true)).toEqual([[old.id, '2026-11-19', true]])
    expect(await late(false)).toEqual([[fresh.id, '2026-11-20', false]])
    const who = await loggedIn(site)
    const { id } = await makeSubmittedApplication(site, who, schedule)
    await who.browser.post(`/user-training/${id}/pesan`, { isi: 'Kapan selesai?' })
    const news = await queue(`?schedule_id=${schedule}&pesan_baru=true`)
    expect(news.data).toMatchObject([{ id, pesan_baru: 1 }])
    expect((await queue(`?schedule_id=${schedule}&pesan_baru=false`)).total).toBe(2)
  })

  test("tells one's own from nobody's and from those of the others", async () => {
    const schedule = await examOn(site)
    const [own, nobodys, others] = [
      await makeSubmittedApplication(site, await loggedIn(site), schedule),
      await makeSubmittedApplication(site, await loggedIn(site), schedule),
      await makeSubmittedApplication(site, await loggedIn(site), schedule),
    ]
    const me = await staffIn(site, ['verifikasi'])
    const other = await staffIn(site, ['verifikasi'])
    const assign = (id: number, handler_id: number) => staff.put(`/admin-api/permohonan/${id}/petugas`, { handler_id })
    await assign(own.id, me.account.id)
    await assign(others.id, other.account.id)
    const of = async (penangan: string) => {
      const { body } = await me.browser.get(`/admin-api/permohonan?schedule_id=${schedule}&penangan=${penangan}`)
      return body.data.map(({ id }: { id: number }) => id)
    }
    expect([await of('saya'), await of('belum'), await of('lain')]).toEqual([[own.id], [nobodys.id], [others.id]])
  })

  test.each(['tahap_sejak', 'submitted_at', 'due_at', 'id'])('is sorted by %s both ways', async (sort) => {
    const ids = async (order: string) =>
      (await queue(`?sort=${sort}&order=${order}&perPage=1000`)).data.map((row: { id: number }) => row.id)
    const up = await ids('asc')
    expect(up.length).toBeGreaterThan(2)
    expect((await ids('desc')).sort()).toEqual([...up].sort())
  })
})

describe('cases and those who look after them', () => {
  const PATH = '/admin-api/permohonan-petugas'
  const sent = async (schedule: number) =>
    (await makeSubmittedApplication(site, await loggedIn(site), schedule)).id as number
  const idsFor = async (browser: Browser, query: string): Promise<number[]> =>
    (await browser.get(`/admin-api/permohonan?${query}`)).body.data.map(({ id }: { id: number }) => id)
  const audited = async (id: number) =>
    (
      await site.db
        .selectFrom('audit_log')
        .select('id')
        .where('noun', '=', 'permohonan')
        .where('noun_id', '=', String(id))
        .where('action', '=', 'serahkan')
        .execute()
    ).length

  test('are handed over together, each once in the log, and filtered by whose they are', async () => {
    const schedule = await examOn(site)
    const cases = [await sent(schedule), await sent(schedule), await sent(schedule)]
    const [one, two, three] = cases
    const me = await staffIn(site, ['verifikasi'])
    const colleague = await staffIn(site, ['verifikasi'])
    const give = (ids: unknown, handler_id: number | null) => me.browser.put(PATH, { ids, handler_id })
    const nobodys = (...ids: number[]) => ids.map((id) => ({ id, handler_id: null }))
    expect((await give([three, one, one], me.account.id)).body).toEqual({
      berhasil: nobodys(Number(one), Number(three)),
      dilewati: [],
    })
    expect((await give(cases, me.account.id)).body).toEqual({
      berhasil: nobodys(Number(two)),
      dilewati: [one, three].map((id) => ({ id, alasan: 'Sudah ditangani petugas itu.' })),
    })
    const mine = `schedule_id=${schedule}&penangan=saya&sort=id`
    expect(await idsFor(me.browser, mine)).toEqual(cases)
    expect(await idsFor(colleague.browser, mine)).toEqual([])
    expect((await give([two], null)).body.berhasil).toEqual([{ id: two, handler_id: me.account.id }])
    expect(await idsFor(colleague.browser, `schedule_id=${schedule}&penangan=belum`)).toEqual([two])
    expect(await Promise.all(cases.map((id) => audited(id)))).toEqual([1, 2, 1])
  })

  test('come back to who had them before, unless somebody else took them over meanwhile', async () => {
    const schedule = await examOn(site)
    const [one, two] = [await sent(schedule), await sent(schedule)]
    const me = await staffIn(site, ['verifikasi'])
    const colleague = await staffIn(site, ['verifikasi'])
    await colleague.browser.put(PATH, { ids: [one], handler_id: colleague.account.id })
    const { body } = await me.browser.put(PATH, { ids: [one, two], handler_id: me.account.id })
    await colleague.browser.put(PATH, { ids: [two], handler_id: colleague.account.id })
    const undone = await me.browser.post(`${PATH}/urungkan`, { baris: body.berhasil, handler_id: me.account.id })
    expect(undone.body).toEqual({
      berhasil: [{ id: one }],
      dilewati: [{ id: two, alasan: PROBLEMS.STALE.message }],
    })
    const own = `schedule_id=${schedule}&penangan=saya&sort=id`
    expect(await idsFor(colleague.browser, own)).toEqual([one, two])
    expect([await audited(one), await audited(two)]).toEqual([3, 2])
  })

  test('go to those who may verify only; one that is gone does not stop the others', async () => {
    const id = await sent(await examOn(site))
    const { account, browser } = await staffIn(site, ['verifikasi'])
    const cashier = await staffIn(site, ['keuangan'])
    const refused = await browser.put(PATH, { ids: [id], handler_id: cashier.account.id })
    expect([refused.status, refused.body.errors.handler_id]).toEqual([422, ['Pilih petugas yang boleh memverifikasi.']])
    expect((await browser.put(PATH, { ids: [], handler_id: account.id })).status).toBe(422)
    expect((await cashier.browser.put(PATH, { ids: [id], handler_id: cashier.account.id })).status).toBe(404)
    expect(await audited(id)).toBe(0)
    expect((await browser.put(PATH, { ids: [2_000_000_000, id], handler_id: account.id })).body).toEqual({
      berhasil: [{ id, handler_id: null }],
      dilewati: [{ id: 2_000_000_000, alasan: PROBLEMS.RECORD_NOT_FOUND.message }],
    })
  })

  test('of applicants who are awaited are reminded together, nobody twice in 24 hours, and no other', async () => {
    const schedule = await examOn(site)
    const [one, two, other] = [await sent(schedule), await sent(schedule), await sent(schedule)]
    const { browser } = await staffIn(site, ['verifikasi'])
    for (const id of [one, two])
      await browser.post(`/admin-api/permohonan/${id}/kembalikan`, {
        tahap: 'diajukan',
        alasan: 'Pindaian ijazah tidak terbaca.',
      })
    await site.deliverMails()
    const before = site.clock.now
    const remind = async () => (await browser.post('/admin-api/permohonan-pengingat', { ids: [one, two, other] })).body
    const lettersSent = async () =>
      (await site.deliverMails()).filter(({ subject }) => /^Pengingat perbaikan/.test(subject))
    const skipped = { id: other, alasan: 'Tidak menunggu perbaikan atau tawaran kursi dari pemohon.' }
    expect(await remind()).toEqual({ berhasil: [{ id: one }, { id: two }], dilewati: [skipped] })
    expect(await lettersSent()).toHaveLength(2)
    const lately = [one, two].map((id) => ({ id, alasan: 'Sudah diingatkan dalam 24 jam terakhir.' }))
    expect(await remind()).toEqual({ berhasil: [], dilewati: [...lately, skipped] })
    expect(await lettersSent()).toEqual([])
    site.clock.now = new Date(before.getTime() + 24 * 3_600_000)
    const again = await staffIn(site, ['verifikasi'])
    const { body } = await again.browser.post('/admin-api/permohonan-pengingat', { ids: [one] })
    expect(body).toEqual({ berhasil: [{ id: one }], dilewati: [] })
    site.clock.now = before
  })
})
