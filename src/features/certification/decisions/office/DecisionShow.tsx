import { Alert, Box, Chip, Stack, Typography } from '@mui/material'
import { Show } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/client.ts'
import { FactList } from '../../../../office/FactList.tsx'
import { momentText } from '../../../../office/moment.ts'
import { Part } from '../../../../office/Part.tsx'
import { useWhole } from '../../../../office/use-whole.ts'
import { BesideEvidence } from '../../applications/office/parts/BesideEvidence.tsx'
import { ScoreTable } from '../../examination/office/parts/ScoreTable.tsx'
import { DecisionForm } from './DecisionForm.tsx'
import { DecidedUnits } from './parts/DecidedUnits.tsx'

/** All evidence of one application beside the decision on it. */
export const DecisionShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const decision = useWhole<'getDecision'>('rekomendasi')
  if (!decision) return null
  const { nama, nomor, skema, tanggal_uji, tahap_label, attended_at, target, terlambat } = decision
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Typography variant="h2">{nama}</Typography>
        <Chip size="small" color="primary" label={tahap_label} />
        {terlambat ? <Chip size="small" color="error" label="Lewat target" /> : null}
      </Stack>
      <FactList
        items={[
          ['Nomor', nomor],
          ['Skema', skema],
          ['Tanggal uji', tanggal_uji ? longDay(tanggal_uji) : 'Tanggal menyusul'],
          ['Hadir', attended_at ? momentText(attended_at) : '-'],
          ['Target keputusan', target ? longDay(target) : '-'],
        ]}
      />
      <BesideEvidence label="Penilaian dan keputusan" {...decision}>
        <Scores decision={decision} />
        <Before decision={decision} />
        <Part>Keputusan</Part>
        {decision.boleh ? <DecisionForm decision={decision} /> : <Alert severity="info">{decision.halangan}</Alert>}
      </BesideEvidence>
    </Box>
  )
}

const Scores = ({ decision: { penguji, rekomendasi, metode } }: { decision: Answer<'getDecision'> }) => (
  <>
    <Part>Penilaian penguji</Part>
    {penguji.length === 0 ? <Typography>Tidak ada penilaian.</Typography> : null}
    {penguji.map(({ nama, locked_at, nilai }) => (
      <Box key={nama} sx={{ mb: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>{nama}</Typography>
        <Typography variant="body2" color="text.secondary">
          {locked_at ? `Dikunci ${momentText(locked_at)}` : 'Belum dikunci'}
        </Typography>
        <ScoreTable nama={nama} unit={rekomendasi.map(({ unit }) => unit)} metode={metode} nilai={nilai} />
      </Box>
    ))}
  </>
)

/** What was decided already, and what an appeal against it said. */
function Before({ decision: { keputusan, banding } }: { decision: Answer<'getDecision'> }) {
  if (keputusan.length === 0) return null
  return (
    <>
      <Part>Keputusan sebelumnya</Part>
      {keputusan.map((one) => (
        <Box key={one.at} sx={{ mb: 2 }}>
          <Typography variant="body2" color="text.secondary">
            {momentText(one.at)}, oleh {one.decided_by_name}
          </Typography>
          <DecidedUnits decision={one} />
        </Box>
      ))}
      {banding ? (
        <FactList
          items={[
            ['Alasan banding', banding.alasan],
            ['Putusan panel', banding.putusan],
          ]}
        />
      ) : null}
    </>
  )
}
