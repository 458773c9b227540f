import { beforeAll, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { makeSiteContent } from '../../../../tests/content.ts'
import { contextOf } from '../../../../tests/context.ts'
import { formTable, makeFormExam } from '../../../../tests/exam-forms.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { addDays, type Day, dayIn } from '../../../lib/day.ts'
import { PROBLEMS } from '../../../problems.ts'
import { beginSheet } from '../marking/queries.ts'
import { renewExamPapers } from './paper-service.ts'
import { papersOfSchedule } from './queries.ts'

const EXAMS = '/admin-api/naskah-jadwal'

let site: TestApp
type Table = Awaited<ReturnType<typeof formTable>>
let author: Table['author']
let page: Table['page']
let move: Table['move']
let release: Table['release']
let propose: Table['propose']

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  ;({ author, page, move, release, propose } = await formTable(site))
})

/** Two released parallel forms and an exam of their version with candidates. */
async function examWithForms(candidates = 3) {
  const { id, version } = await propose()
  await release(id)
  await release(id + 1)
  const exam = await makeFormExam(site, version, candidates)
  return { ...exam, forms: [id, id + 1], version }
}

const setForms = (schedule: number, form_ids: number[], sebelumnya: number[] = []) =>
  author.browser.put(`${EXAMS}/${schedule}/naskah`, { form_ids, sebelumnya })

describe('the papers of an exam', () => {
  test('are made for each candidate when its forms are chosen, by codes alone and in turns', async () => {
    const { schedule, forms, people } = await examWithForms()
    const { status, body } = await setForms(schedule, forms)
    expect(status).toBe(200)
    expect(body.naskah.map(({ lembar }: { lembar: number }) => lembar).toSorted()).toEqual([1, 2])
    expect(body.kode).toHaveLength(3)
    expect(body.kode.map(({ kode }: { kode: string }) => kode)).toEqual(
      body.kode.map(({ kode }: { kode: string }) => kode).toSorted(),
    )
    for (const { name } of people) expect(JSON.stringify(body)).not.toContain(name)
    expect(Object.keys(body.kode[0]).toSorted()).toEqual(['kode', 'naskah_kode'])
    const papers = await papersOfSchedule(site.db, schedule)
    const byName = people.map(({ id }) => papers.find(({ user_training_id }) => user_training_id === id)?.form_id)
    expect(byName.filter((form, at) => form === byName[at - 1])).toEqual([])
    expect(papers.toSorted((one, other) => one.id - other.id)).toEqual(papers)
  })

  test('come to people who register later, and go with those who leave', async () => {
    const { schedule, forms, people, add } = await examWithForms(2)
    await setForms(schedule, forms)
    const before = await papersOfSchedule(site.db, schedule)
    const later = await add()
    await site.db
      .updateTable('user_trainings')
      .set({ tahap: 'dibatalkan' })
      .where('id', '=', people[0]?.id ?? 0)
      .execute()
    await site.deadlines()
    const after = await papersOfSchedule(site.db, schedule)
    const ids = after.map(({ user_training_id }) => user_training_id)
    expect(ids.toSorted()).toEqual([people[1]?.id, later].toSorted())
    const kept = before.find(({ user_training_id }) => user_training_id === people[1]?.id)
    expect(after).toContainEqual(kept)
  })

  test('of somebody who leaves stay once something was typed of them', async () => {
    const { schedule, forms, people } = await examWithForms(2)
    await setForms(schedule, forms)
    const [paper] = await papersOfSchedule(site.db, schedule)
    await beginSheet(site.db, paper?.id ?? 0, site.clock.now)
    const ids = people.map(({ id }) => id)
    await site.db.updateTable('user_trainings').set({ tahap: 'dibatalkan' }).where('id', 'in', ids).execute()
    await site.deadlines()
    expect(await papersOfSchedule(site.db, schedule)).toEqual([paper])
  })

  test('are one for each candidate, however many make them at once', async () => {
    const { schedule, forms } = await examWithForms(4)
    const again = await Promise.all([
      ...[1, 2].map(() => setForms(schedule, forms)),
      ...[1, 2].map(() => site.db.transaction().execute((db) => renewExamPapers(db, contextOf(site), schedule))),
    ])
    expect(again.some((one) => one && 'status' in one && one.status === 200)).toBe(true)
    const papers = await papersOfSchedule(site.db, schedule)
    expect(papers).toHaveLength(4)
    expect(new Set(papers.map(({ kode }) => kode)).size).toBe(4)
  })

  test('go over to another form once theirs was withdrawn', async () => {
    const { schedule, forms } = await examWithForms(2)
    await setForms(schedule, forms)
    await move(author, forms[0] ?? 0, 'tarik', 'Diduga bocor.')
    await site.deadlines()
    const papers = await papersOfSchedule(site.db, schedule)
    expect(papers.map(({ form_id }) => form_id)).toEqual([forms[1], forms[1]])
  })
})

