import BadgeIcon from '@mui/icons-material/BadgeOutlined'
import ForwardToInboxIcon from '@mui/icons-material/ForwardToInboxOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import {
  BooleanField,
  BooleanInput,
  CheckboxGroupInput,
  DataTable,
  FormDataConsumer,
  FunctionField,
  type HttpError,
  Labeled,
  SelectField,
  SelectInput,
  TextField,
  useNotify,
  useRecordContext,
} from 'react-admin'
import { PERMISSIONS } from '../../../../access.ts'
import { type Answer, office, type Payload, type Row } from '../../../../office/calls/client.ts'
import { columnOf, fieldOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { shortMoment } from '../../../../office/display/moment.ts'
import { StateField } from '../../../../office/display/StateField.tsx'
import { Text } from '../../../../office/inputs/Text.tsx'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { ConfirmDialog } from '../../../../office/screens/ConfirmDialog.tsx'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { PERMISSION_NAMES } from '../rules.ts'

const ROLES = namedChoices({ administrator: 'Administrator', penguji: 'Penguji' })
const STATES = namedChoices({ diundang: 'Diundang', aktif: 'Aktif', ditangguhkan: 'Ditangguhkan' })

const PERMISSION_CHOICES = PERMISSIONS.map((id) => ({ id, name: PERMISSION_NAMES[id] }))

const filter = inputOf<'listStaff'>()
const column = columnOf<'listStaff'>()
const field = fieldOf<'getStaff'>()
const newInput = inputOf<'createStaff'>()
const input = inputOf<'updateStaff'>()

const filters = [
  <SelectInput key="role" source={filter('role')} choices={ROLES} />,
  <SelectInput key="status" source={filter('status')} choices={STATES} />,
  <SelectInput key="permission" source={filter('permission')} choices={PERMISSION_CHOICES} />,
]

const StaffList = () => (
  <OfficeList<'listStaff'>
    rarely={['last_seen_at']}
    sort={{ field: 'name', order: 'ASC' }}
    filters={filters}
    bulk={false}
    narrow={{ first: (person) => person.name, second: (person) => person.email }}
  >
    <DataTable.Col source={column('name')} />
    <DataTable.Col source={column('email')} />
    <DataTable.Col source={column('role')}>
      <SelectField source={column('role')} choices={ROLES} />
    </DataTable.Col>
    <DataTable.Col source={column('status')} disableSort>
      <StateField source={column('status')} choices={STATES} />
    </DataTable.Col>
    <DataTable.Col source={column('two_factor')} disableSort>
      <BooleanField source={column('two_factor')} />
    </DataTable.Col>
    <DataTable.Col source={column('last_seen_at')}>
      <FunctionField<Row<'listStaff'>>
        source={column('last_seen_at')}
        render={({ last_seen_at }) => (last_seen_at ? shortMoment(last_seen_at) : '-')}
      />
    </DataTable.Col>
  </OfficeList>
)

/** An examiner carries no permissions. */
const rights = (
  <>
    <SelectInput source={input('role')} choices={ROLES} isRequired />
    <FormDataConsumer<Payload<'createStaff'>>>
      {({ formData }) =>
        formData.role === 'administrator' ? (
          <CheckboxGroupInput source={input('permissions')} choices={PERMISSION_CHOICES} row={false} />
        ) : null
      }
    </FormDataConsumer>
  </>
)

const StaffCreate = () => (
  <OfficeCreate<'createStaff'> start={{ permissions: [] }}>
    <Text source={newInput('name')} isRequired />
    <Text source={newInput('email')} type="email" isRequired helperText="Undangan dikirim ke alamat ini." />
    {rights}
  </OfficeCreate>
)

/** Only while the first invitation is not answered. */
function InviteAgain() {
  const staff = useRecordContext<Answer<'getStaff'>>()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const notify = useNotify()
  if (staff?.status !== 'diundang') return null
  const { id, email } = staff

  async function invite(): Promise<void> {
    setAsking(false)
    setBusy(true)
    try {
      const { terkirim, keterangan } = await office.inviteAgain({ id })
      if (terkirim) notify(`Undangan dikirim kepada ${email}.`, { type: 'success' })
      else notify(`Undangan tidak terkirim. ${keterangan}`, { type: 'error' })
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' })
    }
    setBusy(false)
  }

  return (
    <>
      <Button startIcon={<ForwardToInboxIcon />} disabled={isBusy} onClick={() => setAsking(true)}>
        Kirim ulang undangan
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Kirim ulang undangan"
        question="Undangan baru dikirim; tautan yang lama tidak berlaku lagi."
        label="Kirim ulang undangan"
        onAgree={() => void invite()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

const StaffEdit = () => (
  <OfficeEdit kept actions={<InviteAgain />}>
    <Labeled source={field('email')}>
      <TextField source={field('email')} />
    </Labeled>
    <Text source={input('name')} isRequired />
    {rights}
    <BooleanInput source={input('ditangguhkan')} helperText="Sesi yang sedang berjalan langsung berakhir." />
  </OfficeEdit>
)

export const staffResources: OfficeResource[] = [
  {
    name: 'staf',
    people: true,
    label: 'petugas',
    group: 'Aturan dan petugas',
    icon: BadgeIcon,
    permission: 'pengguna',
    calls: {
      list: 'listStaff',
      get: 'getStaff',
      create: 'createStaff',
      update: 'updateStaff',
      history: 'historyStaff',
      restore: 'restoreStaff',
    },
    fields: {
      email: 'Email',
      role: 'Peran',
      permissions: 'Izin',
      permission: 'Izin',
      status: 'Keadaan',
      ditangguhkan: 'Ditangguhkan',
      two_factor: 'Verifikasi dua langkah',
      invited_at: 'Diundang',
      last_seen_at: 'Terakhir terlihat',
    },
    words: { role: ROLES, status: STATES },
    list: StaffList,
    create: StaffCreate,
    edit: StaffEdit,
  },
]
