import { Box, Chip, Stack, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-admin'
import { stateTone } from '../../../../office/display/state-tones.ts'

export interface PersonRow {
  id: number
  title: string
  /** The record's address within the office; undefined where it has no screen of its own. */
  to?: string | undefined
  note: string
  state?: { key: string; label: string } | undefined
}

interface Props {
  title: string
  /** Null for those who do not work with it: then nothing is said at all. */
  rows: PersonRow[] | null
  none: string
  /** Where more of it is. */
  more?: ReactNode
}

/** One part of what is known of a person, each row a link to its record. */
export function PersonRows({ title, rows, none, more }: Props) {
  const heading = useId()
  if (!rows) return null
  return (
    <Box component="section" aria-labelledby={heading} sx={{ minWidth: 0 }}>
      <Typography variant="h2" id={heading} sx={{ mt: 3, mb: 1 }}>
        {title}
      </Typography>
      {rows.length === 0 ? <Typography color="text.secondary">{none}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Row key={row.id} {...row} />
        ))}
      </Box>
      {more}
    </Box>
  )
}

const Row = ({ title, to, note, state }: PersonRow) => (
  <Box component="li" sx={{ py: 1, borderBottom: '1px solid', borderColor: 'divider', overflowWrap: 'anywhere' }}>
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {to ? <Link to={to}>{title}</Link> : <span>{title}</span>}
      {state ? <Chip size="small" color={stateTone(state.key)} label={state.label} /> : null}
    </Stack>
    <Typography variant="body2" color="text.secondary">
      {note}
    </Typography>
  </Box>
)
