import GavelIcon from '@mui/icons-material/GavelOutlined'
import { DataTable, FunctionField, NullableBooleanInput, SelectField, SelectInput } from 'react-admin'
import type { Payload, Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { shortMoment } from '../../../../office/display/moment.ts'
import { allCallsOf, type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { LEGAL_PAGE_KINDS, LEGAL_PAGES } from '../rules.ts'
import { LegalPageEdit } from './LegalPageEdit.tsx'

type Version = Row<'listLegalPageVersion'>

const PAGES = namedChoices(
  Object.fromEntries(LEGAL_PAGE_KINDS.map((jenis) => [jenis, LEGAL_PAGES[jenis].judul])) as Record<
    (typeof LEGAL_PAGE_KINDS)[number],
    string
  >,
)

const filter = inputOf<'listLegalPageVersion'>()
const column = columnOf<'listLegalPageVersion'>()
const input = inputOf<'createLegalPageVersion'>()

const filters = [
  <SelectInput key="jenis" source={filter('jenis')} choices={PAGES} />,
  <NullableBooleanInput key="terbit" source={filter('terbit')} />,
]

const state = ({ published_at: published }: Version): string => (published ? shortMoment(published) : 'Draf')

const VersionList = () => (
  <OfficeList<'listLegalPageVersion'>
    sort={{ field: 'jenis', order: 'ASC' }}
    filters={filters}
    bulk={false}
    narrow={{ first: ({ jenis, versi }) => `${LEGAL_PAGES[jenis].judul}, versi ${versi}`, second: state }}
  >
    <DataTable.Col source={column('jenis')}>
      <SelectField source={column('jenis')} choices={PAGES} />
    </DataTable.Col>
    <DataTable.NumberCol source={column('versi')} />
    <DataTable.Col source={column('berlaku_sejak')}>
      <DayField source={column('berlaku_sejak')} />
    </DataTable.Col>
    <DataTable.Col source={column('published_at')}>
      <FunctionField<Version> source={column('published_at')} render={state} />
    </DataTable.Col>
  </OfficeList>
)

const START: Partial<Payload<'createLegalPageVersion'>> = { minta_persetujuan: true }

const VersionCreate = () => (
  <OfficeCreate<'createLegalPageVersion'> start={START} then="edit">
    <SelectInput
      source={input('jenis')}
      choices={PAGES}
      isRequired
      helperText="Draf baru dimulai dengan teks terbaru halaman ini, atau dengan teks bawaan."
    />
  </OfficeCreate>
)

export const legalPageResources: OfficeResource[] = [
  {
    name: 'halaman-hukum',
    label: 'halaman hukum',
    group: 'Lembaga',
    under: 'isi-situs',
    icon: GavelIcon,
    permission: 'konten',
    calls: allCallsOf('LegalPageVersion'),
    title: titleOf<'listLegalPageVersion'>(({ jenis, versi }) => `${LEGAL_PAGES[jenis].judul} (versi ${versi})`),
    fields: {
      jenis: 'Halaman',
      versi: 'Versi',
      isi: 'Isi',
      perubahan: 'Yang berubah',
      minta_persetujuan: 'Minta persetujuan ulang',
      berlaku_sejak: 'Berlaku sejak',
      published_at: 'Terbit',
      published_by_name: 'Diterbitkan oleh',
      terbit: 'Sudah terbit',
    },
    words: { jenis: PAGES },
    list: VersionList,
    create: VersionCreate,
    edit: LegalPageEdit,
  },
]
