import PlaceIcon from '@mui/icons-material/PlaceOutlined'
import type { ChangeEvent } from 'react'
import { DataTable, NullableBooleanInput, type RaRecord, SelectField, SelectInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { bodyZone } from '../../../../lib/day.ts'
import { provinceName, zoneOfProvince } from '../../../../lib/people/province.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { choicesOf, PROVINCE_CHOICES, ZONE_CHOICES } from '../../../../office/display/choices.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { PictureInput } from '../../../../office/inputs/PictureInput.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { allCallsOf, type OfficeResource } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { PageEdit } from '../../../../office/screens/PageEdit.tsx'
import { VenuePage } from './VenuePage.tsx'

const KINDS = choicesOf(['Sewaktu', 'Tempat Kerja', 'Mandiri'])
const PHOTO = 16 / 10

const filter = inputOf<'listVenue'>()
const column = columnOf<'listVenue'>()
const input = inputOf<'createVenue'>()

const filters = [
  <SelectInput key="jenis" source={filter('jenis')} choices={KINDS} />,
  <SelectInput key="provinsi" source={filter('provinsi')} choices={PROVINCE_CHOICES} />,
  <SelectInput key="zona_waktu" source={filter('zona_waktu')} choices={ZONE_CHOICES} />,
  <NullableBooleanInput key="layak" source={filter('layak')} />,
  <NullableBooleanInput key="perlu_diperiksa" source={filter('perlu_diperiksa')} />,
]

const VenueList = () => (
  <OfficeList<'listVenue'>
    sort={{ field: 'name', order: 'ASC' }}
    filters={filters}
    narrow={{
      first: (venue) => venue.name,
      second: (venue) => `${venue.kota}, ${provinceName(venue.provinsi)}`,
    }}
  >
    <DataTable.Col source={column('name')} />
    <DataTable.Col source={column('jenis')} />
    <DataTable.Col source={column('kota')} />
    <DataTable.Col source={column('provinsi')}>
      <SelectField source={column('provinsi')} choices={PROVINCE_CHOICES} />
    </DataTable.Col>
    <DataTable.Col source={column('zona_waktu')} disableSort />
    <DataTable.Col source={column('diperiksa_sampai')} disableSort>
      <DayField source={column('diperiksa_sampai')} />
    </DataTable.Col>
  </OfficeList>
)

/** The zone follows the province. */
function ProvinceAndZone() {
  const { setValue } = useFormContext()
  const follow = (chosen: ChangeEvent<HTMLInputElement> | RaRecord) =>
    setValue(input('zona_waktu'), zoneOfProvince(String(chosen.target.value)), { shouldDirty: true })
  return (
    <>
      <SelectInput source={input('provinsi')} choices={PROVINCE_CHOICES} onChange={follow} isRequired />
      <SelectInput
        source={input('zona_waktu')}
        choices={ZONE_CHOICES}
        helperText="Mengikuti provinsinya."
        readOnly
        isRequired
      />
    </>
  )
}

const fields = (
  <>
    <Text source={input('name')} isRequired />
    <SelectInput source={input('jenis')} choices={KINDS} isRequired />
    <LongText source={input('alamat')} isRequired />
    <LongText
      source={input('akses_difabel')}
      helperText="Misalnya jalur kursi roda, lift, toilet difabel, parkir terdekat. Dibaca peserta sebelum mendaftar."
    />
    <Text source={input('kota')} isRequired />
    <ProvinceAndZone />
    <PictureInput source={input('foto')} ratio={PHOTO} />
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
    calls: allCallsOf('Venue'),
    fields: {
      jenis: 'Jenis',
      alamat: 'Alamat',
      akses_difabel: 'Akses difabel',
      kota: 'Kota atau kabupaten',
      provinsi: 'Provinsi',
      foto: 'Foto',
      diperiksa_sampai: 'Pemeriksaan berlaku sampai',
      layak: 'Dapat dipakai untuk jadwal baru',
      perlu_diperiksa: 'Perlu diperiksa',
    },
    words: { provinsi: PROVINCE_CHOICES },
    list: VenueList,
    create: () => <OfficeCreate<'createVenue'> start={{ zona_waktu: bodyZone() }}>{fields}</OfficeCreate>,
    edit: () => <PageEdit>{fields}</PageEdit>,
    show: VenuePage,
  },
]
