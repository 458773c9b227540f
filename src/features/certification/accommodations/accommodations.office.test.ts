import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffIn } from '../../../../tests/accounts.ts'
import { applicant, completeDraft, draftOf, examOn } from '../../../../tests/applications.ts'
import { assign, type Candidate, candidate, examinerIn } from '../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import type { Browser } from '../../../../tests/http.ts'
import { openedPdf } from '../../../../tests/pdf-reading.ts'

let site: TestApp
let staff: Browser

const NEEDS = 'Saya pengguna kursi roda dengan penglihatan lemah'
const BEFORE = new Date('2026-11-20T03:00:00Z')

beforeAll(async () => {
  site = await testApp()
})
beforeEach(async () => {
  site.clock.now = BEFORE
  staff = (await staffIn(site, ['verifikasi'])).browser
})

const scheduled = async (more: Parameters<typeof candidate>[1] = {}): Promise<Candidate> => {
  const who = await candidate(site, { tahap: 'terjadwal', ...more })
  await site.db.updateTable('user_trainings').set({ kebutuhan_khusus: '' }).where('id', '=', who.id).execute()
  return who
}
const ask = ({ id, browser }: Candidate, kebutuhan_khusus: string, tahap = 'terjadwal') =>
  browser.put(`/user-training/${id}/kebutuhan-khusus`, { tahap, kebutuhan_khusus })
const own = async ({ id, browser }: Candidate) => (await browser.get(`/user-training/${id}/kebutuhan-khusus`)).body
const requestOf = async ({ id }: Candidate) => {
  const row = site.db.selectFrom('accommodations').select('id').where('user_training_id', '=', id)
  const { id: request } = await row.executeTakeFirstOrThrow()
  return (await staff.get(`/admin-api/kebutuhan-khusus/${request}`)).body
}
const act = async (who: Candidate, call: string, more: object) => {
  const { id, version } = await requestOf(who)
  return staff.post(`/admin-api/kebutuhan-khusus/${id}/${call}`, { version, ...more })
}
const MEASURES = { tambahan_menit: 30, ruang_terpisah: true, langkah_lain: 'Meja dekat pintu' }
const LINES = ['Tambahan waktu 30 menit', 'Ruang terpisah', 'Meja dekat pintu']

test('what an applicant wrote becomes a request when the application is sent; an empty field asks nothing', async () => {
  const schedule = await examOn(site)
  const [one, other] = [await applicant(site), await applicant(site)]
  for (const [who, words] of [
    [one, NEEDS],
    [other, ' '],
  ] as const) {
    const id = await draftOf(who, schedule)
    await completeDraft(site, id)
    await site.db.updateTable('user_trainings').set({ kebutuhan_khusus: words }).where('id', '=', id).execute()
    expect((await who.browser.post(`/user-training/${id}/kirim`, { tahap: 'draft' })).status).toBe(200)
    const { body } = await who.browser.get(`/user-training/${id}/kebutuhan-khusus`)
    expect(body.penyesuaian?.status ?? null).toBe(words.trim() === '' ? null : 'diminta')
  }
})

describe('a decision', () => {
  test('names measures, reaches the candidate by letter, page and card, and no letter says what they wrote', async () => {
    const who = await scheduled()
    expect((await ask(who, NEEDS)).status).toBe(204)
    const { status, body } = await act(who, 'tetapkan', MEASURES)
    expect([status, body.status]).toEqual([200, 'ditetapkan'])
    const [mail] = (await site.deliverMails()).filter(({ to }) => to === who.account.email)
    expect(mail?.text).toContain('Tambahan waktu 30 menit')
    for (const secret of [NEEDS, MEASURES.langkah_lain]) expect(mail?.text).not.toContain(secret)
    expect((await own(who)).penyesuaian).toMatchObject({ status: 'ditetapkan', langkah: LINES, batas: '2026-12-03' })
    expect((await who.browser.get(`/user-training/${who.id}/ujian`)).body.penyesuaian).toEqual(LINES)
    const { text } = await openedPdf(site.app, who.browser, `/user-training/${who.id}/kartu.pdf`)
    for (const line of LINES) expect(text.replaceAll('\n', ' ')).toContain(line)
  })

  test('is refused without a measure, and a refusal without a reason', async () => {
    const who = await scheduled()
    await ask(who, NEEDS)
    expect((await act(who, 'tetapkan', {})).body.errors).toHaveProperty('tambahan_menit')
    expect((await act(who, 'tetapkan', { tambahan_menit: 241 })).status).toBe(422)
    expect((await act(who, 'tolak', { alasan: 'x' })).body.errors).toHaveProperty('alasan')
    const alasan = 'Ruang di lantai dasar tidak tersedia pada hari itu.'
    expect((await act(who, 'tolak', { alasan })).body.status).toBe('ditolak')
    const [mail] = (await site.deliverMails()).filter(({ to }) => to === who.account.email)
    expect([mail?.text.includes(alasan), mail?.text.includes('diputuskan lagi')]).toEqual([false, true])
    expect((await own(who)).penyesuaian).toMatchObject({ alasan, langkah: [] })
  })

  test('is open again once the words change, and ends with them', async () => {
    const who = await scheduled()
    await ask(who, NEEDS)
    await act(who, 'tetapkan', MEASURES)
    await ask(who, `${NEEDS}  `)
    expect((await own(who)).penyesuaian.status).toBe('ditetapkan')
    await ask(who, 'Pembaca soal')
    expect((await own(who)).penyesuaian).toMatchObject({ status: 'diminta', langkah: [] })
    expect((await who.browser.get(`/user-training/${who.id}/ujian`)).body.penyesuaian).toEqual([])
    await ask(who, '')
    expect((await own(who)).penyesuaian.status).toBe('ditarik')
    expect((await act(who, 'tetapkan', MEASURES)).status).toBe(409)
  })

  test('is not taken on what somebody else has changed meanwhile', async () => {
    const who = await scheduled()
    await ask(who, NEEDS)
    const { id, version } = await requestOf(who)
    await ask(who, 'Pembaca soal')
    const late = await staff.post(`/admin-api/kebutuhan-khusus/${id}/tetapkan`, { version, ...MEASURES })
    expect(late.status).toBe(409)
  })
})

