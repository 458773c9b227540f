import FlagIcon from '@mui/icons-material/FlagOutlined'
import { Alert } from '@mui/material'
import { BooleanInput, DataTable, DateInput, FunctionField, ReferenceInput, SelectInput } from 'react-admin'
import { useSearchParams } from 'react-router'
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
import { FINDING_SOURCES, FINDING_STATES } from '../rules.ts'
import { FindingPage } from './FindingPage.tsx'

type Finding = Row<'listFinding'>

const column = columnOf<'listFinding'>()
const filter = inputOf<'listFinding'>()
const input = inputOf<'createFinding'>()
const STATES = namedChoices(FINDING_STATES)
const SOURCES = namedChoices(FINDING_SOURCES)
const TONES = { terbuka: 'warning', ditindak: 'info', diperiksa: 'warning', ditutup: 'success' } as const

const FindingList = () => (
  <OfficeList<'listFinding'>
    main="judul"
    sort={{ field: 'batas', order: 'ASC' }}
    filters={[
      <SelectInput key="status" source={filter('status')} choices={STATES} alwaysOn />,
      <SelectInput key="sumber" source={filter('sumber')} choices={SOURCES} />,
      <BooleanInput key="jatuh_tempo" source={filter('jatuh_tempo')} />,
    ]}
    bulk={false}
    searchable={false}
    none="Belum ada temuan. Asesor akan meminta contoh dari penemuan sampai bukti bahwa tindakannya berhasil."
    narrow={{
      first: ({ judul }) => judul,
      second: ({ status, batas }: Finding) => `${FINDING_STATES[status]}, batas ${longDay(batas)}`,
    }}
  >
    <DataTable.Col source={column('judul')} disableSort />
    <DataTable.Col source={column('sumber')} disableSort>
      <FunctionField<Finding> render={({ sumber }) => FINDING_SOURCES[sumber]} />
    </DataTable.Col>
    <DataTable.Col source={column('status')} disableSort>
      <StateField source={column('status')} choices={STATES} tones={TONES} />
    </DataTable.Col>
    <DataTable.Col source={column('owner_name')} disableSort />
    <DataTable.Col source={column('batas')}>
      <DayField source={column('batas')} />
    </DataTable.Col>
  </OfficeList>
)

const Inputs = () => (
  <>
    <Text source={input('judul')} isRequired helperText="Ketidaksesuaiannya dalam satu baris." />
    <LongText
      source={input('uraian')}
      isRequired
      helperText="Apa yang terlihat, di mana, dan syarat mana yang tidak terpenuhi."
    />
    <OwnerInput
      source={input('owner_id')}
      helperText="Mencari sebabnya dan menjalankan tindakannya; orang lain yang membuktikan."
    />
  </>
)

function FindingCreate() {
  const { id: owner_id } = useMe()
  const [query] = useSearchParams()
  const audit_id = Number(query.get('audit')) || null
  return (
    <OfficeCreate<'createFinding'> start={{ owner_id, audit_id }} then="show">
      <Alert severity="info" sx={{ mb: 2 }}>
        Temuan dari pengaduan, banding, dan insiden dibuka dari halaman Mutu, tanpa mengetik ulang.
      </Alert>
      <Inputs />
      <ReferenceInput
        source={input('audit_id')}
        reference="audit-internal"
        perPage={100}
        sort={{ field: 'tanggal', order: 'DESC' }}
      >
        <SelectInput
          optionText={({ tanggal }: { tanggal: string }) => `Audit ${longDay(tanggal)}`}
          helperText="Kosongkan bila Anda sendiri yang melihatnya."
        />
      </ReferenceInput>
      <DateInput source={input('batas')} helperText="Kosongkan untuk memakai batas menurut pengaturan." />
    </OfficeCreate>
  )
}

export const findingResources: OfficeResource[] = [
  {
    name: 'temuan',
    label: 'temuan',
    group: 'Lembaga',
    under: 'mutu',
    icon: FlagIcon,
    permission: 'mutu',
    calls: {
      list: 'listFinding',
      get: 'getFinding',
      create: 'createFinding',
      update: 'updateFinding',
      history: 'historyFinding',
    },
    title: titleOf<'listFinding'>('judul'),
    fields: {
      judul: 'Temuan',
      uraian: 'Uraian',
      sumber: 'Sumber',
      sumber_id: 'Nomor sumber',
      audit_id: 'Audit internal',
      status: 'Keadaan',
      owner_id: 'Penanggung jawab',
      owner_name: 'Penanggung jawab',
      batas: 'Batas',
      jatuh_tempo: 'Jatuh tempo',
      sebab: 'Sebab',
      tindakan: 'Tindakan',
      pelaksanaan: 'Yang dilakukan',
      file_id: 'Bukti',
      catatan: 'Alasan dikembalikan',
      pembuktian: 'Bukti bahwa berhasil',
      created_at: 'Dibuka pada',
    },
    words: { status: STATES, sumber: SOURCES },
    list: FindingList,
    create: FindingCreate,
    edit: () => (
      <PageEdit kept>
        <Inputs />
        <DateInput source={input('batas')} isRequired />
      </PageEdit>
    ),
    show: FindingPage,
  },
]
