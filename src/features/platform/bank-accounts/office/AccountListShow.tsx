import BlockIcon from '@mui/icons-material/BlockOutlined'
import CheckIcon from '@mui/icons-material/CheckOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import { Alert, Button, Chip, Stack, Typography } from '@mui/material'
import { Link, Show, useCreatePath } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { ACCOUNT_LIST_STATES } from '../rules.ts'

type List = Answer<'getAccountList'>

const refusal = inputOf<'refuseAccountList'>()

/** One list of the body's accounts: who proposed it, who confirmed it, and what it says. */
export const AccountListShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const list = useWhole<'getAccountList'>('proposed_by')
  if (!list) return null
  const { status, alasan, catatan, proposed_at, proposed_by_name, decided_at, decided_by_name } = list
  return (
    <RecordPage
      title="Rekening lembaga"
      marks={
        <Chip size="small" color={status === 'diusulkan' ? 'warning' : 'primary'} label={ACCOUNT_LIST_STATES[status]} />
      }
      actions={status === 'berlaku' ? <ToProposal /> : null}
      history={false}
    >
      <FactList
        items={[
          ['Diusulkan', `${momentText(proposed_at)}${proposed_by_name ? `, oleh ${proposed_by_name}` : ''}`],
          ['Alasan', alasan],
          [
            'Diputuskan',
            decided_at ? `${momentText(decided_at)}${decided_by_name ? `, oleh ${decided_by_name}` : ''}` : null,
          ],
          ['Catatan', catatan],
        ]}
      />
      <Part>Rekening</Part>
      <Accounts list={list} />
      {status === 'diusulkan' ? <Transitions list={list} /> : null}
    </RecordPage>
  )
}

/** Leads to the form that proposes another list, which begins with these accounts. */
function ToProposal() {
  const address = useCreatePath()({ resource: 'rekening', type: 'create' })
  return (
    <Button component={Link} to={address} variant="outlined" size="small" startIcon={<EditIcon />}>
      Ubah rekening
    </Button>
  )
}

function Accounts({ list: { rekening } }: { list: List }) {
  if (rekening.length === 0) return <Typography>Tanpa rekening.</Typography>
  return (
    <FactList
      items={rekening.map(({ bank, nomor, atas_nama }) => [`${bank}`, `${nomor}, atas nama ${atas_nama}`] as const)}
    />
  )
}

/** The proposer takes it back; others confirm or refuse it, and the server says who may. */
function Transitions({ list }: { list: List }) {
  const isOwn = useMe().id === list.proposed_by
  const refuse = isOwn ? 'Tarik usul' : 'Tolak usul'
  return (
    <Stack spacing={2} sx={{ mt: 3, alignItems: 'flex-start' }}>
      <Alert severity={isOwn ? 'info' : 'warning'}>
        {isOwn
          ? 'Usul ini dikonfirmasi orang lain yang mengurus keuangan, atau keputusan bila tidak ada.'
          : 'Usul dapat dikonfirmasi paling cepat sehari sesudah diusulkan. Pastikan nomornya kepada pengusul dan bank lewat telepon atau tatap muka.'}
      </Alert>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {isOwn ? null : (
          <TransitionButton
            label="Konfirmasi rekening"
            icon={<CheckIcon />}
            call="confirmAccountList"
            question="Invoice yang terbit sesudah ini menyebut rekening pada usul ini. Semua administrator diberi tahu."
            done="Rekening berlaku."
          />
        )}
        <TransitionForm
          label={refuse}
          icon={<BlockIcon />}
          call="refuseAccountList"
          note="Rekening yang berlaku tidak berubah. Semua administrator diberi tahu."
          done="Usul tidak berlaku lagi."
        >
          <LongText source={refusal('catatan')} isRequired />
        </TransitionForm>
      </Stack>
    </Stack>
  )
}
