import { Box } from '@mui/material'
import { Title } from 'react-admin'
import { useParams } from 'react-router'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { FindByCode } from '../../../certification/examination/office/parts/FindByCode.tsx'
import { ParticipantCard } from './ParticipantCard.tsx'

/** The page to which a participant's code leads: whose it is, and on to the next one. */
export function ParticipantPage() {
  const { id = '' } = useParams()
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 }, maxWidth: 640 }}>
      <Title title="Peserta kegiatan" />
      <FindByCode page="peserta-kegiatan" scan="Pindai kode" typed="Kode peserta" />
      <Waiting key={id} call="getActivityParticipant" payload={{ kode: id }}>
        {(participant, again) => <ParticipantCard participant={participant} again={again} />}
      </Waiting>
    </Box>
  )
}
