import { beforeAll, describe, expect, test } from 'vitest'
import writeXlsx from 'write-excel-file/node'
import { makeScheme, makeSiteContent } from '../../../../../tests/content.ts'
import { testApp } from '../../../../../tests/harness.ts'
import type { Browser } from '../../../../../tests/http.ts'
import { outcomes, rowsOf, type Sent, sendItems } from '../../../../../tests/item-packages.ts'
import { bankStaff, UNIT } from '../../../../../tests/items.ts'
import { csvText } from '../../../../lib/files/csv-writer.ts'
import { headOf } from '../../../platform/import-lists/rules.ts'
import { ITEM_LIST, SHEET_EXAMPLES } from './sheet-rules.ts'

const ITEMS = '/admin-api/soal'
const FIELDS = { unit: UNIT, tingkat: 'terapkan', sumber: 'PP 22 Tahun 2021', tanggal_sumber: '2026-10-01' }

let author: Awaited<ReturnType<typeof bankStaff>>

beforeAll(async () => {
  const site = await testApp()
  await makeSiteContent(site.db)
  await makeScheme(site.db)
  author = await bankStaff(site)
})

const send = (browser: Browser, bytes: Uint8Array, more: Sent) => sendItems(browser, bytes, { ...more, fields: FIELDS })

describe('a table', () => {
  const HEADS = Object.values(ITEM_LIST.columns).map(({ label }) => headOf(label))
  const table = (rows: string[][]): Buffer => Buffer.from(csvText([HEADS, ...rows], ';'))

  test('as the template has it comes in, of every kind, from CSV and XLSX', async () => {
    const csv = await send(author.browser, table(SHEET_EXAMPLES), { name: 'soal.csv' })
    expect([csv.status, outcomes(csv)]).toEqual([200, SHEET_EXAMPLES.map(() => 'diterima')])
    const cells = [HEADS, ...SHEET_EXAMPLES].map((row) => row.map((value) => ({ value, type: String })))
    const xlsx = await writeXlsx(cells).toBuffer()
    const answer = await send(author.browser, xlsx, { name: 'soal.xlsx', masukkan: true })
    expect(outcomes(answer)).toEqual(SHEET_EXAMPLES.map(() => 'masuk'))
    const kinds = rowsOf(answer).map(({ jenis }) => jenis)
    expect(new Set(kinds).size).toBe(6)
    const numbered = rowsOf(answer).find(({ jenis }) => jenis === 'angka')
    const shown = (await author.browser.get(`${ITEMS}/${numbered?.item_id}`)).body
    expect(shown.isi).toMatchObject({ nilai: 55, toleransi: 0.5, satuan: 'dB' })
    expect(shown.tingkat).toBe('terapkan')
    expect(outcomes(await send(author.browser, table(SHEET_EXAMPLES), { name: 'soal.csv', masukkan: true }))).toEqual(
      SHEET_EXAMPLES.map(() => 'sudah_ada'),
    )
  })

  test('says what is wrong in each row and cell, and lets the good ones in when asked', async () => {
    const bad = SHEET_EXAMPLES.map((row) => [...row])
    const at = (field: string): number => Object.keys(ITEM_LIST.columns).indexOf(field)
    const set = (row: number, field: string, value: string) => bad[row]?.splice(at(field), 1, value)
    for (const row of bad.keys()) set(row, 'soal', `Pertanyaan lain nomor ${row}?`)
    set(0, 'kunci', 'Z')
    set(1, 'satuan', 'dB')
    set(2, 'pasangan', 'tanpa tanda | dua :: tiga')
    set(3, 'nilai', '1.250')
    set(5, 'poin', '7')
    const rows = rowsOf(await send(author.browser, table(bad), { name: 'soal.csv', masukkan: true }))
    expect(rows.map(({ nama, hasil }) => `${nama} ${hasil}`)).toEqual([
      ...[
        'Baris 2 ditolak',
        'Baris 3 ditolak',
        'Baris 4 ditolak',
        'Baris 5 ditolak',
        'Baris 6 masuk',
        'Baris 7 ditolak',
      ],
    ])
    expect(rows.map(({ pesan }) => pesan[0])).toEqual([
      'Kolom kunci: Kunci Z bukan huruf pilihan yang ada.',
      'Kolom satuan: Sel ini tidak berlaku untuk jenis pilihan jamak; kosongkan.',
      'Kolom pasangan: Tulis tanda :: di antara kedua bagiannya: “tanpa tanda”.',
      expect.stringMatching(/^Kolom jawaban_angka: Tulis angkanya seperti 12,5/),
      undefined,
      'Jumlah poin rubrik 5, sedangkan poin soal 7. Samakan keduanya.',
    ])
  })

  test('with a column that nobody knows is refused as a whole', async () => {
    const text = csvText([
      ['jenis', 'soal', 'rahasia'],
      ['isian', 'Apa?', 'x'],
    ])
    const { status, body } = await send(author.browser, Buffer.from(text), { name: 'soal.csv' })
    expect([status, body.errors.file[0]]).toEqual([
      422,
      expect.stringMatching(/^Kolom rahasia: Kolom ini tidak dikenal/),
    ])
  })
})
