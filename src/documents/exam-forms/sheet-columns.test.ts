import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnswerField } from '../../features/certification/forms/print/print-rules.ts'
import { fillAnswerSheets, rowsOf } from './sheet-columns.ts'

const ROOM = { circles: 5, boxes: 3, letters: 14, besideNumber: 3, rows: 14 }
const field: fc.Arbitrary<AnswerField> = fc.oneof(
  fc.integer({ min: 2, max: 8 }).map((huruf) => ({ nomor: 0, cara: 'huruf' as const, huruf, banyak: false })),
  fc.integer({ min: 2, max: 10 }).map((kiri) => ({ nomor: 0, cara: 'pasangan' as const, kiri, huruf: kiri })),
  fc.constantFrom('', 'mg/L', 'meter kubik per detik').map((satuan) => ({ nomor: 0, cara: 'angka' as const, satuan })),
  fc.constantFrom({ nomor: 0, cara: 'teks' as const }, { nomor: 0, cara: 'buku' as const }),
)

test('every field stands once, in order, in a column that has room for it', () => {
  fc.assert(
    fc.property(fc.array(field, { minLength: 1, maxLength: 80 }), (some) => {
      const fields = some.map((one, at) => ({ ...one, nomor: at + 1 }))
      const sheets = fillAnswerSheets(fields, ROOM)
      expect(sheets.flat(2)).toEqual(fields)
      for (const column of sheets.flat())
        expect(column.reduce((sum, one) => sum + rowsOf(one, ROOM), 0)).toBeLessThanOrEqual(ROOM.rows)
    }),
  )
})

test('no field still gives a sheet to sign on', () => {
  expect(fillAnswerSheets([], ROOM)).toEqual([[[]]])
})
