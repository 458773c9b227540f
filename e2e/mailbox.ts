import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { vi } from 'vitest'
import { dataFolder, siteAddress } from './site.ts'

export const mailFolder = (): string => path.join(dataFolder(), 'mail')

/** Waits for a letter to an address whose subject fits. */
export function letterTo(address: string, subject: RegExp): Promise<Email> {
  const letters = async () => {
    // Beside whole letters lies, for a moment, one that is still being written.
    const files = (await readdir(mailFolder()).catch(() => []))
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .reverse()
    return Promise.all(files.map(async (file) => PostalMime.parse(await readFile(path.join(mailFolder(), file)))))
  }
  return vi.waitUntil(
    async () =>
      (await letters()).find(
        (mail) => mail.to?.some((to) => to.address === address) && subject.test(mail.subject ?? ''),
      ),
    { timeout: 30_000, interval: 250 },
  )
}

/** The first link of such a letter, as a path of the site. */
export async function linkMailedTo(address: string, subject: RegExp): Promise<string> {
  const letter = await letterTo(address, subject)
  const link = new RegExp(`${siteAddress()}(/\\S+)`).exec(letter.text ?? '')?.[1]
  if (!link) throw new Error(`no link in the letter to ${address}`)
  return link
}
