import { Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { type HttpError, Link, useNotify, useRefresh } from 'react-admin'
import { office } from '../../../../office/calls/client.ts'

/** Asks for a backup, or for a trial of the newest one; the list below says what becomes of it. */
export function StartBackup() {
  const [isAsking, setIsAsking] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const ask = async (call: () => Promise<unknown>, said: string) => {
    setIsAsking(true)
    try {
      await call()
      notify(said, { type: 'info' })
      refresh()
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' })
    } finally {
      setIsAsking(false)
    }
  }
  const start = () => ask(() => office.startBackup(), 'Cadangan diminta. Hasilnya tampil dalam daftar ini.')
  const tryOut = () => ask(() => office.startBackupTrial(), 'Pemeriksaan diminta. Hasilnya tampil dalam daftar ini.')
  return (
    <Box sx={{ pt: 2, '& p': { mb: 1, maxWidth: '65ch' } }}>
      <Typography>
        Satu arsip berisi basis data dan semua berkas pada satu saat. Kuncinya tidak ikut: simpan APP_KEY di tempat
        lain. Waktu, tempat, dan jumlah yang disimpan diatur pada <Link to="/rencana-cadangan/1">Rencana cadangan</Link>
        .
      </Typography>
      <Typography>
        Pemeriksaan memulihkan cadangan terbaru ke basis data sementara di server ini, membuka sebuah sertifikat dan
        sebuah pindaian, lalu mencoba masuk. Portal tetap berjalan, dan salinannya dihapus sesudahnya. Operator
        melakukan hal yang sama dengan <code>admin verify-backup</code>.
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" disabled={isAsking} onClick={() => void start()}>
          Cadangkan sekarang
        </Button>
        <Button variant="outlined" disabled={isAsking} onClick={() => void tryOut()}>
          Periksa cadangan terbaru
        </Button>
      </Stack>
    </Box>
  )
}
