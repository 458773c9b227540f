import { beforeAll, expect, test } from 'vitest'
import { loggedIn, staffIn } from '../../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../../tests/harness.ts'
import { Browser } from '../../../../tests/http.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
})

const CHOICES = '/pemberitahuan/pilihan'
const shown = (body: { jenis: string; kirim: boolean }[]) => body.map(({ jenis, kirim }) => [jenis, kirim])

test('a person is sent everything until they decline a kind, and again once they want it back', async () => {
  const { browser } = await loggedIn(site)
  const all = (await browser.get(CHOICES)).body
  expect(shown(all)).toEqual([
    ['pengingat', true],
    ['evaluasi', true],
  ])
  for (let twice = 0; twice < 2; twice += 1) {
    const { status, body } = await browser.put(CHOICES, { jenis: 'evaluasi', kirim: false })
    expect([status, shown(body)]).toEqual([
      200,
      [
        ['pengingat', true],
        ['evaluasi', false],
      ],
    ])
  }
  expect((await browser.put(CHOICES, { jenis: 'evaluasi', kirim: true })).body).toEqual(all)
})

test('staff may do without the day’s summary besides', async () => {
  const { browser } = await staffIn(site, 'penguji')
  expect(shown((await browser.get(CHOICES)).body).map(([jenis]) => jenis)).toEqual([
    'pengingat',
    'evaluasi',
    'ringkasan',
  ])
})

test('one person’s choice is nobody else’s, and what is mandatory is no choice', async () => {
  const [one, two] = [await loggedIn(site), await loggedIn(site)]
  await one.browser.put(CHOICES, { jenis: 'pengingat', kirim: false })
  expect(shown((await two.browser.get(CHOICES)).body)[0]).toEqual(['pengingat', true])
  for (const sent of [{ jenis: 'invoice', kirim: false }, { jenis: 'evaluasi' }, { kirim: true }]) {
    expect((await one.browser.put(CHOICES, sent)).status).toBe(422)
  }
  const guest = new Browser(site.app)
  expect((await guest.get(CHOICES)).status).toBe(401)
  expect((await guest.put(CHOICES, { jenis: 'evaluasi', kirim: false })).status).toBe(401)
})
