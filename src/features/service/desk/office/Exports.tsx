import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { type HttpError, useNotify } from 'react-admin'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { momentText } from '../../../../office/display/moment.ts'

type Export = Answer<'getDesk'>['ekspor'][number]

const countText = ({ jumlah }: Export): string[] => (jumlah === null ? [] : [`${jumlah.toLocaleString('id-ID')} baris`])

/** Lists of people that have left the house since one last looked: one's own too, as somebody else may have sat there. */
export function Exports({ exports, onSeen }: { exports: Export[]; onSeen: () => void }) {
  const [isBusy, setIsBusy] = useState(false)
  const notify = useNotify()
  const [newest] = exports
  async function markSeen(): Promise<void> {
    if (!newest) return
    setIsBusy(true)
    try {
      await office.markExportsSeen({ id: newest.id })
      onSeen()
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& li': { mb: 1 } }}>
        {exports.map((one) => (
          <li key={one.id}>
            <Typography>{[one.perihal, ...countText(one)].join(', ')}</Typography>
            <Typography variant="body2" color="textSecondary">
              {one.user_name}, {momentText(one.at)}
            </Typography>
          </li>
        ))}
      </Box>
      <Typography sx={{ my: 1 }}>
        Bila ada yang tidak Anda ketahui, tanyakan kepada petugasnya dan catat sebagai insiden.
      </Typography>
      <Button variant="outlined" disabled={isBusy} onClick={() => void markSeen()}>
        Sudah saya lihat
      </Button>
    </>
  )
}
