import { Typography } from '@mui/material'
import { Link, Show, useResourceDefinitions } from 'react-admin'
import { provinceName } from '../../../../lib/people/province.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { Picture } from '../../../../office/display/Picture.tsx'
import { listLink } from '../../../../office/screens/list-link.ts'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { MonthPart } from '../../schedules/office/parts/MonthPart.tsx'
import { Checks } from './Checks.tsx'

/** A venue: where it is, how one gets in, and what takes place there month by month. */
export const VenuePage = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const venue = useWhole<'getVenue'>('foto')
  if (!venue) return null
  return (
    <RecordPage title={venue.name}>
      <Facts venue={venue} />
      <Checks key={`periksa${venue.id}`} venue={venue} />
      <MonthPart key={venue.id} title="Jadwal di TUK ini" venue_id={venue.id} />
      <AllSchedules filter={{ venue_id: venue.id, lewat: 'false' }} />
    </RecordPage>
  )
}

const Facts = ({ venue }: { venue: Answer<'getVenue'> }) => (
  <>
    <Picture name={venue.foto} words={`Foto ${venue.name}`} />
    <FactList
      items={[
        ['Jenis', venue.jenis],
        ['Alamat', venue.alamat],
        ['Kota atau kabupaten', venue.kota],
        ['Provinsi', provinceName(venue.provinsi)],
        ['Zona waktu', venue.zona_waktu],
        ['Akses difabel', venue.akses_difabel],
      ]}
    />
  </>
)

function AllSchedules({ filter }: { filter: object }) {
  const mayOpen = useResourceDefinitions()['jadwal'] !== undefined
  if (!mayOpen) return null
  return (
    <Typography sx={{ mt: 1 }}>
      <Link to={listLink('jadwal', filter)}>Semua jadwal mendatang di sini</Link>
    </Typography>
  )
}
