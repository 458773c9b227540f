import ShieldIcon from '@mui/icons-material/PrivacyTipOutlined'
import { BooleanInput, DataTable, FunctionField, SelectInput } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { StateField } from '../../../../office/display/StateField.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { PageEdit } from '../../../../office/screens/PageEdit.tsx'
import { IMPACT_STATES, IMPACT_SUBJECTS } from '../rules.ts'
import { ImpactCreate, ImpactInputs, SUBJECT_CHOICES } from './ImpactForm.tsx'
import { ImpactPage } from './ImpactPage.tsx'

type Impact = Row<'listImpactAssessment'>

const column = columnOf<'listImpactAssessment'>()
const filter = inputOf<'listImpactAssessment'>()
const STATES = namedChoices(IMPACT_STATES)

const titleWords = ({ objek, versi }: Pick<Impact, 'objek' | 'versi'>): string =>
  `${IMPACT_SUBJECTS[objek].title}, versi ${versi}`

const ImpactList = () => (
  <OfficeList<'listImpactAssessment'>
    main="objek"
    sort={{ field: 'tinjau_pada', order: 'ASC' }}
    filters={[
      <SelectInput key="objek" source={filter('objek')} choices={SUBJECT_CHOICES} alwaysOn />,
      <SelectInput key="status" source={filter('status')} choices={STATES} alwaysOn />,
      <BooleanInput key="jatuh_tempo" source={filter('jatuh_tempo')} />,
    ]}
    bulk={false}
    searchable={false}
    none="Belum ada penilaian dampak. Undang-undang memintanya untuk pemrosesan yang berisiko tinggi, seperti ujian di layar dan daftar pemegang untuk umum."
    narrow={{
      first: titleWords,
      second: ({ status, tinjau_pada }: Impact) => `${IMPACT_STATES[status]}, ditinjau ${longDay(tinjau_pada)}`,
    }}
  >
    <DataTable.Col source={column('objek')} disableSort>
      <FunctionField<Impact> render={({ objek }) => IMPACT_SUBJECTS[objek].title} />
    </DataTable.Col>
    <DataTable.NumberCol source={column('versi')} disableSort />
    <DataTable.Col source={column('status')} disableSort>
      <StateField source={column('status')} choices={STATES} />
    </DataTable.Col>
    <DataTable.Col source={column('owner_name')} disableSort />
    <DataTable.Col source={column('tinjau_pada')}>
      <DayField source={column('tinjau_pada')} />
    </DataTable.Col>
  </OfficeList>
)

export const impactResources: OfficeResource[] = [
  {
    name: 'penilaian-dampak',
    label: 'penilaian dampak',
    group: 'Lembaga',
    under: 'mutu',
    icon: ShieldIcon,
    permission: 'mutu',
    calls: {
      list: 'listImpactAssessment',
      get: 'getImpactAssessment',
      create: 'createImpactAssessment',
      update: 'updateImpactAssessment',
      history: 'historyImpactAssessment',
    },
    title: titleOf<'listImpactAssessment'>(titleWords),
    fields: {
      objek: 'Yang dinilai',
      versi: 'Versi',
      status: 'Keadaan',
      uraian_risiko: 'Risiko',
      langkah_lembaga: 'Langkah lembaga',
      simpulan: 'Simpulan',
      owner_id: 'Penanggung jawab',
      owner_name: 'Penanggung jawab',
      tinjau_pada: 'Ditinjau pada',
      alasan: 'Alasan',
      jatuh_tempo: 'Perlu ditindak',
    },
    words: { objek: SUBJECT_CHOICES, status: STATES },
    list: ImpactList,
    create: ImpactCreate,
    edit: () => (
      <PageEdit kept>
        <ImpactInputs />
      </PageEdit>
    ),
    show: ImpactPage,
  },
]
