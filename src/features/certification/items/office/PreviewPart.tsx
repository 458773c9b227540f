import { Card, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import type { Answer } from '../../../../office/calls/client.ts'
import { ItemPreview } from './ItemPreview.tsx'
import { PrintPreview } from './PrintPreview.tsx'

type Look = 'layar' | 'kertas'

const PAPER = {
  bgcolor: '#fff',
  color: '#000',
  fontFamily: 'Georgia, serif',
  '& .MuiTypography-root': { fontFamily: 'inherit' },
}

/** A version as a candidate sees it: on a screen or on paper, with the button that prints it. */
export function PreviewPart({ id, version }: { id: number; version: Answer<'getItemVersion'> }) {
  const [on, setOn] = useState<Look>('layar')
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={on}
          aria-label="Pratinjau pada"
          onChange={(_event, next: Look | null) => next && setOn(next)}
        >
          <ToggleButton value="layar">Layar</ToggleButton>
          <ToggleButton value="kertas">Kertas</ToggleButton>
        </ToggleButtonGroup>
        <PrintPreview id={id} version={version} />
      </Stack>
      <Card variant="outlined" sx={{ p: 2, maxWidth: '48rem', ...(on === 'kertas' ? PAPER : {}) }}>
        <ItemPreview version={version} on={on} />
      </Card>
    </>
  )
}
