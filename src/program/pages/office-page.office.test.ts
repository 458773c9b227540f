import { expect, test } from 'vitest'
import { staffIn } from '../../../tests/accounts.ts'
import { testApp } from '../../../tests/harness.ts'
import { screenAt } from './office-page.ts'

function answersIn(page: string): Record<string, unknown> {
  const [, json] = /<script type="application\/json" id="jawaban">(.*?)<\/script>/.exec(page) ?? []
  return JSON.parse(json ?? 'null')
}

test('the office’s document brings the first answers of the person who opens it, and no cache keeps it', async () => {
  const site = await testApp()
  const [one, other] = [await staffIn(site, ['verifikasi']), await staffIn(site, ['keuangan'])]
  for (const { browser, account } of [one, other]) {
    const page = await browser.get('/admin/permohonan', { accept: 'text/html' })
    expect(page.headers['cache-control']).toBe('no-store')
    const answers = answersIn(page.text)
    expect(Object.keys(answers).toSorted()).toEqual(['/admin-api/saya', '/admin-api/tampilan', '/persetujuan'])
    expect(answers['/admin-api/saya']).toMatchObject({ id: account.id })
    expect((await browser.get('/admin-api/saya')).body).toEqual(answers['/admin-api/saya'])
  }
  expect(answersIn((await one.browser.get('/admin', { accept: 'text/html' })).text)).toHaveProperty('/admin-api/meja')
})

test('the document of the door says nothing of anybody, as browsers keep it for hours without a network', async () => {
  const site = await testApp()
  const { browser, account } = await staffIn(site, ['verifikasi'])
  const page = await browser.get('/admin/pintu?jadwal=1', { accept: 'text/html' })
  expect([page.status, answersIn(page.text)]).toEqual([200, {}])
  expect(page.text).not.toContain(account.email)
})

test('what the office refuses is not brought along: the program asks, and says why', async () => {
  const site = await testApp()
  const { browser, account } = await staffIn(site, ['verifikasi'])
  await site.db
    .updateTable('users')
    .set({ two_factor_secret: null, two_factor_confirmed_at: null })
    .where('id', '=', account.id)
    .execute()
  const answers = answersIn((await browser.get('/admin', { accept: 'text/html' })).text)
  expect(answers).not.toHaveProperty('/admin-api/saya')
  expect(answers).not.toHaveProperty('/admin-api/meja')
})

test.each([
  ['/admin', 'meja.list'],
  ['/admin/', 'meja.list'],
  ['/admin/artikel?filter=%7B%7D', 'artikel.list'],
  ['/admin/artikel/create', 'artikel.create'],
  ['/admin/artikel/12', 'artikel.edit'],
  ['/admin/permohonan/12/show', 'permohonan.show'],
])('the screen at %s is %s', (address, screen) => {
  expect(screenAt(address)).toBe(screen)
})
