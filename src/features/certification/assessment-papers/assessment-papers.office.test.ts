import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { confirmPassword, staffIn } from '../../../../tests/accounts.ts'
import { examOn } from '../../../../tests/applications.ts'
import { makeSchedule, makeScheme } from '../../../../tests/content.ts'
import { makeQuestionnaire } from '../../../../tests/evaluations.ts'
import { assign, candidate, examinerIn, METHODS, makeDecision, scoreAll, UNITS } from '../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { choiceContent, makeItem } from '../../../../tests/items.ts'
import { textIn } from '../../../../tests/pdf-reading.ts'
import { asJson } from '../../../ground/office-lists/column-values.ts'
import { day } from '../../../lib/day.ts'

let site: TestApp
let office: Browser

const IDENTITY_NUMBER = /\b\d{16}\b/
const path = (schedule: number) => `/admin-api/jadwal/${schedule}/berkas-asesmen.zip`

async function papersOf(schedule: number, browser: Browser): Promise<Record<string, Uint8Array>> {
  const { statusCode, rawPayload, body } = await site.app.server.inject({
    url: path(schedule),
    headers: { accept: 'application/zip', cookie: browser.cookieHeader },
  })
  if (statusCode !== 200) throw new Error(`${statusCode}: ${body}`)
  return unzipSync(rawPayload)
}

/** The words of all papers as a reader has them, whatever line they stand on. */
async function read(schedule: number, browser = office): Promise<string> {
  const papers = Object.values(await papersOf(schedule, browser))
  return (await Promise.all(papers.map((paper) => textIn(Buffer.from(paper))))).join(' ').replaceAll(/\s+/g, ' ')
}

beforeAll(async () => {
  site = await testApp({ now: new Date('2026-12-11T03:00:00Z') })
  office = (await staffIn(site, ['verifikasi'])).browser
  await confirmPassword(office)
})

const KINDS = [
  { metode: 'Uji tulis', jenis: 'tulis' },
  { metode: 'Wawancara', jenis: 'lisan' },
]
const exam = () => examOn(site, { start: day('2026-12-10') }, { units: UNITS, methods: METHODS, kinds: KINDS })

async function examined(schedule: number, name: string, failed: string[] = []) {
  const who = await candidate(site, { schedule, name })
  const at = site.clock.now
  await site.db.updateTable('user_trainings').set({ attended_at: at }).where('id', '=', who.id).execute()
  const examiner = await examinerIn(site)
  const assignment = await assign(site.db, who, examiner)
  return { who, examiner, lock: () => scoreAll(examiner, assignment, failed) }
}

