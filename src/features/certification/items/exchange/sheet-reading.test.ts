import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvText } from '../../../../lib/files/csv-writer.ts'
import { headOf } from '../../../platform/import-lists/rules.ts'
import { offerSheetItem } from './form-service.ts'
import { ITEM_LIST, SHEET_EXAMPLES } from './sheet-rules.ts'
import { isItemSheet, readItemSheet } from './sheet-service.ts'

const HEADS = Object.values(ITEM_LIST.columns).map(({ label }) => headOf(label))
const DEFAULTS = { unit: 'Unit', tingkat: 'ingat', sumber: 'PP 22', tanggal_sumber: '2026-10-01' }
const PIECES = [
  'pilihan ganda',
  'esai',
  'angka',
  'A',
  'A; C',
  '1.250',
  '12,5',
  '1e-7',
  'a :: 2 | b :: x',
  '::',
  '|',
  '\n',
  '=1+1',
  '',
]

test('whatever stands in the cells of a table, each row is an item or has its sentences', async () => {
  const cell = fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'grapheme' }))
  const change = fc.record({ row: fc.nat(SHEET_EXAMPLES.length - 1), column: fc.nat(HEADS.length - 1), cell })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 6 }), async (changes) => {
      const rows = SHEET_EXAMPLES.map((row) => [...row])
      for (const one of changes) rows[one.row]?.splice(one.column, 1, one.cell)
      const bytes = Buffer.from(csvText([HEADS, ...rows], ';'))
      expect(isItemSheet(bytes)).toBe(true)
      const offered = (await readItemSheet(bytes)).map((item) => offerSheetItem(item, DEFAULTS))
      expect(offered).toHaveLength(rows.length)
      for (const { form, pesan } of offered) expect((form === undefined) === pesan.length > 0).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('bytes of any kind are read as a table, or refused as one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      const outcome = await readItemSheet(bytes).catch((error: { status?: number }) => error.status)
      expect(outcome === 422 || Array.isArray(outcome)).toBe(true)
    }),
  )
})
