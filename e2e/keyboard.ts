import type { Locator, Page } from 'playwright-core'

/** More stops than any page of the office has. */
const MOST_STOPS = 200

const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement)

/** Goes by the Tab key from where the focus is to a control, as people without a mouse do. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor()
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await isFocused(control)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`not reached by the Tab key: ${control}`)
}
