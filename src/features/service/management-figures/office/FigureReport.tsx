import { Alert, Box, Link, Stack, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { longDay } from '../../../../lib/day.ts'
import { AnswerState } from '../../../../office/calls/AnswerState.tsx'
import { useAnswer } from '../../../../office/calls/use-answer.ts'
import { CHAPTER_NAMES, CHAPTERS } from '../rules.ts'
import { useReportAddress } from './asked.ts'
import { FigureDownload } from './FigureDownload.tsx'
import { FigureFilter } from './FigureFilter.tsx'
import { FigureRows } from './FigureRows.tsx'
import { FigureTablePart } from './FigureTablePart.tsx'

/** The body's figures, chapter by chapter, or what stands behind one of them. */
export default function FigureReport() {
  const address = useReportAddress()
  const { dari, sampai } = address.asked
  return (
    <Box sx={{ py: 2, minWidth: 0 }}>
      <Title title="Laporan lembaga" />
      <Typography variant="h1" sx={{ fontSize: '1.5rem', mb: 1 }}>
        Laporan lembaga
      </Typography>
      <FigureFilter address={address} />
      {sampai < dari ? (
        <Alert severity="error">Tanggal akhir tidak boleh sebelum tanggal mulai.</Alert>
      ) : address.params.has('tabel') ? (
        <FigureRows address={address} />
      ) : (
        <>
          <Typography sx={{ mb: 2 }}>
            {longDay(dari)} sampai {longDay(sampai)}
          </Typography>
          <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
            <Chapters address={address} />
            <FigureDownload asked={address.asked} />
          </Stack>
          <ChapterTables address={address} />
        </>
      )}
    </Box>
  )
}

interface Props {
  address: ReturnType<typeof useReportAddress>
}

const Chapters = ({ address }: Props) => (
  <Stack
    component="nav"
    aria-label="Bab laporan"
    direction="row"
    spacing={2}
    useFlexGap
    sx={{ flexWrap: 'wrap', flexGrow: 1 }}
  >
    {CHAPTER_NAMES.map((name) => (
      <Link
        key={name}
        component={RouterLink}
        to={address.with({ bab: name })}
        aria-current={name === address.bab ? 'page' : undefined}
        sx={{
          py: 0.75,
          fontWeight: name === address.bab ? 700 : 400,
          borderBottom: 2,
          borderColor: name === address.bab ? 'primary.main' : 'transparent',
        }}
        underline={name === address.bab ? 'none' : 'hover'}
      >
        {CHAPTERS[name]}
      </Link>
    ))}
  </Stack>
)

function ChapterTables({ address }: Props) {
  const { asked, again } = useAnswer('getManagementFigures', { ...address.asked, bab: address.bab })
  return (
    <AnswerState asked={asked} again={again}>
      {({ tabel }) => tabel.map((table) => <FigureTablePart key={table.tabel} table={table} address={address} />)}
    </AnswerState>
  )
}
