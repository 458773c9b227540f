import type { Db } from '../../../../ground/database/db.ts'
import { filesById } from '../../../platform/files/service.ts'
import type { ApplicationRow } from '../application-queries.ts'
import { mayEdit } from '../rules.ts'
import { mayReplace } from './completeness-contract.ts'
import { newerDocuments } from './newer-documents-queries.ts'

/** The present documents that a form may take in the place of former ones; none where it is not written on any more. */
export async function documentOffers(db: Db, row: ApplicationRow) {
  if (!mayEdit(row.tahap)) return []
  const offers = (await newerDocuments(db, row.id)).filter(({ persyaratan }) =>
    row.given.some((given) => given.persyaratan === persyaratan && mayReplace(given, row)),
  )
  const files = await filesById(
    db,
    offers.map(({ file_id }) => file_id),
  )
  return offers.flatMap(({ file_id, ...offer }) => {
    const berkas = files.find(({ id }) => id === file_id)
    return berkas ? [{ ...offer, berkas }] : []
  })
}
