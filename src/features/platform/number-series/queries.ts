import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { Series } from './rules.ts'

/** The qualifications that certificates are issued in, or were before. */
export async function certifiedQualifications(db: Db): Promise<string[]> {
  const { rows } = await sql<{ kualifikasi: string }>`
    select distinct upper(kualifikasi) as kualifikasi from (
      select kualifikasi from schemes where kualifikasi <> ''
      union select substring(name from 12) from number_sequences where name like 'sertifikat/%'
      union select unnest(array['KTPA', 'ATPA'])
    ) as known where kualifikasi is not null order by kualifikasi desc`.execute(db)
  return rows.map(({ kualifikasi }) => kualifikasi)
}

/** The numbers of a year that another system gave out, as they were moved in. */
export async function movedInNumbers(db: Db, series: Series, year: number): Promise<string[]> {
  const { rows } = await sql<Record<string, string>>`${numbersOf(series, year)}`.execute(db)
  return rows.flatMap((row) => Object.values(row))
}

function numbersOf(series: Series, year: number) {
  if (series === 'invoice') return sql`select nomor from past_invoices where extract(year from tanggal) = ${year}`
  if (series === 'kuitansi') {
    return sql`select nomor_kuitansi from past_invoices
      where nomor_kuitansi is not null and extract(year from coalesce(tanggal_bayar, tanggal)) = ${year}`
  }
  if (series === 'permohonan') {
    return sql`select nomor from past_applications where extract(year from tanggal_permohonan) = ${year}`
  }
  const kualifikasi = series.slice('sertifikat/'.length)
  return sql`select no_sertifikasi from certificates
    where imported is not null and upper(kualifikasi) = ${kualifikasi} and extract(year from valid_from) = ${year}`
}
