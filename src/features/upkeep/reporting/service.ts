import type { Db } from '../../../ground/database/db.ts'
import type { ExperienceRow } from '../../certification/applications/form/contract.ts'
import { acceptedDocumentsOf } from './queries.ts'
import { uniqueDocuments } from './rules.ts'

/** Documents of a person's accepted reports as rows of experience, each once and with its evidence: the portfolio of a renewal. */
export async function reportedDocuments(db: Db, userId: number): Promise<ExperienceRow[]> {
  const documents = uniqueDocuments(await acceptedDocumentsOf(db, userId))
  return documents.map(({ judul_dokumen, jenis_dokumen, pemrakarsa, lokasi, tahun, peran, no_skkl, bukti_id }) => ({
    judul_dokumen,
    jenis_dokumen,
    pemrakarsa,
    lokasi,
    tahun,
    peran,
    no_skkl,
    bukti_id,
  }))
}
