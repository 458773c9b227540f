import { Alert } from '@mui/material'

/** Warns that the office's words no longer fit the kind of letter, and says what to do. */
export const UnfitTexts = () => (
  <Alert severity="warning" sx={{ mb: 2 }}>
    Teks ini tidak cocok lagi dengan isian yang ada, jadi surat memakai teks bawaan. Perbaiki lalu simpan, atau
    kembalikan ke teks bawaan.
  </Alert>
)
