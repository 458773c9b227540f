import type { Db } from '../../../ground/database/db.ts'
import type { Day } from '../../../lib/day.ts'
import { numberKey, numberKeys } from '../../../lib/identifiers/number.ts'
import { provinceName } from '../../../lib/people/province.ts'
import { CERTIFICATE_STATES, certificateState } from '../certificates/rules.ts'
import { likenessOf } from '../verification/likeness-service.ts'
import type { Holder } from './contract.ts'
import { type HolderRow, holderByNumber } from './queries.ts'

/** A holder as anyone may see one. */
export function holderAnswer({ id, foto, status, ...row }: HolderRow, today: Day): Holder {
  const state = certificateState({ ...row, status }, today)
  return {
    ...row,
    foto: foto ? `/pemegang/foto/${id}` : null,
    provinsi: provinceName(row.provinsi),
    status_sertifikat: state,
    status_label: CERTIFICATE_STATES[state],
  }
}

/** Returns the public facts of a certificate by its number, however it is written; else the numbers like it. */
export async function registerEntry(db: Db, no_sertifikasi: string, today: Day) {
  const row = await firstFound(db, numberKeys([no_sertifikasi]))
  if (row) return { pemegang: publicFacts(row, today), mirip: [] }
  const { same, mirip = [] } = (await likenessOf(db, [no_sertifikasi])).get(no_sertifikasi) ?? {}
  const meant = same === undefined ? undefined : await holderByNumber(db, numberKey(same))
  return meant ? { pemegang: publicFacts(meant, today), mirip: [] } : { pemegang: null, mirip }
}

type Found = NonNullable<Awaited<ReturnType<typeof holderByNumber>>>

async function firstFound(db: Db, keys: readonly string[]): Promise<Found | undefined> {
  for (const key of keys) {
    const row = await holderByNumber(db, key)
    if (row) return row
  }
  return undefined
}

function publicFacts(row: Found, today: Day) {
  const { pengganti, ...facts } = row
  return { ...facts, ...holderAnswer(row, today), no_sertifikasi_pengganti: pengganti }
}
