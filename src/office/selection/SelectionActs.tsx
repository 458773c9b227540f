import UndoIcon from '@mui/icons-material/UndoOutlined'
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { inParts, type Outcome, outcomeText } from './outcome.ts'
import { type Run, SelectionContext } from './selection-context.ts'

interface Working {
  done: number
  of: number
}

interface Over {
  words: string
  hasSkipped: boolean
  undo: (() => void) | undefined
}

/** Around a list: shows how far an act on its selection is, what became of it, and the way to take it back. */
export function SelectionActs({ children }: { children: ReactNode }) {
  const [working, setWorking] = useState<Working>()
  const [over, setOver] = useState<Over>()

  async function work<Row extends { id: number }, Done>(
    rows: Row[],
    verb: string,
    act: (part: Row[]) => Promise<Outcome<Done>>,
  ): Promise<Outcome<Done>> {
    setOver(undefined)
    setWorking({ done: 0, of: rows.length })
    const outcome = await inParts(rows, act, (done) => setWorking({ done, of: rows.length }))
    setWorking(undefined)
    setOver({ words: outcomeText(verb, outcome), hasSkipped: outcome.dilewati.length > 0, undo: undefined })
    return outcome
  }

  const run: Run = async (ids, { verb, act, undo }, after) => {
    const { berhasil } = await work(
      ids.map((id) => ({ id })),
      verb,
      (part) => act(part.map(({ id }) => id)),
    )
    after()
    if (undo && berhasil.length > 0) {
      const takeBack = () => void work(berhasil, 'diurungkan', undo).then(after)
      setOver((said) => said && { ...said, undo: takeBack })
    }
  }

  return (
    <SelectionContext value={run}>
      <Box role="status">
        {working ? <Progress {...working} /> : null}
        {over ? (
          <Alert
            severity={over.hasSkipped ? 'warning' : 'success'}
            closeText="Tutup"
            onClose={() => setOver(undefined)}
            sx={{ mt: 1, overflowWrap: 'anywhere' }}
          >
            {over.words}{' '}
            {over.undo ? (
              <Button size="small" color="inherit" startIcon={<UndoIcon />} onClick={over.undo}>
                Urungkan
              </Button>
            ) : null}
          </Alert>
        ) : null}
      </Box>
      {children}
    </SelectionContext>
  )
}

const Progress = ({ done, of }: Working) => (
  <Box sx={{ mt: 1 }}>
    <Typography>
      {done} dari {of} diproses …
    </Typography>
    <LinearProgress variant="determinate" value={(done / of) * 100} aria-label="Kemajuan" />
  </Box>
)
