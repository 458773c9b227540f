import { examinedOf } from '../src/features/certification/examination/service.ts'
import { formContent } from '../src/features/certification/forms/service.ts'
import { type ItemAnswer, keyAnswer } from '../src/features/certification/items/answer-rules.ts'
import { writeEntry } from '../src/features/certification/marking/entry-rules.ts'
import { markingOfficeHandlers } from '../src/features/certification/marking/office/handlers.ts'
import type { Db } from '../src/ground/database/db.ts'
import type { Day } from '../src/lib/day.ts'
import { morning, type Parts, type Person, past } from './past.ts'

const CUT_SCORE = 65
const FORM_DAYS_AGO = 45
const LEAST_ITEMS = 4

/** The people who type sheets, and one who looks at answers near the key. */
interface Typists {
  typists: readonly [Person, Person]
  judge: Person
}

export function typistsAmong(people: readonly (Person & { permissions?: string[] })[]): Typists {
  const [one, two] = people.filter(({ permissions }) => permissions?.includes('verifikasi'))
  const judge = people.find(({ permissions }) => permissions?.length === 1 && permissions[0] === 'soal')
  if (!one || !two || !judge) throw new Error('too few people type and judge answers')
  return { typists: [one, two], judge }
}

interface Written {
  /** The application, and whether its candidate fails the unit in the middle. */
  id: number
  isCompetent: boolean
  /** The last day of the exam. */
  end: Day
  units: readonly string[]
}

/** Has a candidate's written exam typed, settled and marked; nothing where there is no form for it. */
export async function seedWrittenExam(parts: Parts, people: Typists, written: Written): Promise<void> {
  const paper = await paperFor(parts, written, people.judge)
  if (!paper) return
  await typeTwice(parts, people, { paper, written })
  await settleAndMark(parts, people, { paper, written })
}

interface PaperOf {
  paper: { id: number; form_id: number }
  written: Written
}

/** The evening of the last day of an exam, by universal time. */
const hourAt = ({ end }: Written, hour: number): Date => new Date(`${end}T${String(hour).padStart(2, '0')}:00:00Z`)

/** Two people type a sheet; the second misreads one number. */
async function typeTwice(parts: Parts, { typists }: Typists, { paper, written }: PaperOf): Promise<void> {
  const right = await sheetOf(parts, paper, written)
  const misread = right.map((one, at) => (at === 0 ? { ...one, teks: one.teks === 'B' ? 'C' : 'B' } : one))
  for (const [at, person] of typists.entries()) {
    const ctx = past(parts, hourAt(written, 9 + at), person)
    const nilai = at === 0 ? right : misread
    await markingOfficeHandlers.saveTyping(ctx, { id: paper.id, version: 0, nilai, selesai: true })
  }
}

async function settleAndMark(parts: Parts, { typists, judge }: Typists, { paper, written }: PaperOf): Promise<void> {
  const settling = past(parts, hourAt(written, 11), typists[0])
  const { version, beda } = await markingOfficeHandlers.getDifferences(settling, { id: paper.id })
  const nilai = beda.map(({ nomor, satu }) => ({ nomor, teks: satu }))
  await markingOfficeHandlers.settleDifferences(settling, { id: paper.id, version, nilai })
  const judging = past(parts, hourAt(written, 12), judge)
  const { jawaban } = await markingOfficeHandlers.listNearFits(judging, { id: paper.form_id })
  for (const { id, saran } of jawaban) await markingOfficeHandlers.judgeNearFit(judging, { id, poin: saran })
}

/** Makes the paper of an application whose exam has or can have a form. */
async function paperFor(parts: Parts, { id, units }: Written, author: Person) {
  const { db } = parts
  const { schedule_id, scheme_version_id } = await db
    .selectFrom('user_trainings')
    .innerJoin('schedules', 'schedules.id', 'user_trainings.schedule_id')
    .select(['schedule_id', 'scheme_version_id'])
    .where('user_trainings.id', '=', id)
    .executeTakeFirstOrThrow()
  const form_id = await formFor(parts, { schedule_id, scheme_version_id, units, author })
  if (form_id === undefined) return undefined
  const paper = await db
    .insertInto('exam_papers')
    .values({
      ...{ schedule_id, user_training_id: id, form_id, kode: `LJ${String(4000 + id * 37).padStart(5, '0')}` },
      created_at: morning(parts.today, FORM_DAYS_AGO - 5),
    })
    .returning(['id', 'form_id'])
    .executeTakeFirstOrThrow()
  return paper
}

interface Wanted {
  schedule_id: number
  scheme_version_id: number
  units: readonly string[]
  author: Person
}

