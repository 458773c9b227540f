import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturbOutlined'
import PersonRemoveIcon from '@mui/icons-material/PersonRemoveOutlined'
import { Stack } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { StepButton } from '../../../../office/screens/StepButton.tsx'
import { StepForm } from '../../../../office/screens/StepForm.tsx'

/** Deletes a person's data, or says why not. */
export function DecideDeletion() {
  if (useRecordContext()?.['status'] !== 'diajukan') return null
  return (
    <Stack direction="row" spacing={1}>
      <StepButton
        label="Hapus data"
        icon={<PersonRemoveIcon />}
        step="putuskan"
        question="Data pribadi dan berkas orang ini dihapus, dan akunnya ditutup. Ini tidak dapat dibatalkan."
        values={{ setuju: true, catatan: null }}
        done="Data pribadi dihapus."
      />
      <StepForm
        label="Tolak"
        icon={<DoNotDisturbIcon />}
        step="putuskan"
        note="Pemohon menerima alasan ini."
        done="Permintaan ditolak."
        values={{ setuju: false }}
      >
        <LongText source="catatan" isRequired />
      </StepForm>
    </Stack>
  )
}
