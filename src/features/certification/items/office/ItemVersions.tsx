import { Box, Button, Card, Typography } from '@mui/material'
import { useState } from 'react'
import { AnswerState } from '../../../../office/calls/AnswerState.tsx'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { useAsked } from '../../../../office/calls/use-asked.ts'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { ITEM_STATES } from '../state-rules.ts'
import { ItemKey } from './ItemKey.tsx'
import { ItemPreview } from './ItemPreview.tsx'

/** The versions of an item; an earlier one is opened where somebody asks for it, which is noted too. */
export function ItemVersions({ item: { id, versi: newest, riwayat_versi } }: { item: Answer<'getItem'> }) {
  const [opened, setOpened] = useState<number>()
  return (
    <>
      <Part>Versi</Part>
      {riwayat_versi.map(({ versi, status, penulis, created_at }) => (
        <Box key={versi} sx={{ mb: 1 }}>
          <Typography component="span">
            Versi {versi}: {ITEM_STATES[status].toLowerCase()}, ditulis {penulis}, {momentText(created_at)}
          </Typography>
          {versi === newest || versi === opened ? null : (
            <Button size="small" onClick={() => setOpened(versi)}>
              Buka versi {versi}
            </Button>
          )}
          {versi === opened ? <Earlier id={id} versi={versi} /> : null}
        </Box>
      ))}
    </>
  )
}

function Earlier({ id, versi }: { id: number; versi: number }) {
  const { asked, again } = useAsked(`soal ${id} ${versi}`, () => office.getItemVersion({ id, versi }))
  return (
    <AnswerState asked={asked} again={again}>
      {(version) => (
        <Card variant="outlined" sx={{ p: 2, my: 1, maxWidth: '48rem' }}>
          <ItemPreview version={version} on="layar" />
          <ItemKey isi={version.isi} />
          <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>Sumber: {version.sumber}</Typography>
        </Card>
      )}
    </AnswerState>
  )
}