describe('choosing forms', () => {
  test('takes released parallel forms of the version of the exam only', async () => {
    const { schedule, forms, version } = await examWithForms(1)
    const other = await propose({ banyak_naskah: 1 })
    const text = async (ids: number[]) => (await setForms(schedule, ids)).body.errors?.form_ids[0]
    expect(await text([other.id])).toContain('dirilis untuk versi skema ujian ini')
    const { body } = await author.browser.post('/admin-api/naskah', {
      scheme_version_id: version,
      banyak_naskah: 1,
      jangkar: 0,
    })
    expect(await text([body.id])).toContain('dirilis untuk versi skema ujian ini')
    await release(body.id)
    expect(await text([forms[0] ?? 0, body.id])).toContain('satu seri')
    expect((await setForms(schedule, forms)).status).toBe(200)
    expect((await setForms(schedule, [body.id])).body.message).toBe(PROBLEMS.STALE.message)
    expect((await setForms(99_999, forms)).status).toBe(404)
    expect((await page(author, forms[0] ?? 0)).ujian[0]).toMatchObject({ id: schedule, dipasang: true, lembar: 1 })
  })
})

describe('the hour of a form', () => {
  test('opens it before its exam, and once the exam is over its items are locked', async () => {
    const { schedule, forms } = await examWithForms(1)
    const [form = 0, parallel = 0] = forms
    await setForms(schedule, [form])
    const today = dayIn('WIB', site.clock.now)
    const examIs = (start_date: Day) =>
      site.db
        .updateTable('schedules')
        .set({ start_date, end_date: start_date, jam_mulai: '00.00' })
        .where('id', '=', schedule)
        .execute()
    await examIs(addDays(today, 2))
    const shown = await page(author, form)
    expect(shown).toMatchObject({ terbuka: false, soal: null, dibuka_pada: `${today}T17:00:00.000Z` })
    await examIs(addDays(today, 1))
    const open = await page(author, form)
    expect([open.terbuka, open.soal.length, open.pembukaan[0].cara]).toEqual([true, 2, 'layar'])
    expect((await page(author, parallel)).terbuka).toBe(false)
    const states = async () => (await page(author, form)).soal.map(({ status }: { status: string }) => status)
    await site.sweep()
    expect(await states()).toEqual(['dipakai', 'dipakai'])
    await examIs(addDays(today, -1))
    await site.sweep()
    expect(await states()).toEqual(['dikunci', 'dikunci'])
    expect((await setForms(schedule, [form, parallel], [form])).body.errors.form_ids[0]).toContain('selesai')
    const next = await makeFormExam(site, shown.scheme_version_id, 1)
    expect((await setForms(next.schedule, [form])).body.errors.form_ids[0]).toContain('belum dikunci')
  })
})

describe('the list of who has which paper', () => {
  test('is for those who verify and examine that exam, never for the bank, and its reading is recorded', async () => {
    const { schedule, forms, people, examiner } = await examWithForms(2)
    await setForms(schedule, forms)
    const path = `/admin-api/daftar-pembagian/${schedule}`
    const verifier = (await staffIn(site, ['verifikasi'])).browser
    const { body } = await verifier.get(path)
    expect(body.pembagian.map(({ nama }: { nama: string }) => nama)).toEqual(people.map(({ name }) => name))
    expect(JSON.stringify(body)).not.toContain('item')
    const both = (await staffIn(site, ['verifikasi', 'soal'])).browser
    expect((await both.get(path)).body.message).toBe(PROBLEMS.FORM_NAMES_APART.message)
    expect((await author.browser.get(path)).status).toBe(404)
    const own = `/admin-api/daftar-pembagian-saya/${schedule}`
    const stranger = (await staffIn(site, 'penguji')).browser
    expect((await stranger.get(own)).status).toBe(404)
    expect((await (await examiner()).get(own)).body.pembagian).toEqual(body.pembagian)
    const read = await site.db
      .selectFrom('audit_log')
      .select('action')
      .where('noun', '=', 'naskah-jadwal')
      .where('noun_id', '=', String(schedule))
      .where('action', '=', 'baca daftar pembagian')
      .execute()
    expect(read).toHaveLength(2)
  })
})
