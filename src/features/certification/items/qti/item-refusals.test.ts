import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CHOICES,
  QTI_NAMESPACE,
  qtiItem,
  readOneItem,
  responseOf,
  TEMPLATE,
} from '../../../../../tests/item-packages.ts'
import {
  ABC,
  choice,
  choices,
  condition,
  ENTRY,
  ESSAY,
  entryOf,
  KEYS,
  NO_KEY,
  RUBRIC,
  sides,
  tableOfPoints,
} from '../../../../../tests/item-pieces.ts'

const refusalOf = async (xml: string): Promise<string | undefined> => (await readOneItem(xml))?.pesan

const UNREADABLE = /^Berkas XML-nya tidak terbaca/
const HOSTILE = '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'
const math = '<math xmlns="http://www.w3.org/1998/Math/MathML"><mi>x</mi></math>'
const inBody = (more: string): string => qtiItem({ body: more + CHOICES })

describe('an item is refused, by name,', () => {
  test.each<[string, string, string | RegExp]>([
    ['with a document type', qtiItem().replace('?>', `?>${HOSTILE}`), UNREADABLE],
    [
      'with a file of the machine as entity',
      qtiItem().replace('?>', '?><!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]>'),
      UNREADABLE,
    ],
    ['with an entity that nobody declared', inBody('<p>&nbsp;</p>'), UNREADABLE],
    ['not well formed', qtiItem().slice(0, -5), UNREADABLE],
    ['in an unknown encoding', qtiItem().replace('UTF-8', 'EBCDIC'), UNREADABLE],
    ['nested too deeply', inBody('<div>'.repeat(500) + '</div>'.repeat(500)), UNREADABLE],
    [
      'of QTI 2',
      '<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1"/>',
      /bukan qti-assessment-item QTI 3\.0/,
    ],
    ['of another namespace', qtiItem().replace(QTI_NAMESPACE, 'urn:lain'), /urn:lain bukan QTI 3\.0/],
    ['adaptive', qtiItem({ more: 'adaptive="true"' }), /adaptif/],
    [
      'with a template',
      qtiItem({ before: '<qti-template-declaration identifier="T"/>' }),
      /templat \(qti-template-declaration\)/,
    ],
    [
      'with a hotspot',
      qtiItem({ body: '<qti-hotspot-interaction response-identifier="RESPONSE"/>' }),
      'Interaksi gambar (hotspot) tidak dikenal.',
    ],
    ['with two questions', qtiItem({ body: CHOICES + CHOICES }), 'Lebih dari satu pertanyaan dalam satu butir.'],
    [
      'with two answers',
      qtiItem({ declared: responseOf('single', 'identifier', ['A']).repeat(2) }),
      'Lebih dari satu jawaban dalam satu butir.',
    ],
    ['with no question', qtiItem({ body: '<p>Halo</p>' }), /tidak bertanya apa pun/],
    ['with MathML', inBody(`<p>${math}</p>`), /ruang nama http:\/\/www\.w3\.org\/1998\/Math|MathML/],
    ['with sound', inBody('<audio src="a.mp3"/>'), /suara \(audio\)/],
    ['with a film', inBody('<video src="a.mp4"/>'), /video/],
    [
      'with feedback',
      qtiItem().replace('</qti-assessment-item>', '<qti-modal-feedback identifier="a"/></qti-assessment-item>'),
      /umpan balik/,
    ],
    [
      'with feedback in a choice',
      qtiItem({ body: choices(1, choice('A', 'a<qti-feedback-inline>x</qti-feedback-inline>'), choice('B', 'b')) }),
      /umpan balik \(qti-feedback-inline\)/,
    ],
    [
      'with a picture in a choice',
      qtiItem({ body: choices(1, choice('A', '<img src="a.png" alt="a"/>'), choice('B', 'b')) }),
      'Memuat gambar di dalam pilihan, yang tidak dapat dibawa ke bank soal.',
    ],
    ['with two pictures', inBody('<img src="a.png" alt="a"/><img src="b.png" alt="b"/>'), /lebih dari satu gambar/],
    [
      'with a picture that is not there',
      inBody('<img src="../../etc/passwd" alt="a"/>'),
      /Gambar \.\.\/\.\.\/etc\/passwd tidak ada/,
    ],
    ['with a picture of elsewhere', inBody('<img src="https://contoh.id/a.png" alt="a"/>'), /tidak ada di dalam paket/],
    ['with letters that cannot be raised', inBody('<p>x<sup>abc</sup></p>'), /huruf di atas garis/],
    ['with an element that nobody knows', inBody('<blink>x</blink>'), 'Elemen <blink> tidak dikenal.'],
    ['with hidden words', inBody('<p hidden="hidden">x</p>'), /tersembunyi/],
    [
      'with a note for tutors',
      inBody('<qti-rubric-block view="tutor"><p>x</p></qti-rubric-block>'),
      /catatan untuk tutor/,
    ],
    ['with a rubric that is no essay', inBody(RUBRIC), /rubrik untuk penilai pada soal yang bukan esai/],
    ['without a key', qtiItem({ declared: responseOf('single', 'identifier', []) }), /Kuncinya tidak ada/],
    [
      'with a key that is no choice',
      qtiItem({ declared: responseOf('single', 'identifier', ['Z']) }),
      /menunjuk pilihan Z/,
    ],
    [
      'with a template of marking of others',
      qtiItem({ processing: '<qti-response-processing template="https://contoh.id/rptemplates/match_correct.xml"/>' }),
      /contoh\.id.*tidak dikenal/,
    ],
    ['with marking of another name', qtiItem({ processing: TEMPLATE('map_response_point') }), /map_response_point/],
    [
      'with marking of its own',
      qtiItem({ processing: condition('<qti-member><qti-variable identifier="RESPONSE"/></qti-member>') }),
      /qti-member tidak dikenal/,
    ],
    [
      'with points for a wrong answer',
      qtiItem({
        processing: condition(
          `<qti-match>${KEYS}</qti-match>`,
          1,
          '<qti-response-else><qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">0.5</qti-base-value></qti-set-outcome-value></qti-response-else>',
        ),
      }),
      /poin untuk jawaban salah/,
    ],
    ['with half a point', qtiItem({ processing: condition(`<qti-match>${KEYS}</qti-match>`, 0.5) }), /Poinnya 0\.5/],
    [
      'with parts that are marked',
      qtiItem({
        declared: responseOf('multiple', 'identifier', ['A', 'B'], tableOfPoints(entryOf('A', 1) + entryOf('B', 1))),
        body: ABC,
        processing: TEMPLATE('map_response'),
      }),
      /Penilaian sebagian/,
    ],
    [
      'with points taken away',
      qtiItem({
        declared: responseOf('single', 'identifier', ['A'], tableOfPoints(entryOf('A', 1) + entryOf('B', -1))),
        processing: TEMPLATE('map_response'),
      }),
      /mengurangi poin/,
    ],
    [
      'with one right side for two',
      qtiItem({ declared: responseOf('multiple', 'directedPair', ['a x', 'b x']), body: sides('ab', 'xy') }),
      /satu lawan satu/,
    ],
    [
      'with a left side alone',
      qtiItem({ declared: responseOf('multiple', 'directedPair', ['a x']), body: sides('ab', 'xy') }),
      /Sisi kiri b tidak punya pasangan/,
    ],
    [
      'with letters told apart',
      qtiItem({
        declared: responseOf('single', 'string', ['A'], tableOfPoints(entryOf('A', 1, 'case-sensitive="true"'))),
        body: `<p>${ENTRY}</p>`,
        processing: TEMPLATE('map_response'),
      }),
      /membedakan huruf besar/,
    ],
    [
      'with a relative tolerance',
      qtiItem({
        declared: responseOf('single', 'float', ['5']),
        body: `<p>x ${ENTRY}</p>`,
        processing: condition(`<qti-equal tolerance-mode="relative" tolerance="5">${KEYS}</qti-equal>`),
      }),
      /Toleransi relatif/,
    ],
    [
      'with a tolerance to one side',
      qtiItem({
        declared: responseOf('single', 'float', ['5']),
        body: `<p>x ${ENTRY}</p>`,
        processing: condition(`<qti-equal tolerance-mode="absolute" tolerance="0 1">${KEYS}</qti-equal>`),
      }),
      /Toleransi yang berbeda/,
    ],
    ['an essay without a rubric', qtiItem({ declared: NO_KEY, body: ESSAY, processing: '' }), /tidak punya rubrik/],
    [
      'an essay with an answer',
      qtiItem({ declared: responseOf('single', 'string', ['Begini']), body: RUBRIC + ESSAY, processing: '' }),
      /contoh jawaban esai/,
    ],
    [
      'with a stimulus that is not there',
      qtiItem({ before: '<qti-assessment-stimulus-ref identifier="S" href="s.xml"/>' }),
      /Berkas stimulus s\.xml tidak ada/,
    ],
    [
      'with an interaction of another response',
      qtiItem({ body: CHOICES.replace('"RESPONSE"', '"LAIN"') }),
      /tidak dideklarasikan/,
    ],
  ])('%s', async (_what, xml, sentence) => {
    expect(await refusalOf(xml)).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence))
  })
})

