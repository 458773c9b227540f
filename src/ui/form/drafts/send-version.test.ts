import { expect, test } from 'vitest'
import { Refusal } from '../../../lib/calls/refusal.ts'
import { sendVersion } from './send-version.ts'

interface State {
  version: number
  isi: string
}

/** A server that has one text, and refuses every version but its own. */
function serverWith(stored: State) {
  const sent: number[] = []
  return {
    sent,
    reload: async () => stored,
    isSame: (one: State, other: State) => one.isi === other.isi,
    send: async (version: number) => {
      sent.push(version)
      if (version !== stored.version) throw new Refusal(409, 'Data berubah.')
      return `terkirim ${version}`
    },
  }
}

test('a form that another tab only opened and saved again unchanged is sent at once, without a 409 for the person', async () => {
  const { sent, ...server } = serverWith({ version: 3, isi: 'sama' })
  const outcome = await sendVersion({ seen: { version: 2, isi: 'sama' }, ...server })
  expect(outcome).toEqual({ state: 'sent', answer: 'terkirim 3', seen: { version: 3, isi: 'sama' } })
  expect(sent).toEqual([2, 3])
})

test('what another tab changed is a choice, and nothing is sent', async () => {
  const { sent, ...server } = serverWith({ version: 3, isi: 'lain' })
  const outcome = await sendVersion({ seen: { version: 2, isi: 'sama' }, ...server })
  expect(outcome).toMatchObject({ state: 'refused', newer: { version: 3, isi: 'lain' } })
  expect(sent).toEqual([2])
})

test('a refusal for another reason stays one', async () => {
  const seen = { version: 3, isi: 'sama' }
  const { sent, ...server } = serverWith(seen)
  const send = () => Promise.reject(new Refusal(422, 'Belum lengkap.'))
  expect(await sendVersion({ seen, ...server, send })).toMatchObject({ state: 'refused', newer: undefined })
  const conflict = () => Promise.reject(new Refusal(409, 'Kuota penuh.'))
  expect(await sendVersion({ seen, ...server, send: conflict })).toMatchObject({ state: 'refused', newer: undefined })
  expect(sent).toEqual([])
})
