import { sql } from 'kysely'
import { insertFormItems, insertForms, nextFormNumbers } from '../src/features/certification/forms/form-queries.ts'
import type { FormState } from '../src/features/certification/forms/state-rules.ts'
import type { ItemState } from '../src/features/certification/items/state-rules.ts'
import { makeScheme } from './content.ts'
import type { TestApp } from './harness.ts'
import type { Browser } from './http.ts'
import { choiceContent, makeItem, signSecrecy } from './items.ts'

/** A unit whose items forms of tests are put together from. */
export const FORM_UNIT = 'Menyusun naskah contoh'

/** A published version of a scheme whose written exam has so many items of one unit, all of one level. */
export async function makeBlueprint({ db }: TestApp, { unit = FORM_UNIT, butir = 2, poin = 10 } = {}): Promise<number> {
  const none = { butir: 0, poin: 0 }
  const kisi = { ingat: { butir, poin }, terapkan: none, analisis: none }
  const id = await makeScheme(db, { units: [unit], kinds: [{ metode: 'Uji tulis', jenis: 'tulis' }] })
  const units = JSON.stringify([{ judul: unit, metode: ['Uji tulis'], kuk: [], kisi }])
  await sql`update scheme_versions set unit_kompetensi = ${units}::jsonb, menit_tulis = 60, butir_tulis = ${butir},
    poin_tulis = ${poin}, batas_nilai_tulis = 65, cara_batas = 'ditetapkan', alasan_batas = 'Contoh.'
    where id = ${id}`.execute(db)
  return id
}

/** Words that no two items share, so that none is like another. */
const SOUNDS = [
  'bara',
  'kemu',
  'dito',
  'fagi',
  'hulo',
  'jepu',
  'lisa',
  'mowe',
  'nuki',
  'pyra',
  'roga',
  'sude',
  'tivo',
  'wexa',
]
const wordsOf = (seed: number): string =>
  Array.from({ length: 6 }, (_one, at) => SOUNDS[(seed * (at + 3) + at * at * (seed + 1)) % SOUNDS.length] ?? '')
    .map((sound, at) => `${sound}${seed}${at}${sound}`)
    .join(' ')

/** Items of a unit, each unlike the others, in a state. */
export async function makeBank(
  site: TestApp,
  author_id: number,
  { count = 4, unit = FORM_UNIT, status = 'dirilis' as ItemState } = {},
) {
  const made = []
  for (let at = 0; at < count; at++) {
    const seed = Math.floor(performance.now() * 1000) + at * 7919
    const isi = choiceContent(wordsOf(seed))
    if ('pilihan' in isi)
      isi.pilihan = isi.pilihan.map(({ benar }, place) => ({ teks: wordsOf(seed + place + 1), benar }))
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
  const [id = 0] = await nextFormNumbers(db, 1)
  const at = clock.now
  await insertForms(db, [
    {
      ...{ id, kode: `N${id}-A`, scheme_version_id: version, seri: id, status: 'rancangan', status_since: at },
      ...{ benih: 7, menit: 60, author_id, created_at: at },
    },
  ])
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

interface ReleasedForm {
  scheme_version_id: number
  author_id: number
  /** Versions of items, in the order of the form. */
  items: number[]
  schedules?: number[]
  kode?: string
  poin?: number
}

/** A released form of the written exam, set for exams. */
export async function makeReleasedForm(
  { db, clock: { now } }: TestApp,
  { scheme_version_id, author_id, items, schedules = [], kode = 'KTPA-A', poin = 1 }: ReleasedForm,
): Promise<number> {
  const { id } = await db
    .insertInto('exam_forms')
    .values({
      ...{ kode, scheme_version_id, seri: 1, status_since: now, benih: 7, menit: 90, batas_nilai: 70 },
      ...{ cara_batas: 'ditetapkan', alasan_batas: 'Contoh.', author_id, created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = items.map((item_version_id, at) => ({ form_id: id, nomor: at + 1, item_version_id, poin }))
  await db.insertInto('exam_form_items').values(rows).execute()
  await db.updateTable('exam_forms').set({ status: 'dirilis' }).where('id', '=', id).execute()
  for (const schedule_id of schedules)
    await db
      .insertInto('exam_schedule_forms')
      .values({ schedule_id, form_id: id, set_by: author_id, set_at: now })
      .execute()
  return id
}

/** A candidate's paper under a code. */
export async function makePaper(
  { db, clock: { now } }: TestApp,
  paper: { schedule_id: number; user_training_id: number; form_id: number; kode: string },
): Promise<number> {
  const row = await db
    .insertInto('exam_papers')
    .values({ ...paper, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
