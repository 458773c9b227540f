import { Alert, Box } from '@mui/material'
import { BooleanInput, FormDataConsumer, PasswordInput, SelectInput, useRecordContext } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { NumberInput } from '../../../../office/inputs/NumberInput.tsx'
import { Text } from '../../../../office/inputs/Text.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { OpenChange } from '../../pending-changes/office/parts/PendingChange.tsx'
import { BACKUP_TARGET_NAMES } from '../rules.ts'

const input = inputOf<'updateBackupPlan'>()

const BESIDE = {
  display: 'grid',
  width: '100%',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
}

const asText = (text: string | null): string => text ?? ''

function BucketInputs() {
  const hasKey = useRecordContext<Answer<'getBackupPlan'>>()?.has_key ?? false
  const kept = hasKey ? 'Sudah tersimpan dan tidak ditampilkan. Kosongkan agar tetap.' : 'Disimpan tersegel.'
  return (
    <Box sx={BESIDE}>
      <Text source={input('endpoint')} helperText="Misalnya https://s3.example.com" />
      <Text source={input('region')} helperText="Kosongkan bila server tidak memintanya." />
      <Text source={input('bucket')} />
      <Text source={input('prefix')} helperText="Boleh kosong." />
      <PasswordInput source={input('access_key')} parse={asText} helperText={kept} autoComplete="off" />
      <PasswordInput source={input('secret_key')} parse={asText} helperText={kept} autoComplete="new-password" />
    </Box>
  )
}

/** When, where to, and how many stay. */
export const BackupPlanEdit = () => (
  <OfficeEdit kept above={<OpenChange />}>
    <Alert severity="info" sx={{ mb: 2 }}>
      Cadangan berisi data semua orang. Semua administrator diberi tahu bila tempatnya diubah.
    </Alert>
    <BooleanInput source={input('aktif')} />
    <NumberInput source={input('jam')} least={0} most={23} helperText="0 sampai 23, menurut jam lembaga." />
    <SelectInput source={input('tujuan')} choices={namedChoices(BACKUP_TARGET_NAMES)} />
    <FormDataConsumer>
      {({ formData }) =>
        formData['tujuan'] === 's3' ? (
          <BucketInputs />
        ) : (
          <Text source={input('folder')} helperText="Di bawah BACKUP_DIR yang ditentukan operator di server." />
        )
      }
    </FormDataConsumer>
    <Part>Yang disimpan</Part>
    <Box sx={BESIDE}>
      <NumberInput source={input('harian')} least={1} most={90} helperText="Arsip terakhir dari sekian hari." />
      <NumberInput source={input('mingguan')} least={0} most={60} helperText="Arsip terakhir dari sekian minggu." />
      <NumberInput source={input('bulanan')} least={0} most={120} helperText="Arsip terakhir dari sekian bulan." />
    </Box>
  </OfficeEdit>
)
