import { Box, Typography } from '@mui/material'
import type { Answer } from '../../../../office/calls/client.ts'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { BesideEvidence } from '../../applications/office/parts/BesideEvidence.tsx'
import { ScoreTable } from '../../examination/office/parts/ScoreTable.tsx'

interface Props {
  /** The name of the person who appeals. */
  nama: string
  bukti: NonNullable<Answer<'getAppeal'>['bukti']>
}

/** Shows what the panel weighs again: the portfolio, and beside it what each examiner found. */
export const AppealEvidence = ({ nama, bukti: { unit, metode, penguji, ...evidence } }: Props) => (
  <BesideEvidence label="Penilaian penguji" nama={nama} {...evidence}>
    <Part>Penilaian penguji</Part>
    {penguji.length === 0 ? <Typography>Tidak ada penilaian.</Typography> : null}
    {penguji.map((examiner) => (
      <Box key={examiner.nama} sx={{ mb: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>{examiner.nama}</Typography>
        <Typography variant="body2" color="text.secondary">
          {examiner.locked_at ? `Dikunci ${momentText(examiner.locked_at)}` : 'Belum dikunci'}
        </Typography>
        <ScoreTable nama={examiner.nama} unit={unit} metode={metode} nilai={examiner.nilai} />
      </Box>
    ))}
  </BesideEvidence>
)
