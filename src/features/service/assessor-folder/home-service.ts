import type { FolderForm } from '../../../documents/assessment-papers/assessor-forms.ts'
import { pageForm } from '../../../documents/assessment-papers/assessor-forms.ts'
import { drawInWorker } from '../../../documents/draw-in-worker.ts'
import type { PaperBranding } from '../../../documents/sheet/style.ts'
import type { Context } from '../../../ground/context.ts'
import { bodyZone, dayIn } from '../../../lib/day.ts'
import { csvText } from '../../../lib/files/csv-writer.ts'
import type { Home } from '../../platform/editions/rules.ts'
import { openPrivateFile } from '../../platform/files/service.ts'
import type { Period } from './period-queries.ts'
import { lackingOf, listedRows, papersInForce } from './queries.ts'
import { emptyWords, type Found, filePart } from './rules.ts'

export interface Entry {
  name: string
  bytes: Uint8Array
}

/** Everything that a paper of the folder is drawn with. */
export interface Frame {
  paper: FolderForm['frame']
  branding: PaperBranding
}

/** How a kind of home is asked what it has, and how that comes into the folder. */
interface Collector<Kind extends Home['kind']> {
  count: (ctx: Context, home: Extract<Home, { kind: Kind }>, period: Period) => Promise<number | null>
  entries: (ctx: Context, home: Extract<Home, { kind: Kind }>, period: Period, frame: Frame) => Promise<Entry[]>
}

const PAGE: Collector<'halaman'> = {
  count: async ({ portal }, { path }) => (await portal.readPage(path)).length,
  entries: async ({ portal, appUrl }, { path, label }, _period, { paper, branding }) => {
    const form = pageForm(label, `${appUrl}${path}`, await portal.readPage(path))
    const bytes = await drawInWorker('assessmentFormPdf', form, paper, branding)
    return [{ name: `halaman/${filePart(path) || 'beranda'}.pdf`, bytes }]
  },
}

const cellOf = (value: unknown): string | number => {
  if (value instanceof Date) return dayIn(bodyZone(), value)
  return typeof value === 'number' ? value : String(value ?? '')
}

/** A screen with a list here gives the rows of the period; any other one the number of rows that its own list has. */
const SCREEN: Collector<'kantor'> = {
  count: async ({ db, portal }, { resource }, period) => {
    const listed = await listedRows(db, resource, period)
    return listed ? listed.rows.length : portal.countRows(resource)
  },
  entries: async ({ db }, { resource }, period) => {
    const listed = await listedRows(db, resource, period)
    if (!listed) return []
    const { headings, rows } = listed
    const lines = rows.map((row) => headings.map((heading) => cellOf(row[heading])))
    return [{ name: `daftar/${resource}.csv`, bytes: Buffer.from(csvText([headings, ...lines])) }]
  },
}

const ENDINGS: Record<string, string> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' }

const PAPER: Collector<'dokumen'> = {
  count: async ({ db }, { jenis }, period) => (await papersInForce(db, jenis, period)).length,
  entries: async (ctx, { jenis }, period) => {
    const entries: Entry[] = []
    for (const { id, judul, versi, file_id, type } of await papersInForce(ctx.db, jenis, period)) {
      const name = `dokumen/${jenis}/${id}-${filePart(`${judul} ${versi}`)}.${ENDINGS[type] ?? 'webp'}`
      entries.push({ name, bytes: await openPrivateFile(ctx, file_id) })
    }
    return entries
  },
}

/** Every kind of home has one way into the folder. */
const COLLECTORS: { [Kind in Home['kind']]: Collector<Kind> } = { halaman: PAGE, kantor: SCREEN, dokumen: PAPER }

const collectorOf = (home: Home) => COLLECTORS[home.kind] as Collector<Home['kind']>

/** Asks a home what it has in a period, and what it lacks. */
export async function askHome(ctx: Context, home: Home, period: Period): Promise<Found> {
  const jumlah = await collectorOf(home).count(ctx, home, period)
  if (jumlah === 0) return { jumlah, kurang: emptyWords(home) }
  const kurang = home.kind === 'kantor' ? await lackingOf(ctx.db, home.resource, period) : []
  return { jumlah, kurang }
}

/** Collects what a home gives into the folder. */
export const entriesOfHome = (ctx: Context, home: Home, period: Period, frame: Frame): Promise<Entry[]> =>
  collectorOf(home).entries(ctx, home, period, frame)
