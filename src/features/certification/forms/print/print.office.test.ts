import { beforeAll, describe, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../../tests/accounts.ts'
import { makeSchedule, makeScheme, makeSiteContent } from '../../../../../tests/content.ts'
import { makePaper, makeReleasedForm } from '../../../../../tests/exam-papers.ts'
import { type TestApp, testApp } from '../../../../../tests/harness.ts'
import { bankStaff, choiceContent, makeItem } from '../../../../../tests/items.ts'
import { openedPdf } from '../../../../../tests/pdf-reading.ts'
import { addDays, day } from '../../../../lib/day.ts'
import { PROBLEMS } from '../../../../problems.ts'
import { PRINT_PART_NAMES } from './print-rules.ts'

let site: TestApp
let staff: Awaited<ReturnType<typeof bankStaff>>
let scheme: number
let today: number
let form: number
let sealed: number

const NAMES = ['Melati Contoh', 'Kenanga Contoh']
const KODE = ['K7MA-3XWR', 'P4HT-9CDE']

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
  scheme = await makeScheme(site.db)
  staff = await bankStaff(site)
  const now = day(site.clock.now.toISOString().slice(0, 10))
  today = await makeSchedule(site.db, { version: scheme, start: now })
  const later = await makeSchedule(site.db, { version: scheme, start: addDays(now, 40) })
  const items: number[] = []
  for (const soal of ['Pertanyaan pertama?', 'Pertanyaan kedua?', 'Pertanyaan ketiga?'])
    items.push((await makeItem(site, staff.account.id, { status: 'dipakai', isi: choiceContent(soal) })).version_id)
  const made = {
    ...{ version: scheme, benih: 7, batas_nilai: 70 },
    items: items.map((item_version_id) => ({ item_version_id, poin: 1 })),
  }
  const author = staff.account.id
  form = (await makeReleasedForm(site, author, { ...made, kode: 'KTPA-A', schedules: [today] })).id
  sealed = (await makeReleasedForm(site, author, { ...made, kode: 'KTPA-B', schedules: [later] })).id
  for (const [at, name] of NAMES.entries()) {
    const { account } = await loggedIn(site, { name })
    const { id } = await site.db
      .insertInto('user_trainings')
      .values({ user_id: account.id, schedule_id: today, tahap: 'terjadwal', tahap_sejak: site.clock.now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await makePaper(site, { schedule: today, application: id, form, kode: KODE[at] ?? '' })
    if (at === 1)
      await site.db
        .insertInto('accommodations')
        .values({
          ...{ user_training_id: id, status: 'ditetapkan', permintaan: 'Huruf besar', asked_at: site.clock.now },
          ...{ huruf_besar: true, decided_by: staff.account.id, decided_at: site.clock.now },
        })
        .execute()
  }
})

const path = (id: number, part: string, query = '') => `/admin-api/naskah/${id}/cetak/${part}${query}`
const ways = async (form_id: number) =>
  (
    await site.db.selectFrom('exam_form_openings').select(['cara', 'user_id']).where('form_id', '=', form_id).execute()
  ).map(({ cara, user_id }) => [cara, user_id])

describe('printing a form', () => {
  test('records each part with who printed it, and gives a file that nobody keeps', async () => {
    for (const part of PRINT_PART_NAMES) {
      const { headers, status } = await staff.browser.get(path(form, part))
      expect([part, status, headers['cache-control'], headers['content-type']]).toEqual([
        ...[part, 200, 'no-store', 'application/pdf'],
      ])
      expect(headers['content-disposition']).toContain(`naskah-ktpa-a-${part.replace('_', '-')}.pdf`)
    }
    expect((await ways(form)).toSorted()).toEqual(PRINT_PART_NAMES.map((part) => [part, staff.account.id]).toSorted())
  })

  test('puts the name and the moment on it, and the key on nothing but the key', async () => {
    const booklet = await openedPdf(site.app, staff.browser, path(form, 'buku'))
    expect(booklet.text).toContain(staff.account.name)
    expect(booklet.text).toContain('Pertanyaan kedua?')
    const large = await openedPdf(site.app, staff.browser, path(form, 'buku', '?huruf=besar'))
    expect(large.name).toContain('naskah-ktpa-a-buku-huruf-besar.pdf')
    const key = await openedPdf(site.app, staff.browser, path(form, 'kunci'))
    expect(key.text).toContain('Dampak potensial')
  })

  test('gives answer sheets to the codes of an exam, those in large type apart, and no name', async () => {
    const { body } = await staff.browser.get(`/admin-api/naskah/${form}/cetak`)
    expect(body.jadwal).toMatchObject([{ schedule_id: today, jumlah: 2, huruf_besar: 1 }])
    const ordinary = await openedPdf(site.app, staff.browser, path(form, 'lembar_jawaban', `?schedule_id=${today}`))
    const large = await openedPdf(
      site.app,
      staff.browser,
      path(form, 'lembar_jawaban', `?schedule_id=${today}&huruf=besar`),
    )
    expect([ordinary.pages, ordinary.text.includes(KODE[0] ?? ''), ordinary.text.includes(KODE[1] ?? '')]).toEqual([
      ...[1, true, false],
    ])
    expect([large.text.includes(KODE[0] ?? ''), large.text.includes(KODE[1] ?? '')]).toEqual([false, true])
    for (const name of NAMES) expect(ordinary.text + large.text).not.toContain(name)
  })

  test('of an exam that does not use the form is refused beside the field', async () => {
    const { status, body } = await staff.browser.get(path(form, 'lembar_jawaban', '?schedule_id=99999'))
    expect([status, Object.keys(body.errors)]).toEqual([422, ['schedule_id']])
  })

  test('is refused while the form is sealed, and records nothing', async () => {
    for (const part of PRINT_PART_NAMES) {
      const { status, body } = await staff.browser.get(path(sealed, part))
      expect([part, status, body.message]).toEqual([part, 409, PROBLEMS.FORM_SEALED.message])
    }
    expect(await ways(sealed)).toEqual([])
  })

  test('is for those to whom the bank is open, and of forms that are there', async () => {
    const before = await ways(form)
    const unsigned = await staffIn(site, ['soal'])
    expect((await unsigned.browser.get(path(form, 'buku'))).body.message).toBe(PROBLEMS.ITEMS_UNSIGNED.message)
    expect((await unsigned.browser.get(`/admin-api/naskah/${form}/cetak`)).status).toBe(403)
    const other = await staffIn(site, ['konten', 'verifikasi', 'keputusan'])
    expect((await other.browser.get(path(form, 'kunci'))).status).toBe(404)
    expect((await staff.browser.get(path(99_999, 'buku'))).status).toBe(404)
    expect((await staff.browser.get('/admin-api/naskah/99999/cetak')).status).toBe(404)
    expect((await staff.browser.get(path(form, 'catatan'))).status).toBe(422)
    expect(await ways(form)).toEqual(before)
  })
})
