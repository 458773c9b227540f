import HowToRegIcon from '@mui/icons-material/HowToRegOutlined'
import { Box } from '@mui/material'
import { Title } from 'react-admin'
import { useParams } from 'react-router'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { AttendancePage } from './AttendancePage.tsx'
import { AttendeeCard } from './AttendeeCard.tsx'
import { FindByCode } from './parts/FindByCode.tsx'
import { scoringResources } from './scoring-resources.tsx'

/** Shows the candidate of the code on a card, and leads on to the next one. */
function AttendeePage() {
  const { id = '' } = useParams()
  return (
    <Box sx={{ p: { sm: 3 }, maxWidth: 640 }}>
      <Title title="Kehadiran" />
      <FindByCode page="kehadiran" scan="Pindai kartu" typed="Nomor, nama, atau kode" finds />
      <Waiting key={id} call="getAttendee" payload={{ kode: id }}>
        {(attendee, again) => <AttendeeCard attendee={attendee} again={again} />}
      </Waiting>
    </Box>
  )
}

export const examinationResources: OfficeResource[] = [
  {
    name: 'kehadiran',
    label: 'kehadiran',
    group: 'Ujian dan keputusan',
    under: 'jadwal',
    icon: HowToRegIcon,
    permission: 'verifikasi',
    calls: {},
    fields: {},
    list: AttendancePage,
    // The address on a card is that of a form: /kehadiran/{kode}.
    edit: AttendeePage,
  },
  ...scoringResources,
]
