import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { examinerIn } from '../../../../tests/exams.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { ASKED, ESSAY, MARK, markerIn, markingWorld } from '../../../../tests/marking-world.ts'

let site: TestApp
let world: Awaited<ReturnType<typeof markingWorld>>

beforeAll(async () => {
  site = await testApp()
})

async function begin(choices: Parameters<typeof markingWorld>[1] = {}) {
  world = await markingWorld(site, choices)
}

const who = (at = 0) => world.people[at] ?? { id: 0, assignment: 0, paper: { id: 0, kode: '' }, account: { id: 0 } }

describe('essays', () => {
  const asked = [...ASKED.slice(0, 1), ESSAY]
  let markers: Awaited<ReturnType<typeof markerIn>>[]
  const queue = (at: number) => markers[at]?.browser.get(`/admin-api/penilaian-esai/${world.form.id}`)
  const mark = async (at: number, rincian: number[]) =>
    markers[at]?.browser.post(`/admin-api/esai/${await waitingMark()}/nilai`, { rincian })
  /** The mark that the first candidate's essay waits with. */
  async function waitingMark(): Promise<number> {
    const row = await site.db
      .selectFrom('exam_marks')
      .select('id')
      .where('paper_id', '=', who().paper.id)
      .where('cara', '=', 'esai')
      .where('poin', 'is', null)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return Number(row.id)
  }

  beforeEach(async () => {
    await begin({ asked, candidates: 2 })
    markers = [await markerIn(site), await markerIn(site), await markerIn(site), await markerIn(site)]
    await world.typeTwice([world.right[0] ?? '', '+'])
    await world.typeTwice([world.right[0] ?? '', 'Karena dampaknya penting.'], 1)
  })

  test('come to markers by code, one question over all papers, with its rubric', async () => {
    const answer = await queue(0)
    expect(answer?.body.soal).toEqual([
      {
        ...{ nomor: 2, soal: `${MARK} lima?`, poin_penuh: 10 },
        rubrik: [
          { kriteria: `${MARK} alasan`, poin: 6 },
          { kriteria: 'contoh', poin: 4 },
        ],
        lembar: [
          { mark_id: await waitingMark(), kode: who().paper.kode, teks: null },
          { mark_id: expect.any(Number), kode: who(1).paper.kode, teks: 'Karena dampaknya penting.' },
        ],
      },
    ])
    expect(answer?.text).not.toMatch(/Peserta Rahasia|PMH\//)
  })

  test('count by the mean of two who agree, of whom neither learns of the other', async () => {
    expect((await mark(0, [6, 2]))?.status).toBe(204)
    expect((await mark(0, [6, 2]))?.status).toBe(409)
    expect((await queue(0))?.body.soal[0].lembar).toHaveLength(1)
    const second = await queue(1)
    expect(second?.body.soal[0].lembar).toHaveLength(2)
    expect(second?.text).toBe((await queue(2))?.text)
    expect((await mark(1, [5, 2]))?.status).toBe(204)
    expect((await mark(2, [5, 2]))?.status).toBe(409)
    const { body } = await world.bank.browser.get(`/admin-api/lembar/${who().paper.id}`)
    expect(body.nomor[1]).toMatchObject({ poin: 7.5, penilai: [{ poin: 8 }, { poin: 7 }] })
    expect(body.status).toBe('selesai')
  })

  test('come to a third where two differ', async () => {
    await mark(0, [6, 4])
    await mark(1, [2, 0])
    expect((await queue(2))?.body.soal[0].lembar.map(({ kode }: { kode: string }) => kode)).toContain(who().paper.kode)
    expect((await mark(2, [6, 3]))?.status).toBe(204)
    const { body } = await world.bank.browser.get(`/admin-api/lembar/${who().paper.id}`)
    expect(body.nomor[1]).toMatchObject({ poin: 9.5 })
  })

  test('take no more than they need from several who mark at once', async () => {
    const answers = await Promise.all([0, 1, 2, 3].map((at) => mark(at, [6, 4])))
    expect(answers.map((answer) => answer?.status).filter((status) => status === 204)).toHaveLength(2)
  })

  test('say by criterion what does not fit', async () => {
    expect((await mark(0, [7, 4]))?.body.errors).toEqual({ 'rincian.0': ['Poin kriteria ini paling besar 6.'] })
    expect((await mark(0, [6]))?.body.errors).toEqual({ 'rincian.1': ['Isi poin kriteria ini.'] })
    expect((await mark(0, [5.555, 4]))?.body.errors).toEqual({
      'rincian.0': ['Paling banyak 2 angka di belakang koma.'],
    })
  })

  test('are closed to who has not signed, to who examines the candidate, and to who trained anybody', async () => {
    const fresh = await examinerIn(site)
    const path = `/admin-api/penilaian-esai/${world.form.id}`
    expect((await fresh.browser.get(path)).status).toBe(403)
    const { tahun } = (await fresh.browser.get('/admin-api/penilaian-esai/pintu')).body
    await fresh.browser.post('/admin-api/penilaian-esai/kerahasiaan', { tahun, setuju: true })
    expect((await fresh.browser.get(path)).status).toBe(200)
    const { browser } = world.examiner
    await browser.post('/admin-api/penilaian-esai/kerahasiaan', { tahun, setuju: true })
    expect((await browser.get(path)).status).toBe(404)
    const marked = await browser.post(`/admin-api/esai/${await waitingMark()}/nilai`, { rincian: [1, 1] })
    expect(marked.status).toBe(404)
    await site.db
      .insertInto('examiner_conflicts')
      .values({
        ...{ examiner_id: fresh.id, user_id: world.bank.account.id, jenis: 'melatih', keterangan: 'Melatih.' },
        ...{ declared_by: world.bank.account.id, at: site.clock.now },
      })
      .execute()
    expect((await fresh.browser.get(path)).status).toBe(403)
  })
})