/** Pieces of items in any order, among what breaks XML. */
const PIECES = [
  CHOICES,
  ABC,
  ENTRY,
  ESSAY,
  RUBRIC,
  sides('ab', 'xy'),
  math,
  '<p>',
  '</p>',
  '<img src="a" alt="b"/>',
  '&',
  '<![CDATA[',
  ']]>',
  '<!--',
  '-->',
  '<table><tr><td>x</td></tr></table>',
  '<qti-prompt>',
  'kata',
  '<sup>2</sup>',
  KEYS,
  '\u0000',
]

describe('whatever a file says', () => {
  test('it is read or refused, and never fails', async () => {
    const piece = fc.oneof(fc.constantFrom(...PIECES), fc.string())
    const pieces = fc.array(piece, { maxLength: 6 }).map((all) => all.join(''))
    const parts = fc.record(
      { body: pieces, declared: fc.oneof(fc.constant(NO_KEY), pieces), before: pieces, processing: pieces },
      { requiredKeys: [] },
    )
    let readOnes = 0
    await fc.assert(
      fc.asyncProperty(parts, async (given) => {
        const found = await readOneItem(qtiItem(given))
        if (found?.read) readOnes += 1
        expect((found?.read === undefined) === (found?.pesan !== undefined)).toBe(true)
      }),
      { numRuns: 600, examples: [[{}]] },
    )
    expect(readOnes).toBeGreaterThan(0)
  })

  test('bytes that were changed at a place are read or refused too', async () => {
    const whole = Buffer.from(qtiItem({ declared: responseOf('multiple', 'identifier', ['A', 'C']), body: ABC }))
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (at, byte) => {
        const changed = Buffer.from(whole)
        changed[at] = byte
        const found = await readOneItem(changed).catch((error: { status?: number }) =>
          error.status === 422 ? { pesan: 'x', read: undefined } : Promise.reject(error),
        )
        expect((found?.read === undefined) === (found?.pesan !== undefined)).toBe(true)
      }),
      { numRuns: 600 },
    )
  })
})
