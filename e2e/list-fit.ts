import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** A script that returns headings that are cut or reached only by a sideways scroll, and cut chips and buttons. */
const CUT = `[...document.querySelectorAll('.RaDataTable-tableWrapper')].flatMap((frame) => {
  const edge = frame.getBoundingClientRect().right + 1
  const cells = [...frame.querySelectorAll('thead th')]
  const behind = cells.filter((cell) => cell.getBoundingClientRect().right > edge || cell.scrollWidth > cell.clientWidth + 1)
  const whole = [...frame.querySelectorAll('td :is(.MuiChip-root, button)')]
  const cut = whole.filter((node) => node.getBoundingClientRect().right > node.closest('td').getBoundingClientRect().right)
  return [...behind, ...cut].map((node) => node.innerText)
})`

/** No heading, mark or button of a list is cut. A busy machine lays a table out a moment later. */
export const expectNothingCut = (page: Page, message: string): Promise<void> =>
  expect.poll(() => page.evaluate(CUT), { message, timeout: 5000 }).toEqual([])

/** The height of a row that holds one line of words, marks or a button. */
const ONE_LINE = 46

const TALL = `[...document.querySelectorAll('.RaDataTable-tbody tr')]
  .filter((row) => row.getBoundingClientRect().height > ${ONE_LINE})
  .map((row) => row.innerText)`

/** No row of a list is higher than one line. */
export const expectOneLine = (page: Page, message: string): Promise<void> =>
  expect.poll(() => page.evaluate(TALL), { message, timeout: 5000 }).toEqual([])
