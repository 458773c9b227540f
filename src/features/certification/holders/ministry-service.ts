import { createHash } from 'node:crypto'
import type { Context } from '../../../ground/context.ts'
import { csvText, type Separator } from '../../../lib/files/csv-writer.ts'
import { PackedLines } from '../../../lib/files/packed-lines.ts'
import { maskNumber } from '../../../lib/identifiers/mask-number.ts'
import { dialledNumber } from '../../../lib/identifiers/phone.ts'
import { provinceName } from '../../../lib/people/province.ts'
import { Problem } from '../../../problems.ts'
import { openPrivateFile } from '../../platform/files/service.ts'
import { openPersonal } from '../../platform/personal-data/sealing-service.ts'
import { certificationBodyName } from '../../platform/site-content/service.ts'
import { certificatesAfter, ministryColumns, type RegisteredRow } from './ministry-queries.ts'
import { archivedPaper, ministryCells } from './ministry-rules.ts'
import { openImported } from './sealing-service.ts'

const AT_ONCE = 500

/** Certificates with the sealed data of their holders, oldest first: all, or those of one submission. */
export async function* registeredInBatches(db: Context['db'], of?: number): AsyncGenerator<RegisteredRow[]> {
  for (let after = 0; ; ) {
    const rows = await certificatesAfter(db, { after, count: AT_ONCE, ...(of === undefined ? {} : { of }) })
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.id
  }
}

/** Returns the NIK and contact data of a holder: from their account, else from the imported list. */
export function contactOf(keys: Context['keys'], { no_sertifikasi, user_id, isi, email, imported }: RegisteredRow) {
  if (user_id !== null && isi !== null) {
    const personal = openPersonal(keys, user_id, isi)
    return { nik: personal.nik, alamat: personal.alamat, telepon: personal.phone, email: email ?? '' }
  }
  return openImported(keys, no_sertifikasi, imported) ?? { nik: '', alamat: '', telepon: '', email: email ?? '' }
}

/** The identity number of a certificate's holder, all but its last digits hidden; '' where the portal does not know it. */
export async function maskedNik({ db, keys }: Pick<Context, 'db' | 'keys'>, certificateId: number): Promise<string> {
  const [row] = await certificatesAfter(db, { after: certificateId - 1, count: 1 })
  return row?.id === certificateId ? maskNumber(contactOf(keys, row).nik) : ''
}

interface Submission {
  id: number
  dari: string
  sampai: string
  jumlah: number
}

/** Collects the length and SHA-256 of each file, so that a damaged one can be found. */
class Manifest {
  readonly #files = new PackedLines()
  readonly #missing = new PackedLines()

  /** Passes the parts on unchanged while it counts and hashes them. */
  async *countParts(nama: string, parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const hash = createHash('sha256')
    let byte = 0
    for await (const part of parts) {
      hash.update(part)
      byte += part.length
      yield part
    }
    this.#files.add(JSON.stringify({ nama, byte, sha256: hash.digest('hex') }))
  }

  add(nama: string, bytes: Buffer): void {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    this.#files.add(JSON.stringify({ nama, byte: bytes.length, sha256 }))
  }

  addMissing(no_sertifikasi: string): void {
    this.#missing.add(JSON.stringify(no_sertifikasi))
  }

  /** Writes one JSON object with a line for each file, after the facts in `said`. */
  async *parts(said: object): AsyncGenerator<Buffer> {
    yield Buffer.from(JSON.stringify(said, null, 2).replace(/\n\}$/, ',\n  "tanpa_berkas": ['))
    yield* jsonLines(this.#missing)
    yield Buffer.from('\n  ],\n  "berkas": [')
    yield* jsonLines(this.#files)
    yield Buffer.from('\n  ]\n}\n')
  }
}

function* jsonLines(values: PackedLines): Generator<Buffer> {
  let between = '\n    '
  for (const batch of values.batches()) {
    yield Buffer.from(between + batch.join(',\n    '))
    between = ',\n    '
  }
}

/**
 * The files of a submission as an archive takes them, each made when its turn comes: the table in the ministry's
 * columns, the certificates' papers, and last the manifest. Never more than some hundred rows are in memory.
 */
export async function* ministryEntries(
  ctx: Pick<Context, 'db' | 'keys' | 'files' | 'now'>,
  submission: Submission,
  separator?: Separator,
) {
  const manifest = new Manifest()
  yield { name: TABLE, parts: manifest.countParts(TABLE, tableOf(ctx, submission.id, separator)) }
  for await (const rows of registeredInBatches(ctx.db, submission.id)) {
    for (const { file_id, no_sertifikasi } of rows) {
      const bytes = file_id === null ? undefined : await openPrivateFile(ctx, file_id).catch(noneIfErased)
      if (!bytes) manifest.addMissing(no_sertifikasi)
      else {
        const name = archivedPaper(no_sertifikasi)
        manifest.add(name, bytes)
        yield { name, bytes }
      }
    }
  }
  const { id, dari, sampai, jumlah } = submission
  const lembaga = await certificationBodyName(ctx.db)
  const said = { kiriman: id, lembaga, dibuat: ctx.now.toISOString(), dari, sampai, jumlah }
  yield { name: 'manifes.json', parts: manifest.parts(said) }
}

const TABLE = 'amdalnet.csv'

/** Returns undefined when the file was erased since the list was made; the manifest then names it as missing. */
function noneIfErased(error: unknown): undefined {
  if (!(error instanceof Problem) || error.code !== 'FILE_NOT_FOUND') throw error
}

async function* tableOf(
  { db, keys }: Pick<Context, 'db' | 'keys'>,
  id: number,
  separator?: Separator,
): AsyncGenerator<Buffer> {
  const columns = await ministryColumns(db)
  const lsk = await certificationBodyName(db)
  yield Buffer.from(csvText([columns.map(({ judul }) => judul)], separator))
  for await (const rows of registeredInBatches(db, id)) {
    const cells = rows.map((row) => ministryCells(columns, factsOf(keys, row, lsk)))
    // The byte order mark is written once, at the beginning of the file.
    yield Buffer.from(csvText(cells, separator).slice(1))
  }
}

function factsOf(keys: Context['keys'], row: RegisteredRow, lsk: string) {
  const { nik, alamat, telepon, email } = contactOf(keys, row)
  const {
    nama,
    provinsi: kode_provinsi,
    kota,
    no_sertifikasi,
    kualifikasi,
    skema,
    valid_from,
    valid_until,
    status,
  } = row
  return {
    ...{ nama, nik, alamat, provinsi: provinceName(kode_provinsi), kode_provinsi, kota, email },
    ...{ no_sertifikasi, kualifikasi, skema, valid_from, valid_until, status, lsk },
    telepon: dialledNumber(telepon),
    no_registrasi: row.no_registrasi ?? '',
    keahlian: row.keahlian.join('; '),
    berkas: row.file_id === null ? '' : archivedPaper(no_sertifikasi),
  }
}
