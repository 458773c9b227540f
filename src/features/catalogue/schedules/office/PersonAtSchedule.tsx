import { Box, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link, useResourceDefinitions } from 'react-admin'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import type { Answer } from '../../../../office/calls/client.ts'

type Person = Pick<Answer<'listScheduleParticipants'>['peserta'][number], 'id' | 'nama' | 'tahap' | 'invoice'>

interface Props {
  person: Person
  note: string
  /** Where they stand. */
  children: ReactNode
}

/** Somebody on a schedule, as a link to the application or the activity for those who may open it. */
export const PersonAtSchedule = ({ person, note, children }: Props) => (
  <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Name person={person} />
      {children}
    </Stack>
    <Typography variant="body2" component="div" color="text.secondary">
      {note}
      {person.invoice ? <Bill invoice={person.invoice} /> : null}
    </Typography>
  </Box>
)

function Name({ person: { id, nama, tahap } }: { person: Person }) {
  const screen = tahap === null ? 'kegiatan' : 'permohonan'
  const mayOpen = useResourceDefinitions()[screen] !== undefined
  return mayOpen ? <Link to={`/${screen}/${id}/show`}>{nama}</Link> : <span>{nama}</span>
}

/** The newest invoice, which only those see who look after money. */
const Bill = ({ invoice: { id, nomor, total, label } }: { invoice: NonNullable<Person['invoice']> }) => (
  <div>
    <Link to={`/invoice/${id}/show`}>{nomor}</Link>, {formatRupiah(total)}, {label.toLowerCase()}
  </div>
)
