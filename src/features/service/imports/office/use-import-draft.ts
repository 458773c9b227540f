import { useCallback, useEffect, useState } from 'react'
import { type HttpError, useNotify } from 'react-admin'
import { type Answer, office, type Payload } from '../../../../office/calls/client.ts'
import { useAsked } from '../../../../office/calls/use-asked.ts'

export type ImportDraft = Answer<'getImportDraft'>
export type DraftChange = Payload<'changeImportDraft'>['perubahan']

/** An unfinished import and what may be done with it; `onEmpty` when nothing of it waits any more. */
export function useImportDraft(id: string, onEmpty: () => void) {
  const { asked, again } = useAsked(`getImportDraft ${id}`, () => office.getImportDraft({ id }))
  const [draft, setDraft] = useState<ImportDraft>()
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  useEffect(() => {
    if (asked.state === 'here') setDraft(asked.answer)
  }, [asked])

  const run = useCallback(
    async (work: () => Promise<ImportDraft | null>): Promise<boolean> => {
      setBusy(true)
      try {
        const rest = await work()
        if (rest === null) onEmpty()
        else setDraft(rest)
        return true
      } catch (error) {
        notify((error as HttpError).message, { type: 'error' })
        return false
      } finally {
        setBusy(false)
      }
    },
    [notify, onEmpty],
  )

  return {
    asked,
    again,
    draft,
    isBusy,
    change: (perubahan: DraftChange) => run(async () => (await office.changeImportDraft({ id, perubahan })).draf),
    bringIn: () =>
      run(async () => {
        const { diterima, sudah_ada, draf } = await office.bringImportDraftIn({ id })
        const known = sudah_ada > 0 ? `, ${sudah_ada} sudah ada` : ''
        const rest = draf ? ` ${draf.baris} baris menunggu diperbaiki.` : ''
        notify(`${diterima} baris masuk${known}.${rest}`, { type: 'success' })
        return draf
      }),
    giveUp: () =>
      run(async () => {
        await office.removeImportDraft({ id })
        return null
      }),
  }
}
