import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { copyProgram } from './releases.ts'

/** A text of the built program, which stands in it once, and what stands there instead. */
export interface Sabotage {
  from: RegExp
  to: string
}

/** Copies the built program into a folder with one thing in it otherwise. Throws where that thing is not found once. */
export async function copySabotaged(folder: string, { from, to }: Sabotage): Promise<void> {
  await copyProgram(folder)
  const server = path.join(folder, 'dist/server')
  const names = (await readdir(server, { recursive: true })).filter((name) => name.endsWith('.js'))
  const everywhere = new RegExp(from.source, 'g')
  const found: { file: string; text: string }[] = []
  for (const name of names) {
    const file = path.join(server, name)
    const text = await readFile(file, 'utf8')
    for (const _ of text.matchAll(everywhere)) found.push({ file, text })
  }
  const [only, ...more] = found
  if (!only || more.length > 0) throw new Error(`${from} stands ${found.length} times in the built program, not once`)
  await writeFile(only.file, only.text.replace(from, to))
}
