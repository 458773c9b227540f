import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkAudit } from '../src/ground/audit.ts'
import { limits } from '../src/limits.ts'
import { staffIn } from './accounts.ts'
import { type TestApp, testApp } from './harness.ts'
import type { Browser } from './http.ts'

let site: TestApp
let editor: Browser

beforeAll(async () => {
  site = await testApp()
  editor = (await staffIn(site, ['konten'])).browser
})

const FAQ = { pertanyaan: 'Siapa wajib bersertifikat?', jawaban: 'Setiap penyusun Amdal.', urutan: 1 }
const createFaq = async (more: object = {}) => (await editor.post('/admin-api/faq', { ...FAQ, ...more })).body
const history = async (id: number) => (await editor.get(`/admin-api/faq/${id}/riwayat`)).body

describe('a resource', () => {
  test('is created, read, changed and removed', async () => {
    const answer = await editor.post('/admin-api/faq', FAQ)
    expect([answer.status, answer.body]).toEqual([201, { ...FAQ, id: expect.any(Number), version: 1 }])
    const { id } = answer.body
    const changed = await editor.put(`/admin-api/faq/${id}`, { ...FAQ, urutan: 7, version: 1 })
    expect([changed.status, changed.body]).toEqual([200, { ...FAQ, urutan: 7, id, version: 2 }])
    expect((await editor.get(`/admin-api/faq/${id}`)).body).toEqual(changed.body)
    expect((await editor.delete(`/admin-api/faq/${id}`)).status).toBe(204)
    for (const answer of [
      await editor.get(`/admin-api/faq/${id}`),
      await editor.delete(`/admin-api/faq/${id}`),
      await editor.put(`/admin-api/faq/${id}`, { ...FAQ, version: 3 }),
      await editor.post(`/admin-api/faq/${id}/pulihkan`, { audit_id: 1_000_000 }),
    ]) {
      expect([answer.status, answer.body.message]).toEqual([404, 'Data tidak ditemukan. Mungkin sudah dihapus.'])
    }
  })

  test('names every field that is wrong', async () => {
    const answer = await editor.post('/admin-api/faq', { pertanyaan: 'Apa', urutan: 'dua' })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors)).toEqual(['pertanyaan', 'jawaban', 'urutan'])
  })

  test('a stale edit gets 409 with the record as it now is, and changes nothing', async () => {
    const { id } = await createFaq()
    await editor.put(`/admin-api/faq/${id}`, { ...FAQ, jawaban: 'Yang pertama.', version: 1 })
    const answer = await editor.put(`/admin-api/faq/${id}`, { ...FAQ, jawaban: 'Yang kedua.', version: 1 })
    expect([answer.status, answer.body]).toEqual([
      409,
      { message: 'Data sudah berubah, muat ulang', current: { ...FAQ, id, jawaban: 'Yang pertama.', version: 2 } },
    ])
  })

  test('of two who save at once one wins', async () => {
    const { id } = await createFaq()
    const saves = [1, 2, 3, 4].map((n) => editor.copy().put(`/admin-api/faq/${id}`, { ...FAQ, urutan: n, version: 1 }))
    expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  test('an older revision is restored, from before or after a change, and a removed record under its id', async () => {
    const { id } = await createFaq()
    await editor.put(`/admin-api/faq/${id}`, { ...FAQ, jawaban: 'Kedua.', version: 1 })
    const [changed] = await history(id)
    await editor.put(`/admin-api/faq/${id}`, { ...FAQ, jawaban: 'Ketiga.', version: 2 })
    const restore = (more: object) => editor.post(`/admin-api/faq/${id}/pulihkan`, { audit_id: changed.id, ...more })
    expect((await restore({})).body).toMatchObject({ jawaban: 'Kedua.', version: 4 })
    expect((await restore({ keadaan: 'sebelum' })).body).toMatchObject({ jawaban: FAQ.jawaban, version: 5 })
    await editor.delete(`/admin-api/faq/${id}`)
    const [removal] = await history(id)
    const back = await editor.post(`/admin-api/faq/${id}/pulihkan`, { audit_id: removal.id })
    expect([back.status, back.body]).toEqual([200, { ...FAQ, id, version: 6 }])
    expect((await history(id)).map(({ action }: { action: string }) => action)).toEqual([
      'pulihkan',
      'hapus',
      'pulihkan',
      'pulihkan',
      'ubah',
      'ubah',
      'buat',
    ])
  })

  test('the revision of another record is not found', async () => {
    const [one, other] = [await createFaq(), await createFaq()]
    const [entry] = await history(other.id)
    expect((await editor.post(`/admin-api/faq/${one.id}/pulihkan`, { audit_id: entry.id })).status).toBe(404)
  })
})