/** Returns the form of an exam; puts it together from what the bank has for its units when it is asked for first. */
async function formFor({ db, today }: Parts, { schedule_id, scheme_version_id, units, author }: Wanted) {
  const known = await db
    .selectFrom('exam_schedule_forms')
    .select('form_id')
    .where('schedule_id', '=', schedule_id)
    .executeTakeFirst()
  if (known) return known.form_id
  const items = await itemsFor(db, units)
  if (items.length < LEAST_ITEMS) return undefined
  const at = morning(today, FORM_DAYS_AGO)
  const { id } = await db
    .insertInto('exam_forms')
    .values({
      ...{
        kode: `N${schedule_id}-UJI`,
        scheme_version_id,
        seri: schedule_id,
        benih: 2026,
        menit: 90,
        author_id: author.id,
      },
      ...{ batas_nilai: CUT_SCORE, cara_batas: 'ditetapkan', alasan_batas: 'Batas nilai skema.' },
      ...{ status_since: at, created_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = items.map((item, place) => ({
    form_id: id,
    nomor: place + 1,
    item_version_id: item.id,
    poin: item.poin,
  }))
  await db.insertInto('exam_form_items').values(rows).execute()
  await db.updateTable('exam_forms').set({ status: 'dirilis' }).where('id', '=', id).execute()
  await db
    .insertInto('exam_schedule_forms')
    .values({ schedule_id, form_id: id, set_by: author.id, set_at: at })
    .execute()
  return id
}

/** Lists the items of the bank for these units that were in force; essays need markers who examine nobody of the exam. */
const itemsFor = (db: Db, units: readonly string[]) =>
  db
    .selectFrom('item_versions')
    .select(['id', 'poin'])
    .where('unit', 'in', [...units])
    .where('status', 'in', ['dirilis', 'dipakai', 'dikunci'])
    .where('jenis', '!=', 'esai')
    .orderBy('unit')
    .orderBy('id')
    .execute()

/** Fills a sheet in: who is competent misses little, who is not misses most of the unit in the middle. */
async function sheetOf(parts: Parts, paper: { form_id: number }, { id, isCompetent, units }: Written) {
  const form = await parts.db
    .selectFrom('exam_forms')
    .select(['id', 'benih'])
    .where('id', '=', paper.form_id)
    .executeTakeFirstOrThrow()
  const items = await formContent(parts.db, parts.keys, form)
  const failed = isCompetent ? undefined : units[Math.floor(units.length / 2)]
  return items.map((item) => {
    const key = keyAnswer(item.isi)
    const own = items.filter(({ unit }) => unit === item.unit)
    const isFailed = item.unit === failed && (own.length === 1 || item !== own[0])
    const isSlip = isCompetent && own.length > LEAST_ITEMS && (item.nomor + id) % MISSED_EACH === 0
    const answer = key && (isFailed || isSlip) ? missAnswer(key) : key
    return { nomor: item.nomor, teks: answer ? writeEntry(item, answer) : '-' }
  })
}

const MISSED_EACH = 5

/** Another answer than the key: the next option, one choice less, an exchanged pair, half the number, nothing. */
function missAnswer(key: ItemAnswer): ItemAnswer {
  switch (key.jenis) {
    case 'pilihan_ganda':
      return { ...key, pilih: key.pilih === 0 ? 1 : 0 }
    case 'pilihan_jamak':
      return { ...key, pilih: key.pilih.slice(1) }
    case 'menjodohkan':
      return { ...key, pasang: [...key.pasang.slice(1), key.pasang[0] ?? null] }
    case 'isian':
      return { ...key, teks: slipOf(key.teks) }
    case 'angka':
    case 'esai':
      return { jenis: key.jenis, teks: '' }
    default:
      return key satisfies never
  }
}

/** The same word with its last two letters exchanged. */
const slipOf = (text: string): string => text.slice(0, -2) + [...text.slice(-2)].reverse().join('')

/**
 * Types and marks the papers of an exam that has them already: of those who are still examined wholly, so that their sheets
 * can be locked; the next one is typed twice and waits for somebody to settle it, the others to be typed.
 */
export async function seedMarkedPapers(parts: Parts, people: Typists, schedule_id: number): Promise<void> {
  const papers = await parts.db
    .selectFrom('exam_papers')
    .innerJoin('user_trainings as own', 'own.id', 'exam_papers.user_training_id')
    .innerJoin('schedules', 'schedules.id', 'own.schedule_id')
    .select(['exam_papers.id', 'form_id', 'user_training_id', 'own.tahap', 'start_date', 'end_date'])
    .where('exam_papers.schedule_id', '=', schedule_id)
    .where('own.tahap', 'in', ['diuji', 'menunggu_keputusan'])
    .orderBy('exam_papers.id')
    .execute()
  const differing = papers.find(({ tahap }) => tahap !== 'diuji')
  for (const { id, form_id, user_training_id, tahap, start_date, end_date } of papers) {
    const { unit: units } = await examinedOf(parts.db, user_training_id)
    const end = (end_date ?? start_date ?? parts.today) as Day
    const of = { paper: { id, form_id }, written: { id: user_training_id, isCompetent: true, end, units } }
    if (tahap === 'diuji' || id === differing?.id) await typeTwice(parts, people, of)
    if (tahap === 'diuji') await settleAndMark(parts, people, of)
  }
}
