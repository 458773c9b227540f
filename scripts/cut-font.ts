// Cuts the font into what every page loads first, and the rest: node scripts/cut-font.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { FIRST_LETTERS, OTHER_LETTERS } from './first-letters.ts'

const whole = createRequire(import.meta.url).resolve(
  '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
)
for (const [name, letters] of Object.entries({ core: FIRST_LETTERS, rest: OTHER_LETTERS })) {
  const cut = `src/app/styles/plus-jakarta-sans-${name}.woff2`
  const font = await subsetFont(readFileSync(whole), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800 } },
  })
  writeFileSync(new URL(`../${cut}`, import.meta.url), font)
  process.stdout.write(`${font.length} byte: ${cut}\n`)
}
