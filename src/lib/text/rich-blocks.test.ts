import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placedCells, type Run, richBlocks } from './rich-blocks.ts'
import { cleanRichText } from './rich-text.ts'

const wordsOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')

describe('rich text for paper', () => {
  test('is read into paragraphs, points and tables in their order', () => {
    const html =
      '<h2>Debit</h2><p>Air <strong>kotor</strong> &amp; <em>Nypa fruticans</em><br>lagi</p><ol><li>satu<ul><li>dalam</li></ul></li><li>dua</li></ol>' +
      '<table><caption>Mutu</caption><thead><tr><th>Uji</th><th>Nilai</th></tr></thead><tbody><tr><td><p>BOD</p><p>COD</p></td><td>3 &lt; 4</td></tr></tbody></table>'
    const blocks = richBlocks(cleanRichText(html)).map((block) =>
      block.kind === 'table'
        ? [wordsOf(block.caption), ...block.rows.map((row) => row.map(({ runs }) => wordsOf(runs)))]
        : [block.kind === 'point' ? `${'>'.repeat(block.depth)}${block.mark}` : block.look, wordsOf(block.runs)],
    )
    expect(blocks).toEqual([
      ['h2', 'Debit'],
      ['p', 'Air kotor & Nypa fruticans\nlagi'],
      ['1.', 'satu'],
      ['>•', 'dalam'],
      ['2.', 'dua'],
      ['Mutu', ['Uji', 'Nilai'], ['BOD\nCOD', '3 < 4']],
    ])
    const [, paragraph] = richBlocks(cleanRichText(html))
    if (paragraph?.kind !== 'words') throw new Error('no paragraph')
    expect(paragraph.runs.map(({ text, tebal, miring }) => [text, tebal, miring])).toEqual([
      ['Air ', false, false],
      ['kotor', true, false],
      [' & ', false, false],
      ['Nypa fruticans', false, true],
      ['\nlagi', false, false],
    ])
  })

  test('loses no word, whatever it is made of', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/)
    const piece = fc.oneof(
      word.map((one) => `<p>${one}</p>`),
      word.map((one) => `${one} `),
      fc
        .array(word, { minLength: 1, maxLength: 3 })
        .map((all) => `<ul>${all.map((one) => `<li>${one}</li>`).join('')}</ul>`),
      fc
        .array(word, { minLength: 1, maxLength: 3 })
        .map((all) => `<table><tbody><tr>${all.map((one) => `<td>${one}</td>`).join('')}</tr></tbody></table>`),
      word.map((one) => `<blockquote><p><u>${one}</u></p></blockquote>`),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const html = cleanRichText(pieces.join(''))
        const read = richBlocks(html).flatMap((block) =>
          block.kind === 'table' ? block.rows.flat().map(({ runs }) => wordsOf(runs)) : [wordsOf(block.runs)],
        )
        const written = html.replaceAll(/<[^>]*>/g, ' ').trim()
        expect(read.join(' ').split(/\s+/)).toEqual(written.split(/\s+/))
      }),
    )
  })
})

test('cells of a table stand where a browser puts them', () => {
  const cell = (columns = 1, rows = 1) => ({ runs: [], head: false, columns, rows })
  const { columns, placed } = placedCells([[cell(1, 2), cell(2)], [cell(), cell()], [cell(3)]])
  expect([columns, placed.map(({ row, column }) => [row, column])]).toEqual([
    3,
    [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 2],
      [2, 0],
    ],
  ])
})
