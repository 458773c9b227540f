import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import { Alert, Box, Button, Chip, LinearProgress, Typography } from '@mui/material'
import { useEffect } from 'react'
import { Show, useRefresh } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import { type Answer, officeUrl } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { editionName } from '../../../platform/editions/rules.ts'
import { FOLDER_STATES } from '../rules.ts'

type Folder = Answer<'getAssessorFolder'>

const FOLLOW_MS = 3000
const TONES = { disusun: 'info', siap: 'success', gagal: 'error', dihapus: 'default' } as const

/** A folder for an assessor: how far it is, its archive, and what is missing. */
export const FolderPage = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const folder = useWhole<'getAssessorFolder'>('klausul')
  if (!folder) return null
  const { edisi, dari, sampai, status, klausul, sha256, sebab } = folder
  return (
    <RecordPage
      title={`${longDay(dari)} sampai ${longDay(sampai)}`}
      marks={<Chip size="small" color={TONES[status]} label={FOLDER_STATES[status]} />}
      editable={false}
      history={false}
    >
      {status === 'disusun' ? <Progress folder={folder} /> : null}
      {status === 'gagal' ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {sebab} Perbaiki, lalu susun berkas baru.
        </Alert>
      ) : null}
      <FactList
        items={[
          ['Standar', editionName(edisi)],
          ['Klausul', klausul.join(', ')],
          ['Diminta', `${momentText(folder.created_at)}, oleh ${folder.created_by_name}`],
          ['Selesai', folder.finished_at ? momentText(folder.finished_at) : null],
          ['SHA-256 arsip', sha256],
        ]}
      />
      {status === 'siap' ? <Download folder={folder} /> : null}
      {status === 'siap' || status === 'dihapus' ? <Lacking folder={folder} /> : null}
    </RecordPage>
  )
}

function Progress({ folder: { selesai, jumlah } }: { folder: Folder }) {
  const refresh = useRefresh()
  useEffect(() => {
    const timer = setInterval(refresh, FOLLOW_MS)
    return () => clearInterval(timer)
  }, [refresh])
  return (
    <Box sx={{ mb: 2 }}>
      <LinearProgress
        variant="determinate"
        value={jumlah === 0 ? 0 : (100 * selesai) / jumlah}
        aria-label="Bagian yang sudah ada"
      />
      <Typography role="status">
        {selesai} dari {jumlah} bagian. Anda boleh meninggalkan halaman ini.
      </Typography>
    </Box>
  )
}

const Download = ({ folder: { id } }: { folder: Folder }) => (
  <Box sx={{ my: 2 }}>
    <Button
      variant="contained"
      startIcon={<DownloadIcon />}
      component="a"
      href={officeUrl('getAssessorArchive', { id })}
      download
    >
      Unduh arsip (ZIP)
    </Button>
    <Typography variant="body2" sx={{ mt: 1, maxWidth: '44rem' }}>
      Indeksnya menurut klausul dan ditandatangani; manifesnya menyebut SHA-256 setiap berkas. Setiap unduhan dicatat.
    </Typography>
  </Box>
)

const Lacking = ({ folder: { kosong } }: { folder: Folder }) => (
  <>
    <Part>Yang belum ada</Part>
    {kosong.length === 0 ? <Typography>Tidak ada yang kurang pada masa ini.</Typography> : null}
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {kosong.map(({ nomor, kurang }) => (
        <li key={`${nomor} ${kurang}`}>
          <strong>{nomor}</strong> {kurang}
        </li>
      ))}
    </Box>
  </>
)
