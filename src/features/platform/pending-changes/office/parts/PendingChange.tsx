import BlockIcon from '@mui/icons-material/BlockOutlined'
import CheckIcon from '@mui/icons-material/CheckOutlined'
import { Alert, Box, Stack, Typography } from '@mui/material'
import { RecordContextProvider, useRecordContext } from 'react-admin'
import type { Answer } from '../../../../../office/calls/client.ts'
import { inputOf } from '../../../../../office/calls/fields.ts'
import { momentText } from '../../../../../office/display/moment.ts'
import { LongText } from '../../../../../office/inputs/Text.tsx'
import { TransitionButton } from '../../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../../office/screens/TransitionForm.tsx'
import { useMe } from '../../../../../office/session/me-context.ts'
import { isPending, PENDING_STATES, WAITING_RULE_NAMES } from '../../rules.ts'

type Change = Answer<'getPendingChange'>

const refusal = inputOf<'refusePendingChange'>()

/** The change that waits for the settings at hand, above their form. */
export function OpenChange() {
  const settings = useRecordContext<{ id: number; tertunda?: Change | null }>()
  return settings?.tertunda ? <PendingChange change={settings.tertunda} /> : null
}

/** A change that takes two people: what it is, from when it counts, and what the reader may do about it. */
export function PendingChange({ change }: { change: Change }) {
  const { hal, perubahan, proposed_at, proposed_by_name, counts_at, approved_by_name, status } = change
  return (
    <RecordContextProvider value={change}>
      <Alert severity="warning" sx={{ my: 2 }}>
        <Typography>
          Perubahan {WAITING_RULE_NAMES[hal]} diusulkan {proposed_by_name ?? 'petugas'}, {momentText(proposed_at)}.{' '}
          {PENDING_STATES[status]}
          {approved_by_name ? ` (${approved_by_name})` : ''}. Paling cepat berlaku {momentText(counts_at)}.
        </Typography>
        <ChangeLines perubahan={perubahan} />
        <Decisions change={change} />
      </Alert>
    </RecordContextProvider>
  )
}

export const ChangeLines = ({ perubahan }: Pick<Change, 'perubahan'>) => (
  <Box component="ul" sx={{ my: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
    {perubahan.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </Box>
)

/** The proposer takes it back; others approve or refuse it, and the server says who may. */
function Decisions({ change: { status, proposed_by } }: { change: Change }) {
  const isOwn = useMe().id === proposed_by
  if (!isPending(status)) return null
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {isOwn || status !== 'diusulkan' ? null : (
        <TransitionButton
          label="Setujui"
          icon={<CheckIcon />}
          call="approvePendingChange"
          question="Pastikan kepada pengusul lewat telepon atau tatap muka. Perubahan berlaku pada saatnya, dan semua administrator diberi tahu."
          done="Perubahan disetujui."
        />
      )}
      <TransitionForm
        label={isOwn ? 'Tarik usul' : 'Tolak'}
        icon={<BlockIcon />}
        call="refusePendingChange"
        note="Pengaturan yang berlaku tidak berubah. Semua administrator diberi tahu."
        done="Usul tidak berlaku lagi."
      >
        <LongText source={refusal('catatan')} isRequired />
      </TransitionForm>
    </Stack>
  )
}
