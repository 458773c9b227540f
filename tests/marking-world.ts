import { optionOrder } from '../src/features/certification/forms/order-rules.ts'
import { keyAnswer } from '../src/features/certification/items/answer-rules.ts'
import type { ItemContent } from '../src/features/certification/items/content-rules.ts'
import { writeEntry } from '../src/features/certification/marking/entry-rules.ts'
import { staffIn } from './accounts.ts'
import { makeSchedule, makeScheme } from './content.ts'
import { makePaper, makeSatForm } from './exam-papers.ts'
import { assign, type Candidate, candidate, examinerIn, METHODS, UNITS } from './exams.ts'
import type { TestApp } from './harness.ts'
import type { Browser } from './http.ts'
import { bankStaff, choiceContent, signSecrecy } from './items.ts'

/** A word that stands in nothing but what is secret of the items. */
export const MARK = 'zarahemlaqu'

export const ASKED: { isi: ItemContent; unit: string; poin: number }[] = [
  { isi: choiceContent(`${MARK} satu?`), unit: UNITS[0] ?? '', poin: 1 },
  { isi: choiceContent(`${MARK} dua?`), unit: UNITS[0] ?? '', poin: 1 },
  { isi: { jenis: 'isian', soal: `${MARK} tiga?`, ejaan: ['pengelolaan'] }, unit: UNITS[1] ?? '', poin: 2 },
  {
    isi: { jenis: 'angka', soal: `${MARK} empat?`, nilai: 12.5, toleransi: 0, satuan: 'dB' },
    unit: UNITS[1] ?? '',
    poin: 2,
  },
]

export const ESSAY: (typeof ASKED)[number] = {
  isi: {
    jenis: 'esai',
    soal: `${MARK} lima?`,
    rubrik: [
      { kriteria: `${MARK} alasan`, poin: 6 },
      { kriteria: 'contoh', poin: 4 },
    ],
  },
  unit: UNITS[1] ?? '',
  poin: 10,
}

interface WorldChoices {
  asked?: typeof ASKED
  batas_nilai?: number | null
  candidates?: number
}

/**
 * An exam that was sat: its form, a paper for each candidate, an examiner of all, and people who type and mark. `right` is
 * the sheet of somebody who knows everything.
 */
export async function markingWorld(site: TestApp, choices: WorldChoices = {}) {
  site.clock.now = new Date('2026-12-11T03:00:00Z')
  const version = await makeScheme(site.db, { units: UNITS, methods: METHODS })
  const schedule = await makeSchedule(site.db, { version })
  const bank = await bankStaff(site)
  const { asked = ASKED, batas_nilai = null } = choices
  const form = await makeSatForm(site, bank.account.id, { items: asked, version, batas_nilai, schedules: [schedule] })
  const examiner = await examinerIn(site)
  const people: (Candidate & { assignment: number; paper: { id: number; kode: string } })[] = []
  for (let at = 0; at < (choices.candidates ?? 1); at += 1) {
    const who = await candidate(site, { schedule, tahap: 'diuji', name: `Peserta Rahasia ${at}` })
    const assignment = await assign(site.db, who, examiner)
    people.push({ ...who, assignment, paper: await makePaper(site, { application: who.id, schedule, form: form.id }) })
  }
  const [one, two] = [await staffIn(site, ['verifikasi']), await staffIn(site, ['verifikasi'])]
  const right = asked.map(({ isi }, at) => {
    const answer = keyAnswer(isi)
    const urutan = optionOrder(isi, { benih: form.benih, nomor: at + 1 })
    return answer ? writeEntry({ isi, urutan }, answer) : '+'
  })
  const typeTwice = async (texts: readonly string[], at = 0) => {
    const { id } = people[at]?.paper ?? { id: 0 }
    await typeSheet(one.browser, id, texts)
    return typeSheet(two.browser, id, texts)
  }
  return { version, schedule, bank, form, examiner, people, one, two, right, typeTwice }
}

/** Saves what somebody typed, number by number. */
export const typeSheet = (browser: Browser, paper: number, texts: readonly string[], more: object = {}) =>
  browser.put(`/admin-api/ketikan/${paper}`, {
    ...{ version: 0, selesai: true },
    nilai: texts.map((teks, at) => ({ nomor: at + 1, teks })),
    ...more,
  })

/** Another examiner to whom essays are open. */
export async function markerIn(site: TestApp) {
  const examiner = await examinerIn(site)
  await signSecrecy(site, examiner.account.id)
  return examiner
}
