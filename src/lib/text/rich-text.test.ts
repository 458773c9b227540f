import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { articles } from '../../../demo/content/articles.ts'
import { schemes } from '../../../demo/content/schemes.ts'
import { siteContent } from '../../../demo/content/site-content.ts'
import { MARKUP_ATTACKS } from '../../../tests/attacks.ts'
import { cleanRichText, knownCleanRichText, RichText } from './rich-text.ts'

const PICTURE = '/images/0123456789abcdef0123456789abcdef-10x20.webp'
const VALUE = '"[^"<>]*"'

/** All that may stand in clean text, written down a second time: text without '<', and these tags to the letter. */
const CLEAN = new RegExp(
  [
    '^(?:[^<]',
    '</?(?:p|h2|h3|ul|ol|li|blockquote|strong|em|u|s|table|caption|thead|tbody|tfoot|tr)>',
    '<(?:br|hr) />',
    `<a(?: href="(?:https?://[^"\\s/\\\\<>][^"<>]*|mailto:[^"\\s<>]*|/(?![/\\\\])[^"<>]*|#[^"<>]*)")?(?: title=${VALUE})?(?: rel="noopener")?>`,
    '</a>',
    `<img src="/images/[0-9a-f]{32}-\\d+x\\d+\\.(?:webp|png)" alt=${VALUE} width="\\d+" height="\\d+" loading="lazy" />`,
    '<t[hd](?: colspan="\\d+")?(?: rowspan="\\d+")?(?: scope="(?:row|col)")?>',
    '</t[hd]>)*$',
  ].join('|'),
  'u',
)

const isClean = (html: string): boolean => CLEAN.test(html)

describe('rich text', () => {
  test.each(MARKUP_ATTACKS.map((attack) => [attack.length > 200 ? `${attack.slice(0, 60)}…` : attack, attack]))(
    'leaves nothing that runs of %s',
    (_name, attack) => {
      const clean = cleanRichText(attack)
      expect(clean).toSatisfy(isClean)
      expect(cleanRichText(clean)).toBe(clean)
    },
  )

  test('is clean whatever is put together of pieces of attacks, and cleaning again changes nothing', () => {
    const piece = fc.oneof(
      fc.constantFrom(...MARKUP_ATTACKS.filter((attack) => attack.length < 200)),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<table>',
        '<td>',
        '</table>',
        '<a href="',
        '">',
        '<!--',
        '-->',
        "'",
        '"',
        '<',
        '>',
        '&',
        '&#',
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const clean = cleanRichText(pieces.join(''))
        expect(clean).toSatisfy(isClean)
        expect(cleanRichText(clean)).toBe(clean)
      }),
      { numRuns: 500 },
    )
  })

  test('keeps every word and every form of the demonstration content', () => {
    const texts = [
      ...articles.map(({ content }) => content),
      ...schemes.map(({ description }) => description),
      siteContent.tentang_tentangkami,
      siteContent.tentang_visi,
      siteContent.tentang_misi,
    ]
    for (const text of texts) expect(cleanRichText(text)).toBe(text)
  })

  test.each([
    ['<p>a <b>b</b> <i>c</i></p><h1>d</h1><h5>e</h5>', '<p>a <strong>b</strong> <em>c</em></p><h2>d</h2><h3>e</h3>'],
    ['<a href="https://a.example/?b=1&c=2">x</a>', '<a href="https://a.example/?b=1&amp;c=2" rel="noopener">x</a>'],
    ['<a href="/artikel/a#b">x</a><a href="#c">y</a>', '<a href="/artikel/a#b">x</a><a href="#c">y</a>'],
    ['<a href="mailto:halo@example.com">x</a>', '<a href="mailto:halo@example.com">x</a>'],
    [
      `<img src="${PICTURE}?w=640" alt="Peta">`,
      `<img src="${PICTURE}" alt="Peta" width="10" height="20" loading="lazy" />`,
    ],
    ['<td colspan="2" style="x">a</td>', '<td colspan="2">a</td>'],
    ['<p>1 < 2 & 3</p>', '<p>1 &lt; 2 &amp; 3</p>'],
    ['<p>a<audio src=x><p>b', '<p>a</p><p>b</p><p></p>'],
  ])('turns %s into %s', (given, expected) => {
    expect(cleanRichText(given)).toBe(expected)
  })

  test('is looked through once as long as it is the same, and every other text however many there are', () => {
    const text = '<p>Amdal</p>'.repeat(20_000)
    const cost = (html: string): number => {
      const before = process.cpuUsage()
      expect(knownCleanRichText(html)).toBe(html)
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    const first = cost(text)
    const again = Math.max(...Array.from({ length: 5 }, () => cost(text)))
    expect(again).toBeLessThan(first / 4)
    for (let n = 0; n < 5000; n += 1) expect(knownCleanRichText(`<p onclick=x>${n}</p>`)).toBe(`<p>${n}</p>`)
    for (const attack of MARKUP_ATTACKS) {
      expect(knownCleanRichText(attack)).toBe(cleanRichText(attack))
      expect(knownCleanRichText(attack)).toBe(cleanRichText(attack))
    }
  })

  test('is cleaned by its type, which the published description shows as text', () => {
    expect(RichText.parse('<p onclick=x>a</p><script>b</script>')).toBe('<p>a</p>')
    expect(z.toJSONSchema(RichText, { io: 'output' })).toMatchObject({ type: 'string' })
  })
})
