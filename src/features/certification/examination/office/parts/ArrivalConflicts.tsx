import { Alert, Button, Card, Link, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { AnswerState } from '../../../../../office/calls/AnswerState.tsx'
import { type Answer, office } from '../../../../../office/calls/client.ts'
import { useAnswer } from '../../../../../office/calls/use-answer.ts'
import { momentText } from '../../../../../office/display/moment.ts'
import { officeTo } from '../../../../../office-paths.ts'
import { ARRIVAL_WAYS, isNotable, OUTCOMES, RULINGS, type Ruling } from '../../arrivals/rules.ts'

type Conflict = Answer<'listArrivalConflicts'>[number]

/** Arrivals that a device noted and that differ from the portal, each with its choice; nothing where none differs. */
export function ArrivalConflicts() {
  const { asked, again } = useAnswer('listArrivalConflicts', {})
  if (asked.state === 'waiting' || (asked.state === 'here' && asked.answer.length === 0)) return null
  return (
    <AnswerState asked={asked} again={again}>
      {(conflicts) => (
        <section aria-labelledby="berselisih">
          <Typography id="berselisih" variant="h2" sx={{ mb: 1 }}>
            {conflicts.length} kedatangan berselisih
          </Typography>
          <Stack component="ul" sx={{ p: 0, m: 0, mb: 3, gap: 1.5, listStyle: 'none' }}>
            {conflicts.map((conflict) => (
              <li key={conflict.id}>
                <ConflictCard conflict={conflict} again={again} />
              </li>
            ))}
          </Stack>
        </section>
      )}
    </AnswerState>
  )
}

function ConflictCard({ conflict, again }: { conflict: Conflict; again: () => void }) {
  const [failed, setFailed] = useState<string>()
  const [isSending, setSending] = useState(false)
  const { id, user_training_id, nama, nomor, skema, hasil } = conflict

  async function choose(putusan: Ruling): Promise<void> {
    setSending(true)
    try {
      await office.settleArrival({ id, putusan })
      again()
    } catch (error) {
      setFailed(String((error as Error).message))
      setSending(false)
    }
  }

  return (
    <Card variant="outlined" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography component="h3" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        {nama}
      </Typography>
      <Typography variant="body2">
        <Link href={officeTo.show('permohonan', user_training_id)}>{nomor ?? 'Permohonan'}</Link>, {skema}
      </Typography>
      <Facts conflict={conflict} />
      <Stack direction="row" useFlexGap sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        {OUTCOMES[hasil].rulings.map((ruling: Ruling) => (
          <Button
            key={ruling}
            variant="outlined"
            disabled={isSending}
            onClick={() => void choose(ruling)}
            aria-label={`${RULINGS[ruling]}: ${nama}`}
            sx={{ minHeight: 44 }}
          >
            {RULINGS[ruling]}
          </Button>
        ))}
      </Stack>
      {failed ? (
        <Alert severity="error" sx={{ mt: 1 }}>
          {failed}
        </Alert>
      ) : null}
    </Card>
  )
}

/** Both records in words: who saw the candidate when, and what the portal has. */
function Facts({ conflict }: { conflict: Conflict }) {
  const { hasil, taker_name, cara, datang_pada, jam_perangkat, received_at, recorder_name, tercatat_pada } = conflict
  const isWrongClock = isNotable(new Date(datang_pada), new Date(jam_perangkat))
  return (
    <>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        Di pintu: {taker_name} mencatat hadir {momentText(datang_pada)} ({ARRIVAL_WAYS[cara]}), diterima portal{' '}
        {momentText(received_at)}.{isWrongClock ? ` Jam perangkat menunjukkan ${momentText(jam_perangkat)}.` : ''}
      </Typography>
      <Typography variant="body2">
        Di portal: {OUTCOMES[hasil].label.toLowerCase()}
        {recorder_name ? ` oleh ${recorder_name}` : ''}
        {tercatat_pada ? `, ${momentText(tercatat_pada)}` : ''}.
      </Typography>
    </>
  )
}
