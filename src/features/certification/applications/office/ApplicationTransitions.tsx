import CancelIcon from '@mui/icons-material/CancelOutlined'
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturbOutlined'
import SwapHorizIcon from '@mui/icons-material/SwapHorizOutlined'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import { Stack, Typography } from '@mui/material'
import type { ReactElement } from 'react'
import { ReasonInput } from '../../../../office/inputs/ReasonInput.tsx'
import { StepButton } from '../../../../office/screens/StepButton.tsx'
import { StepForm } from '../../../../office/screens/StepForm.tsx'
import type { OfficeApplication } from '../office-contract.ts'
import { ExamTransitions } from './ExamTransitions.tsx'
import { ScheduleChoice } from './ScheduleChoice.tsx'

interface StepsProps {
  application: OfficeApplication
}

/** What may be done now, as the rules of the stage say; what cannot says why. */
export function ApplicationTransitions({ application }: StepsProps) {
  const buttons = [
    <Approve key="approve" application={application} />,
    <Return key="return" application={application} />,
    <Reject key="reject" application={application} />,
    <ExamTransitions key="exam" application={application} />,
    <Move key="move" application={application} />,
    <Cancel key="cancel" application={application} />,
  ]
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {buttons}
      </Stack>
      <Why application={application} />
    </>
  )
}

/** The reasons against steps that the stage would allow. */
function Why({ application: { can } }: StepsProps): ReactElement | null {
  const either = can.approve?.boleh || can.approveFree?.boleh
  const against = Object.entries(can).filter(
    ([step, possible]) =>
      possible?.boleh === false &&
      possible.alasan !== null &&
      !(step.startsWith('approve') && either) &&
      step !== 'approveFree',
  )
  if (against.length === 0) return null
  return (
    <Typography component="ul" variant="body2" color="text.secondary" sx={{ mt: 1, pl: 2.5 }}>
      {against.map(([step, possible]) => (
        <li key={step}>
          {possible?.label}: {possible?.alasan}
        </li>
      ))}
    </Typography>
  )
}

function Approve({ application: { can, jadwal } }: StepsProps) {
  if (!can.approve?.boleh && !can.approveFree?.boleh) return null
  return (
    <StepButton
      label="Setujui"
      icon={<CheckCircleIcon />}
      step="setujui"
      question={
        jadwal.registration_fee > 0
          ? 'Invoice diterbitkan dan dikirim kepada pemohon.'
          : 'Tanpa biaya: pemohon langsung terjadwal.'
      }
      done="Permohonan disetujui."
    />
  )
}

function Return({ application: { can } }: StepsProps) {
  if (!can.return?.boleh) return null
  return (
    <StepForm
      label="Minta perbaikan"
      icon={<UndoIcon />}
      step="kembalikan"
      note="Pemohon menerima alasan ini beserta catatan pada tiap berkas, dan dapat memperbaiki sampai batas waktunya."
      done="Permohonan dikembalikan."
    >
      <ReasonInput kind="perbaikan" />
    </StepForm>
  )
}

function Reject({ application: { can } }: StepsProps) {
  if (!can.reject?.boleh) return null
  return (
    <StepForm
      label="Tolak"
      icon={<DoNotDisturbIcon />}
      step="tolak"
      note="Permohonan berakhir dan kursinya dilepas. Pemohon menerima alasan ini."
      done="Permohonan ditolak."
    >
      <ReasonInput kind="penolakan" />
    </StepForm>
  )
}

function Move({ application: { can, schedule_id } }: StepsProps) {
  if (!can.move?.boleh) return null
  return (
    <StepForm
      label="Pindahkan jadwal"
      icon={<SwapHorizIcon />}
      step="pindahkan"
      note="Pilih jadwal lain dari skema yang sama. Pemohon diberi tahu."
      done="Permohonan dipindahkan."
    >
      <ScheduleChoice now={schedule_id} />
      <ReasonInput kind="pembatalan" />
    </StepForm>
  )
}

function Cancel({ application: { can } }: StepsProps) {
  if (!can.cancel?.boleh) return null
  return (
    <StepForm
      label="Batalkan"
      icon={<CancelIcon />}
      step="batalkan"
      note="Dibatalkan atas nama lembaga: yang sudah dibayar dikembalikan seluruhnya, dan kursinya dilepas."
      done="Permohonan dibatalkan."
    >
      <ReasonInput kind="pembatalan" />
    </StepForm>
  )
}
