import { beforeAll, expect, test } from 'vitest'
import { cleanRichText } from '../src/lib/text/rich-text.ts'
import { MARKUP_ATTACKS } from '../tests/attacks.ts'
import { visit, withBrowser } from './browser.ts'

withBrowser()

/** Puts each piece of markup into a page in several places, before the page counts as loaded. */
function standIn(markup: string[]): void {
  document.addEventListener('DOMContentLoaded', () => {
    // Frames in it and pages that it leads to stay as they are.
    if (location.href !== 'http://kosong.example/') return
    for (const html of markup) {
      for (const place of ['div', 'template', 'td']) {
        const element = document.createElement(place)
        document.body.append(element)
        element.innerHTML = html
        if (element instanceof HTMLTemplateElement) document.body.append(element.content.cloneNode(true))
        for (const link of element.querySelectorAll('a')) {
          if (!/^(https?|mailto):/.test(link.href))
            link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        }
      }
    }
  })
}

/** Returns which scripts ran and which addresses were called once the markup stood in a page without any policy. */
const effectsOf = (markup: string[]) =>
  visit({}, async ({ page }) => {
    const effects: string[] = []
    await page.exposeFunction('pwned', () => void effects.push('ran'))
    page.on('dialog', (dialog) => void dialog.dismiss())
    await page.route('**/*', (route) => {
      const url = route.request().url()
      if (!/\/images\/[0-9a-f]{32}-/.test(url) && url !== 'http://kosong.example/') effects.push(url)
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' })
    })
    await page.addInitScript(standIn, markup)
    const standing = page
      .goto('http://kosong.example/', { waitUntil: 'networkidle' })
      .then(() =>
        page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))),
      )
    // What succeeds may also lead the page away.
    await standing.catch((error: unknown) => effects.push(String(error)))
    return effects
  })

let attacks: string[]
beforeAll(() => {
  attacks = MARKUP_ATTACKS.filter((attack) => attack.length < 1000)
})

test('the corpus of attacks runs as it is, so that the next test means something', async () => {
  expect((await effectsOf(attacks)).filter((effect) => effect === 'ran').length).toBeGreaterThan(10)
})

test('cleaned, it runs nothing and calls nowhere', async () => {
  expect(await effectsOf(attacks.map(cleanRichText))).toEqual([])
})
