import BalanceIcon from '@mui/icons-material/BalanceOutlined'
import { BooleanInput, DataTable, DateInput, SelectInput } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { StateField } from '../../../../office/display/StateField.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { PageEdit } from '../../../../office/screens/PageEdit.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { OwnerInput } from '../../quality/office/parts/OwnerInput.tsx'
import { RISK_LEVELS, RISK_STATES } from '../rules.ts'
import { RiskPage } from './RiskPage.tsx'

type Risk = Row<'listRisk'>

const column = columnOf<'listRisk'>()
const filter = inputOf<'listRisk'>()
const input = inputOf<'createRisk'>()
const STATES = namedChoices(RISK_STATES)
const LEVELS = namedChoices(RISK_LEVELS)
const TONES = { rendah: 'default', sedang: 'warning', tinggi: 'error' } as const

const RiskList = () => (
  <OfficeList<'listRisk'>
    main="judul"
    sort={{ field: 'tinjau_pada', order: 'ASC' }}
    filters={[
      <SelectInput key="status" source={filter('status')} choices={STATES} alwaysOn />,
      <SelectInput key="tingkat_risiko" source={filter('tingkat_risiko')} choices={LEVELS} />,
      <BooleanInput key="jatuh_tempo" source={filter('jatuh_tempo')} />,
    ]}
    bulk={false}
    searchable={false}
    none="Belum ada risiko ketidakberpihakan. Asesor akan menanyakan siapa yang didengar, apa yang dilakukan, dan kapan ditinjau lagi."
    narrow={{
      first: ({ judul }) => judul,
      second: ({ tingkat_risiko, tinjau_pada }: Risk) =>
        `${RISK_LEVELS[tingkat_risiko]}, ditinjau ${longDay(tinjau_pada)}`,
    }}
  >
    <DataTable.Col source={column('judul')} disableSort />
    <DataTable.Col source={column('tingkat_risiko')} disableSort>
      <StateField source={column('tingkat_risiko')} choices={LEVELS} tones={TONES} />
    </DataTable.Col>
    <DataTable.Col source={column('status')} disableSort>
      <StateField source={column('status')} choices={STATES} />
    </DataTable.Col>
    <DataTable.Col source={column('owner_name')} disableSort />
    <DataTable.Col source={column('tinjau_pada')}>
      <DayField source={column('tinjau_pada')} />
    </DataTable.Col>
  </OfficeList>
)

const Inputs = () => (
  <>
    <Text source={input('judul')} isRequired />
    <LongText
      source={input('sumber')}
      isRequired
      helperText="Dari kegiatan, hubungan, atau kepentingan mana ancaman ini berasal."
    />
    <LongText
      source={input('pihak_didengar')}
      isRequired
      helperText="Pihak yang diajak menilai: pemegang, pemrakarsa, asosiasi, pemerintah."
    />
    <SelectInput
      source={input('tingkat_risiko')}
      choices={LEVELS}
      isRequired
      helperText="Yang tersisa dengan penanganannya."
    />
    <LongText source={input('penanganan')} isRequired helperText="Yang dilakukan agar ancaman hilang atau kecil." />
    <OwnerInput source={input('owner_id')} />
    <DateInput source={input('tinjau_pada')} isRequired />
  </>
)

function RiskCreate() {
  const { id: owner_id } = useMe()
  return (
    <OfficeCreate<'createRisk'> start={{ owner_id }} then="show">
      <Inputs />
    </OfficeCreate>
  )
}

export const riskResources: OfficeResource[] = [
  {
    name: 'risiko',
    label: 'risiko ketidakberpihakan',
    group: 'Lembaga',
    under: 'mutu',
    icon: BalanceIcon,
    permission: 'mutu',
    calls: { list: 'listRisk', get: 'getRisk', create: 'createRisk', update: 'updateRisk', history: 'historyRisk' },
    title: titleOf<'listRisk'>('judul'),
    fields: {
      judul: 'Risiko',
      sumber: 'Sumber',
      pihak_didengar: 'Pihak yang didengar',
      tingkat_risiko: 'Tingkat',
      penanganan: 'Penanganan',
      owner_id: 'Penanggung jawab',
      owner_name: 'Penanggung jawab',
      tinjau_pada: 'Ditinjau pada',
      status: 'Keadaan',
      catatan: 'Peninjauan terakhir',
      jatuh_tempo: 'Jatuh tempo',
    },
    words: { status: STATES, tingkat_risiko: LEVELS },
    list: RiskList,
    create: RiskCreate,
    edit: () => (
      <PageEdit kept>
        <Inputs />
      </PageEdit>
    ),
    show: RiskPage,
  },
]
