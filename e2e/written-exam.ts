import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { keyAnswer } from '../src/features/certification/items/answer-rules.ts'
import { insertItem, insertVersion } from '../src/features/certification/items/queries.ts'
import { sealItem } from '../src/features/certification/items/sealing-service.ts'
import { writeEntry } from '../src/features/certification/marking/entry-rules.ts'
import type { Db } from '../src/ground/database/db.ts'
import { type Keys, openKeys } from '../src/ground/secrets/keys.ts'
import { day } from '../src/lib/day.ts'
import { formContent } from '../src/processes/exams/form-content.ts'
import { makeScheme } from '../tests/content.ts'
import { AUTHOR } from './exam-items.ts'
import { inOfficeAs, openOffice } from './office.ts'
import { dataFolder } from './site.ts'

/** The most keys for a sheet of forty answers, and the most clicks to a form of as many items from their list. */
export const MOST_KEYS = 45
export const MOST_FORM_CLICKS = 4

/** The keys of the running program, with which its bank is sealed. */
const keysOfSite = async (): Promise<Keys> =>
  openKeys((await readFile(path.join(dataFolder(), 'app.key'), 'utf8')).trim())

interface Cell {
  judul: string
  butir: number
}

/** A published scheme whose written exam asks so many items of each unit, one point each; answers its version. */
export async function makeWrittenScheme(db: Db, name: string, cells: readonly Cell[]): Promise<number> {
  const methods = ['Ujian tulis', 'Wawancara']
  const kinds = [
    { metode: 'Ujian tulis', jenis: 'tulis' },
    { metode: 'Wawancara', jenis: 'lisan' },
  ]
  const none = { butir: 0, poin: 0 }
  const planned = cells.map(({ judul, butir }) => {
    const kisi = { ingat: { butir, poin: butir }, terapkan: none, analisis: none }
    return { judul, metode: methods, kuk: [], kisi }
  })
  const version = await makeScheme(db, { name, category: 'ATPA', methods, kinds, planned, published: false })
  const butir = cells.reduce((sum, one) => sum + one.butir, 0)
  await sql`update scheme_versions set menit_tulis = 60, butir_tulis = ${butir}, poin_tulis = ${butir},
    batas_nilai_tulis = 70, cara_batas = 'ditetapkan', alasan_batas = 'Contoh.', published_at = '2026-01-01'
    where id = ${version}`.execute(db)
  return version
}

/** Words of letters without order, so that no two items are like each other. */
const unlike = (): string => Array.from({ length: 6 }, () => randomBytes(4).toString('hex')).join(' ')

/** Puts released items of one right answer of four into the bank, as if they had been written and released. */
export async function fillBank(db: Db, { judul: unit, butir }: Cell): Promise<void> {
  const keys = await keysOfSite()
  const { id: author_id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', AUTHOR)
    .executeTakeFirstOrThrow()
  const at = new Date()
  for (let made = 0; made < butir; made += 1) {
    const id = await insertItem(db, at)
    const pilihan = Array.from({ length: 4 }, (_one, place) => ({ teks: unlike(), benar: place === 0 }))
    const isi = sealItem(keys, id, 1, { isi: { jenis: 'pilihan_ganda', soal: unlike(), pilihan }, sumber: 'Contoh' })
    await insertVersion(db, {
      ...{ item_id: id, versi: 1, status: 'dirilis', status_since: at, jenis: 'pilihan_ganda', unit, tingkat: 'ingat' },
      ...{ poin: 1, tanggal_sumber: day('2026-01-02'), stimulus_id: null, author_id, created_at: at, isi },
    })
  }
}

/** Returns what somebody who knows everything writes on the sheet of a form, and the number of an item. */
export async function rightSheet(db: Db, kode: string, question: string) {
  const form = await db
    .selectFrom('exam_forms')
    .select(['id', 'benih'])
    .where('kode', '=', kode)
    .executeTakeFirstOrThrow()
  const items = await formContent(db, await keysOfSite(), form)
  const entries = items.map((item) => {
    const key = keyAnswer(item.isi)
    return key ? writeEntry(item, key) : '-'
  })
  return { entries, nomor: items.find(({ isi }) => isi.soal === question)?.nomor ?? 0 }
}

interface Typed {
  schedule: number
  kode: string
  entries: readonly string[]
}

/** Somebody types a sheet key by key; answers how many they pressed, the button at the end among them. */
export const typeSheet = (who: string, { schedule, kode, entries }: Typed): Promise<number> =>
  inOfficeAs(who, async ({ page, complaints }) => {
    await openOffice(page, `/admin/lembar-jawaban/${schedule}/show`)
    await lineOf(page, kode).getByRole('button', { name: 'Ketik' }).click()
    await page.getByRole('group', { name: `Nomor 1 dari ${entries.length}` }).waitFor()
    let keys = 0
    for (const entry of entries)
      for (const key of entry) {
        await page.keyboard.press(key)
        keys += 1
      }
    await page.getByText(`${entries.length} dari ${entries.length} nomor diketik`).first().waitFor()
    await page.getByRole('button', { name: 'Selesai mengetik' }).click()
    await page.getByText('Ketikan selesai dan disimpan.').waitFor()
    expect(complaints).toEqual([])
    return keys + 1
  })

/** The line of a paper in the list of an exam's answer sheets. */
export const lineOf = (page: Page, kode: string) => page.getByRole('listitem').filter({ hasText: kode })

/** Opens the readings of a sheet that differ, and takes the first of each. */
export async function chooseFirstReadings(page: Page, kode: string): Promise<void> {
  await lineOf(page, kode).getByRole('button', { name: 'Bandingkan' }).click()
  const readings = page.getByRole('button', { name: /bacaan 1: / })
  await readings.first().waitFor()
  for (const reading of await readings.all()) await reading.click()
}

export async function settleReadings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tetapkan bacaan' }).click()
  await page.getByText('Bacaan yang berlaku disimpan; lembar dinilai.').waitFor()
}
