import { Box, Typography } from '@mui/material'
import { useTranslateLabel } from 'react-admin'
import { apart, type Difference, type Fields } from './differences.ts'
import { wordsOf } from './words.ts'

interface Props {
  resource: string
  changes: Difference[]
  /** What the reader has typed into fields that the other changed too. */
  mine?: Fields
}

/** The old and new values, field by field; told apart by words, not by colour alone. */
export function Changes({ resource, changes, mine = {} }: Props) {
  const label = useTranslateLabel()
  if (changes.length === 0) return <Typography variant="body2">Tidak ada isian yang berbeda.</Typography>
  return (
    <Box component="dl" className="changes" sx={{ m: 0 }}>
      {changes.map(({ field, before, after }) => {
        const [was, is] = apart(wordsOf(before), wordsOf(after))
        return (
          <Box key={field} sx={{ mb: 1.5 }}>
            <Typography component="dt" variant="body2" sx={{ fontWeight: 700 }}>
              {label({ source: field, resource })}
              {field in mine ? ' (Anda juga mengubahnya)' : ''}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, color: 'error.main' }}>
              Semula: <span className="change-before">{was}</span>
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, color: 'success.main' }}>
              Menjadi: {is}
            </Typography>
            {field in mine ? (
              <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                Isian Anda: {apart(wordsOf(before), wordsOf(mine[field]))[1]}
              </Typography>
            ) : null}
          </Box>
        )
      })}
    </Box>
  )
}
