import PlaceIcon from '@mui/icons-material/PlaceOutlined'
import { DataTable, SelectField, SelectInput } from 'react-admin'
import { provinceName } from '../../../../lib/province.ts'
import { choicesOf, PROVINCE_CHOICES, ZONE_CHOICES } from '../../../../office/choices.ts'
import { PictureInput } from '../../../../office/inputs/PictureInput.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'

const KINDS = choicesOf(['Sewaktu', 'Tempat Kerja', 'Mandiri'])
const PHOTO = 16 / 10

const filters = [
  <SelectInput key="jenis" source="jenis" choices={KINDS} />,
  <SelectInput key="provinsi" source="provinsi" choices={PROVINCE_CHOICES} />,
  <SelectInput key="zona_waktu" source="zona_waktu" choices={ZONE_CHOICES} />,
]

const VenueList = () => (
  <OfficeList
    sort={{ field: 'name', order: 'ASC' }}
    filters={filters}
    narrow={{
      first: (venue) => venue['name'],
      second: (venue) => `${venue['kota']}, ${provinceName(venue['provinsi'])}`,
    }}
  >
    <DataTable.Col source="name" />
    <DataTable.Col source="jenis" />
    <DataTable.Col source="kota" />
    <DataTable.Col source="provinsi">
      <SelectField source="provinsi" choices={PROVINCE_CHOICES} />
    </DataTable.Col>
    <DataTable.Col source="zona_waktu" disableSort />
  </OfficeList>
)

const fields = (
  <>
    <Text source="name" isRequired />
    <SelectInput source="jenis" choices={KINDS} isRequired />
    <LongText source="alamat" isRequired />
    <Text source="kota" isRequired />
    <SelectInput source="provinsi" choices={PROVINCE_CHOICES} isRequired />
    <SelectInput source="zona_waktu" choices={ZONE_CHOICES} isRequired />
    <PictureInput source="foto" ratio={PHOTO} />
  </>
)

export const venueResources: OfficeResource[] = [
  {
    name: 'tuk',
    label: 'tempat uji kompetensi',
    group: 'Skema dan penguji',
    icon: PlaceIcon,
    permission: 'konten',
    readableBy: 'administrator',
    fields: { jenis: 'Jenis', alamat: 'Alamat', kota: 'Kota atau kabupaten', provinsi: 'Provinsi', foto: 'Foto' },
    list: VenueList,
    create: () => <OfficeCreate start={{ zona_waktu: 'WIB' }}>{fields}</OfficeCreate>,
    edit: () => <OfficeEdit>{fields}</OfficeEdit>,
  },
]