describe('the papers of an exam', () => {
  test('name every unit, candidate, examiner, result and decision, and no identity number', async () => {
    const schedule = await exam()
    const [sri, budi] = [
      await examined(schedule, 'Sri Contoh'),
      await examined(schedule, 'Budi Contoh', [UNITS[1] ?? '']),
    ]
    await sri.lock()
    await budi.lock()
    const decider = await staffIn(site, ['keputusan'])
    await makeDecision(site.db, sri.who.id, decider.account.id)
    const unit = asJson([{ unit: UNITS[1], hasil: 'BK', catatan: 'Belum menjelaskan metode, NIK 3174054507900001.' }])
    const decision = { hasil: 'belum_kompeten', alasan: 'Peserta 3174054507900001 belum siap.', unit }
    const by = { user_training_id: budi.who.id, decided_by: decider.account.id, at: site.clock.now }
    await site.db
      .insertInto('decisions')
      .values({ ...decision, ...by })
      .execute()
    const text = await read(schedule)
    const { name } = await site.db
      .selectFrom('examiners')
      .select('name')
      .where('id', '=', sri.examiner.id)
      .executeTakeFirstOrThrow()
    for (const words of [...UNITS, ...METHODS, 'Sri Contoh', 'Budi Contoh', name, decider.account.name])
      expect(text).toContain(words)
    for (const code of [
      'MAPA.01',
      'MAPA.02',
      'AK.01',
      'AK.02',
      'AK.03',
      'AK.04',
      'AK.05',
      'AK.06',
      'IA.05/06',
      'IA.07',
    ])
      expect(text).toContain(code)
    expect(text).toContain('Belum menjelaskan metode, NIK [nomor dihapus]')
    expect(text).not.toMatch(IDENTITY_NUMBER)
  })

  test('are in the order in which an assessor reads them, the record of the day among them', async () => {
    const names = Object.keys(await papersOf(await exam(), office))
    expect(names[0]).toBe('00-isi-berkas-asesmen.pdf')
    expect(names).toEqual(names.toSorted())
    expect(names.at(-1)).toMatch(/berita-acara-uji\.pdf$/)
  })

  test('keep scores to themselves that their examiner has not locked', async () => {
    const schedule = await exam()
    const { examiner } = await examined(schedule, 'Wati Contoh')
    const { body } = await examiner.browser.get('/admin-api/penilaian?perPage=1')
    const id = body.data[0].id
    const { body: sheet } = await examiner.browser.get(`/admin-api/penilaian/${id}`)
    const nilai = [{ unit: UNITS[0], metode: METHODS[1], hasil: 'BK', catatan: 'Catatan sementara.' }]
    expect((await examiner.browser.put(`/admin-api/penilaian/${id}`, { version: sheet.version, nilai })).status).toBe(
      200,
    )
    const text = await read(schedule)
    expect(text).toContain('belum dikunci')
    expect(text).not.toContain('Catatan sementara')
  })

  test('hold the record of the day once it is written', async () => {
    const schedule = await exam()
    await examined(schedule, 'Yanti Contoh')
    expect(await read(schedule)).toContain('Portal belum mempunyai berita acara uji ini.')
    const written = { jam_mulai: '08.05', jam_selesai: '15.40', kursi: [], petugas_lain: '', catatan: '' }
    const kejadian = [{ jam: '10.15', uraian: 'Listrik padam sepuluh menit.' }]
    const saved = await office.put(`/admin-api/berita-acara/${schedule}`, { version: 0, ...written, kejadian })
    expect(saved.status).toBe(200)
    const text = await read(schedule)
    expect(text).toContain('Berita Acara Uji')
    expect(text).toContain('Listrik padam sepuluh menit.')
  })

  test('hold no words of exam items', async () => {
    const schedule = await exam()
    const { account } = await staffIn(site, ['soal'])
    await makeItem(site, account.id, {
      isi: choiceContent('Manakah rahasia bank soal?'),
      status: 'disetujui',
      unit: UNITS[0] ?? '',
    })
    expect(await read(schedule)).not.toContain('rahasia bank soal')
  })

  test('say of an exam without candidates that there are none, and of a cancelled one that it is', async () => {
    const [empty, cancelled] = [await exam(), await exam()]
    await site.db
      .updateTable('schedules')
      .set({ cancelled_at: site.clock.now, alasan_batal: 'Tempat uji kebanjiran.' })
      .where('id', '=', cancelled)
      .execute()
    expect(await read(empty)).toContain('Tidak ada peserta pada uji ini.')
    expect(await read(cancelled)).toMatch(/Uji ini dibatalkan .*Tempat uji kebanjiran\./)
  })

  test('sum what candidates said, once enough have', async () => {
    const schedule = await exam()
    expect(await read(schedule)).toContain('Portal tidak mencatat umpan balik untuk uji ini.')
    const questionnaire_id = await makeQuestionnaire(site.db, { jenis: 'layanan', judul: 'Layanan uji' })
    const answer = { questionnaire_id, schedule_id: schedule, jawaban: JSON.stringify({ p1: 'Ya', p2: '4' }) }
    await site.db.insertInto('service_answers').values([answer, answer]).execute()
    expect(await read(schedule)).toMatch(/2 jawaban tercatat\. Isinya baru ditampilkan mulai \d+ jawaban/)
    await site.db.insertInto('service_answers').values([answer, answer, answer]).execute()
    expect(await read(schedule)).toContain('Rata-rata 4 dari 5')
  })
})

describe('whoever takes them out', () => {
  test('verifies or decides, and has given the password again', async () => {
    const schedule = await exam()
    for (const permission of ['verifikasi', 'keputusan'] as const) {
      const { browser } = await staffIn(site, [permission])
      expect((await browser.get(path(schedule))).status).toBe(423)
      await confirmPassword(browser)
      expect(await read(schedule, browser)).toContain('Isi berkas asesmen')
    }
    for (const permission of ['konten', 'keuangan', 'pengaduan', 'pengguna', 'soal'] as const) {
      const { browser } = await staffIn(site, [permission])
      await confirmPassword(browser)
      expect((await browser.get(path(schedule))).status).toBe(404)
    }
    expect((await (await examinerIn(site)).browser.get(path(schedule))).status).toBe(404)
  })

  test('leaves a trace, in the audit log without names too', async () => {
    const schedule = await exam()
    const { who } = await examined(schedule, 'Tuti Contoh')
    await read(schedule)
    const read_at = await site.db
      .selectFrom('file_accesses')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect([read_at.isi, read_at.jumlah]).toEqual(['ekspor', 1])
    const logged = await site.db
      .selectFrom('audit_log')
      .select(['action', 'label', 'after'])
      .where('noun', '=', 'jadwal')
      .where('noun_id', '=', String(schedule))
      .execute()
    expect(logged.map(({ action }) => action)).toEqual(['ekspor'])
    expect(JSON.stringify(logged)).not.toContain(who.account.name)
  })

  test('finds none for a schedule that is not there, and none for an activity', async () => {
    const version = await makeScheme(site.db, { jenis: 'pemeliharaan', category: 'Pemeliharaan' })
    const activity = await makeSchedule(site.db, { version, start: day('2026-12-10') })
    for (const id of [activity, 999_999]) expect((await office.get(path(id))).status).toBe(404)
  })
})
