import { execFileSync } from 'node:child_process'
import { cp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '../src/ground/root.ts'

/** A drill may be given another program than the repository's. */
export const DRILLED = process.env['DRILLED_PROGRAM'] ?? ROOT

/** The files that a program reads from its folder. */
const CARRIED = [
  ...['dist/client', 'dist/server', 'migrations', 'package.json'],
  'src/features/platform/accounts/common-passwords.txt',
  'src/ui/motif',
]

/** The migrations of a release that is only drilled: one on a table that everybody writes to, and its way back. */
export const EXPANSION = '9000_drill_expansion.sql'
export const CONTRACTION = '9001_drill_contraction.sql'

const HASHED = /-([\w-]{7,8})\.(js|css|svg|woff2)$/
const NAMED = /[\w.-]+\.(?:js|css|svg|woff2)/g

/** Lists the files that browsers cache for ever, without compressed ones. */
export async function assetNames(root: string): Promise<string[]> {
  const names = await readdir(path.join(root, 'dist/client/assets'))
  return names.filter((name) => HASHED.test(name))
}

/** The built program in a folder of its own; packages are those of the repository. */
export async function copyProgram(folder: string): Promise<void> {
  for (const part of CARRIED) await cp(path.join(DRILLED, part), path.join(folder, part), { recursive: true })
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
}

/** The release after this one: the same program with other names of its files and two more migrations. */
export async function nextRelease(folder: string): Promise<string> {
  await copyProgram(folder)
  await renameAssets(path.join(folder, 'dist/client'))
  const write = (name: string, sql: string) => writeFile(path.join(folder, 'migrations', name), sql)
  await write(EXPANSION, `alter table users add column drill_note text not null default 'x';`)
  await write(CONTRACTION, '-- contract: 9000\nalter table users drop column drill_note;')
  return folder
}

async function renameAssets(client: string): Promise<void> {
  const files = await readdir(client, { recursive: true })
  for (const file of files.filter((name) => /\.(br|gz)$/.test(name))) await rm(path.join(client, file))
  const assets = path.join(client, 'assets')
  const backwards = (name: string) =>
    name.replace(HASHED, (_whole, hash: string, end: string) => `-${[...hash].reverse().join('')}.${end}`)
  const names = new Map((await readdir(assets)).map((name) => [name, backwards(name)]))
  for (const file of files.filter((name) => /\.(js|css|json)$/.test(name))) {
    const at = path.join(client, file)
    const text = await readFile(at, 'utf8')
    await writeFile(
      at,
      text.replaceAll(NAMED, (name) => names.get(name) ?? name),
    )
  }
  for (const [name, next] of names) await rename(path.join(assets, name), path.join(assets, next))
}

/** An earlier commit, checked out beside and built with the packages of today; `remove` takes it away. */
export async function earlierRelease(folder: string, commit: string) {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: ROOT, stdio: 'inherit' })
  const root = path.join(folder, 'earlier')
  git('worktree', 'add', '--detach', root, commit)
  await symlink(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'))
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' })
  return { root, remove: () => git('worktree', 'remove', '--force', root) }
}
