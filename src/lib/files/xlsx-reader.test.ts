import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readXlsx } from './xlsx-reader.ts'

const NAMESPACES =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const RELATIONS =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>'
const STYLES = `<styleSheet ${NAMESPACES}><numFmts><numFmt numFmtId="170" formatCode="dd\\-mmm\\-yyyy"/><numFmt numFmtId="171" formatCode="&quot;d&quot;#,##0.00_d"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>`

interface Parts {
  rows: string
  workbook?: string
  more?: Record<string, string>
}

function spreadsheet({ rows, workbook = '', more = {} }: Parts): Uint8Array {
  const files = {
    'xl/workbook.xml': `<workbook ${NAMESPACES}>${workbook}<sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': RELATIONS,
    'xl/styles.xml': STYLES,
    'xl/sharedStrings.xml': `<sst ${NAMESPACES}><si><t>satu</t></si><si><r><t>du</t></r><r><t>a</t></r><rPh><t>x</t></rPh></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${NAMESPACES}><sheetData>${rows}</sheetData></worksheet>`,
    ...more,
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}

describe('a spreadsheet', () => {
  test('gives its words, numbers and dates as text, each in its place', () => {
    const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
      <row r="3"><c r="A3" s="1"><v>46346.5</v></c><c r="B3" s="2"><v>46346</v></c><c r="C3" s="3"><v>1500177.1000000001</v></c>
      <c r="D3" t="inlineStr"><is><t>kata &amp; lain</t></is></c><c r="E3" t="str"><f>1+1</f><v>2</v></c><c r="F3"><v>60000000777</v></c></row>`
    expect(readXlsx(spreadsheet({ rows }))).toEqual([
      [['satu', '', 'dua'], [], ['2026-11-20', '2026-11-20', '1500177.10', 'kata & lain', '2', '60000000777']],
    ])
  })

  test('says of a number with more digits than it keeps that it is rounded', () => {
    const rows = '<row><c><v>9982010210730010</v></c><c><v>9.95E+15</v></c><c><v>123456789012345</v></c></row>'
    expect(readXlsx(spreadsheet({ rows }))).toEqual([[['9.98201021073001e+15', '9.95e+15', '123456789012345']]])
  })

  test('whose days are counted from 1904 has them so', () => {
    const rows = '<row><c s="1"><v>44884</v></c></row>'
    expect(readXlsx(spreadsheet({ rows, workbook: '<workbookPr date1904="1"/>' }))).toEqual([[['2026-11-20']]])
  })

  test.each([
    ['a document type', { rows: '', more: { 'xl/worksheets/sheet1.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' } }],
    ['an entity that nobody declared', { rows: '<row><c t="str"><v>&b;</v></c></row>' }],
    ['text that is not well formed', { rows: '<row><c>' }],
    ['rows far below', { rows: '<row r="1048576"><c><v>1</v></c></row>' }],
    ['columns far to the right', { rows: '<row r="1"><c r="XFD1"><v>1</v></c></row>' }],
    ['rows in no order', { rows: '<row r="2"/><row r="1"/>' }],
    ['far too deep nesting', { rows: '<a>'.repeat(5000) }],
    ['far too much text', { rows: '', more: { 'xl/sharedStrings.xml': ' '.repeat(25_000_000) } }],
  ] as [string, Parts][])('is refused with %s', (_what, parts) => {
    expect(readXlsx(spreadsheet(parts))).toBeUndefined()
  })

  test('is refused wherever it was cut', () => {
    const good = spreadsheet({ rows: '' })
    expect(readXlsx(good)).toEqual([[]])
    for (let length = 0; length < good.length; length += 7) expect(readXlsx(good.subarray(0, length))).toBeUndefined()
  })
})
