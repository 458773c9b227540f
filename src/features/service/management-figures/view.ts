import type { Context } from '../../../ground/context.ts'
import { addMonths, type Day, longMonth } from '../../../lib/day.ts'
import { provinceName } from '../../../lib/people/province.ts'
import { STAGE_NAMES, STAGES } from '../../certification/applications/rules.ts'
import { CERTIFICATE_STATE_NAMES, CERTIFICATE_STATES } from '../../certification/certificates/rules.ts'
import { METHOD_NAMES } from '../../certification/charges/rules.ts'
import { settingsOn } from '../../platform/settings/service.ts'
import { COMPLAINT_KINDS } from '../complaints/rules.ts'
import { SERVICE_NAMES, SERVICES } from '../service-figures/rules.ts'
import type { Asked } from './fact-queries.ts'
import { figuresOf, type GroupRow, type NamedGroup, namesOfGroups } from './queries.ts'
import { type Chapter, type Figures, isSum, percentOf, withShares } from './rules.ts'
import { maySee, type TableName, tableRule, tablesOf } from './table-rules.ts'
import type { CountedTable } from './writing-rules.ts'

const MILESTONES: Record<string, string> = {
  dikirim: 'Dikirim',
  disetujui: 'Disetujui',
  terjadwal: 'Dibayar dan terjadwal',
  diuji: 'Diuji',
  diputus: 'Diputus',
  diterbitkan: 'Sertifikat terbit',
}
const AGES: Record<string, string> = {
  '0-7': '0–7 hari',
  '8-14': '8–14 hari',
  '15-30': '15–30 hari',
  '31+': 'Lebih dari 30 hari',
}
const WORKS: Record<string, string> = {
  verifikasi: 'Verifikasi permohonan',
  pembayaran: 'Pencatatan pembayaran',
  penilaian: 'Penilaian peserta',
  keputusan: 'Keputusan',
  laporan: 'Laporan kinerja',
  kegiatan: 'Kegiatan pemeliharaan',
  pengaduan: 'Pengaduan',
}

/** Words of groups that are no records, in their order; without words a table's order is by its first figure. */
const WORDS: Partial<Record<TableName, Record<string, string>>> = {
  corong: MILESTONES,
  keadaan: Object.fromEntries(STAGE_NAMES.map((name) => [name, STAGES[name].label])),
  layanan: Object.fromEntries(SERVICE_NAMES.map((name) => [name, SERVICES[name].judul])),
  tahap: Object.fromEntries(STAGE_NAMES.map((name) => [name, STAGES[name].label])),
  piutang: AGES,
  pendapatan_cara: { transfer: 'Transfer bank', ...METHOD_NAMES },
  pemegang_keadaan: Object.fromEntries(CERTIFICATE_STATE_NAMES.map((name) => [name, CERTIFICATE_STATES[name]])),
  pengaduan: COMPLAINT_KINDS,
  kerja: WORKS,
}

const RECORDS: Partial<Record<TableName, NamedGroup>> = {
  hasil_skema: 'scheme',
  hasil_tuk: 'venue',
  hasil_penguji: 'examiner',
  kesepakatan_penguji: 'examiner',
  kursi_skema: 'scheme',
  kursi_tuk: 'venue',
  pendapatan_skema: 'scheme',
  kerja_petugas: 'staff',
}

const MONTHLY: readonly TableName[] = ['pendapatan_bulan', 'berakhir']

/** Every month of a period, the first one first. */
function monthsOf({ dari, sampai }: { dari: Day; sampai: Day }): string[] {
  const months: string[] = []
  for (let at = dari.slice(0, 7); at <= sampai.slice(0, 7); at = addMonths(`${at}-01` as Day, 1).slice(0, 7))
    months.push(at)
  return months
}

/** Returns a function that gives the name of a table's group by its key. */
async function namesIn(ctx: Context, table: TableName, keys: string[]): Promise<(key: string) => string> {
  const group = RECORDS[table]
  const words = WORDS[table]
  if (group) {
    const found = await namesOfGroups(ctx.reads, group, keys.filter((key) => key !== '').map(Number))
    return (key) => found.get(key) ?? (table.endsWith('tuk') ? 'Daring atau tanpa TUK' : '-')
  }
  if (words) return (key) => words[key] ?? key
  if (MONTHLY.includes(table)) return longMonth
  if (table === 'pemegang_provinsi') return (key) => (key === '' ? 'Belum diisi' : provinceName(key))
  return (key) => key
}

