import { setImmediate } from 'node:timers/promises'
import { type Change, recordAudits } from '../../../../ground/audit.ts'
import type { Context } from '../../../../ground/context.ts'
import type { Db } from '../../../../ground/database/db.ts'
import { nextRowNumbers } from '../../../../ground/database/number-sequences.ts'
import { UnacceptableFile } from '../../../../ground/storage/uploads/unacceptable-file.ts'
import type { Day } from '../../../../lib/day.ts'
import { fileNameForLog } from '../../../platform/import-lists/rules.ts'
import { type FoundStimulus, readItemPackage } from '../qti/package-service.ts'
import { publishedUnits } from '../queries.ts'
import { sealItem, sealStimulus, sealStimulusPicture } from '../sealing-service.ts'
import type { ItemState } from '../state-rules.ts'
import { insertItems, insertStimuli, insertVersions, lockItemImports } from './exchange-queries.ts'
import {
  type ImportDefaults,
  type ItemFields,
  type OfferedItem,
  offerPackageItem,
  offerSheetItem,
} from './form-service.ts'
import { compareItem, type KnownWords, knownWords, sameKey } from './known-service.ts'
import { isItemSheet, readItemSheet } from './sheet-service.ts'

/** The outcome of an item of a file. */
export interface ImportedRow {
  nama: string
  judul: string
  hasil: 'diterima' | 'masuk' | 'sudah_ada' | 'ditolak'
  jenis: ItemFields['isi']['jenis'] | null
  unit: string | null
  poin: number | null
  item_id: number | null
  pesan: string[]
  catatan: string[]
  serupa: { item_id: number; versi: number; status: ItemState; kemiripan: number }[]
}

/** A file that was read, its pictures as they may be kept. */
export interface ReadyItems {
  filename: string
  items: OfferedItem[]
  pictures: ReadonlyMap<string, Uint8Array>
}

/** Reads a file of items: a package, one item, or a table. Nothing of it is kept. */
export async function readyItems(ctx: Context, file: File, defaults: ImportDefaults): Promise<ReadyItems> {
  const bytes = await file.bytes()
  const items = isItemSheet(bytes)
    ? (await readItemSheet(bytes)).map((item) => offerSheetItem(item, defaults))
    : (await readItemPackage({ bytes, filename: file.name })).map((item) => offerPackageItem(item, defaults))
  const pictures = new Map<string, Uint8Array>()
  const refused = new Map<string, string>()
  for (const [nama, picture] of picturesIn(items)) {
    const accepted = await acceptOrRefusal(ctx, picture)
    if (typeof accepted === 'string') refused.set(nama, accepted)
    else pictures.set(nama, accepted)
  }
  return { filename: file.name, items: items.map((item) => withoutRefusedPicture(item, refused)), pictures }
}

const picturesIn = (items: readonly OfferedItem[]): Map<string, Uint8Array> =>
  new Map(
    items.flatMap(({ form, stimulus }) =>
      form && stimulus?.picture ? [[stimulus.picture.nama, stimulus.picture.bytes] as const] : [],
    ),
  )

async function acceptOrRefusal(ctx: Context, picture: Uint8Array): Promise<Uint8Array | string> {
  try {
    return (await ctx.files.acceptPicture(picture)).bytes
  } catch (error) {
    if (error instanceof UnacceptableFile) return error.message
    throw error
  }
}

function withoutRefusedPicture(item: OfferedItem, refused: ReadonlyMap<string, string>): OfferedItem {
  const nama = item.stimulus?.picture?.nama
  const why = nama === undefined ? undefined : refused.get(nama)
  return why === undefined ? item : { ...item, form: undefined, pesan: [`Gambar ${nama}: ${why}`] }
}

const rowOf = ({ nama, judul, catatan, pesan, form }: OfferedItem): ImportedRow => ({
  ...{ nama, judul, catatan, pesan, item_id: null, serupa: [] },
  ...{ jenis: form?.isi.jenis ?? null, unit: form?.unit ?? null, poin: form?.poin ?? null },
  hasil: form ? 'diterima' : 'ditolak',
})

const refusedRow = (item: OfferedItem, pesan: string): ImportedRow => ({
  ...rowOf(item),
  hasil: 'ditolak',
  pesan: [...item.pesan, pesan],
})

const NO_UNIT = 'Unit kompetensinya tidak ada pada versi skema yang terbit.'

/** Says what would become of each item: new, there already, or refused; and which others are like it. */
export async function checkItems(db: Db, ctx: Pick<Context, 'keys'>, { items }: ReadyItems): Promise<ImportedRow[]> {
  const units = new Set((await publishedUnits(db)).map(({ judul }) => judul))
  const wanted = new Set(items.flatMap(({ form }) => (form && units.has(form.unit) ? [form.unit] : [])))
  const known = await knownWords(db, ctx, [...wanted])
  const inFile = new Map<string, string>()
  const rows: ImportedRow[] = []
  for (const item of items) {
    // Others are answered meanwhile: each item is compared with all of its unit.
    await setImmediate()
    rows.push(checkOne(item, { units, known, inFile }))
  }
  return rows
}

