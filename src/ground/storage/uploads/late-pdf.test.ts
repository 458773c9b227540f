import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { examineUpload } from './examine-upload.ts'
import { DOCUMENT_TYPES } from './terms.ts'

const TERMS = { types: [...DOCUMENT_TYPES] }

const OBJECTS = [
  '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n',
  '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n',
  '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>\nendobj\n',
]

/** A PDF with something before its head; places in it are counted from the first byte or from the head. */
function pdfBehind(before: string, isCountedFromHead: boolean, objects = OBJECTS): Buffer {
  const start = isCountedFromHead ? 0 : Buffer.byteLength(before, 'latin1')
  let body = '%PDF-1.4\n'
  const places = objects.map((object) => {
    const at = start + body.length
    body += object
    return at
  })
  const xref = start + body.length
  const rows = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${xref}\n%%EOF\n`
  return Buffer.from(before + body + end, 'latin1')
}

describe('a scan with something before the head of its PDF', () => {
  test('is taken whatever stands there, and kept with its head at the beginning', async () => {
    const before = fc.oneof(
      fc.constantFrom('\r\n', '\n\n', '\u00ef\u00bb\u00bf', 'X-Scanner: contoh 1.0\r\n\r\n', ' '.repeat(1000)),
      fc.array(fc.constantFrom(...'abcXYZ 0123:;-\r\n'), { minLength: 1, maxLength: 300 }).map((all) => all.join('')),
    )
    await fc.assert(
      fc.asyncProperty(before, fc.boolean(), async (text, isCountedFromHead) => {
        const { bytes } = await examineUpload(pdfBehind(text, isCountedFromHead), TERMS)
        expect(Buffer.from(bytes).subarray(0, 8).toString()).toBe('%PDF-1.4')
      }),
      { numRuns: 40 },
    )
  })

  test('is refused all the same for a script in it, and where no head comes soon', async () => {
    const script = [...OBJECTS, '4 0 obj\n<</S/JavaScript/JS(app.alert)>>\nendobj\n']
    await expect(examineUpload(pdfBehind('\r\n', true, script), TERMS)).rejects.toThrow('skrip')
    await expect(examineUpload(pdfBehind('x'.repeat(3000), true), TERMS)).rejects.toThrow('PDF')
    await expect(examineUpload(Buffer.from('hanya teks'), TERMS)).rejects.toThrow('PDF')
  })

  test('that is a picture stays no PDF', async () => {
    const png = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), pdfBehind('', true)])
    await expect(examineUpload(png, TERMS)).rejects.toThrow('PDF')
  })
})

test('the head of a plain PDF is where it was', async () => {
  const plain = pdfBehind('', true)
  const { bytes } = await examineUpload(plain, TERMS)
  expect(Buffer.from(bytes).equals(plain)).toBe(true)
})
