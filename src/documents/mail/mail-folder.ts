import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'

export interface FolderLetter {
  id: string
  at: Date
  to: string
  subject: string
  text: string
}

const MOST_SHOWN = 200

/** The newest letters of the folder that stands for a mail server. */
export async function lettersInFolder(folder: string): Promise<FolderLetter[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtime })),
  )
  const newest = dated.sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, MOST_SHOWN)
  return Promise.all(newest.map(({ name, at }) => letterFromFile(path.join(folder, name), at)))
}

/** A letter, or what a write that broke off has left of one. */
const OF_LETTER = /\.eml(\.[0-9a-f-]{36})?$/

/** Deletes the letters of the folder that are older: they hold links by which to enter, and personal data. */
export async function sweepMailFolder(folder: string, before: Date): Promise<void> {
  for (const name of (await readdir(folder).catch(() => [])).filter((name) => OF_LETTER.test(name))) {
    const file = path.join(folder, name)
    const letter = await stat(file).catch(() => undefined)
    if (letter && letter.mtime < before) await rm(file, { force: true })
  }
}

async function letterFromFile(file: string, at: Date): Promise<FolderLetter> {
  const { to = [], subject = '', text = '' } = await PostalMime.parse(await readFile(file))
  const addresses = to.map(({ address }) => address ?? '').join(', ')
  return { id: path.basename(file, '.eml'), at, to: addresses, subject, text }
}
