import FlagIcon from '@mui/icons-material/FlagOutlined'
import { Box, Button, Link, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useNotify, useRedirect } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { shortMoment } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { listLink } from '../../../../office/screens/list-link.ts'
import { TrainingAlarms } from '../../training-providers/office/parts/TrainingAlarms.tsx'
import { INPUT_KINDS, INPUT_MONTHS } from '../rules.ts'

type Input = Answer<'listQualityInputs'>[number]

const DUE = { jatuh_tempo: true }
const PLACES = [
  ['Temuan', listLink('temuan', DUE)],
  ['Audit internal', listLink('audit-internal', DUE)],
  ['Risiko', listLink('risiko', DUE)],
  ['Dokumen dan kontrak', listLink('dokumen-mutu', DUE)],
  ['Pemakaian tanda', listLink('pemakaian-tanda', DUE)],
  ['Tinjauan manajemen', listLink('tinjauan-manajemen', DUE)],
  ['Tugas tinjauan', listLink('tugas-mutu', DUE)],
  ['Bukti kompetensi', listLink('bukti-kompetensi', DUE)],
  ['Penyaksian dan tinjauan penguji', listLink('catatan-petugas', DUE)],
  ['Kalibrasi', listLink('kalibrasi', DUE)],
  ['Penilaian dampak', listLink('penilaian-dampak', DUE)],
  ['Kecerdasan buatan', listLink('kecerdasan-buatan', DUE)],
] as const

/** Leads to what is due, and shows what flows in by itself: complaints, appeals and incidents. */
export const Overview = () => (
  <Box sx={{ py: 2, minWidth: 0 }}>
    <Title title="Mutu" />
    <Typography variant="h1" sx={{ fontSize: '1.5rem', mb: 1 }}>
      Mutu
    </Typography>
    <Typography sx={{ mb: 1 }}>Yang jatuh tempo dan yang terlambat:</Typography>
    <Stack
      direction="row"
      component="nav"
      aria-label="Jatuh tempo"
      useFlexGap
      sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}
    >
      {PLACES.map(([name, way]) => (
        <Link key={name} component={RouterLink} to={way}>
          {name}
        </Link>
      ))}
    </Stack>
    <TrainingAlarms />
    <Part>Masukan {INPUT_MONTHS} bulan terakhir</Part>
    <Waiting call="listQualityInputs" payload={{}}>
      {(inputs) => (inputs.length === 0 ? <NoInputs /> : <Inputs inputs={inputs} />)}
    </Waiting>
  </Box>
)

const NoInputs = () => (
  <Typography>
    Belum ada pengaduan, banding, atau insiden. Asesor akan menanyakan bagaimana masing-masing dinilai: yang menunjukkan
    ketidaksesuaian dibuka sebagai temuan dari sini.
  </Typography>
)

const Inputs = ({ inputs }: { inputs: Input[] }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {inputs.map((input) => (
      <Box
        component="li"
        key={`${input.sumber} ${input.sumber_id}`}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          {INPUT_KINDS[input.sumber]} <strong>{input.judul}</strong>, {shortMoment(input.at)}
        </Typography>
        {input.finding_id === null ? (
          <OpenFinding input={input} />
        ) : (
          <Link component={RouterLink} to={`/temuan/${input.finding_id}/show`}>
            Lihat temuannya
          </Link>
        )}
      </Box>
    ))}
  </Box>
)

function OpenFinding({ input: { sumber, sumber_id, judul } }: { input: Input }) {
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  const redirect = useRedirect()

  async function open(): Promise<void> {
    setBusy(true)
    try {
      const { id } = await office.openFinding({ sumber, sumber_id })
      notify('Temuan dibuka.', { type: 'success' })
      redirect('show', 'temuan', id)
    } catch (error) {
      setBusy(false)
      notify(String((error as Error).message), { type: 'error' })
    }
  }

  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<FlagIcon />}
      disabled={isBusy}
      onClick={() => void open()}
      aria-label={`Buka temuan dari ${INPUT_KINDS[sumber].toLowerCase()} ${judul}`}
    >
      Buka temuan
    </Button>
  )
}
