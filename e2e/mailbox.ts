import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { inject, vi } from 'vitest'

/** Waits for a letter to an address whose subject fits, and gives the first link in it as a path of the site. */
export async function linkMailedTo(address: string, subject: RegExp): Promise<string> {
  const folder = path.join(inject('data'), 'mail')
  const letters = async () => {
    const files = (await readdir(folder).catch(() => [])).sort().reverse()
    return Promise.all(files.map(async (file) => PostalMime.parse(await readFile(path.join(folder, file)))))
  }
  const letter = await vi.waitUntil(
    async () =>
      (await letters()).find(
        (mail) => mail.to?.some((to) => to.address === address) && subject.test(mail.subject ?? ''),
      ),
    { timeout: 30_000, interval: 250 },
  )
  const link = new RegExp(`${inject('site')}(/\\S+)`).exec(letter.text ?? '')?.[1]
  if (!link) throw new Error(`no link in the letter to ${address}`)
  return link
}
