import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import { Stack } from '@mui/material'
import { ReasonInput } from '../../../../office/inputs/ReasonInput.tsx'
import { StepButton } from '../../../../office/screens/StepButton.tsx'
import { StepForm } from '../../../../office/screens/StepForm.tsx'
import type { OfficeReport } from '../office-contract.ts'

/** Accepting a report, or sending it back. */
export function ReportSteps({ report: { dapat_diputus } }: { report: OfficeReport }) {
  if (!dapat_diputus) return null
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 2 }}>
      <StepButton
        label="Terima"
        icon={<CheckCircleIcon />}
        step="terima"
        question="Laporan tidak berubah lagi, dan dokumennya menjadi portofolio perpanjangan. Pemegang diberi tahu."
        done="Laporan diterima."
      />
      <StepForm
        label="Minta perbaikan"
        icon={<UndoIcon />}
        step="kembalikan"
        note="Pemegang menerima alasan ini dan dapat memperbaiki laporannya."
        done="Laporan dikembalikan."
      >
        <ReasonInput kind="laporan" />
      </StepForm>
    </Stack>
  )
}
