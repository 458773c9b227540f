import { Typography } from '@mui/material'
import { type Identifier, useDataProvider } from 'react-admin'
import type { OfficeDataProvider } from '../calls/data-provider.ts'
import { useAsked } from '../calls/use-asked.ts'
import { momentText } from '../display/moment.ts'

/** Says who changed a record last, and when; nobody is named where its history is not kept for this reader. */
export function LatestChange({ resource, id }: { resource: string; id: Identifier }) {
  const provider = useDataProvider<OfficeDataProvider>()
  const { asked } = useAsked(`${resource} ${id}`, async () => (await provider.history(resource, id))[0])
  const latest = asked.state === 'here' ? asked.answer : undefined
  if (!latest) return <Typography sx={{ mb: 1 }}>Orang lain menyimpan data ini sesudah Anda membukanya.</Typography>
  return (
    <Typography sx={{ mb: 1 }}>
      <strong>{latest.who}</strong> menyimpan data ini pada {momentText(latest.at)}, sesudah Anda membukanya.
    </Typography>
  )
}
