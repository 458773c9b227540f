import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import { ActionBar } from '../../../../office/ActionBar.tsx'
import type { Answer } from '../../../../office/client.ts'
import { ReasonInput } from '../../../../office/inputs/ReasonInput.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { REPORT_TRANSITIONS } from '../rules.ts'

/** Accepting a report, or sending it back. */
export function ReportTransitions({ report: { dapat_diputus } }: { report: Answer<'getOfficeReport'> }) {
  if (!dapat_diputus) return null
  return (
    <ActionBar>
      <TransitionButton
        label={REPORT_TRANSITIONS.accept.label}
        icon={<CheckCircleIcon />}
        call="acceptReport"
        weight="main"
        passesOn
        question="Laporan tidak berubah lagi, dan dokumennya menjadi portofolio perpanjangan. Pemegang diberi tahu."
        done="Laporan diterima."
      />
      <TransitionForm
        label={REPORT_TRANSITIONS.return.label}
        icon={<UndoIcon />}
        call="returnReport"
        passesOn
        note="Pemegang menerima alasan ini dan dapat memperbaiki laporannya."
        done="Laporan dikembalikan."
      >
        <ReasonInput kind="laporan" />
      </TransitionForm>
    </ActionBar>
  )
}