/** The keys that a table shows even where nothing was counted, in order. */
function keysOf(table: TableName, asked: Asked): string[] | undefined {
  if (table === 'pendapatan_bulan') return monthsOf(asked)
  if (table === 'berakhir') return monthsOf({ dari: asked.today, sampai: addMonths(asked.today, 12) })
  const words = WORDS[table]
  return words && Object.keys(words)
}

/** Tells whether a table leaves out groups of which nothing was counted. */
const isSparse = (table: TableName): boolean => SPARSE.includes(table)
const SPARSE: readonly TableName[] = ['keadaan', 'tahap', 'pengaduan', 'pendapatan_cara']

function inOrder(table: TableName, rows: GroupRow[], asked: Asked): GroupRow[] {
  const keys = keysOf(table, asked)
  const [first = ''] = Object.keys(tableRule(table).ukuran)
  if (!keys)
    return rows.toSorted((a, b) => (b.angka[first] ?? 0) - (a.angka[first] ?? 0) || (a.kunci < b.kunci ? -1 : 1))
  const found = new Map(rows.map((row) => [row.kunci, row]))
  const empty: Figures = Object.fromEntries(
    Object.entries(tableRule(table).ukuran).map(([name, one]) => [name, isSum(one) ? 0 : null] as const),
  )
  return keys.flatMap((kunci) => found.get(kunci) ?? (isSparse(table) ? [] : [{ kunci, angka: empty }]))
}

function totalOf(table: TableName, rows: GroupRow[]): Figures | null {
  const { total, ukuran } = tableRule(table)
  if (!total || rows.length < 2) return null
  const sums = Object.fromEntries(
    Object.entries(ukuran).map(([name, one]) => [
      name,
      isSum(one) ? rows.reduce((sum, { angka }) => sum + (angka[name] ?? 0), 0) : null,
    ]),
  )
  return withShares(ukuran, sums)
}

/** Adds the figures that only some tables have beside their sums. */
async function withOwnFigures(ctx: Context, table: TableName, rows: GroupRow[]): Promise<GroupRow[]> {
  if (table === 'corong') {
    const sent = rows.find(({ kunci }) => kunci === 'dikirim')?.angka['banyak'] ?? 0
    return rows.map((row) => ({ ...row, angka: { ...row.angka, persen: percentOf(row.angka['banyak'] ?? 0, sent) } }))
  }
  if (table !== 'layanan') return rows
  const settings = await settingsOn(ctx.reads, ctx.today)
  return rows.map((row) => {
    const name = SERVICE_NAMES.find((one) => one === row.kunci)
    return name ? { ...row, angka: { ...row.angka, janji: settings[SERVICES[name].janji] } } : row
  })
}

async function tableOf(ctx: Context, tabel: TableName, asked: Asked): Promise<CountedTable> {
  const { ukuran } = tableRule(tabel)
  const rows = await withOwnFigures(ctx, tabel, inOrder(tabel, await figuresOf(ctx.reads, tabel, ukuran, asked), asked))
  const nameOf = await namesIn(
    ctx,
    tabel,
    rows.map(({ kunci }) => kunci),
  )
  return {
    tabel,
    baris: rows.map(({ kunci, angka }) => ({ kunci, nama: nameOf(kunci), angka: withShares(ukuran, angka) })),
    jumlah: totalOf(tabel, rows),
  }
}

/** The tables of a chapter that somebody with these permissions may see. */
export const chapterFigures = (ctx: Context, bab: Chapter, asked: Asked, permissions: readonly string[]) =>
  Promise.all(
    tablesOf(bab)
      .filter((table) => maySee(table, permissions))
      .map((table) => tableOf(ctx, table, asked)),
  )

/** Returns the name of one row of a table. */
export const nameOfGroup = async (ctx: Context, table: TableName, key: string): Promise<string> =>
  (await namesIn(ctx, table, [key]))(key)
