import { examinedOf } from '../src/features/certification/examination/service.ts'
import { type ItemAnswer, keyAnswer } from '../src/features/certification/items/answer-rules.ts'
import { writeEntry } from '../src/features/certification/marking/entry-rules.ts'
import { markingOfficeHandlers } from '../src/features/certification/marking/office/handlers.ts'
import type { Day } from '../src/lib/day.ts'
import { formContent } from '../src/processes/exams/form-content.ts'
import { writeExam } from './exam-forms.ts'
import { type Keepers, keepersAmong } from './items.ts'
import { type Parts, type Person, past } from './past.ts'

/** The people who type sheets, one who looks at answers near the key, and those who mark essays in turn. */
interface Typists {
  typists: readonly [Person, Person]
  judge: Person
  markers: readonly Person[]
  keepers: Keepers
}

export function typistsAmong(people: readonly (Person & { permissions?: string[]; marksEssays?: true })[]): Typists {
  const [one, two] = people.filter(({ permissions }) => permissions?.includes('verifikasi'))
  const judge = people.find(({ permissions }) => permissions?.length === 1 && permissions[0] === 'soal')
  if (!one || !two || !judge) throw new Error('too few people type and judge answers')
  const markers = people.filter(({ marksEssays }) => marksEssays)
  return { typists: [one, two], judge, markers, keepers: keepersAmong(people) }
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
  const paper = await paperFor(parts, written, people.keepers)
  if (!paper) return
  await typeTwice(parts, people, { paper, written })
  await settleAndMark(parts, people, { paper, written })
  await markEssays(parts, people, { paper, written })
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
  const read = right.find(({ teks }) => /^[A-D]$/.test(teks))
  const misread = right.map((one) => (one === read ? { ...one, teks: one.teks === 'B' ? 'C' : 'B' } : one))
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

/** Shares of the points that markers give one after the other; of who is competent the first two differ. */
const GIVEN = { competent: [0.9, 0.55, 0.85], notYet: [0.7, 0.6] } as const
const HALVES = 2

/** Has the essays of a paper marked by two, and by a third where these differ. */
async function markEssays(parts: Parts, { markers }: Typists, { paper, written }: PaperOf): Promise<void> {
  const shares = written.isCompetent ? GIVEN.competent : GIVEN.notYet
  for (const [at, share] of shares.entries()) {
    const marker = markers[at]
    if (!marker) return
    const ctx = past(parts, hourAt(written, 13 + at), marker)
    const waiting = await markingOfficeHandlers.listEssayForms(ctx, {})
    if (!waiting.some(({ form_id }) => form_id === paper.form_id)) return
    const { soal } = await markingOfficeHandlers.listEssays(ctx, { id: paper.form_id })
    for (const { rubrik, lembar } of soal) {
      const rincian = rubrik.map(({ poin }) => Math.round(poin * share * HALVES) / HALVES)
      for (const { mark_id } of lembar) await markingOfficeHandlers.markEssay(ctx, { id: mark_id, rincian })
    }
  }
}

/** Returns the paper of an application whose exam is written with forms. */
async function paperFor(parts: Parts, { id }: Written, keepers: Keepers) {
  const { db } = parts
  const own = await db.selectFrom('user_trainings').select('schedule_id').where('id', '=', id).executeTakeFirstOrThrow()
  if (!(await writeExam(parts, own.schedule_id, keepers))) return undefined
  return db
    .selectFrom('exam_papers')
    .select(['id', 'form_id'])
    .where('user_training_id', '=', id)
    .where('schedule_id', '=', own.schedule_id)
    .executeTakeFirstOrThrow()
}

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
    const isSlip = isCompetent && item === slipIn(own, id)
    const answer = key && (isFailed || isSlip) ? missAnswer(key) : key
    return { nomor: item.nomor, teks: answer ? writeEntry(item, answer) : ESSAY_ANSWER }
  })
}

/** What candidates write to the essay of the demonstration. */
const ESSAY_ANSWER =
  'Simpulan saya bandingkan dengan tabel dan lembar hasil laboratorium. Anggota yang menyusun bab itu memperbaikinya dalam dua hari; perubahannya dicatat, lalu bab prakiraan dampak dan RKL-RPL yang memakai angka yang sama diperiksa ulang.'

const MISSED_EACH = 3
const MOST_MISSED = 0.25

/** Returns the item of a unit that a candidate misses and still passes; by their number, so that candidates differ. */
function slipIn<Item extends { nomor: number; poin: number }>(own: readonly Item[], id: number): Item | undefined {
  const all = own.reduce((sum, { poin }) => sum + poin, 0)
  return own.find(({ nomor, poin }) => (nomor + id) % MISSED_EACH === 0 && poin / all <= MOST_MISSED)
}

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

/** Exchanges the last two letters of a word. */
const slipOf = (text: string): string => text.slice(0, -2) + [...text.slice(-2)].reverse().join('')

/** Types the first paper of an exam that waits for a decision twice; it waits for somebody to settle it, the others to be typed. */
export async function seedDifferingSheet(parts: Parts, people: Typists, schedule_id: number): Promise<void> {
  const paper = await parts.db
    .selectFrom('exam_papers')
    .innerJoin('user_trainings as own', 'own.id', 'exam_papers.user_training_id')
    .innerJoin('schedules', 'schedules.id', 'own.schedule_id')
    .select(['exam_papers.id', 'form_id', 'user_training_id', 'start_date', 'end_date'])
    .where('exam_papers.schedule_id', '=', schedule_id)
    .where('own.tahap', '=', 'menunggu_keputusan')
    .orderBy('exam_papers.id')
    .executeTakeFirst()
  if (!paper) return
  const { id, form_id, user_training_id, start_date, end_date } = paper
  const { unit: units } = await examinedOf(parts.db, user_training_id)
  const end = (end_date ?? start_date ?? parts.today) as Day
  await typeTwice(parts, people, {
    paper: { id, form_id },
    written: { id: user_training_id, isCompetent: true, end, units },
  })
}
