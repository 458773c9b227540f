import { Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import { type HttpError, useNotify } from 'react-admin'
import { type Answer, office } from '../../../../office/client.ts'
import { momentText } from '../../../../office/moment.ts'

type Export = Answer<'getDesk'>['ekspor'][number]

const countText = ({ jumlah }: Export): string => (jumlah === null ? '-' : jumlah.toLocaleString('id-ID'))

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
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Daftar</TableCell>
            <TableCell align="right">Baris</TableCell>
            <TableCell>Oleh</TableCell>
            <TableCell>Waktu</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {exports.map((one) => (
            <TableRow key={one.id}>
              <TableCell component="th" scope="row">
                {one.perihal}
              </TableCell>
              <TableCell align="right">{countText(one)}</TableCell>
              <TableCell>{one.user_name}</TableCell>
              <TableCell>{momentText(one.at)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography sx={{ my: 1 }}>
        Bila ada yang tidak Anda ketahui, tanyakan kepada petugasnya dan catat sebagai insiden.
      </Typography>
      <Button variant="outlined" disabled={isBusy} onClick={() => void markSeen()}>
        Sudah saya lihat
      </Button>
    </>
  )
}