interface Around {
  units: ReadonlySet<string>
  known: KnownWords
  /** The names of items of the file, by what they say. */
  inFile: Map<string, string>
}

function checkOne(item: OfferedItem, { units, known, inFile }: Around): ImportedRow {
  const { form, stimulus, nama } = item
  if (!form) return rowOf(item)
  if (!units.has(form.unit)) return refusedRow(item, NO_UNIT)
  const key = sameKey(form, stimulus)
  const twin = inFile.get(key)
  if (twin !== undefined) return refusedRow(item, `Isinya sama dengan ${twin} di berkas ini.`)
  inFile.set(key, nama)
  const { same, serupa } = compareItem(known, form, key)
  if (same !== undefined) return { ...rowOf(item), hasil: 'sudah_ada', item_id: same, serupa: [] }
  return { ...rowOf(item), serupa }
}

interface Coming {
  at: number
  form: ItemFields
  stimulus: FoundStimulus | null
}

/** Brings the new items in as drafts of a person, in a transaction; the others stay out. */
export async function bringItemsIn(db: Db, ctx: Context, ready: ReadyItems, author: number): Promise<ImportedRow[]> {
  await lockItemImports(db)
  const rows = await checkItems(db, ctx, ready)
  const coming = ready.items.flatMap(({ form, stimulus }, at): Coming[] =>
    form && rows[at]?.hasil === 'diterima' ? [{ at, form, stimulus }] : [],
  )
  if (coming.length === 0) return rows
  const stimuli = await makeStimuli(db, ctx, { coming, pictures: ready.pictures, author })
  const ids = await insertItems(db, coming.length, ctx.now)
  const numbered = coming.map((one, at) => ({ ...one, item_id: ids[at] ?? 0 }))
  await insertVersions(
    db,
    numbered.map(({ item_id, form, stimulus }) => ({
      ...{ item_id, versi: 1, author_id: author, status: 'rancangan' as const },
      ...{ status_since: ctx.now, created_at: ctx.now, jenis: form.isi.jenis },
      ...{ unit: form.unit, tingkat: form.tingkat, poin: form.poin, tanggal_sumber: form.tanggal_sumber as Day },
      stimulus_id: stimulus ? (stimuli.get(stimulusKey(stimulus)) ?? null) : null,
      isi: sealItem(ctx.keys, item_id, 1, form),
    })),
  )
  const made = new Map(numbered.map(({ at, item_id }) => [at, item_id]))
  await recordAudits(db, ctx, importEntries(ready, { items: ids, stimuli: [...stimuli.values()], rows }))
  return rows.map((row, at) => {
    const item_id = made.get(at)
    return item_id === undefined ? row : { ...row, hasil: 'masuk', item_id }
  })
}

const stimulusKey = ({ teks, keterangan_gambar, picture }: FoundStimulus): string =>
  JSON.stringify([teks, keterangan_gambar, picture?.nama ?? null])

interface StimulusParts {
  coming: readonly Coming[]
  pictures: ReadonlyMap<string, Uint8Array>
  author: number
}

/** Makes each stimulus once, and returns their numbers by what they say. */
async function makeStimuli(
  db: Db,
  ctx: Context,
  { coming, pictures, author }: StimulusParts,
): Promise<Map<string, number>> {
  const wanted = new Map(
    coming.flatMap(({ form, stimulus }) =>
      stimulus ? [[stimulusKey(stimulus), { unit: form.unit, stimulus }] as const] : [],
    ),
  )
  if (wanted.size === 0) return new Map()
  const ids = await nextRowNumbers(db, 'stimuli', wanted.size)
  const numbered = [...wanted].map(([key, one], at) => ({ key, ...one, id: ids[at] ?? 0 }))
  await insertStimuli(
    db,
    numbered.map(({ id, unit, stimulus }) => {
      const picture = stimulus.picture && pictures.get(stimulus.picture.nama)
      return {
        ...{ id, unit, created_by: author, at: ctx.now, isi: sealStimulus(ctx.keys, id, stimulus) },
        picture: picture ? sealStimulusPicture(ctx.keys, id, picture) : null,
      }
    }),
  )
  return new Map(numbered.map(({ key, id }) => [key, id]))
}

interface Made {
  items: readonly number[]
  stimuli: readonly number[]
  rows: readonly ImportedRow[]
}

/** Composes what the log says of an import: how many, by which file, and each of what came; nothing of what it asks. */
function importEntries({ filename }: ReadyItems, { items, stimuli, rows }: Made): Change[] {
  const countOf = (hasil: ImportedRow['hasil']): number => rows.filter((row) => row.hasil === hasil).length
  return [
    {
      ...{ action: 'impor', noun: 'soal', nounId: 'daftar', label: `${items.length} soal dari berkas` },
      after: {
        berkas: fileNameForLog(filename),
        baris: rows.length,
        diterima: items.length,
        sudah_ada: countOf('sudah_ada'),
        ditolak: countOf('ditolak'),
      },
    },
    ...stimuli.map((id) => ({ action: 'buat', noun: 'stimulus', nounId: id, label: `Stimulus ${id}` })),
    ...items.map((id) => ({ action: 'buat', noun: 'soal', nounId: id, label: `Soal ${id} versi 1` })),
  ]
}
