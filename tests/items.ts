import type { ItemContent } from '../src/features/certification/items/content-rules.ts'
import { insertSecrecy } from '../src/features/certification/items/gate-queries.ts'
import { insertItem, insertVersion, itemVersionOf } from '../src/features/certification/items/queries.ts'
import { sealItem } from '../src/features/certification/items/sealing-service.ts'
import { secrecyStatement } from '../src/features/certification/items/secrecy-rules.ts'
import type { ItemState } from '../src/features/certification/items/state-rules.ts'
import { day } from '../src/lib/day.ts'
import { staffIn } from './accounts.ts'
import { TEST_KEYS, type TestApp } from './harness.ts'

/** A unit of the scheme that `makeScheme` makes. */
export const UNIT = 'Melakukan pelingkupan'

export const choiceContent = (soal = 'Apa yang dilingkup lebih dahulu?'): ItemContent => ({
  jenis: 'pilihan_ganda',
  soal,
  pilihan: ['Dampak potensial', 'Dampak sisa', 'Biaya pemantauan', 'Jadwal sidang'].map((teks, at) => ({
    teks,
    benar: at === 0,
  })),
})

/** The form of an item as an author sends it. */
export const itemForm = (more: object = {}) => ({
  ...{ unit: UNIT, tingkat: 'ingat', poin: 1, sumber: 'PP 22 Tahun 2021', tanggal_sumber: '2026-10-01' },
  ...{ stimulus_id: null, isi: choiceContent() },
  ...more,
})

/** An item with one version, in a state, of an author. */
export async function makeItem(
  { db, clock: { now } }: TestApp,
  author_id: number,
  choices: { status?: ItemState; isi?: ItemContent; unit?: string; poin?: number } = {},
) {
  const { status = 'rancangan', isi = choiceContent(), unit = UNIT, poin = 1 } = choices
  const id = await insertItem(db, now)
  await insertVersion(db, {
    ...{ item_id: id, versi: 1, status, status_since: now, jenis: isi.jenis, unit, tingkat: 'ingat', poin },
    ...{ tanggal_sumber: day('2026-10-01'), stimulus_id: null, author_id, created_at: now },
    isi: sealItem(TEST_KEYS, id, 1, { isi, sumber: 'PP 22 Tahun 2021' }),
  })
  return { id, version_id: (await itemVersionOf(db, id))?.id ?? 0 }
}

/** Signs the secrecy of the bank for a person, for the year of the test's clock. */
export async function signSecrecy({ db, clock: { now } }: TestApp, user_id: number): Promise<void> {
  const tahun = now.getUTCFullYear()
  await insertSecrecy(db, { user_id, tahun, pernyataan: secrecyStatement(tahun), signed_at: now })
}

/** Staff to whom the bank is open. */
export async function bankStaff(site: TestApp) {
  const staff = await staffIn(site, ['soal'])
  await signSecrecy(site, staff.account.id)
  return staff
}
