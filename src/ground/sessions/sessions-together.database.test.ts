import { beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../../tests/accounts.ts'
import { type TestApp, testApp } from '../../../tests/harness.ts'
import { statementsOf } from '../../../tests/statements.ts'
import { digest } from '../../lib/signing/secret.ts'
import { limits } from '../../limits.ts'
import { insertSession, liveSession } from './session-queries.ts'

const PEOPLE = 20
const hashOf = (number: number): string => digest(`sesi ${number}`)

let site: TestApp
let people: number[]

beforeAll(async () => {
  site = await testApp()
  people = []
  for (let number = 0; number < PEOPLE; number += 1) {
    const { id } = await makeAccount(site.db, { email: `orang-${number}@example.com` })
    const now = site.clock.now
    const made = { hash: hashOf(number), now, userAgent: 'Uji', ip: '127.0.0.1', rememberHash: null }
    await insertSession(site.db, { ...made, userId: id, passwordVersion: 1 })
    people.push(id)
  }
})

const seek = async (hashes: string[], now = site.clock.now) =>
  (await Promise.all(hashes.map((hash) => liveSession(site.db, hash, now)))).map((found) => found?.account.id)

test('requests that come in together each find their own session, and nobody else’s', async () => {
  const sought = people.flatMap((_, number) => [
    hashOf(number),
    digest(`keliru ${number}`),
    hashOf(PEOPLE - 1 - number),
  ])
  expect(await seek(sought)).toEqual(people.flatMap((id, number) => [id, undefined, people[PEOPLE - 1 - number]]))
})

test('eight of them are one question to the database', async () => {
  const asked = await statementsOf(() => seek(people.slice(0, 8).map((_, number) => hashOf(number))), /from sessions/)
  expect(asked).toHaveLength(1)
})

test('a session that ended a moment ago is none, although others are sought with it', async () => {
  await site.db.deleteFrom('sessions').where('id_hash', '=', hashOf(3)).execute()
  expect(await seek([hashOf(2), hashOf(3), hashOf(4)])).toEqual([people[2], undefined, people[4]])
})

test('sessions that nobody used for too long are none', async () => {
  const later = new Date(site.clock.now.getTime() + limits.sessionIdleMinutes * 60_000 + 1)
  expect(await seek([hashOf(5), hashOf(6)], later)).toEqual([undefined, undefined])
})
