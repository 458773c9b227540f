import { DataTable, FunctionField, NullableBooleanInput, ReferenceInput, SelectInput } from 'react-admin'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { shortDay, shortMoment } from '../../../../office/display/moment.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'

type Version = Row<'listSchemeVersion'>

const filter = inputOf<'listSchemeVersion'>()
const column = columnOf<'listSchemeVersion'>()

const filters = [
  <ReferenceInput
    key="scheme_id"
    source={filter('scheme_id')}
    reference="skema"
    sort={{ field: 'name', order: 'ASC' }}
    perPage={100}
  >
    <SelectInput optionText="name" />
  </ReferenceInput>,
  <NullableBooleanInput key="terbit" source={filter('terbit')} />,
  <NullableBooleanInput key="diusulkan" source={filter('diusulkan')} />,
  <NullableBooleanInput key="lewat_tinjau" source={filter('lewat_tinjau')} />,
]

function state({ published_at, proposed_at }: Version): string {
  if (published_at) return shortMoment(published_at)
  return proposed_at ? 'Menunggu orang kedua' : 'Draf'
}

/** Every version of every scheme. */
export const VersionList = () => (
  <OfficeList<'listSchemeVersion'>
    sort={{ field: 'name', order: 'ASC' }}
    filters={filters}
    bulk={false}
    narrow={{
      first: (version) => `${version.name} (versi ${version.versi})`,
      second: (version) => state(version),
    }}
  >
    <DataTable.Col source={column('name')} />
    <DataTable.Col source={column('kategori')} />
    <DataTable.NumberCol source={column('versi')} />
    <DataTable.Col source={column('registration_fee')}>
      <FunctionField<Version>
        source={column('registration_fee')}
        render={({ registration_fee: fee }) => (fee === null ? '-' : formatRupiah(fee))}
      />
    </DataTable.Col>
    <DataTable.Col source={column('tinjau_pada')} label="Tinjau" disableSort>
      <FunctionField<Version>
        source={column('tinjau_pada')}
        render={({ tinjau_pada }) => (tinjau_pada ? shortDay(tinjau_pada) : '-')}
      />
    </DataTable.Col>
    <DataTable.Col source={column('published_at')}>
      <FunctionField<Version> source={column('published_at')} render={(version) => state(version)} />
    </DataTable.Col>
  </OfficeList>
)
