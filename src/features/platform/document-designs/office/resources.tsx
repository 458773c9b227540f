import DesignIcon from '@mui/icons-material/DrawOutlined'
import { Chip } from '@mui/material'
import { DataTable, FunctionField, SelectInput } from 'react-admin'
import { bodyZone, dayIn, longDay } from '../../../../lib/day.ts'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { shortDay } from '../../../../office/display/moment.ts'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { DESIGN_STATES, DESIGNED_KIND_LABELS, designState } from '../rules.ts'
import { DesignCreate } from './DesignCreate.tsx'
import { DesignEdit } from './DesignEdit.tsx'

type DesignRow = Row<'listDocumentDesign'>

const column = columnOf<'listDocumentDesign'>()
const filter = inputOf<'listDocumentDesign'>()

const filters = [
  <SelectInput key="jenis" source={filter('jenis')} choices={namedChoices(DESIGNED_KIND_LABELS)} alwaysOn />,
]

const kindOf = ({ jenis }: DesignRow): string => DESIGNED_KIND_LABELS[jenis]
const stateOf = (design: DesignRow) => designState(design, dayIn(bodyZone(), new Date()))

const COLOURS = { terencana: 'info', berlaku: 'success', lewat: 'default' } as const

function StateChip({ design }: { design: DesignRow }) {
  const state = stateOf(design)
  return <Chip size="small" color={COLOURS[state]} label={DESIGN_STATES[state]} />
}

const DesignList = () => (
  <OfficeList<'listDocumentDesign'>
    sort={{ field: 'berlaku_sejak', order: 'DESC' }}
    filters={filters}
    searchable={false}
    bulk={false}
    none="Belum ada desain: setiap dokumen memakai teks bawaan"
    narrow={{
      first: kindOf,
      second: (design) => `Sejak ${shortDay(design.berlaku_sejak)}, ${DESIGN_STATES[stateOf(design)].toLowerCase()}`,
    }}
  >
    <DataTable.Col source={column('jenis')}>
      <FunctionField source={column('jenis')} render={kindOf} />
    </DataTable.Col>
    <DataTable.Col source={column('berlaku_sejak')}>
      <DayField source={column('berlaku_sejak')} />
    </DataTable.Col>
    <DataTable.Col source={column('diganti_sejak')} disableSort>
      <FunctionField source={column('diganti_sejak')} render={(design: DesignRow) => <StateChip design={design} />} />
    </DataTable.Col>
    <DataTable.Col source={column('penandatangan')} disableSort />
    <DataTable.Col source={column('created_by_name')} disableSort />
  </OfficeList>
)

export const documentDesignResources: OfficeResource[] = [
  {
    name: 'desain-dokumen',
    label: 'desain dokumen',
    group: 'Dokumen dan tanda tangan',
    icon: DesignIcon,
    permission: 'konten',
    calls: {
      list: 'listDocumentDesign',
      get: 'getDocumentDesign',
      create: 'createDocumentDesign',
      update: 'updateDocumentDesign',
      remove: 'removeDocumentDesign',
      history: 'historyDocumentDesign',
    },
    title: titleOf<'listDocumentDesign'>((design) => `${kindOf(design)}, sejak ${longDay(design.berlaku_sejak)}`),
    fields: {
      jenis: 'Jenis dokumen',
      berlaku_sejak: 'Berlaku sejak',
      diganti_sejak: 'Keadaan',
      teks: 'Teks',
      penandatangan: 'Penandatangan',
      jabatan: 'Jabatan',
      tanda_tangan: 'Gambar tanda tangan',
      stempel: 'Stempel',
      latar: 'Latar',
      created_at: 'Dibuat',
      changed_at: 'Terakhir diubah',
      created_by_name: 'Dibuat oleh',
    },
    list: DesignList,
    create: DesignCreate,
    edit: DesignEdit,
  },
]
