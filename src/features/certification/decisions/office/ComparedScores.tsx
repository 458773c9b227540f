import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { writeNumber } from '../../../../lib/written-number.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { byRule, type ComparedCell, type ComparedUnit, type FoundScore } from '../comparison-rules.ts'

type Examiners = Answer<'getDecision'>['penguji']

const words = (score: FoundScore | undefined): string => {
  if (!score) return '-'
  return score.nilai === null ? score.hasil : `${score.hasil} ${writeNumber(score.nilai)}`
}

/** Shows what each examiner found, a line each in their order, and marks where they differ; a method may examine less. */
export const ComparedFindings = ({
  cell: { found, isDifferent },
  examiners,
}: {
  cell: ComparedCell
  examiners: Examiners
}) =>
  found.some((score) => score !== undefined) ? (
    <Box sx={isDifferent ? { borderLeft: 3, borderColor: 'warning.main', pl: 1 } : undefined}>
      {found.map((score, at) => (
        <Box
          key={examiners[at]?.nama}
          sx={{ whiteSpace: 'nowrap', color: score?.hasil === 'BK' ? 'error.main' : undefined }}
        >
          {examiners.length > 1 ? `${at + 1}: ` : ''}
          <strong>{words(score)}</strong>
        </Box>
      ))}
      {isDifferent ? (
        <Typography component="span" variant="body2" sx={{ fontWeight: 700, color: 'warning.main' }}>
          Berbeda
        </Typography>
      ) : null}
    </Box>
  ) : (
    <Typography component="span" variant="body2" color="text.secondary">
      Tidak diuji
    </Typography>
  )

/** Shows what the rule makes of the findings: competent only where all of them are. */
export const RuleOutcome = ({ unit }: { unit: ComparedUnit }) => (
  <Typography component="div" variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
    Aturan: <strong>{byRule(unit)}</strong>
    <br />
    {unit.failed === 0 ? `${unit.total} temuan K` : `${unit.failed} dari ${unit.total} BK`}
  </Typography>
)

/** Notes of the examiners on one unit: those on what is not yet competent at once, the others when they are asked for. */
export function useExaminerNotes({ unit, cells }: ComparedUnit) {
  const [isOpen, setOpen] = useState(false)
  const notes = cells.flatMap(({ metode, found }) =>
    found.flatMap((score, at) => (score?.catatan ? [{ ...score, place: `${at + 1}, ${metode}` }] : [])),
  )
  const shown = notes.filter(({ hasil }) => isOpen || hasil === 'BK')
  const button =
    notes.length > 0 && notes.some(({ hasil }) => hasil === 'K') ? (
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-label={`${notes.length} catatan penguji: ${unit}`}
        onClick={() => setOpen(!isOpen)}
        sx={{ display: 'block', ml: -0.5, textAlign: 'left' }}
      >
        {notes.length} catatan
      </Button>
    ) : null
  const list =
    shown.length > 0 ? (
      <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
        {shown.map(({ place, hasil, catatan }) => (
          <Typography component="li" key={place} variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            {place} (<strong>{hasil}</strong>): {catatan}
          </Typography>
        ))}
      </Box>
    ) : null
  return { button, list }
}
