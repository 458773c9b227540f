import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openPasswords } from './passwords.ts'

const cheap = { memoryCost: 64, timeCost: 1 }

test('passwords are kept as argon2id of 64 MiB and three rounds', async () => {
  expect(await openPasswords().hash('Pohon-Beringin-81')).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
})

test('a password is recognised in any Unicode spelling, and nothing else is', async () => {
  const passwords = openPasswords(cheap)
  const hash = await passwords.hash('kafe\u0301-ﬁne')
  expect(await passwords.verify(hash, 'kafé-fine')).toBe(true)
  expect(await passwords.verify(hash, 'kafe-fine')).toBe(false)
  expect(await passwords.verify(undefined, 'nobody knows this')).toBe(false)
})

test('a hash of another cost is outdated', async () => {
  const older = await openPasswords({ memoryCost: 32, timeCost: 1 }).hash('Pohon-Beringin-81')
  expect(openPasswords(cheap).isOutdated(older)).toBe(true)
  expect(openPasswords(cheap).isOutdated(await openPasswords(cheap).hash('x'))).toBe(false)
})

test('many at once are all answered, a line too long is refused with a time to wait', async () => {
  const passwords = openPasswords(cheap, 1)
  const hash = await passwords.hash('Pohon-Beringin-81')
  const all = await Promise.all(Array.from({ length: 100 }, () => passwords.verify(hash, 'Pohon-Beringin-81')))
  expect(new Set(all)).toEqual(new Set([true]))
  const flood = await Promise.allSettled(Array.from({ length: 300 }, () => passwords.verify(hash, 'x')))
  const refused = flood.filter((each) => each.status === 'rejected')
  expect(refused.length).toBe(99)
  expect(refused[0]?.reason).toMatchObject({ status: 503, headers: { 'Retry-After': '10' } })
  expect(await passwords.verify(hash, 'Pohon-Beringin-81')).toBe(true)
})

test('in a flood that fills the line, known devices have places of their own and wait behind one try at most', async () => {
  const passwords = openPasswords(cheap, 1)
  const hash = await passwords.hash('Pohon-Beringin-81')
  const order: string[] = []
  const ask = (who: string, isKnown: boolean) =>
    passwords.verify(hash, 'Pohon-Beringin-81', isKnown).then(
      () => order.push(who),
      () => order.push(`${who} refused`),
    )
  const flood = Array.from({ length: 300 }, () => ask('stranger', false))
  const owners = [1, 2, 3].map((n) => ask(`owner ${n}`, true))
  await Promise.all([...flood, ...owners])
  expect(order.filter((who) => who === 'stranger refused')).toHaveLength(99)
  expect(order.filter((who) => !who.endsWith('refused')).slice(0, 6)).toEqual([
    ...['stranger', 'owner 1', 'stranger', 'owner 2', 'stranger', 'owner 3'],
  ])
})

test('more than ten thousand passwords that are long enough are known as common, each for itself', () => {
  const { isCommon } = openPasswords(cheap)
  const lines = readFileSync('src/features/platform/accounts/common-passwords.txt', 'utf8').trimEnd().split('\n')
  const words = lines.filter((line) => !line.startsWith('#'))
  expect(words.filter((word) => word.length >= 8).length).toBeGreaterThan(10_000)
  expect(new Set(words).size).toBe(words.length)
  expect(words.filter((word) => word !== word.toLowerCase().trim())).toEqual([])
  for (const word of [words[0] ?? '', words.at(-1) ?? '', 'PassWord123', ' bismillah123 ', 'liverpoolfc']) {
    expect(isCommon(word), word).toBe(true)
  }
  for (const word of ['', 'assword12', 'password1\npassword12', 'Pohon-Beringin-81'])
    expect(isCommon(word), word).toBe(false)
})
