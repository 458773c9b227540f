import { expect, test } from 'vitest'
import { onceAtATime } from './in-flight.ts'

test('a double click sends once, and both learn the answer; afterwards it can be sent again', async () => {
  let sent = 0
  const answers: ((text: string) => void)[] = []
  const once = onceAtATime<string>()
  const click = (key: string) =>
    once(key, () => {
      sent += 1
      return new Promise<string>((resolve) => answers.push(resolve))
    })
  const [first, second, other] = [click('POST /a 1'), click('POST /a 1'), click('POST /a 2')]
  expect(sent).toBe(2)
  for (const answer of answers) answer('selesai')
  expect(await Promise.all([first, second, other])).toEqual(['selesai', 'selesai', 'selesai'])
  void click('POST /a 1')
  expect(sent).toBe(3)
})

test('a refusal reaches both, and lets try again', async () => {
  const once = onceAtATime<string>()
  let sent = 0
  const click = () =>
    once('PUT /b', () => {
      sent += 1
      return Promise.reject(new Error('ditolak'))
    })
  const both = await Promise.allSettled([click(), click()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(click()).rejects.toThrow('ditolak')
  expect(sent).toBe(2)
})
