import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { own } from '../../../../../own-paths.ts'
import type { PrivateFile } from '../../contract.ts'
import { EvidenceHead } from './EvidenceHead.tsx'

/** Within its place, whichever way it lies: a picture on its side is as wide as the place is high. */
const WHOLE = { maxWidth: '100cqw', maxHeight: '100cqh' }
const WHOLE_ON_ITS_SIDE = { maxWidth: '100cqh', maxHeight: '100cqw' }
const LARGE = { width: '200%' }

/** A scan that fills its place: whole at first, made larger to read it, turned where it lies on its side. */
export function ScanView({ file }: { file: PrivateFile }) {
  const [isLarge, setIsLarge] = useState(false)
  const [quarters, setQuarters] = useState(0)
  const whole = quarters % 2 === 0 ? WHOLE : WHOLE_ON_ITS_SIDE
  return (
    <>
      <EvidenceHead file={file}>
        <Button size="small" aria-pressed={isLarge} onClick={() => setIsLarge((was) => !was)}>
          Perbesar
        </Button>
        <Button size="small" onClick={() => setQuarters((now) => (now + 1) % 4)}>
          Putar
        </Button>
      </EvidenceHead>
      <Box
        role="group"
        aria-label="Gambar berkas"
        // What is larger than its place is moved by the arrow keys.
        {...(isLarge ? { tabIndex: 0 } : {})}
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'grid',
          placeItems: isLarge ? 'start' : 'center',
          overflow: 'auto',
          containerType: 'size',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        <Box
          component="img"
          src={own.file(file.id)}
          alt={file.name}
          sx={{ display: 'block', rotate: `${quarters * 90}deg`, ...(isLarge ? LARGE : whole) }}
        />
      </Box>
    </>
  )
}
