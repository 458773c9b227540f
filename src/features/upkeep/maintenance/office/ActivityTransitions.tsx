import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturbOutlined'
import HowToRegIcon from '@mui/icons-material/HowToRegOutlined'
import ReplyIcon from '@mui/icons-material/ReplyOutlined'
import { Button } from '@mui/material'
import { ActionBar } from '../../../../office/ActionBar.tsx'
import type { Answer } from '../../../../office/client.ts'
import { inputOf } from '../../../../office/fields.ts'
import { NumberInput } from '../../../../office/inputs/NumberInput.tsx'
import { ReasonInput } from '../../../../office/inputs/ReasonInput.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { officeTo } from '../../../../office-paths.ts'
import { MOST_POINTS } from '../rules.ts'

const input = inputOf<'recogniseActivity'>()

/** What may be decided on an outside activity as it stands; those of a schedule are recognised together. */
export function ActivityTransitions({
  activity: { can, usul_poin, schedule_id },
}: {
  activity: Answer<'getActivity'>
}) {
  return (
    <ActionBar>
      {schedule_id === null ? null : (
        <Button size="small" startIcon={<HowToRegIcon />} href={officeTo.participants(schedule_id)}>
          Peserta kegiatan
        </Button>
      )}
      {can.akui ? (
        <TransitionForm
          label="Akui"
          icon={<CheckCircleIcon />}
          call="recogniseActivity"
          weight="main"
          passesOn
          note="Cocokkan isian dengan buktinya. Kegiatan yang diakui dihitung sekali dan tidak dapat ditarik."
          done="Kegiatan diakui."
          begin={{ poin: usul_poin }}
        >
          <NumberInput
            source={input('poin')}
            least={0}
            most={MOST_POINTS}
            isRequired
            helperText="Usulan: satu poin tiap jam."
          />
        </TransitionForm>
      ) : null}
      {can.kembalikan ? (
        <TransitionForm
          label="Minta perbaikan"
          icon={<ReplyIcon />}
          call="returnActivity"
          passesOn
          note="Pemegang menerima alasan ini, memperbaiki, lalu mengajukan lagi."
          done="Perbaikan diminta."
        >
          <ReasonInput kind="perbaikan" />
        </TransitionForm>
      ) : null}
      {can.tolak ? (
        <TransitionForm
          label="Tolak"
          icon={<DoNotDisturbIcon />}
          call="refuseActivity"
          weight="ending"
          passesOn
          note="Pemegang menerima alasan ini. Kegiatan tidak dihitung sebagai pemeliharaan."
          done="Kegiatan ditolak."
        >
          <ReasonInput kind="penolakan" />
        </TransitionForm>
      ) : null}
    </ActionBar>
  )
}
