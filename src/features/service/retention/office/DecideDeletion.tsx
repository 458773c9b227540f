import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturbOutlined'
import PersonRemoveIcon from '@mui/icons-material/PersonRemoveOutlined'
import { Stack } from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { Row } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'

const input = inputOf<'decideDeletion'>()

/** Deletes a person's data, or says why not. */
export function DecideDeletion() {
  if (useRecordContext<Row<'listDeletion'>>()?.status !== 'diajukan') return null
  return (
    <Stack direction="row" spacing={1}>
      <TransitionButton
        label="Hapus data"
        icon={<PersonRemoveIcon />}
        call="decideDeletion"
        question="Data pribadi dan berkas orang ini dihapus, dan akunnya ditutup. Ini tidak dapat dibatalkan."
        values={{ setuju: true, catatan: null }}
        done="Data pribadi dihapus."
      />
      <TransitionForm
        label="Tolak"
        icon={<DoNotDisturbIcon />}
        call="decideDeletion"
        note="Pemohon menerima alasan ini."
        done="Permintaan ditolak."
        values={{ setuju: false }}
      >
        <LongText source={input('catatan')} isRequired />
      </TransitionForm>
    </Stack>
  )
}
