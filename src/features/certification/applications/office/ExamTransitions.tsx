import EventRepeatIcon from '@mui/icons-material/EventRepeatOutlined'
import GavelIcon from '@mui/icons-material/GavelOutlined'
import HowToRegIcon from '@mui/icons-material/HowToRegOutlined'
import LockOpenIcon from '@mui/icons-material/LockOpenOutlined'
import PersonOffIcon from '@mui/icons-material/PersonOffOutlined'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { StepButton } from '../../../../office/screens/StepButton.tsx'
import { StepForm } from '../../../../office/screens/StepForm.tsx'
import type { OfficeApplication } from '../office-contract.ts'
import { ScheduleChoice } from './ScheduleChoice.tsx'

/** From the door of the exam room to the decision: what may be done now. */
export function ExamTransitions({ application: { can, schedule_id } }: { application: OfficeApplication }) {
  return (
    <>
      {can.attend?.boleh ? (
        <StepButton
          label="Catat hadir"
          icon={<HowToRegIcon />}
          step="hadir"
          question="Peserta hadir dan mengikuti uji."
          done="Kehadiran dicatat."
        />
      ) : null}
      {can.miss?.boleh ? (
        <StepButton
          label="Catat tidak hadir"
          icon={<PersonOffIcon />}
          step="tidak-hadir"
          question="Peserta diberi tahu. Dengan bukti berhalangan, ia dapat dijadwalkan kembali."
          done="Ketidakhadiran dicatat."
        />
      ) : null}
      {can.readmit?.boleh ? (
        <StepForm
          label="Jadwalkan kembali"
          icon={<EventRepeatIcon />}
          step="jadwalkan-kembali"
          note="Untuk peserta yang berhalangan dengan bukti. Peserta menerima jadwal baru beserta alasan ini."
          done="Peserta dijadwalkan kembali."
        >
          <ScheduleChoice now={schedule_id} />
          <LongText source="alasan" isRequired />
        </StepForm>
      ) : null}
      {can.present?.boleh ? (
        <StepButton
          label="Ajukan untuk keputusan"
          icon={<GavelIcon />}
          step="ajukan-keputusan"
          question="Penilaian semua penguji sudah dikunci. Permohonan diajukan untuk diputuskan."
          done="Diajukan untuk keputusan."
        />
      ) : null}
      {can.reopen?.boleh ? (
        <StepForm
          label="Buka kembali penilaian"
          icon={<LockOpenIcon />}
          step="buka-penilaian"
          note="Kunci penilaian semua penguji dibuka. Penguji diberi tahu alasan ini, dan alasan tercatat pada catatan audit."
          done="Penilaian dibuka kembali."
        >
          <LongText source="alasan" isRequired />
        </StepForm>
      ) : null}
    </>
  )
}
