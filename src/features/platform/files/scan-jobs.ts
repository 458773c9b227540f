import type { Context } from '../../../ground/context.ts'
import type { JobParts } from '../../../ground/jobs/feature-jobs.ts'
import type { Scanner } from '../../../ground/storage/uploads/virus-scan.ts'
import { type ScannedTable, unscannedFiles, updateScan } from './scan-queries.ts'
import { openPrivateFile } from './service.ts'

type Scanned = Pick<Context, 'db' | 'files' | 'keys' | 'now'>

/** Scans what came while the scanner was away, and from before there was one; some of it each time, until it is away again. */
export async function scanFiles(ctx: Scanned, { scanner }: Pick<JobParts, 'scanner'>): Promise<void> {
  if (!scanner) return
  if (await scanTable(ctx, scanner, 'private_files', (id) => openPrivateFile(ctx, id).catch(() => undefined)))
    await scanTable(ctx, scanner, 'stored_files', (name) => ctx.files.original(name))
}

/** Answers whether the scanner was there all the time. */
async function scanTable(
  { db, now: at }: Scanned,
  scanner: Scanner,
  table: ScannedTable,
  read: (key: string) => Promise<Buffer | undefined>,
): Promise<boolean> {
  for (const key of await unscannedFiles(db, table)) {
    const bytes = await read(key)
    const finding = bytes ? await scanner(bytes) : undefined
    if (finding?.state === 'away') return false
    if (finding) await updateScan(db, table, key, { infected: finding.state === 'infected' ? finding.name : null, at })
  }
  return true
}
