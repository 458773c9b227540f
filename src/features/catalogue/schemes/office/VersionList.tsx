import { DataTable, FunctionField, NullableBooleanInput, ReferenceInput, SelectInput } from 'react-admin'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { momentText } from '../../../../office/moment.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'

const filters = [
  <ReferenceInput
    key="scheme_id"
    source="scheme_id"
    reference="skema"
    sort={{ field: 'name', order: 'ASC' }}
    perPage={100}
  >
    <SelectInput optionText="name" />
  </ReferenceInput>,
  <NullableBooleanInput key="terbit" source="terbit" />,
]

const state = (published: string | null): string => (published ? momentText(published) : 'Draf')

/** Every version of every scheme. */
export const VersionList = () => (
  <OfficeList
    sort={{ field: 'name', order: 'ASC' }}
    filters={filters}
    bulk={false}
    narrow={{
      first: (version) => `${version['name']} (versi ${version['versi']})`,
      second: (version) => state(version['published_at']),
    }}
  >
    <DataTable.Col source="name" />
    <DataTable.Col source="category" />
    <DataTable.NumberCol source="versi" />
    <DataTable.Col source="registration_fee">
      <FunctionField source="registration_fee" render={(version) => formatRupiah(version['registration_fee'])} />
    </DataTable.Col>
    <DataTable.Col source="published_at">
      <FunctionField source="published_at" render={(version) => state(version['published_at'])} />
    </DataTable.Col>
  </OfficeList>
)
