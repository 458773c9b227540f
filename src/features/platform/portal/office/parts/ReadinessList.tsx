import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined'
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUncheckedOutlined'
import { Box, LinearProgress, Link as MuiLink, Stack, Typography } from '@mui/material'
import { Link } from 'react-admin'
import type { Answer } from '../../../../../office/calls/client.ts'
import { officeTo } from '../../../../../office-paths.ts'

export type Readiness = Answer<'getReadiness'>
type Item = Readiness['items'][number]

/** How far the preparation is, in words and as a bar. */
export function ReadinessProgress({ items }: { items: Item[] }) {
  const done = items.filter((item) => item.done).length
  const words = `${done} dari ${items.length} selesai`
  return (
    <Stack spacing={0.5} sx={{ mb: 2 }}>
      <Typography variant="body2">{words}</Typography>
      <LinearProgress variant="determinate" value={(100 * done) / items.length} aria-label={words} />
    </Stack>
  )
}

/** The list of what is ready and what is not, each leading to the screen on which it is done. */
export const ReadinessList = ({ items }: { items: Item[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
    {items.map((item) => (
      <Stack key={item.key} component="li" direction="row" spacing={1.5} data-item={item.key}>
        <Mark {...item} />
        <Box sx={{ minWidth: 0 }}>
          <Where {...item} />
          <Typography variant="body2" color="text.secondary">
            {item.done ? 'Selesai.' : `${item.is_required ? 'Wajib sebelum dibuka.' : 'Dianjurkan.'} ${item.detail}`}
          </Typography>
        </Box>
      </Stack>
    ))}
  </Box>
)

/** The icon of an item, hidden from screen readers as the words beside it say the same. */
function Mark({ done, is_required }: Item) {
  if (done) return <CheckCircleIcon color="success" aria-hidden />
  return is_required ? <ErrorIcon color="error" aria-hidden /> : <RadioButtonUncheckedIcon color="action" aria-hidden />
}

function Where({ where, label }: Item) {
  const below = `${officeTo.home}/`
  if (where.startsWith(below)) return <Link to={`/${where.slice(below.length)}`}>{label}</Link>
  return <MuiLink href={where}>{label}</MuiLink>
}
