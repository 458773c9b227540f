import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Box, Divider, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { type Identifier, useDataProvider, useRecordContext, useResourceContext } from 'react-admin'
import { AnswerState } from '../calls/AnswerState.tsx'
import type { OfficeDataProvider } from '../calls/data-provider.ts'
import { useAsked } from '../calls/use-asked.ts'
import { momentText } from '../display/moment.ts'
import { actionText } from './action-words.ts'
import { Changes } from './Changes.tsx'
import { differences } from './differences.ts'
import { RestoreButton } from './RestoreButton.tsx'
import type { Revision } from './revision.ts'

/** The history of this record: who changed it when, its earlier values, and a way back to them. */
export function History() {
  const record = useRecordContext()
  const resource = useResourceContext()
  const [open, setOpen] = useState(false)
  if (!record || !resource) return null
  return (
    <Accordion
      disableGutters
      expanded={open}
      onChange={(_event, now) => setOpen(now)}
      slotProps={{ heading: { component: 'h2' } }}
      sx={{ borderTop: 1, borderColor: 'divider', '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography sx={{ fontWeight: 700 }}>Riwayat</Typography>
      </AccordionSummary>
      <AccordionDetails>
        {open ? <PastStates resource={resource} id={record.id} version={record['version']} /> : null}
      </AccordionDetails>
    </Accordion>
  )
}

interface PastStatesProps {
  resource: string
  id: Identifier
  version: number
}

function PastStates({ resource, id, version }: PastStatesProps) {
  const provider = useDataProvider<OfficeDataProvider>()
  const { asked, again } = useAsked(`${resource} ${id} ${version}`, () => provider.history(resource, id))
  return (
    <AnswerState asked={asked} again={again}>
      {(revisions) => <Revisions resource={resource} id={id} revisions={revisions} />}
    </AnswerState>
  )
}

interface RevisionsProps {
  resource: string
  id: string | number
  revisions: Revision[]
}

function Revisions({ resource, id, revisions }: RevisionsProps) {
  if (revisions.length === 0) return <Typography variant="body2">Belum ada perubahan yang tercatat.</Typography>
  return (
    <Stack
      component="ol"
      divider={<Divider component="li" aria-hidden />}
      spacing={2}
      sx={{ listStyle: 'none', m: 0, p: 0 }}
    >
      {revisions.map(({ id: auditId, at, who, ip, action, before, after }) => (
        <Box component="li" key={auditId}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 1, mb: 1 }}>
            <Typography variant="body2">
              {momentText(at)}, {actionText(action)} oleh <strong>{who}</strong>
              {ip ? ` dari ${ip}` : ''}
            </Typography>
            {before ? <RestoreButton resource={resource} id={id} auditId={auditId} state="sebelum" /> : null}
          </Stack>
          {before ? <Changes resource={resource} changes={differences(before, after)} /> : null}
        </Box>
      ))}
    </Stack>
  )
}
