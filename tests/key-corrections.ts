import { insertCorrection } from '../src/features/certification/key-corrections/queries.ts'
import { sealCorrection } from '../src/features/certification/key-corrections/sealing-service.ts'
import type { Db } from '../src/ground/database/db.ts'
import { nextRowNumber } from '../src/ground/database/number-sequences.ts'
import type { Keys } from '../src/ground/secrets/keys.ts'
import { TEST_KEYS, type TestApp } from './harness.ts'
import type { Browser } from './http.ts'
import { makeItem, signSecrecy } from './items.ts'

/** A correction of a version that a person proposed: every answer is right. */
export async function makeCorrection(
  { db, clock: { now } }: { db: Db; clock: { now: Date } },
  { item_version_id, proposed_by, keys = TEST_KEYS }: { item_version_id: number; proposed_by: number; keys?: Keys },
): Promise<number> {
  const id = await nextRowNumber(db, 'key_corrections')
  const isi = sealCorrection(keys, id, { isi: null, alasan: 'Dua pilihan sama benarnya.' })
  await insertCorrection(db, { id, item_version_id, jenis: 'semua_benar', isi, proposed_by, proposed_at: now })
  return id
}

/** A correction of that person which another has to confirm. */
export async function correctionToConfirm(site: TestApp, proposed_by: number) {
  const { version_id } = await makeItem(site, proposed_by, { status: 'dipakai' })
  const id = await makeCorrection(site, { item_version_id: version_id, proposed_by })
  return async (who: { browser: Browser; account: { id: number } }) => {
    await signSecrecy(site, who.account.id)
    return who.browser.post(`/admin-api/koreksi-kunci/${id}/langkah`, { version: 1, langkah: 'konfirmasi' })
  }
}
