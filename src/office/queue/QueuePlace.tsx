import SkipNextIcon from '@mui/icons-material/SkipNextOutlined'
import { Alert, Button, Stack, Typography } from '@mui/material'
import { useAsked } from '../calls/use-asked.ts'
import { nextInQueue } from './next-in-queue.ts'
import { type InQueue, useQueue } from './queue-context.ts'
import { placeIn } from './run.ts'

/** How far one has come in the queue, and a way past this case; at its end, that there is nothing left. */
export function QueuePlace() {
  const inQueue = useQueue()
  if (!(inQueue?.waits || inQueue?.hasBegun)) return null
  // Another case, or another place in the run: what was counted before does not count any more.
  return <Counted key={inQueue.key} inQueue={inQueue} />
}

function Counted({ inQueue }: { inQueue: InQueue }) {
  const { asked } = useAsked(inQueue.key, () => nextInQueue(inQueue.queue, []))
  if (asked.state !== 'here') return null
  const { waiting } = asked.answer
  return inQueue.waits ? <Place inQueue={inQueue} waiting={waiting} /> : <End inQueue={inQueue} waiting={waiting} />
}

interface Props {
  inQueue: InQueue
  waiting: number
}

function Place({ inQueue: { run, queue, skip }, waiting }: Props) {
  const { place, total } = placeIn(run, waiting)
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography variant="body2" role="status">
        <strong>
          {place} dari {total}
        </strong>{' '}
        {queue.what}
      </Typography>
      {waiting > 1 ? (
        <Button size="small" startIcon={<SkipNextIcon />} onClick={() => void skip()}>
          Lewati
        </Button>
      ) : null}
    </Stack>
  )
}

function End({ inQueue: { run, queue, again }, waiting }: Props) {
  const skipped = Math.min(run.skipped.length, waiting)
  const done = `Anda menyelesaikan ${run.done}.`
  if (waiting === 0) {
    return (
      <Alert severity="success">
        Antrean kosong: tidak ada lagi {queue.what}. {done}
      </Alert>
    )
  }
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={() => void again()}>
          {skipped > 0 ? 'Kerjakan yang dilewati' : 'Berikutnya'}
        </Button>
      }
    >
      {done} Masih {waiting} {queue.what}
      {skipped > 0 ? `, ${skipped} di antaranya Anda lewati` : ''}.
    </Alert>
  )
}
