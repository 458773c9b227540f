import { execFileSync, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { copySabotaged, type Sabotage } from '../drills/sabotage.ts'
import { ROOT } from '../src/ground/root.ts'
import { reachableFolder } from './postgres.ts'

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build.ts', '--when-stale'], { cwd: ROOT })
}, 240_000)

/** A drill over another program, in a process of its own. */
function drill(name: string, program: string): Promise<{ code: number | null; printed: string }> {
  const env = { ...process.env, DRILLED_PROGRAM: program }
  const child = spawn(process.execPath, ['drills/main.ts', name, '--short'], { cwd: ROOT, env })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (printed += part.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, printed })))
}

interface Sabotaged extends Sabotage {
  drill: string
  /** What the drill then says. */
  says: RegExp
}

/** What each drill must not overlook. */
const SABOTAGES: Record<string, Sabotaged> = {
  'remembers no Idempotency-Key': {
    drill: 'crash',
    from: /if \(key === void 0 \|\| !account \|\| !isRepeatable\(call\)\) return/,
    to: 'return',
    says: /PUT \/data-diri: 4\d\d|berkas, tidak lebih|surat, tidak lebih/,
  },
  'leaves a table out of its backups': {
    drill: 'restore',
    from: /relname not in \('migrations', 'browser_files'\)/,
    to: "relname not in ('migrations', 'browser_files', 'private_files')",
    says: /setiap tabel pulih sama|restore berhasil/,
  },
  'knows no full disk': {
    drill: 'disk-full',
    from: /DISK_FULL = \/\^\(/,
    to: '$&never',
    says: /dijawab 507 \(ada/,
  },
  'waits for a database that says nothing': {
    drill: 'database-away',
    from: /isAway = !isReachable;\s+if \(isAway\) breakOff\(\);/,
    to: 'isAway = false;',
    says: /yang tidak tersimpan dijawab/,
  },
  'books a rupiah more than was paid': {
    drill: 'payments',
    from: /(effect === "settle"\) \{[\s\S]{0,200}?await settleInvoice\(db, ctx, \{\s+id: invoice_id,\s+)jumlah,/,
    to: '$1jumlah: jumlah + 1,',
    says: /tepat sejumlahnya|selisih/,
  },
  'does not hear that the store of a backup is gone': {
    drill: 'outside',
    from: /(reject\(error\) : resolve\(\)\))\.on\("error", reject\)/,
    to: '$1',
    says: /cadangan, .*(tetap berjalan|fetch failed|Kesalahan tak terduga)/s,
  },
  'starts with a key that is not its own': {
    drill: 'wrong-parts',
    from: /function opensCanary\([^)]*\) \{/,
    to: '$& return true;',
    says: /Kunci lain/,
  },
}

test.each(Object.entries(SABOTAGES))(
  'a program that %s does not pass its drill',
  async (_what, { drill: name, from, to, says }) => {
    const folder = await reachableFolder('sertifikasi-sabotage-')
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await copySabotaged(folder, { from, to })
    const { code, printed } = await drill(name, folder)
    // Without root there is no small disk to fill.
    if (printed.includes('Dilewati')) return
    expect(printed).toMatch(says)
    expect([code, printed.includes(`${name}: gagal`)]).toEqual([1, true])
  },
  600_000,
)
