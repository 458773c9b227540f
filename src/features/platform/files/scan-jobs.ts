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

/** So many in one run; what cannot be read is passed over, so that it holds up no others. */
const MOST_SCANNED = 200

/** Answers whether the scanner was there all the time. */
async function scanTable(
  { db, now: at }: Scanned,
  scanner: Scanner,
  table: ScannedTable,
  read: (key: string) => Promise<Buffer | undefined>,
): Promise<boolean> {
  const unread: string[] = []
  let scanned = 0
  for (let page = await unscannedFiles(db, table, unread); page.length > 0 && scanned < MOST_SCANNED; ) {
    for (const key of page) {
      const bytes = await read(key)
      const finding = bytes ? await scanner(bytes) : undefined
      if (finding?.state === 'away') return false
      if (!finding) unread.push(key)
      else {
        await updateScan(db, table, key, { infected: finding.state === 'infected' ? finding.name : null, at })
        scanned += 1
      }
    }
    page = await unscannedFiles(db, table, unread)
  }
  return true
}