describe('on the day', () => {
  test('what was given is recorded once the door is open, what differs with words, and then nothing is asked any more', async () => {
    const who = await scheduled()
    await ask(who, NEEDS)
    await act(who, 'tetapkan', MEASURES)
    expect((await act(who, 'pemberian', { pemberian: 'sesuai' })).status).toBe(409)
    site.clock.now = new Date('2026-12-10T01:00:00Z')
    staff = (await staffIn(site, ['verifikasi'])).browser
    expect((await act(who, 'pemberian', { pemberian: 'berbeda', catatan: '' })).body.errors).toHaveProperty('catatan')
    const catatan = 'Ruang terpisah dipakai bersama satu peserta lain.'
    expect((await act(who, 'pemberian', { pemberian: 'berbeda', catatan })).body).toMatchObject({
      status: 'diberikan',
      catatan,
    })
    const row = site.db.selectFrom('user_trainings').select('schedule_id').where('id', '=', who.id)
    const { schedule_id } = await row.executeTakeFirstOrThrow()
    const { body } = await staff.get(`/admin-api/jadwal/${schedule_id}/kehadiran`)
    expect(body[0].penyesuaian).toMatchObject({ langkah: LINES, pemberian: 'berbeda' })
    const { browser } = await who
    const late = await browser.put(`/user-training/${who.id}/kebutuhan-khusus`, {
      tahap: 'terjadwal',
      kebutuhan_khusus: '',
    })
    expect([401, 409]).toContain(late.status)
  })
})

describe('what a candidate needs', () => {
  test('is read as measures by examiners and other staff, and in words by those who verify alone', async () => {
    const who = await scheduled()
    const examiner = await examinerIn(site)
    const assignment = await assign(site.db, who, examiner)
    await ask(who, NEEDS)
    const waiting = await examiner.browser.get(`/admin-api/penilaian/${assignment}`)
    expect([waiting.body.penyesuaian, waiting.text.includes(NEEDS)]).toEqual([[], false])
    await act(who, 'tetapkan', MEASURES)
    const scoring = await examiner.browser.get(`/admin-api/penilaian/${assignment}`)
    expect([scoring.body.penyesuaian, scoring.text.includes(NEEDS)]).toEqual([LINES, false])
    const treasurer = (await staffIn(site, ['keuangan'])).browser
    const row = site.db.selectFrom('user_trainings').select('schedule_id').where('id', '=', who.id)
    const { schedule_id } = await row.executeTakeFirstOrThrow()
    const seen = await treasurer.get(`/admin-api/jadwal/${schedule_id}/peserta`)
    expect([seen.body.peserta[0].penyesuaian, seen.text.includes('Meja dekat pintu')]).toEqual([[], false])
    expect((await staff.get(`/admin-api/jadwal/${schedule_id}/peserta`)).body.peserta[0].penyesuaian).toEqual(LINES)
    expect((await treasurer.get('/admin-api/kebutuhan-khusus')).status).toBe(404)
  })

  test('stands neither in the list, nor in the audit log, nor in what the program logs', async () => {
    const who = await scheduled()
    await ask(who, NEEDS)
    await act(who, 'tetapkan', MEASURES)
    await ask(who, 'Pembaca soal karena penglihatan')
    await act(who, 'tolak', { alasan: 'Pembaca soal bukan bagian dari penyesuaian.' })
    const list = await staff.get('/admin-api/kebutuhan-khusus?perPage=100')
    const log = await staff.get('/admin-api/audit?sort=id&order=desc&perPage=20')
    const everything = list.text + log.text + site.logged.join('')
    for (const secret of [NEEDS, MEASURES.langkah_lain, 'karena penglihatan', 'bukan bagian']) {
      expect([secret, everything.includes(secret)]).toEqual([secret, false])
    }
    expect(log.text).toContain('kebutuhan-khusus')
  })
})

test('an undecided request stands on the desk of those who verify, late a week before the exam', async () => {
  const queue = async () => {
    const { browser } = await staffIn(site, ['verifikasi'])
    const { antrean } = (await browser.get('/admin-api/meja')).body
    return antrean.find(({ key }: { key: string }) => key === 'kebutuhan_khusus')
  }
  const who = await scheduled()
  const before = (await queue())?.jumlah ?? 0
  await ask(who, NEEDS)
  expect(await queue()).toMatchObject({ jumlah: before + 1, terlambat: 0 })
  const late = (await queue()).terlambat
  site.clock.now = new Date('2026-12-03T03:00:00Z')
  expect((await queue()).hari_ini).toBeGreaterThan(0)
  site.clock.now = new Date('2026-12-04T03:00:00Z')
  expect((await queue()).terlambat).toBeGreaterThan(late)
})
