import { Alert, Box, Button, CircularProgress, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { RecordContextProvider, Title, useGetRecordId } from 'react-admin'
import { bodyZone, clockIn, dayRange } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { Report } from '../../misconduct/office/parts/Report.tsx'
import { CandidateCard } from './CandidateCard.tsx'
import { DeskHead } from './DeskHead.tsx'
import { Incidents } from './Incidents.tsx'
import { SittingActions } from './SittingActions.tsx'
import { type Desk, useDesk } from './use-desk.ts'

/** The desk of those who watch over an exam: who works, who is silent, and what can be done for each of them. */
export function DeskPage() {
  const id = Number(useGetRecordId())
  const { desk, at, trouble, again } = useDesk(id)
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
      <Title title={desk ? `${desk.skema}, ${dayRange(desk.start_date, desk.end_date)}` : 'Ujian di layar'} />
      {trouble ? <Trouble {...trouble} at={at} again={again} /> : null}
      {desk ? <WholeDesk key={id} desk={desk} isAway={trouble !== undefined} again={again} /> : null}
      {desk || trouble ? null : (
        <Stack role="status" aria-label="Memuat" sx={{ alignItems: 'center', p: 4 }}>
          <CircularProgress aria-hidden />
        </Stack>
      )}
    </Box>
  )
}

interface TroubleProps {
  message: string
  isAway: boolean
  at: Date | undefined
  again: () => void
}

/** Says since when nobody could be asked; what was seen then stays below. */
const Trouble = ({ message, isAway, at, again }: TroubleProps) => (
  <Alert
    severity={at && isAway ? 'warning' : 'error'}
    role="status"
    sx={{ mb: 2 }}
    action={<Button onClick={again}>Coba lagi</Button>}
  >
    {at
      ? `${isAway ? 'Jaringan Anda terputus.' : message} Yang tampak terakhir diperbarui pukul ${clockIn(bodyZone(), at)}. Peserta tetap mengerjakan; kejadian tetap dapat dicatat, langkah lain menunggu sambungan.`
      : message}
  </Alert>
)

interface Props {
  desk: Desk
  isAway: boolean
  again: () => void
}

function WholeDesk({ desk, isAway, again }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [skipped, setSkipped] = useState<Answer<'moveSittings'>['dilewati']>([])
  const nameOf = (sitting: number) => desk.daftar.find((one) => one.pengerjaan_id === sitting)?.nama ?? 'Peserta'

  function choose(sittings: readonly number[], isChosen: boolean): void {
    const next = new Set(chosen)
    for (const sitting of sittings) {
      if (isChosen) next.add(sitting)
      else next.delete(sitting)
    }
    setChosen(next)
  }

  function report({ dilewati }: Pick<Answer<'moveSittings'>, 'dilewati'>): void {
    setSkipped(dilewati)
    again()
  }

  return (
    <RecordContextProvider value={desk}>
      <DeskHead desk={desk} isAway={isAway} again={again} report={report} />
      {skipped.length > 0 ? (
        <Alert severity="warning" role="status" sx={{ my: 1 }} onClose={() => setSkipped([])}>
          {skipped.map(({ id, alasan }) => (
            <Typography key={id} variant="body2">
              {nameOf(id)}: {alasan}
            </Typography>
          ))}
        </Alert>
      ) : null}
      <Part>Peserta</Part>
      <SittingActions desk={desk} chosen={chosen} choose={choose} isAway={isAway} report={report} />
      {desk.daftar.length === 0 ? <Typography>Belum ada peserta terjadwal pada ujian ini.</Typography> : null}
      <Box component="ul" aria-label="Peserta" sx={GRID}>
        {desk.daftar.map((candidate) => (
          <CandidateCard
            key={candidate.user_training_id}
            candidate={candidate}
            exam={desk.id}
            isChosen={candidate.pengerjaan_id !== null && chosen.has(candidate.pengerjaan_id)}
            choose={choose}
            isAway={isAway}
            again={again}
          />
        ))}
      </Box>
      <Incidents desk={desk} isAway={isAway} again={again} />
      <Box sx={{ mt: 2 }}>
        <Report people={desk.daftar} isOwn={false} />
      </Box>
    </RecordContextProvider>
  )
}

const GRID = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
}
