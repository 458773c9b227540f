import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, useDataProvider, useRefresh, useResourceContext } from 'react-admin'
import { Changes } from '../history/Changes.tsx'
import { differences } from '../history/differences.ts'
import { LatestChange } from './LatestChange.tsx'

interface Props {
  /** The record as the person saw it. */
  seen: RaRecord
  /** The page is about it; a row inside of the page's record has no call of its own. */
  isOfPage: boolean
  /** Goes on with the record as it is now. */
  take: (now: RaRecord) => void
}

/** Somebody else has changed the record under a dialog: who and what, and a way on that keeps what was typed. */
export function StaleRecord({ seen, isOfPage, take }: Props) {
  const resource = useResourceContext() ?? ''
  const provider = useDataProvider()
  const refresh = useRefresh()
  const [now, setNow] = useState<RaRecord>()
  const [failure, setFailure] = useState<string>()
  async function look(): Promise<void> {
    try {
      const { data } = await provider.getOne(resource, { id: seen.id })
      setNow(data)
      setFailure(undefined)
      take(data)
    } catch (error) {
      setFailure((error as Error).message)
    }
  }

  return (
    <Alert
      severity="warning"
      sx={{ my: 1 }}
      action={
        now ? null : (
          <Button color="inherit" size="small" onClick={() => (isOfPage ? void look() : refresh())}>
            Lihat yang berubah
          </Button>
        )
      }
    >
      {isOfPage ? (
        <LatestChange resource={resource} id={seen.id} />
      ) : (
        'Orang lain menyimpan data ini sesudah Anda membukanya. '
      )}
      {now ? (
        <>
          <Changes resource={resource} changes={differences(seen, now)} />
          Isian Anda tetap di sini. Bila masih sesuai, kirim lagi.
        </>
      ) : (
        'Isian Anda belum dikirim.'
      )}
      {failure}
    </Alert>
  )
}
