import { useRef, useState } from 'react'
import type { HttpError } from 'react-admin'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { type Saving, useSavingByItself } from '../../../../office/forms/use-saving-by-itself.ts'
import type { Entries } from '../entry-rules.ts'
import { firstOpen, pressKey, type Typing } from '../key-rules.ts'

type Sheet = Answer<'getTyping'>

const QUIET_MS = 800

const listEntries = (nilai: Entries) =>
  Object.entries(nilai).map(([nomor, teks]) => ({ nomor: Number(nomor), teks: String(teks) }))

/** A sheet as it is being typed; it saves itself once nobody has typed for a moment, and nothing typed is lost. */
export function useTyping({ id, nomor: fields, nilai, version }: Sheet) {
  const begun: Entries = Object.fromEntries(nilai.map(({ nomor, teks }) => [nomor, teks]))
  const [typing, setTyping] = useState<Typing>({ at: firstOpen(fields, begun), nilai: begun })
  const [saving, setSaving] = useState<Saving>({ state: 'saved' })
  const newest = useRef(typing)
  const saved = useRef(version)
  const queue = useRef(Promise.resolve(true))

  function show(now: Typing): void {
    const isChange = now.nilai !== newest.current.nilai
    newest.current = now
    setTyping(now)
    if (isChange) setSaving({ state: 'changed' })
  }

  async function send(selesai: boolean): Promise<boolean> {
    const written = newest.current.nilai
    setSaving({ state: 'saving' })
    try {
      saved.current = (
        await office.saveTyping({ id, version: saved.current, nilai: listEntries(written), selesai })
      ).version
    } catch (error) {
      const { status, message } = error as HttpError
      setSaving({ state: 'failed', message, isAway: status === 0 })
      return false
    }
    setSaving({ state: newest.current.nilai === written ? 'saved' : 'changed' })
    return true
  }

  /** Saves one after the other: each request needs the version that the one before returned. */
  function save(selesai = false): Promise<boolean> {
    queue.current = queue.current.then(() => send(selesai))
    return queue.current
  }

  const put = (number: number, text: string) =>
    show({ ...newest.current, nilai: { ...newest.current.nilai, [number]: text } })

  useSavingByItself({ content: typing.nilai, saving, save, quietMs: QUIET_MS })

  return {
    typing,
    saving,
    press: (key: string) => show(pressKey(fields, newest.current, key)),
    put,
    goTo: (at: number) => show({ ...newest.current, at }),
    finish: () => save(true),
  }
}
