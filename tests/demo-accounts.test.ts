import { expect, test } from 'vitest'
import { DEMO_PASSWORD, demoAccounts, seedAccounts } from '../demo/accounts.ts'
import { passwordRefusal, personalWords } from '../src/features/accounts/rules.ts'
import { day } from '../src/lib/day.ts'
import { openPasswords } from '../src/server/passwords.ts'
import { makeSchedule, makeScheme, makeSiteContent } from './content.ts'
import { testApp } from './harness.ts'
import { Browser } from './http.ts'

const passwords = openPasswords({ memoryCost: 1024, timeCost: 1 })

test('the demonstration accounts can log in, each as what it is, and are added once', async () => {
  const site = await testApp()
  await makeSiteContent(site.db)
  await makeSchedule(site.db, { version: await makeScheme(site.db) })
  for (let n = 0; n < 2; n += 1) await seedAccounts(site.db, day('2026-11-20'), passwords.hash)
  expect(await site.db.selectFrom('users').select('id').execute()).toHaveLength(demoAccounts.length)
  const people = []
  for (const { email } of demoAccounts) {
    const browser = new Browser(site.app)
    await browser.logIn(email, DEMO_PASSWORD)
    const { body } = await browser.get('/api/v1/me')
    const { body: trainings } = await browser.get(`/training/userlist/${body.id}`)
    people.push([body.role, body.status_data, body.no_sertifikasi !== null, trainings.length])
  }
  expect(people).toEqual([
    ['user', 0, false, 0],
    ['user', 1, false, 4],
    ['user', 1, true, 2],
    ['penguji', 1, false, 0],
    ['administrator', 1, false, 0],
  ])
})

test('their password is one that the product would accept', () => {
  for (const person of demoAccounts) {
    expect(
      passwordRefusal(DEMO_PASSWORD, { words: personalWords(person), isCommon: passwords.isCommon }),
    ).toBeUndefined()
  }
})
