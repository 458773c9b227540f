import { beforeAll, expect, test } from 'vitest'
import { applicant, approved, examOn, submitted } from '../../../tests/applications.ts'
import { makeSiteContent } from '../../../tests/content.ts'
import { type TestApp, testApp } from '../../../tests/harness.ts'

let site: TestApp

beforeAll(async () => {
  site = await testApp()
  await makeSiteContent(site.db)
})

test('smoke', async () => {
  const who = await applicant(site)
  const schedule = await examOn(site)
  const sent = await submitted(site, who, schedule)
  console.log(JSON.stringify(sent, null, 1))
  const two = await approved(site, await applicant(site), schedule)
  console.log(JSON.stringify(two, null, 1))
  console.log((await site.deliverMails()).map(({subject, text}) => subject + '\n' + text).join('\n----\n'))
  expect(1).toBe(1)
})
