import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { type HttpError, Link, useNotify, useRefresh } from 'react-admin'
import { office } from '../../../../office/client.ts'

/** Asks for a backup, and says how the newest one is tried out. */
export function StartBackup() {
  const [isAsking, setIsAsking] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const start = async () => {
    setIsAsking(true)
    try {
      await office.startBackup()
      notify('Cadangan diminta. Hasilnya tampil dalam daftar ini; muat ulang sesudah beberapa saat.', { type: 'info' })
      refresh()
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' })
    } finally {
      setIsAsking(false)
    }
  }
  return (
    <Box sx={{ pt: 2, '& p': { mb: 1, maxWidth: '65ch' } }}>
      <Typography>
        Satu arsip berisi basis data dan semua berkas pada satu saat. Kuncinya tidak ikut: simpan APP_KEY di tempat
        lain. Waktu, tempat, dan jumlah yang disimpan diatur pada <Link to="/rencana-cadangan/1">Rencana cadangan</Link>
        .
      </Typography>
      <Typography>
        Cadangan terbaru diperiksa operator di server dengan <code>admin verify-backup</code>: arsipnya dipulihkan ke
        basis data sementara, sebuah sertifikat dan sebuah pindaian dibuka, lalu masuk. Hasil terakhirnya tampil di
        bawah.
      </Typography>
      <Button variant="outlined" disabled={isAsking} onClick={start}>
        Cadangkan sekarang
      </Button>
    </Box>
  )
}
