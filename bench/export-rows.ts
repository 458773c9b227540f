import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { sealImported } from '../src/features/certification/holders/sealing-service.ts'
import { type Keys, openKeys } from '../src/ground/secrets/keys.ts'
import { placedAt } from '../src/ground/storage/places/file-place.ts'
import { closeFilling, openFilling } from './filling.ts'
import { fillHolders } from './holder-rows.ts'

export const EXPORTED = 100_000
/** The size of one certificate's file; real ones are twenty times as large and compress just as badly. */
const PAPER_BYTES = 4096
const AT_ONCE = 1000

interface Portal {
  database: string
  /** Its DATA_DIR. */
  data: string
}

/** Certificates from before the portal, each with sealed data of its holder and a sealed file of its own on disk. */
export async function fillExport({ database, data }: Portal): Promise<void> {
  await fillHolders(database, EXPORTED, { more: (client) => addPapers(client, data) })
  const client = await openFilling(database)
  await client.query('vacuum analyze')
  await closeFilling(client)
}

async function addPapers(client: pg.Client, data: string): Promise<void> {
  const keys = openKeys(await readFile(path.join(data, 'app.key'), 'utf8'))
  const folder = path.join(data, 'files')
  const parts = Array.from({ length: 256 }, (_, at) =>
    path.dirname(path.join(folder, placedAt('private', at.toString(16).padStart(2, '0')))),
  )
  await Promise.all(parts.map((part) => mkdir(part, { recursive: true })))
  for (let after = 0; ; ) {
    const { rows } = await client.query<Certificate>(
      `select id, no_sertifikasi, gen_random_uuid() as file_id from certificates where id > $1 and user_id is null
        order by id limit ${AT_ONCE}`,
      [after],
    )
    const last = rows.at(-1)
    if (!last) break
    const papers = rows.map((row) => paperOf(keys, row))
    for (const { file_id, sealed } of papers) await writeFile(path.join(folder, placedAt('private', file_id)), sealed)
    await insertPapers(client, papers)
    after = last.id
  }
}

interface Certificate {
  id: number
  no_sertifikasi: string
  file_id: string
}

function paperOf(keys: Keys, { id, no_sertifikasi, file_id }: Certificate) {
  const bytes = randomBytes(PAPER_BYTES)
  const nik = `99${String(id).padStart(14, '0')}`
  const facts = { nik, alamat: `Jalan Contoh Nomor ${id}`, telepon: '0811-0000-0000', email: `${nik}@example.com` }
  return {
    ...{ id, file_id, sha256: createHash('sha256').update(bytes).digest('hex') },
    sealed: keys.seal('file', bytes, file_id),
    imported: sealImported(keys, no_sertifikasi, facts),
  }
}

async function insertPapers(client: pg.Client, papers: ReturnType<typeof paperOf>[]): Promise<void> {
  const column = <Name extends keyof ReturnType<typeof paperOf>>(name: Name) => papers.map((paper) => paper[name])
  await client.query(
    `with given as (select * from unnest($1::int[], $2::uuid[], $3::text[], $4::bytea[]) as one (id, file_id, sha256, imported)),
      sealed as (update certificates set imported = given.imported from given where given.id = certificates.id),
      kept as (insert into private_files (id, jenis, name, type, bytes, sha256, created_at)
        select file_id, 'sertifikat', 'sertifikat.pdf', 'application/pdf', ${PAPER_BYTES}, sha256, now() from given)
     insert into certificate_papers (certificate_id, versi, nama, alasan, created_at, file_id, sha256, credential)
     select id, 1, 'Contoh', '', now(), file_id, sha256, '{}' from given`,
    [column('id'), column('file_id'), column('sha256'), column('imported')],
  )
}
