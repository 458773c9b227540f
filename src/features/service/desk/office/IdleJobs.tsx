import { Alert } from '@mui/material'

/** Warns that no process runs jobs: requests are answered, but their background work waits. */
export const IdleJobs = () => (
  <Alert severity="error">
    Pekerjaan latar tidak ada yang mengerjakan: surat, batas waktu, dan dokumen menunggu sampai ada lagi. Minta
    pengelola server menjalankan proses dengan ROLE=worker, atau ROLE=all.
  </Alert>
)