describe('a list', () => {
  beforeAll(async () => {
    await site.db.deleteFrom('faqs').execute()
    await sql`insert into faqs (pertanyaan, jawaban, urutan)
      select 'Pertanyaan ' || n, case when n % 10 = 0 then '100% pasti_ya' else 'Tidak' end, n from generate_series(1, 60) n`.execute(
      site.db,
    )
  })

  const list = async (query: string) => (await editor.get(`/admin-api/faq?${query}`)).body

  test('comes in its own order, a page at a time, with the total', async () => {
    const first = await list('')
    expect([first.total, first.page, first.data.length]).toEqual([60, 1, 25])
    expect(first.data[0]).toEqual({ id: expect.any(Number), pertanyaan: 'Pertanyaan 1', jawaban: 'Tidak', urutan: 1 })
    const third = await list('page=3&perPage=25&sort=urutan&order=DESC')
    expect(third.data.map(({ urutan }: { urutan: number }) => urutan)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  })

  test('is searched for words as they stand: signs of patterns are letters', async () => {
    expect((await list('q=100%25')).total).toBe(6)
    expect((await list('q=PASTI_YA')).total).toBe(6)
    expect((await list('q=PASTI_YA')).mirip).toBeFalsy()
    // What contains it is nowhere; what is like it is shown as that.
    expect((await list('q=pasti%25ya')).mirip).toBe(true)
  })

  test('is searched without regard to case, of other letters too, in each text by itself', async () => {
    const { id } = await createFaq({ pertanyaan: 'Apakah ÉLAN diakui', jawaban: 'Zat cair dan gas' })
    const hitsOf = async (q: string) =>
      (await list(`q=${encodeURIComponent(q)}`)).data.map((faq: { id: number }) => faq.id)
    for (const q of ['élan', 'DIAKUI', 'kui', 'zat cair', 'él', 'Z', 'ga']) expect(await hitsOf(q)).toContain(id)
    // The end of one text and the beginning of the next are no phrase; two letters are looked for where a word begins.
    expect((await list(`q=${encodeURIComponent('diakui zat')}`)).mirip).toBe(true)
    for (const q of ['la', 'ir']) expect(await hitsOf(q)).not.toContain(id)
    await editor.delete(`/admin-api/faq/${id}`)
  })

  test.each(['urutan', 'pertanyaan', 'id'])('sorted by %s, its pages hold every row once, in order', async (sort) => {
    const ids = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id)
    for (const order of ['asc', 'desc']) {
      const whole = ids(await list(`sort=${sort}&order=${order}&perPage=100`))
      expect(new Set(whole).size).toBe(60)
      const pages: number[] = []
      for (let page = 1; page <= 9; page += 1)
        pages.push(...ids(await list(`sort=${sort}&order=${order}&perPage=7&page=${page}`)))
      expect(pages).toEqual(whole)
    }
    expect(await list(`sort=${sort}&perPage=7&page=10`)).toEqual({ data: [], total: 60, page: 10 })
  })

  test('answers the records of several ids', async () => {
    const { data } = await list('perPage=2')
    const ids = data.map(({ id }: { id: number }) => id)
    expect((await list(`id=${ids.join(',')}`)).data).toEqual(data)
  })

  test.each(['page=0', 'perPage=1001', 'sort=version', 'order=up', 'id=x', 'page=1e9'])('refuses %s', async (query) => {
    expect((await editor.get(`/admin-api/faq?${query}`)).status).toBe(422)
  })
})

test('of a search with more hits than are counted the first are shown in order, to the last page', async () => {
  const most = limits.officeSearchCounted
  await sql`insert into faqs (pertanyaan, jawaban, urutan)
    select 'Butir pencarian', '-', ${most + 100} - n from generate_series(1, ${most + 100}) as n`.execute(site.db)
  const places = async (page: number) => {
    const { data, total } = (await editor.get(`/admin-api/faq?q=pencarian&page=${page}`)).body
    return [total, ...data.map(({ urutan }: { urutan: number }) => urutan)]
  }
  const from = (first: number) => Array.from({ length: 25 }, (_, n) => first + n)
  expect(await places(1)).toEqual([most, ...from(0)])
  expect(await places(most / 25)).toEqual([most, ...from(most - 25)])
  expect(await places(most / 25 + 1)).toEqual([most])
})

describe('the audit log', () => {
  test('notes who did what from where, with before and after', async () => {
    const { browser, account } = await staffIn(site, ['konten'])
    const { body } = await browser.post('/admin-api/faq', FAQ)
    const [entry] = (await browser.get(`/admin-api/faq/${body.id}/riwayat`)).body
    expect(entry).toEqual({
      id: expect.any(Number),
      at: site.clock.now.toISOString(),
      who: account.name,
      ip: browser.ip,
      action: 'buat',
      before: null,
      after: body,
    })
  })

  test('keeps nothing of a change that failed', async () => {
    const { id } = await createFaq()
    await editor.put(`/admin-api/faq/${id}`, { ...FAQ, version: 9 })
    await editor.put(`/admin-api/faq/${id}`, { ...FAQ, pertanyaan: '', version: 1 })
    expect(await history(id)).toHaveLength(1)
  })

  test('cannot be changed, shortened or emptied', async () => {
    await createFaq()
    for (const change of [
      sql`update audit_log set who = 'lain'`,
      sql`delete from audit_log`,
      sql`truncate audit_log`,
    ]) {
      await expect(change.execute(site.db)).rejects.toThrow('append-only')
    }
  })

  test('numbers entries without a gap however many write at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => createFaq()))
    expect(await checkAudit(site.db)).toMatchObject({ broken: undefined })
  })

  test('shows a changed, a removed and a cut-off entry', async () => {
    const { last, entries } = await checkAudit(site.db)
    await createFaq()
    expect(await checkAudit(site.db, last)).toMatchObject({ broken: undefined, entries: entries + 1 })
    const tamper = async (change: ReturnType<typeof sql>) =>
      site.db
        .transaction()
        .execute(async (db) => {
          await sql`alter table audit_log disable trigger user`.execute(db)
          await change.execute(db)
          const { broken } = await checkAudit(db, last)
          await sql`rollback`.execute(db)
          return broken
        })
        .catch((error: unknown) => Promise.reject(error))
    expect(await tamper(sql`update audit_log set who = 'lain' where id = 3`)).toBe(3)
    expect(await tamper(sql`update audit_log set after = after || '{"urutan": 9}' where id = 2`)).toBe(2)
    expect(await tamper(sql`update audit_log set at = at + interval '1 second' where id = 2`)).toBe(2)
    expect(await tamper(sql`delete from audit_log where id = 4`)).toBe(5)
    expect(await tamper(sql`delete from audit_log where id >= ${entries}`)).toBe(entries)
  })
})
