import { sql } from 'kysely'
import type { Config } from '../../ground/config.ts'
import type { Db } from '../../ground/database/db.ts'
import { openFiles } from '../../ground/storage/open-files.ts'
import { refuseStrangers } from '../installation/installation.ts'
import { StrangerError } from '../installation/strangers.ts'
import { type Finding, fine, wrong } from './finding.ts'

/** Checks whether database, key and files belong together, as a start does. */
export async function examineInstallation(config: Config, db: Db): Promise<Finding[]> {
  const files = openFiles(config)
  try {
    await refuseStrangers({ config, db, files })
  } catch (error) {
    if (!(error instanceof StrangerError)) throw error
    const [what = '', todo = ''] = error.message.split('\n')
    return [wrong(what, todo)]
  }
  const { rows } = await sql<{ there: boolean }>`select to_regclass('installation') is not null as there`.execute(db)
  const own = rows[0]?.there ? await db.selectFrom('installation').select('identity').executeTakeFirst() : undefined
  if (!own || !(await files.mark.read()))
    return [fine('Pemasangan: belum bertanda; program memberinya identitas saat mulai berikutnya')]
  return [fine(`Basis data, kunci, dan folder berkas berpasangan (${own.identity})`)]
}
