import type { Context } from '../../../ground/context.ts'
import type { FilePart } from '../../../ground/storage/places/file-place.ts'
import { fileStates, quarantinedFiles, releaseFiles } from './queries.ts'
import { isFileId } from './service.ts'

type Store = Pick<Context, 'db' | 'files' | 'now'>

export interface SetAside {
  /** Listed: its row waits, its bytes lie in their place. The others lie in the quarantine of the store. */
  part: FilePart | 'listed'
  name: string
  /** 'YYYY-MM-DD' */
  since: string
  bytes: number
}

/** Lists the files in quarantine. */
export async function setAsideFiles({ db, files }: Pick<Store, 'db' | 'files'>): Promise<SetAside[]> {
  const listed = (await quarantinedFiles(db)).map(({ id, bytes, quarantined_at }) => ({
    part: 'listed' as const,
    name: id,
    since: quarantined_at?.toISOString().slice(0, 10) ?? '',
    bytes,
  }))
  const lying: SetAside[] = []
  for await (const each of files.quarantine.all()) lying.push(each)
  return [...listed, ...lying]
}

/**
 * Brings files back out of quarantine.
 * @param names those to bring back; undefined for all
 * @returns how many came back, and how many of these this database does not list
 */
export async function bringBackFiles(
  { db, files, now }: Store,
  names: readonly string[] | undefined,
): Promise<{ brought: number; unlisted: number }> {
  const wanted = (await setAsideFiles({ db, files })).filter(({ name }) => names === undefined || names.includes(name))
  const listed = wanted.filter(({ part }) => part === 'listed').map(({ name }) => name)
  let brought = await releaseFiles(db, listed, now)
  let unlisted = 0
  for (const { part, name } of wanted) {
    if (part === 'public' && (await files.bringBack(db, name))) brought += 1
    if (part === 'private' && (await files.quarantine.bringBack(part, name))) {
      brought += 1
      if (!isFileId(name) || (await fileStates(db, [name])).get(name) !== 'kept') unlisted += 1
    }
  }
  return { brought, unlisted }
}
