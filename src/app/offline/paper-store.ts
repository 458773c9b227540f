import { vault } from '../../lib/browser/vault.ts'

const LIST = 'kertas'
const PREFIX = 'berkas:'

/** A paper that can be opened without a network. */
export interface StoredPaper {
  title: string
  /** The certificate or exam that it belongs to. */
  words: string
  path: string
  filename: string
  /** The day of the exam; null for a paper without a day. */
  day: string | null
  at: number
}

/** Papers in the vault, each under its path. */
export const paperStore = {
  list: async (): Promise<StoredPaper[]> => (await vault.read<StoredPaper[]>(LIST)) ?? [],

  read: (path: string): Promise<ArrayBuffer | undefined> => vault.readBytes(PREFIX + path),

  write: (path: string, bytes: ArrayBuffer): Promise<void> => vault.writeBytes(PREFIX + path, bytes),

  /** The list, without which no paper stays. */
  async writeList(papers: StoredPaper[]): Promise<void> {
    await vault.write(LIST, papers)
    for (const name of await vault.names(PREFIX)) {
      if (!papers.some(({ path }) => PREFIX + path === name)) await vault.drop(name)
    }
  },

  async drop(): Promise<void> {
    for (const name of await vault.names(PREFIX)) await vault.drop(name)
    await vault.drop(LIST)
  },
}
