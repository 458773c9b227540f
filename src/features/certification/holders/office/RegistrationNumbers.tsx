import {
  Alert,
  Box,
  Button,
  Chip,
  LinearProgress,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { ChooseCsv } from '../../../../office/inputs/ChooseCsv.tsx'
import { EncodingChoice } from '../../../../office/inputs/EncodingChoice.tsx'
import { useCheckedFile } from '../../../../office/inputs/use-checked-file.ts'
import { inParts, outcomeText } from '../../../../office/selection/outcome.ts'
import { NUMBER_RESULTS, type NumberResult } from '../ministry-rules.ts'

type Line = Answer<'checkMinistryNumbers'>['baris'][number]

const COLORS: Partial<Record<NumberResult, 'success' | 'warning'>> = {
  baru: 'success',
  berbeda: 'warning',
  dipakai: 'warning',
  ganda: 'warning',
  tidak_dikenal: 'warning',
}

/** The most rows on the screen; all are counted, and all that fit are recorded. */
const MOST_SHOWN = 200

const isRecordable = ({ hasil }: Line): boolean => hasil === 'baru' || hasil === 'berbeda'

const recordings = (lines: readonly Line[]) =>
  lines.flatMap(({ sertifikat, no_registrasi, ...line }) =>
    sertifikat && isRecordable({ sertifikat, no_registrasi, ...line })
      ? [{ id: sertifikat.id, version: sertifikat.version, no_registrasi }]
      : [],
  )

/** The ministry's registration numbers against the certificates: checked first, recorded afterwards. */
export function RegistrationNumbers() {
  const { checked, check, drop, readAs } = useCheckedFile('checkMinistryNumbers')
  const [working, setWorking] = useState<{ done: number; of: number }>()
  const [outcome, setOutcome] = useState('')

  async function record(rows: ReturnType<typeof recordings>): Promise<void> {
    const progress = (done: number) => setWorking({ done, of: rows.length })
    progress(0)
    const said = await inParts(rows, (baris) => office.recordMinistryNumbers({ baris }), progress)
    setWorking(undefined)
    drop()
    setOutcome(outcomeText('nomor dicatat', said))
  }

  return (
    <Box sx={{ py: 2 }}>
      <Title title="Nomor registrasi dari kementerian" />
      <Typography sx={{ mb: 2, maxWidth: '44rem' }}>
        Unggah jawaban kementerian sebagai CSV dengan kolom nomor sertifikat dan nomor registrasi. Tidak ada yang
        berubah sebelum Anda mencatatnya.
      </Typography>
      <ChooseCsv
        onFile={(file) => {
          setOutcome('')
          void check(file)
        }}
        busy={working !== undefined}
      />
      <Box role="status">
        {working ? (
          <LinearProgress
            variant="determinate"
            value={(100 * working.done) / working.of}
            aria-label={`${working.done} dari ${working.of} dicatat`}
            sx={{ mt: 2 }}
          />
        ) : null}
        {outcome ? (
          <Alert severity="info" sx={{ mt: 2 }}>
            {outcome}
          </Alert>
        ) : null}
      </Box>
      {checked?.answer.penyandian ? (
        <EncodingChoice said={checked.answer.penyandian} onChoose={(encoding) => void readAs(encoding)} />
      ) : null}
      {checked ? (
        <Lines key={checked.key} lines={checked.answer.baris} busy={working !== undefined} onRecord={record} />
      ) : null}
    </Box>
  )
}

interface LinesProps {
  lines: readonly Line[]
  busy: boolean
  onRecord: (rows: ReturnType<typeof recordings>) => Promise<void>
}

function Lines({ lines, busy, onRecord }: LinesProps) {
  const rows = recordings(lines)
  const counts = Map.groupBy(lines, ({ hasil }) => hasil)
  const said = [...counts].map(([hasil, found]) => `${found.length} ${NUMBER_RESULTS[hasil].toLowerCase()}`)
  // Rows that need a person's attention come first.
  const shown = lines.toSorted((a, b) => Number(isRecordable(a)) - Number(isRecordable(b)) || a.baris - b.baris)
  return (
    <>
      <Typography role="status" sx={{ mt: 3, mb: 1 }}>
        {lines.length} baris: {said.join(', ') || 'tidak ada nomor di dalamnya'}.
      </Typography>
      <TableContainer tabIndex={0} role="group" aria-label="Baris jawaban kementerian">
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Baris</TableCell>
              <TableCell>Sertifikat</TableCell>
              <TableCell>Nomor registrasi</TableCell>
              <TableCell>Hasil</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.slice(0, MOST_SHOWN).map((line) => (
              <TableRow key={line.baris}>
                <TableCell>{line.baris}</TableCell>
                <TableCell>
                  {line.no_sertifikasi}
                  {line.sertifikat ? `, ${line.sertifikat.nama}` : null}
                </TableCell>
                <TableCell>
                  {line.no_registrasi}
                  {line.hasil === 'berbeda' ? `, sekarang ${line.sertifikat?.no_registrasi}` : null}
                </TableCell>
                <TableCell>
                  <Chip size="small" color={COLORS[line.hasil] ?? 'default'} label={NUMBER_RESULTS[line.hasil]} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {shown.length > MOST_SHOWN ? (
        <Typography sx={{ mt: 1 }}>Dan {shown.length - MOST_SHOWN} baris lagi.</Typography>
      ) : null}
      <Button
        variant="contained"
        disabled={busy || rows.length === 0}
        onClick={() => void onRecord(rows)}
        sx={{ mt: 2 }}
      >
        Catat {rows.length} nomor
      </Button>
    </>
  )
}
