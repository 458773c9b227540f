import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useNotify } from 'react-admin'
import { csvText } from '../../../../lib/csv-writer.ts'
import { type Answer, officeUrl } from '../../../../office/client.ts'
import { ChooseCsv } from '../../../../office/inputs/ChooseCsv.tsx'
import { upload } from '../../../../office/inputs/upload.ts'
import { Part } from '../../../../office/Part.tsx'
import { ImportMistakes } from './ImportMistakes.tsx'
import { TEMPLATE } from './template.ts'

type ImportOutcome = Answer<'importHolders'>

/** Imports holders from before the portal, after a check of their list; exports all holders for the ministry. */
export function HolderImport() {
  const [preview, setPreview] = useState<{ file: File; outcome: ImportOutcome }>()
  const [done, setDone] = useState<ImportOutcome>()
  const [busy, setBusy] = useState(false)
  const notify = useNotify()

  async function send(file: File, coba: boolean): Promise<ImportOutcome | undefined> {
    setBusy(true)
    try {
      return await upload('importHolders', file, () => {}, { coba: String(coba) }).done
    } catch (error) {
      notify(String((error as Error).message), { type: 'error' })
      return undefined
    } finally {
      setBusy(false)
    }
  }

  async function previewList(file: File): Promise<void> {
    setDone(undefined)
    const outcome = await send(file, true)
    setPreview(outcome && { file, outcome })
  }

  async function importList(file: File): Promise<void> {
    const outcome = await send(file, false)
    if (!outcome) return
    setPreview(outcome.dimasukkan ? undefined : { file, outcome })
    setDone(outcome.dimasukkan ? outcome : undefined)
  }

  return (
    <Box sx={{ py: 2, maxWidth: '60rem' }}>
      <Title title="Impor pemegang lama" />
      <Typography sx={{ mb: 2 }}>
        Masukkan pemegang sertifikat lama dari CSV (pemisah titik koma atau koma, UTF-8). Berkas diperiksa dahulu; yang
        masuk semuanya, atau tidak satu pun. Nomor yang sudah ada dilewati. Pemegang lama belum menyetujui penampilan,
        jadi mereka tidak muncul di daftar umum, tetapi nomornya dapat diperiksa. Bila seorang pemegang membuat akun
        dengan NIK yang sama, sertifikatnya menjadi miliknya.
      </Typography>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <ChooseCsv busy={busy} onFile={(file) => void previewList(file)} />
        <Link href={templateUrl} download="pemegang-lama.csv">
          Unduh contoh CSV
        </Link>
      </Stack>
      {done ? (
        <Alert severity="success" sx={{ mt: 2 }}>
          {done.diterima} pemegang dimasukkan, {done.sudah_ada} sudah ada.
        </Alert>
      ) : null}
      {preview ? <Preview {...preview} busy={busy} onImport={(file) => void importList(file)} /> : null}
      <Part>Ekspor untuk Amdalnet</Part>
      <Typography sx={{ mb: 2 }}>
        Semua sertifikat dalam kolom Amdalnet, termasuk NIK dan alamat. Setiap unduhan dicatat di log audit.
      </Typography>
      <Button variant="outlined" href={officeUrl('exportAmdalnet', {})} download>
        Unduh CSV Amdalnet
      </Button>
    </Box>
  )
}

const templateUrl = `data:text/csv;charset=utf-8,${encodeURIComponent(csvText(TEMPLATE))}`

interface PreviewProps {
  file: File
  outcome: ImportOutcome
  busy: boolean
  onImport: (file: File) => void
}

function Preview({ file, outcome, busy, onImport }: PreviewProps) {
  const { baris, diterima, sudah_ada, kesalahan } = outcome
  const isWrong = kesalahan.length > 0
  return (
    <Box sx={{ mt: 2 }}>
      <Alert severity={isWrong ? 'error' : 'info'} sx={{ mb: 2 }}>
        {file.name}: {baris} baris, {diterima} baru, {sudah_ada} sudah ada.{' '}
        {isWrong
          ? 'Perbaiki baris di bawah ini, lalu pilih berkasnya lagi; belum ada yang masuk.'
          : 'Belum ada yang masuk.'}
      </Alert>
      {isWrong ? (
        <ImportMistakes mistakes={kesalahan} />
      ) : (
        <Button variant="contained" disabled={busy || diterima === 0} onClick={() => onImport(file)}>
          Masukkan {diterima} pemegang
        </Button>
      )}
    </Box>
  )
}
