import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturbOutlined'
import HowToRegIcon from '@mui/icons-material/HowToRegOutlined'
import ReplyIcon from '@mui/icons-material/ReplyOutlined'
import { Button, Stack } from '@mui/material'
import { NumberInput, type RaRecord } from 'react-admin'
import { ReasonInput } from '../../../../office/inputs/ReasonInput.tsx'
import { StepForm } from '../../../../office/screens/StepForm.tsx'
import type { OfficeActivity } from '../office-contract.ts'
import { MOST_POINTS } from '../rules.ts'

/** What may be decided on an outside activity as it stands; those of a date are recognised together. */
export function ActivitySteps({ activity: { can, usul_poin, schedule_id } }: { activity: OfficeActivity }) {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {schedule_id === null ? null : (
        <Button size="small" startIcon={<HowToRegIcon />} href={`/admin/peserta-kegiatan?jadwal=${schedule_id}`}>
          Peserta kegiatan
        </Button>
      )}
      {can.akui ? (
        <StepForm
          label="Akui"
          icon={<CheckCircleIcon />}
          step="akui"
          note="Cocokkan isian dengan buktinya. Kegiatan yang diakui dihitung sekali dan tidak dapat ditarik."
          done="Kegiatan diakui."
          begin={{ poin: usul_poin } as unknown as RaRecord}
        >
          <NumberInput source="poin" min={0} max={MOST_POINTS} isRequired helperText="Usulan: satu poin tiap jam." />
        </StepForm>
      ) : null}
      {can.kembalikan ? (
        <StepForm
          label="Minta perbaikan"
          icon={<ReplyIcon />}
          step="kembalikan"
          note="Pemegang menerima alasan ini, memperbaiki, lalu mengajukan lagi."
          done="Perbaikan diminta."
        >
          <ReasonInput kind="perbaikan" />
        </StepForm>
      ) : null}
      {can.tolak ? (
        <StepForm
          label="Tolak"
          icon={<DoNotDisturbIcon />}
          step="tolak"
          note="Pemegang menerima alasan ini. Kegiatan tidak dihitung sebagai pemeliharaan."
          done="Kegiatan ditolak."
        >
          <ReasonInput kind="penolakan" />
        </StepForm>
      ) : null}
    </Stack>
  )
}
