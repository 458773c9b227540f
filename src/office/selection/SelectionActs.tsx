import UndoIcon from '@mui/icons-material/UndoOutlined'
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { type ReactNode, useEffect, useRef, useState } from 'react'
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

/** Keeps the notice in view over the buttons for people who have scrolled down the cards of a narrow screen. */
const IN_VIEW = { position: { xs: 'sticky', md: 'static' }, top: { xs: 56, sm: 48 }, zIndex: 4 }

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
      <Box role="status" sx={IN_VIEW}>
        {working ? <Progress {...working} /> : null}
        {over ? <Notice {...over} close={() => setOver(undefined)} /> : null}
      </Box>
      {children}
    </SelectionContext>
  )
}

const Progress = ({ done, of }: Working) => (
  <Box sx={{ mt: 1, bgcolor: 'background.default' }}>
    <Typography>
      {done} dari {of} diproses …
    </Typography>
    <LinearProgress variant="determinate" value={(done / of) * 100} aria-label="Kemajuan" />
  </Box>
)

/** The notice on the outcome. It takes the focus, which would be lost when the button goes away with the selection. */
function Notice({ words, hasSkipped, undo, close }: Over & { close: () => void }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const focused = document.activeElement
    const isLost = focused === document.body || !focused?.checkVisibility({ visibilityProperty: true })
    if (isLost) notice.current?.focus()
  }, [])
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      severity={hasSkipped ? 'warning' : 'success'}
      closeText="Tutup"
      onClose={close}
      sx={{ mt: 1, overflowWrap: 'anywhere' }}
    >
      {words}{' '}
      {undo ? (
        <Button size="small" color="inherit" startIcon={<UndoIcon />} onClick={undo}>
          Urungkan
        </Button>
      ) : null}
    </Alert>
  )
}
