import BadgeIcon from '@mui/icons-material/BadgeOutlined'
import ForwardToInboxIcon from '@mui/icons-material/ForwardToInboxOutlined'
import {
  BooleanField,
  BooleanInput,
  CheckboxGroupInput,
  DataTable,
  FormDataConsumer,
  FunctionField,
  Labeled,
  SelectField,
  SelectInput,
  TextField,
  useRecordContext,
} from 'react-admin'
import { PERMISSIONS } from '../../../../access.ts'
import { namedChoices } from '../../../../office/choices.ts'
import { Text } from '../../../../office/inputs/Text.tsx'
import { momentText } from '../../../../office/moment.ts'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { StepButton } from '../../../../office/screens/StepButton.tsx'

const ROLES = namedChoices({ administrator: 'Administrator', penguji: 'Penguji' })
const STATES = namedChoices({ diundang: 'Diundang', aktif: 'Aktif', ditangguhkan: 'Ditangguhkan' })

const PERMISSION_NAMES: Record<(typeof PERMISSIONS)[number], string> = {
  verifikasi: 'Verifikasi: permohonan dan jadwal',
  keuangan: 'Keuangan: pembayaran dan pengembalian',
  keputusan: 'Keputusan: penerbitan dan sanksi',
  pengaduan: 'Pengaduan dan banding',
  konten: 'Konten: isi situs, skema, penguji, TUK',
  pengguna: 'Pengguna: petugas dan pengaturan',
}
const PERMISSION_CHOICES = PERMISSIONS.map((id) => ({ id, name: PERMISSION_NAMES[id] }))

const filters = [
  <SelectInput key="role" source="role" choices={ROLES} />,
  <SelectInput key="status" source="status" choices={STATES} />,
  <SelectInput key="permission" source="permission" choices={PERMISSION_CHOICES} />,
]

const seen = (at: string | null): string => (at ? momentText(at) : '-')

const StaffList = () => (
  <OfficeList
    sort={{ field: 'name', order: 'ASC' }}
    filters={filters}
    bulk={false}
    narrow={{ first: (person) => person['name'], second: (person) => person['email'] }}
  >
    <DataTable.Col source="name" />
    <DataTable.Col source="email" />
    <DataTable.Col source="role">
      <SelectField source="role" choices={ROLES} />
    </DataTable.Col>
    <DataTable.Col source="status" disableSort>
      <SelectField source="status" choices={STATES} />
    </DataTable.Col>
    <DataTable.Col source="two_factor" disableSort>
      <BooleanField source="two_factor" />
    </DataTable.Col>
    <DataTable.Col source="last_seen_at">
      <FunctionField source="last_seen_at" render={(person) => seen(person['last_seen_at'])} />
    </DataTable.Col>
  </OfficeList>
)

/** An examiner carries no permissions. */
const rights = (
  <>
    <SelectInput source="role" choices={ROLES} isRequired />
    <FormDataConsumer>
      {({ formData }) =>
        formData['role'] === 'administrator' ? (
          <CheckboxGroupInput source="permissions" choices={PERMISSION_CHOICES} row={false} />
        ) : null
      }
    </FormDataConsumer>
  </>
)

const StaffCreate = () => (
  <OfficeCreate start={{ permissions: [] }}>
    <Text source="name" isRequired />
    <Text source="email" type="email" isRequired helperText="Undangan dikirim ke alamat ini." />
    {rights}
  </OfficeCreate>
)

/** Only while the first invitation is not answered. */
function InviteAgain() {
  if (useRecordContext()?.['status'] !== 'diundang') return null
  return (
    <StepButton
      label="Kirim ulang undangan"
      icon={<ForwardToInboxIcon />}
      step="undang-ulang"
      question="Undangan baru dikirim; tautan yang lama tidak berlaku lagi."
      done="Undangan dikirim."
    />
  )
}

const StaffEdit = () => (
  <OfficeEdit kept actions={<InviteAgain />}>
    <Labeled source="email">
      <TextField source="email" />
    </Labeled>
    <Text source="name" isRequired />
    {rights}
    <BooleanInput source="ditangguhkan" helperText="Sesi yang sedang berjalan langsung berakhir." />
  </OfficeEdit>
)

export const staffResources: OfficeResource[] = [
  {
    name: 'staf',
    label: 'petugas',
    group: 'Lembaga',
    icon: BadgeIcon,
    permission: 'pengguna',
    fields: {
      email: 'Email',
      role: 'Peran',
      permissions: 'Izin',
      permission: 'Izin',
      status: 'Keadaan',
      ditangguhkan: 'Ditangguhkan',
      two_factor: 'Dua faktor',
      invited_at: 'Diundang',
      last_seen_at: 'Terakhir terlihat',
    },
    list: StaffList,
    create: StaffCreate,
    edit: StaffEdit,
  },
]
