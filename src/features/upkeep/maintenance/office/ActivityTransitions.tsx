import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturbOutlined'
import ReplyIcon from '@mui/icons-material/ReplyOutlined'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import type { Leading } from '../../../../office/check/CheckedCase.tsx'
import { NumberInput } from '../../../../office/inputs/NumberInput.tsx'
import { ReasonInput } from '../../../../office/inputs/ReasonInput.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { MOST_POINTS } from '../../../catalogue/schemes/activity-rules.ts'

const input = inputOf<'recogniseActivity'>()

type Props = Leading & { activity: Answer<'getActivity'> }

/** An outside activity counts, with its points. */
export function RecogniseActivity({ activity: { can, usul_poin }, ...leading }: Props) {
  if (!can.akui) return null
  return (
    <TransitionForm
      {...leading}
      label="Akui"
      icon={<CheckCircleIcon />}
      call="recogniseActivity"
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
  )
}

/** Sends an activity back, with what was noted beside its proof. */
export function ReturnActivity({ activity: { can }, alasan, ...leading }: Props & { alasan: string }) {
  if (!can.kembalikan) return null
  return (
    <TransitionForm
      {...leading}
      label="Minta perbaikan"
      icon={<ReplyIcon />}
      call="returnActivity"
      passesOn
      begin={{ alasan }}
      note="Pemegang menerima alasan ini, memperbaiki, lalu mengajukan lagi."
      done="Perbaikan diminta."
    >
      <ReasonInput kind="kegiatan" />
    </TransitionForm>
  )
}

/** Refuses an activity, with what was noted beside its proof. */
export function RefuseActivity({ activity: { can }, alasan }: Pick<Props, 'activity'> & { alasan: string }) {
  if (!can.tolak) return null
  return (
    <TransitionForm
      label="Tolak"
      icon={<DoNotDisturbIcon />}
      call="refuseActivity"
      begin={{ alasan }}
      weight="ending"
      passesOn
      note="Pemegang menerima alasan ini. Kegiatan tidak dihitung sebagai pemeliharaan."
      done="Kegiatan ditolak."
    >
      <ReasonInput kind="penolakan" />
    </TransitionForm>
  )
}
