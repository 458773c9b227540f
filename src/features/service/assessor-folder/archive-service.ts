import { createHash } from 'node:crypto'
import { type FolderIndex, indexForm } from '../../../documents/assessment-papers/assessor-forms.ts'
import { drawInWorker } from '../../../documents/draw-in-worker.ts'
import type { Context } from '../../../ground/context.ts'
import { type Day, longDay, longMoment } from '../../../lib/day.ts'
import { csvText } from '../../../lib/files/csv-writer.ts'
import { zipParts } from '../../../lib/files/zip.ts'
import { officeTo } from '../../../office-paths.ts'
import { type Edition, editionName, type Home } from '../../platform/editions/rules.ts'
import { signPaper } from '../../platform/signing/sealing-service.ts'
import { requireSigner } from '../../platform/signing/signer-service.ts'
import { bodyBranding, certificationBodyName } from '../../platform/site-content/service.ts'
import { type Entry, entriesOfHome, type Frame } from './home-service.ts'
import { type Answer, chosenClauses, homesOf, keyOfHome, type Missing, missingOf } from './rules.ts'
import { collectAnswers, periodOf } from './service.ts'

export interface FolderChoice {
  edisi: Edition
  klausul: readonly string[]
  dari: Day
  sampai: Day
  created_by_name: string
}

export interface FolderArchive {
  bytes: Buffer
  kosong: Missing[]
}

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The address at which a reader finds a home in the portal. */
export const addressOfHome = (home: Home): string => {
  if (home.kind === 'halaman') return home.path
  return officeTo.list(home.kind === 'kantor' ? home.resource : 'dokumen-mutu')
}

async function frameOf(ctx: Context, { edisi, dari, sampai }: FolderChoice): Promise<Frame> {
  const paper = {
    nama_lembaga: await certificationBodyName(ctx.db),
    skema: editionName(edisi),
    tanggal: `${longDay(dari)} sampai ${longDay(sampai)}`,
    tempat: 'Berkas asesor',
    made_at: ctx.now,
  }
  return { paper, branding: await bodyBranding(ctx) }
}

/** Names what is in the folder: each file with its length and SHA-256, as JSON for programs and CSV for people. */
function manifestOf(choice: FolderChoice, entries: readonly Entry[], at: Date): Entry[] {
  const berkas = entries.map(({ name, bytes }) => ({ name, bytes: bytes.length, sha256: sha256Of(bytes) }))
  const { edisi, klausul, dari, sampai } = choice
  const manifest = { standar: editionName(edisi), klausul, dari, sampai, disusun: at.toISOString(), berkas }
  const lines = berkas.map(({ name, bytes, sha256 }) => [name, bytes, sha256])
  return [
    { name: 'manifes.json', bytes: Buffer.from(JSON.stringify(manifest, null, 2)) },
    { name: 'manifes.csv', bytes: Buffer.from(csvText([['Berkas', 'Bita', 'SHA-256'], ...lines])) },
  ]
}

/** What an answer says in the index: its files, or the address of a screen with its number of rows. */
function contentOf({ home, jumlah }: Answer, files: ReadonlyMap<string, readonly string[]>): string {
  const names = files.get(keyOfHome(home)) ?? []
  const count = jumlah === null ? '' : ` (${jumlah})`
  return names.length > 0 ? `${names.join('; ')}${count}` : `${addressOfHome(home)}${count}`
}

/** Draws the index and signs it: by the hash of the manifest the signature covers every file. Throws SignerFault. */
async function signedIndex(ctx: Context, index: Omit<FolderIndex, 'tanda_tangan'>, frame: Frame): Promise<Entry> {
  const signer = await requireSigner(ctx)
  const form = indexForm({ ...index, tanda_tangan: signer.line })
  const drawn = await drawInWorker('assessmentFormPdf', form, frame.paper, frame.branding)
  return { name: '00-indeks.pdf', bytes: await signPaper(ctx, signer, drawn) }
}

/** The archive in one piece, as files are sealed whole. */
async function wholeArchive(entries: readonly Entry[], at: Date): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of zipParts(entries, at)) parts.push(part)
  return Buffer.concat(parts)
}

/** Makes the whole archive; `onPart` hears how many of its homes are in it. Throws SignerFault. */
export async function makeArchive(
  ctx: Context,
  choice: FolderChoice,
  onPart: (done: number) => Promise<unknown>,
): Promise<FolderArchive> {
  const { edisi, klausul, dari, sampai, created_by_name } = choice
  const [clauses, period] = [chosenClauses(edisi, klausul), periodOf(ctx, dari, sampai)]
  const answers = await collectAnswers(ctx, clauses, period)
  const frame = await frameOf(ctx, choice)
  const files = new Map<string, readonly string[]>()
  const entries: Entry[] = []
  for (const [at, home] of homesOf(clauses).entries()) {
    const made = await entriesOfHome(ctx, home, period, frame)
    files.set(
      keyOfHome(home),
      made.map(({ name }) => name),
    )
    entries.push(...made)
    await onPart(at + 1)
  }
  const kosong = missingOf(clauses, answers)
  const [manifest, ...tables] = manifestOf(choice, entries, ctx.now)
  const index = {
    edisi: editionName(edisi),
    masa: frame.paper.tanggal,
    dibuat: `${longMoment(ctx.now)} atas permintaan ${created_by_name}`,
    sha256: sha256Of(manifest?.bytes ?? new Uint8Array()),
    jawaban: answers.map((one) => [one.nomor, one.title, one.home.label, contentOf(one, files)] as const),
    kosong: kosong.map(({ nomor, kurang }) => [nomor, kurang] as const),
  }
  const all = [await signedIndex(ctx, index, frame), ...(manifest ? [manifest] : []), ...tables, ...entries]
  return { bytes: await wholeArchive(all, ctx.now), kosong }
}
