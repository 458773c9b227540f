import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Refusal } from '../../../lib/calls/refusal.ts'
import { createSaver, type Saving } from './saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function withServer() {
  const saved: string[] = []
  const told: Saving['state'][] = []
  const server = { answer: async (): Promise<void> => undefined }
  const saver = createSaver<string>(
    async (values) => {
      await server.answer()
      saved.push(values)
    },
    ({ state }) => told.push(state),
  )
  return { saved, told, server, saver }
}

const away = async () => {
  throw new Refusal(0, 'Tidak tersambung.')
}

describe('a draft', () => {
  test('is saved once, after a pause in the typing', async () => {
    const { saver, saved, told } = withServer()
    for (const text of ['a', 'ab', 'abc']) saver.note(text)
    expect(saved).toEqual([])
    await vi.runAllTimersAsync()
    expect(saved).toEqual(['abc'])
    expect(told.at(-1)).toBe('saved')
  })

  test('is saved at once when asked, and not a second time after the pause', async () => {
    const { saver, saved } = withServer()
    saver.note('a')
    await saver.flush()
    await vi.runAllTimersAsync()
    expect(saved).toEqual(['a'])
  })

  test('that changes while it is being saved is saved again, never two at a time', async () => {
    const { saver, saved, server } = withServer()
    let release = () => {}
    server.answer = () =>
      new Promise((resolve) => {
        release = resolve
      })
    saver.note('a')
    const first = saver.flush()
    saver.note('b')
    server.answer = async () => undefined
    release()
    await first
    expect(saved).toEqual(['a', 'b'])
  })

  test('is tried again by itself when the connection was lost', async () => {
    const { saver, saved, told, server } = withServer()
    server.answer = away
    saver.note('a')
    await expect(saver.flush()).rejects.toThrow('Tidak tersambung.')
    expect(told.at(-1)).toBe('failed')
    server.answer = async () => undefined
    await vi.runAllTimersAsync()
    expect(saved).toEqual(['a'])
  })

  test('is not sent again and again when it was refused, but with the next change', async () => {
    const { saver, saved, server } = withServer()
    let asked = 0
    server.answer = async () => {
      asked += 1
      throw new Refusal(409, 'Data sudah berubah, muat ulang')
    }
    saver.note('a')
    await vi.runAllTimersAsync()
    expect(asked).toBe(1)
    server.answer = async () => undefined
    saver.note('b')
    await vi.runAllTimersAsync()
    expect(saved).toEqual(['b'])
  })

  test('that was given up is not saved any more', async () => {
    const { saver, saved } = withServer()
    saver.note('a')
    saver.drop()
    await vi.runAllTimersAsync()
    expect(saved).toEqual([])
  })
})
