import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { insertFormItems, insertForms } from '../src/features/certification/forms/form-queries.ts'
import type { FormState } from '../src/features/certification/forms/state-rules.ts'
import type { ItemState } from '../src/features/certification/items/state-rules.ts'
import { nextRowNumbers } from '../src/ground/database/number-sequences.ts'
import { type Day, day } from '../src/lib/day.ts'
import { makeSchedule, makeScheme } from './content.ts'
import { assign, candidate, examinerIn } from './exams.ts'
import type { TestApp } from './harness.ts'
import type { Browser } from './http.ts'
import { bankStaff, choiceContent, makeItem, signSecrecy } from './items.ts'

/** A unit whose items forms of tests are put together from. */
export const FORM_UNIT = 'Menyusun naskah contoh'

/** A published version of a scheme whose written exam has so many items of one unit, all of one level. */
export async function makeBlueprint({ db }: TestApp, { unit = FORM_UNIT, butir = 2, poin = 10 } = {}): Promise<number> {
  const none = { butir: 0, poin: 0 }
  const kisi = { ingat: { butir, poin }, terapkan: none, analisis: none }
  const kinds = [{ metode: 'Uji tulis', jenis: 'tulis' }] as const
  const id = await makeScheme(db, { units: [unit], kinds: [...kinds], published: false })
  const units = JSON.stringify([{ judul: unit, metode: ['Uji tulis'], kuk: [], kisi }])
  await sql`update scheme_versions set unit_kompetensi = ${units}::jsonb, menit_tulis = 60, butir_tulis = ${butir},
    poin_tulis = ${poin}, batas_nilai_tulis = 65, cara_batas = 'ditetapkan', alasan_batas = 'Contoh.',
    published_at = '2026-01-01' where id = ${id}`.execute(db)
  return id
}

/** Words of letters without order, so that no two items are like each other. */
const wordsOf = (): string => Array.from({ length: 12 }, () => randomBytes(5).toString('hex')).join(' ')

/** Items of a unit, each unlike the others, in a state. */
export async function makeBank(
  site: TestApp,
  author_id: number,
  { count = 4, unit = FORM_UNIT, status = 'dirilis' as ItemState } = {},
) {
  const made = []
  for (let at = 0; at < count; at++) {
    const isi = choiceContent(wordsOf())
    if ('pilihan' in isi) isi.pilihan = isi.pilihan.map(({ benar }) => ({ teks: wordsOf(), benar }))
    made.push(await makeItem(site, author_id, { status, unit, isi }))
  }
  return made
}

interface FormChoices {
  status?: FormState
  version?: number
  items?: readonly { version_id: number }[]
  poin?: number
}

/** A form with released items, in a state; by default of a scheme of its own. */
export async function makeForm(site: TestApp, author_id: number, choices: FormChoices = {}) {
  const { db, clock } = site
  const { status = 'rancangan', poin = 5 } = choices
  const version = choices.version ?? (await makeBlueprint(site))
  const items =
    choices.items ??
    (await makeBank(site, author_id, { count: 2, status: status === 'dirilis' ? 'dipakai' : 'dirilis' }))
  const [id = 0] = await nextRowNumbers(db, 'exam_forms', 1)
  const at = clock.now
  await insertForms(db, [
    {
      ...{ id, kode: `N${id}-A`, scheme_version_id: version, seri: id, status: 'rancangan', status_since: at },
      ...{ benih: 7, menit: 60, author_id, created_at: at },
    },
  ])
  if (items.length > 0)
    await insertFormItems(
      db,
      items.map(({ version_id }, place) => ({
        ...{ form_id: id, nomor: place + 1, item_version_id: version_id, poin, jangkar: false },
      })),
    )
  if (status !== 'rancangan') await db.updateTable('exam_forms').set({ status }).where('id', '=', id).execute()
  return { id, version, items, kode: `N${id}-A` }
}

type Staff = { browser: Browser; account: { id: number } }

/** Takes a transition at the bank's second person, who signs its secrecy first. */
const secondAt = (site: TestApp, path: string, langkah: string) => async (who: Staff) => {
  await signSecrecy(site, who.account.id)
  return who.browser.post(`/admin-api/${path}/langkah`, { version: 1, langkah })
}

/** An item of that person which another has to review. */
export async function itemToReview(site: TestApp, author_id: number) {
  const { id } = await makeItem(site, author_id, { status: 'ditelaah' })
  return secondAt(site, `soal/${id}`, 'setujui')
}

/** A form of that person which another has to agree to. */
export async function formToRelease(site: TestApp, author_id: number) {
  const { id } = await makeForm(site, author_id, { status: 'diajukan' })
  return secondAt(site, `naskah/${id}`, 'rilis')
}

const FORMS = '/admin-api/naskah'

/** Three to whom the bank is open, with what they do to forms; each proposal has a unit and a bank of its own. */
export async function formTable(site: TestApp) {
  const author = await bankStaff(site)
  const second = await bankStaff(site)
  const third = await bankStaff(site)
  const page = async ({ browser }: { browser: Browser }, id: number) => (await browser.get(`${FORMS}/${id}`)).body
  const move = async (who: Staff, id: number, langkah: string, alasan = '') => {
    const { version } = await page(who, id)
    return who.browser.post(`${FORMS}/${id}/langkah`, { version, langkah, alasan })
  }
  const release = async (id: number): Promise<void> => {
    for (const [who, langkah] of [
      [author, 'ajukan'],
      [second, 'rilis'],
      [third, 'rilis'],
    ] as const) {
      const { status, text } = await move(who, id, langkah)
      if (status !== 200) throw new Error(`${langkah}: ${text}`)
    }
  }
  let units = 0
  const ownUnit = () => `${FORM_UNIT} ${++units}`
  const propose = async (more: { count?: number; butir?: number; banyak_naskah?: number; jangkar?: number } = {}) => {
    const { count = 6, butir = 2, banyak_naskah = 2, jangkar = 0 } = more
    const unit = ownUnit()
    const version = await makeBlueprint(site, { unit, butir })
    const items = await makeBank(site, author.account.id, { unit, count })
    const answer = await author.browser.post(FORMS, { scheme_version_id: version, banyak_naskah, jangkar })
    return { ...answer, version, items, unit, id: answer.body.id as number }
  }
  return { author, second, third, page, move, release, ownUnit, propose }
}

/** An exam of a version with candidates, in the order of their names; others may be added, and an examiner come. */
export async function makeFormExam(site: TestApp, version: number, candidates: number, on: Day = day('2026-12-10')) {
  const schedule = await makeSchedule(site.db, { version, start: on, days: 1 })
  const add = async (name: string) => {
    const { id } = await candidate(site, { schedule, name, tahap: 'terjadwal' })
    return { id, name }
  }
  const people: { id: number; name: string }[] = []
  for (let at = 0; at < candidates; at++) people.push(await add(`Calon ${String.fromCharCode(65 + at)} ${schedule}`))
  const examiner = async () => {
    const who = await examinerIn(site)
    for (const one of people) await assign(site.db, one, who)
    return who.browser
  }
  return { schedule, day: on, people, add: async () => (await add(`Zulkifli ${schedule}`)).id, examiner }
}
