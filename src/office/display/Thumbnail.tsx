import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { pictureUrl } from '../../lib/graphics/picture.ts'

interface Props {
  source: string
  /** Nothing of it is cut off. */
  whole?: boolean
}

/** A picture as high as its row's words, which say what it is. */
export function Thumbnail({ source, whole = false }: Props) {
  const name: unknown = useRecordContext()?.[source]
  if (typeof name !== 'string' || name === '') return null
  return (
    <Box
      component="img"
      src={pictureUrl(name, 320)}
      alt=""
      loading="lazy"
      sx={{ width: 39, height: 26, objectFit: whole ? 'contain' : 'cover', borderRadius: 0.5, display: 'block' }}
    />
  )
}
