import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import { DataTable, FunctionField, NullableBooleanInput, SelectField, SelectInput } from 'react-admin'
import { bodyZone, dayIn } from '../../../../lib/day.ts'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { shortDay } from '../../../../office/display/moment.ts'
import { StateField } from '../../../../office/display/StateField.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { ROLE_WORDS } from '../../../platform/staff/rules.ts'
import { PersonShow } from './PersonShow.tsx'
import { ACCOUNT_STATES } from './person-words.ts'

const STATES = namedChoices(ACCOUNT_STATES)
const ROLES = namedChoices(ROLE_WORDS)

const filter = inputOf<'listPerson'>()
const column = columnOf<'listPerson'>()

const filters = [
  <NullableBooleanInput key="pemegang" source={filter('pemegang')} alwaysOn />,
  <NullableBooleanInput key="reset_diusulkan" source={filter('reset_diusulkan')} />,
  <SelectInput key="role" source={filter('role')} choices={ROLES} />,
  <SelectInput key="status" source={filter('status')} choices={STATES} />,
]

const since = ({ created_at }: Row<'listPerson'>): string => shortDay(dayIn(bodyZone(), new Date(created_at)))

const PersonList = () => (
  <OfficeList<'listPerson'>
    sort={{ field: 'nama', order: 'ASC' }}
    filters={filters}
    bulk={false}
    narrow={{
      first: ({ nama }) => nama,
      second: ({ email, role, sertifikat_aktif }) =>
        [email ?? ROLE_WORDS[role], sertifikat_aktif > 0 && `${sertifikat_aktif} sertifikat berlaku`]
          .filter(Boolean)
          .join(', '),
    }}
  >
    <DataTable.Col source={column('nama')} />
    <DataTable.Col source={column('email')} disableSort />
    <DataTable.Col source={column('role')} disableSort>
      <SelectField source={column('role')} choices={ROLES} />
    </DataTable.Col>
    <DataTable.Col source={column('status')} disableSort>
      <StateField source={column('status')} choices={STATES} />
    </DataTable.Col>
    <DataTable.NumberCol source={column('sertifikat_aktif')} disableSort />
    <DataTable.Col source={column('created_at')}>
      <FunctionField<Row<'listPerson'>> render={since} />
    </DataTable.Col>
  </OfficeList>
)

export const peopleResources: OfficeResource[] = [
  {
    name: 'orang',
    people: true,
    label: 'direktori',
    group: 'Pemegang sertifikat',
    icon: PeopleIcon,
    work: 'orang',
    calls: { list: 'listPerson', get: 'getPerson' },
    readOnly: true,
    title: titleOf<'listPerson'>('nama'),
    fields: {
      nama: 'Nama',
      email: 'Email',
      role: 'Peran',
      status: 'Keadaan akun',
      sertifikat_aktif: 'Sertifikat',
      created_at: 'Akun sejak',
      pemegang: 'Pemegang sertifikat',
      reset_diusulkan: 'Faktor kedua diusulkan diatur ulang',
      alasan: 'Cara memastikan pemiliknya',
      catatan: 'Alasan',
    },
    words: { role: ROLES, status: STATES },
    list: PersonList,
    show: PersonShow,
  },
]
