import { opendir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from './whole-file.ts'

const MARK = 'installation.json'

/** What a file store says of the installation it belongs to. */
export interface StoreMark {
  identity: string
  /** Sealed under APP_KEY, as base64. */
  canary: string
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

export function openStoreMark(folder: string) {
  const file = path.join(folder, MARK)
  return {
    /** undefined when the store has none yet; throws for one that cannot be read. */
    async read(): Promise<StoreMark | undefined> {
      const text = await readFile(file, 'utf8').catch((error: unknown) => {
        if (!isMissing(error)) throw error
        return undefined
      })
      return text === undefined ? undefined : (JSON.parse(text) as StoreMark)
    },

    write: (mark: StoreMark): Promise<void> => writeWhole(file, Buffer.from(`${JSON.stringify(mark)}\n`)),
  }
}

/** Whether any file lies in a folder or below it; its mark, which another process may be writing, is none. */
export async function holdsFiles(folder: string): Promise<boolean> {
  try {
    for await (const entry of await opendir(folder, { recursive: true }))
      if (entry.isFile() && !entry.name.startsWith(MARK)) return true
    return false
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}
