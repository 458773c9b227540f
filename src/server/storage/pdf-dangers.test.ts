import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { pdf, references } from '../../../tests/pdf.ts'
import { pdfDanger } from './pdf-dangers.ts'

const SCRIPT = '<</S/JavaScript/JS(app.alert(1))>>'
const SHORT = '<</S/GoToE/T<</R/C>>>>'
const REFUSED = {
  script: /memuat skrip/,
  command: /memuat perintah/,
  attachment: /memuat lampiran/,
  locked: /terkunci password/,
  unreadable: /tidak dapat dibaca/,
}

const packed = (text: string, dictionary = '/Type/ObjStm/N 1/First 4'): [string, Buffer] => {
  const bytes = deflateSync(Buffer.from(`9 0 ${text}`, 'latin1'))
  return [`<<${dictionary}/Filter/FlateDecode/Length ${bytes.length}>>`, bytes]
}

/** The document with one more revision, in which its object 4 is another. */
function revised(first: Buffer, object: string): Buffer {
  const prev = first.lastIndexOf('xref\n0 ')
  const before = Buffer.concat([first, Buffer.from(`4 0 obj\n${object}\nendobj\n`)])
  return Buffer.concat([before, references(before, 4, `/Prev ${prev}`)])
}

/** A document whose cross-references are a stream, as newer programs write it; `places` of objects 1 to 4. */
function withReferenceStream(change: (places: number[]) => number[] = (places) => places, more = ''): Buffer {
  const body = pdf(packed('<</Title(Biasa)>>'))
  const before = body.subarray(0, body.lastIndexOf('xref\n0 '))
  const text = before.toString('latin1')
  const places = change([1, 2, 3, 4].map((number) => text.indexOf(`\n${number} 0 obj`) + 1))
  const rows = [[0, 0, 0], ...places.map((place) => [1, place >> 8, place & 255]), [2, 0, 4]]
  const differences = rows.map((row, at) => [
    2,
    ...row.map((byte, column) => (byte - (rows[at - 1]?.[column] ?? 0)) & 255),
  ])
  const bytes = deflateSync(Buffer.from(differences.flat()))
  const dictionary = `/Type/XRef/W[1 2 0]/Size 6/Root 1 0 R/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 3>>${more}`
  return Buffer.concat([
    before,
    Buffer.from(`5 0 obj\n<<${dictionary}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${before.length}\n%%EOF\n`),
  ])
}

describe('accepted is', () => {
  test.each([
    ['a document that nothing hides in', pdf()],
    [
      'one with a form whose fields run nothing',
      pdf('<</Type/Catalog/AcroForm<</Fields[5 0 R]>>>>', '<</FT/Tx/T(Nama)>>'),
    ],
    ['one with a link to a page of the web', pdf('<</Subtype/Link/A<</S/URI/URI(https://example.com)>>>>')],
    ['one with packed objects', pdf(packed('<</Title(Biasa)>>'))],
    ['one whose cross-references are a stream', withReferenceStream()],
    ['one that was changed', revised(pdf('<</Title(Satu)>>'), '<</Title(Dua)>>')],
    ['one that speaks of scripts in its words', pdf('<</Title(Pelatihan /JS dan /EF)>>')],
    ['one with a number longer than usual', pdf('<</W 0.30000000000000004>>')],
  ])('%s', (_name, bytes) => {
    expect(pdfDanger(bytes)).toBeUndefined()
  })
})

describe('refused is', () => {
  test.each([
    ['a script in an object that nobody refers to', pdf('<</Title(Biasa)>>', SCRIPT), 'script'],
    ['a script of an earlier revision', revised(pdf(SCRIPT), '<</Title(Biasa)>>'), 'script'],
    ['a script of a later revision', revised(pdf('<</Title(Biasa)>>'), SCRIPT), 'script'],
    ['a script under escaped names', pdf('<</#53/#4aava#53cript/#4A#53(1)>>'), 'script'],
    ['a script under an escaped name in a packed object', pdf(packed('<</#4AS(1)>>')), 'script'],
    ['a script behind a comment within a dictionary', pdf('<</S%>>\n/JavaScript>>'), 'script'],
    ['a command in a packed object', pdf(packed(SHORT)), 'command'],
    [
      'an attachment in a packed object of an earlier revision',
      revised(pdf(packed('<</EF<<>>>>')), '<<>>'),
      'attachment',
    ],
    [
      'a password that only a stream of cross-references tells',
      withReferenceStream(undefined, '/Encrypt 9 0 R'),
      'locked',
    ],
    ['cross-references to where no object was read', withReferenceStream((places) => places.with(3, 3)), 'unreadable'],
    ['an object within the bytes of a stream that is referred to', hiddenInStream(), 'unreadable'],
    ['cross-references that a comment leads to', Buffer.concat([pdf(), Buffer.from('% startxref 9\n')]), 'unreadable'],
    ['no cross-references', Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n%%EOF'), 'unreadable'],
    ['something else between objects', pdf('<<>>\nendobj\n(apa ini)'), 'unreadable'],
    ['a dictionary without end', pdf('<</Title(Biasa)'), 'unreadable'],
    ['arrays in arrays, a hundred thousand deep', pdf('['.repeat(100_000) + ']'.repeat(100_000)), 'unreadable'],
    ['millions of values', pdf(`[${'0 '.repeat(2_000_000)}]`), 'unreadable'],
    ['millions of packed values', pdf(packed(`[${'0 '.repeat(9_000_000)}]`)), 'unreadable'],
    ['packed objects over each other', pdf(packed('0 5 0 (a)', '/N 2/First 8')), 'unreadable'],
    ['a stream that ends before it begins', pdf(['<</Length -60>>', Buffer.from('a')], '<<'), 'unreadable'],
  ] as const)('%s', (_name, bytes, why) => {
    expect(pdfDanger(bytes)).toMatch(REFUSED[why])
  })
})

/** What a reader finds that follows the table: an object in the middle of a stream. */
function hiddenInStream(): Buffer {
  const hidden = Buffer.from(`\n5 0 obj\n${SHORT}\nendobj\n`)
  const body = pdf([`<</Length ${hidden.length}>>`, hidden])
  const before = body.subarray(0, body.lastIndexOf('xref\n0 '))
  return Buffer.concat([before, references(before, 5)])
}
