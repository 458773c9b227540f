import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import type { Leading } from '../../../../office/check/CheckedCase.tsx'
import { ReasonInput } from '../../../../office/inputs/ReasonInput.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { REPORT_TRANSITIONS } from '../rules.ts'

export const AcceptReport = (leading: Leading) => (
  <TransitionButton
    {...leading}
    label={REPORT_TRANSITIONS.accept.label}
    icon={<CheckCircleIcon />}
    call="acceptReport"
    passesOn
    question="Laporan tidak berubah lagi, dan dokumennya menjadi portofolio perpanjangan. Pemegang diberi tahu."
    done="Laporan diterima."
  />
)

/** Sends a report back, with what was noted beside its documents. */
export const ReturnReport = ({ alasan, ...leading }: Leading & { alasan: string }) => (
  <TransitionForm
    {...leading}
    label={REPORT_TRANSITIONS.return.label}
    icon={<UndoIcon />}
    call="returnReport"
    passesOn
    begin={{ alasan }}
    note="Pemegang menerima alasan ini dan dapat memperbaiki laporannya."
    done="Laporan dikembalikan."
  >
    <ReasonInput kind="laporan" />
  </TransitionForm>
)
