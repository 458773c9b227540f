import { Typography } from '@mui/material'
import { Part } from '../../../../../office/display/Part.tsx'

/** A heading with words below it; nothing while there are none. */
export function Words({ title, words }: { title: string; words: string | null }) {
  if (words === null) return null
  return (
    <>
      <Part>{title}</Part>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{words}</Typography>
    </>
  )
}
