import { getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'
import { fileRequirements } from '../src/features/platform/files/rules.ts'
import { choose, expectSound } from './application-form.ts'
import type { Visitor } from './browser.ts'
import { heic, noisyPhoto } from './papers.ts'

/** Photographs of a document's pages become one PDF in the browser; one in an iPhone's own format is named with its remedy. */
export async function giveAsPhotographs(guest: Visitor, label: string): Promise<void> {
  const { page } = guest
  const [upright, across] = await Promise.all([
    noisyPhoto('halaman 1.jpg', 1200, 1600),
    noisyPhoto('2.png', 1600, 1200),
  ])
  await choose(page, label).setInputFiles([upright, heic('IMG_0001.HEIC')])
  await page
    .getByText(/^IMG_0001\.HEIC: .*Pengaturan > Kamera > Format > Paling Kompatibel/)
    .first()
    .waitFor()
  await expectSound(guest)

  await choose(page, label).setInputFiles([upright, across])
  const link = page.getByRole('link', { name: /^halaman 1\.pdf/ })
  await link.waitFor()
  const stored = await page.request.get((await link.getAttribute('href')) ?? '')
  const bytes = await stored.body()
  const most = fileRequirements('ijazah').bytes
  expect(upright.buffer.length + across.buffer.length).toBeGreaterThan(most)
  expect(bytes.length).toBeLessThanOrEqual(most)
  const document = await getDocumentProxy(new Uint8Array(bytes))
  expect(document.numPages).toBe(2)
  const [first, second] = [await document.getPage(1), await document.getPage(2)].map(({ view }) => view.slice(2))
  expect([first, second]).toEqual([
    [595, 793],
    [595, 446],
  ])
}
