import { csvText, safeText } from '../../../lib/csv-writer.ts'
import { provinceName } from '../../../lib/province.ts'
import type { Context } from '../../../server/context.ts'
import { openPersonal } from '../../platform/personal-data/sealing-service.ts'
import { certificationBodyName } from '../../platform/site-content/service.ts'
import { type AmdalnetRow, certificatesAfter } from './amdalnet-queries.ts'
import { dialledNumber } from './rules.ts'
import { openImported } from './sealing-service.ts'

/** The ministry's fields (domain 1.1 row 10). */
const HEAD = [
  'nama',
  'NIK',
  'alamat',
  'provinsi',
  'kota',
  'telepon',
  'email',
  'no registrasi',
  'no sertifikat',
  'KTPA/ATPA',
  'tanggal mulai',
  'tanggal berakhir',
  'keahlian',
  'LSK',
]

const AT_ONCE = 500

/** All certificates in the ministry's fields, read in batches. */
export async function amdalnetFile({ db, keys }: Pick<Context, 'db' | 'keys'>) {
  const lsk = await certificationBodyName(db)
  const parts = [csvText([HEAD])]
  let count = 0
  for await (const rows of registeredInBatches(db)) {
    // The mark that tells a spreadsheet the encoding stands once, at the beginning.
    parts.push(csvText(rows.map((row) => cellsOf(keys, row, lsk))).slice(1))
    count += rows.length
  }
  return { text: parts.join(''), count }
}

/** All certificates with the sealed data of their holders, oldest first. */
export async function* registeredInBatches(db: Context['db']): AsyncGenerator<AmdalnetRow[]> {
  for (let after = 0; ; ) {
    const rows = await certificatesAfter(db, after, AT_ONCE)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.id
  }
}

function cellsOf(keys: Context['keys'], row: AmdalnetRow, lsk: string): string[] {
  const { nik, alamat, telepon, email } = contactOf(keys, row)
  const place = [alamat, provinceName(row.provinsi), row.kota]
  const cells = [row.nama, nik, ...place, dialledNumber(telepon), email, row.no_registrasi ?? '']
  const more = [row.no_sertifikasi, row.kualifikasi, row.valid_from, row.valid_until, row.keahlian.join('; '), lsk]
  return [...cells, ...more].map(safeText)
}

/** What identifies and reaches a holder: from their account, else from the imported list. */
export function contactOf(keys: Context['keys'], { no_sertifikasi, user_id, isi, email, imported }: AmdalnetRow) {
  if (user_id !== null && isi !== null) {
    const personal = openPersonal(keys, user_id, isi)
    return { nik: personal.nik, alamat: personal.alamat, telepon: personal.phone, email: email ?? '' }
  }
  return openImported(keys, no_sertifikasi, imported) ?? { nik: '', alamat: '', telepon: '', email: email ?? '' }
}
