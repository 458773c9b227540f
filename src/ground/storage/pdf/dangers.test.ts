import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { pdf, references } from '../../../../tests/pdf.ts'
import { pdfDanger } from './dangers.ts'

const SCRIPT = '<</S/JavaScript/JS(app.alert(1))>>'
const SHORT = '<</S/GoToE/T<</R/C>>>>'
const SHARE = '\\\\\\\\server\\\\berkas'
const HARMLESS_LINKS =
  '[<</Subtype/Link/A<</S/GoTo/D[3 0 R/Fit]>>>><</Subtype/Link/A<</S/URI/URI(mailto:a@example.com)>>>>]'
const TAGGED = '<</Font<</F 3 0 R>>/Group<</S/Transparency>>/BS<</S/S>>/Trans<</S/Fade>>>>'
/** Builds a document with that action in its catalogue. */
const opening = (action: string, ...objects: Parameters<typeof pdf>) =>
  pdf(...(objects.length > 0 ? objects : ['<<>>']), `<</Type/Catalog/OpenAction ${action}>>`)
const REFUSED = {
  script: /memuat skrip/,
  command: /memuat perintah/,
  attachment: /memuat lampiran/,
  elsewhere: /menunjuk berkas di tempat lain/,
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
    ['one with a link within it, and one to a mailbox', pdf(HARMLESS_LINKS)],
    ['one that opens at a page', opening('[3 0 R/Fit]')],
    ['one that opens at a page by an action', opening('<</Type/Action/S/GoTo/D[3 0 R/XYZ 0 9 1]>>')],
    ['one with buttons that turn pages', pdf('<</Subtype/Widget/A 5 0 R>>', '<</S/Named/N/NextPage/Next<</S/GoTo>>>>')],
    ['one whose tags and fonts have the same short keys', pdf('<</Type/StructElem/S/P/A<</O/Layout>>>>', TAGGED)],
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
    ['a share that is opened with it', opening(`<</S/GoToR/F(${SHARE})/D[0/Fit]>>`), 'command'],
    ['an article elsewhere that is opened with it', opening(`<</S/Thread/D 0/F(${SHARE})>>`), 'elsewhere'],
    ['a page of the web that is opened with it', opening('<</S/URI/URI(https://example.com)>>'), 'command'],
    ['a sound that is played with it', opening('<</S/Sound/Sound 5 0 R>>'), 'command'],
    ['an action that nobody knows', opening('<</S/Baru>>'), 'command'],
    ['an action whose kind stands elsewhere', opening('4 0 R', '<</S 5 0 R>>', '/Baru'), 'command'],
    ['a page of the web that is opened with a page', pdf('<</AA<</O<</S/URI/URI(https://e.id)>>>>>>'), 'command'],
    [
      'one that the page leads to in turn',
      pdf('<</AA 5 0 R>>', '<</O 6 0 R>>', '<</S/URI/URI(https://e.id)>>'),
      'command',
    ],
    [
      'one that follows a harmless action',
      opening('<</S/GoTo/Next[4 0 R]>>', '<</S/URI/URI(https://e.id)>>'),
      'command',
    ],
    [
      'a harmless action that an earlier revision was not',
      revised(opening('4 0 R', '<</S/Baru>>'), '<</S/GoTo>>'),
      'command',
    ],
    ['an action in a packed object', opening('9 0 R', packed('<</S/Baru>>')), 'command'],
    ['a menu of the reader', pdf('<</Subtype/Link/A<</S/Named/N/Print>>>>'), 'command'],
    ['a link to a share', pdf(`<</Subtype/Link/A<</S/URI/URI(file:${SHARE})>>>>`), 'elsewhere'],
    ['a link to a share in hexadecimal digits', pdf('<</A<</S/URI/URI<5c5c65>>>>>'), 'elsewhere'],
    ['a link whose address stands elsewhere', pdf('<</A<</S/URI/URI 5 0 R>>>>', `(${SHARE})`), 'elsewhere'],
    ['a stream whose bytes lie elsewhere', pdf([`<</Length 1/F(${SHARE})>>`, Buffer.from('a')]), 'elsewhere'],
    ['a file specification', pdf('<</UF 5 0 R>>', `(${SHARE})`), 'elsewhere'],
    ['two actions under one key', pdf('<</A<</S/GoTo>>/A<</S/GoTo>>>>'), 'unreadable'],
    ['two kinds of one action', opening('<</S/Baru/S/GoTo>>'), 'unreadable'],
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

/** Builds a PDF whose cross-reference table points at an object inside a stream. */
function hiddenInStream(): Buffer {
  const hidden = Buffer.from(`\n5 0 obj\n${SHORT}\nendobj\n`)
  const body = pdf([`<</Length ${hidden.length}>>`, hidden])
  const before = body.subarray(0, body.lastIndexOf('xref\n0 '))
  return Buffer.concat([before, references(before, 5)])
}
