import { Box } from '@mui/material'
import { pictureUrl } from '../../lib/graphics/picture.ts'

/** The picture of a record on its page; nothing where there is none. */
export function Picture({ name, words }: { name: string | null | undefined; words: string }) {
  if (!name) return null
  return (
    <Box
      component="img"
      src={pictureUrl(name, 640)}
      alt={words}
      sx={{ display: 'block', maxWidth: '100%', maxHeight: 240, borderRadius: 1, mb: 2 }}
    />
  )
}
