import BrandIcon from '@mui/icons-material/BrandingWatermarkOutlined'
import { BooleanInput, DataTable, DateInput, SelectInput } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { StateField } from '../../../../office/display/StateField.tsx'
import { PrivateFileInput } from '../../../../office/inputs/PrivateFileInput.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { PageEdit } from '../../../../office/screens/PageEdit.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { OwnerInput } from '../../quality/office/parts/OwnerInput.tsx'
import { MARK_ORIGINS, MARK_STATES } from '../rules.ts'
import { MarkReportPage } from './MarkReportPage.tsx'

type Report = Row<'listMarkReport'>

const column = columnOf<'listMarkReport'>()
const filter = inputOf<'listMarkReport'>()
const input = inputOf<'createMarkReport'>()
const STATES = namedChoices(MARK_STATES)
const ORIGINS = namedChoices(MARK_ORIGINS)
const TONES = {
  dilaporkan: 'warning',
  disurati: 'info',
  dijawab: 'warning',
  dihentikan: 'success',
  sah: 'success',
  diteruskan: 'default',
} as const

const MarkReportList = () => (
  <OfficeList<'listMarkReport'>
    main="pemakai"
    sort={{ field: 'batas', order: 'ASC' }}
    filters={[
      <SelectInput key="status" source={filter('status')} choices={STATES} alwaysOn />,
      <SelectInput key="asal" source={filter('asal')} choices={ORIGINS} />,
      <BooleanInput key="jatuh_tempo" source={filter('jatuh_tempo')} />,
    ]}
    bulk={false}
    none="Belum ada laporan pemakaian tanda. Umum melapor lewat halaman Pemakaian Tanda; yang dilihat petugas dicatat di sini."
    narrow={{
      first: ({ pemakai }) => pemakai,
      second: ({ status, batas }: Report) => `${MARK_STATES[status]}, batas ${longDay(batas)}`,
    }}
  >
    <DataTable.Col source={column('pemakai')} disableSort />
    <DataTable.Col source={column('tempat_terlihat')} disableSort />
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
    <Text source={input('pemakai')} isRequired helperText="Orang atau perusahaan yang memakai logo atau sertifikat." />
    <Text source={input('tempat_terlihat')} isRequired helperText="Alamat situs atau tempatnya." />
    <DateInput source={input('terlihat_pada')} />
    <Text
      source={input('no_sertifikasi')}
      helperText="Bila tercantum; laporannya lalu terhubung dengan sertifikat itu bila pernah terbit."
    />
    <LongText source={input('uraian')} isRequired />
    <OwnerInput source={input('owner_id')} />
  </>
)

function MarkReportCreate() {
  const { id: owner_id } = useMe()
  return (
    <OfficeCreate<'createMarkReport'> start={{ owner_id, no_sertifikasi: '' }} then="show">
      <Inputs />
      <PrivateFileInput source={input('file_id')} label="Bukti, bila ada" jenis="bukti_tanda" />
      <DateInput source={input('batas')} helperText="Kosongkan untuk memakai batas menurut pengaturan." />
    </OfficeCreate>
  )
}

export const markReportResources: OfficeResource[] = [
  {
    name: 'pemakaian-tanda',
    label: 'pemakaian tanda',
    group: 'Lembaga',
    under: 'mutu',
    icon: BrandIcon,
    permission: 'mutu',
    calls: {
      list: 'listMarkReport',
      get: 'getMarkReport',
      create: 'createMarkReport',
      update: 'updateMarkReport',
      history: 'historyMarkReport',
    },
    title: titleOf<'listMarkReport'>('pemakai'),
    fields: {
      pemakai: 'Pemakai tanda',
      tempat_terlihat: 'Tempat terlihat',
      terlihat_pada: 'Tanggal terlihat',
      no_sertifikasi: 'Nomor sertifikat',
      uraian: 'Uraian',
      asal: 'Asal',
      status: 'Keadaan',
      owner_id: 'Penanggung jawab',
      owner_name: 'Penanggung jawab',
      batas: 'Batas',
      jatuh_tempo: 'Jatuh tempo',
      file_id: 'Bukti',
      email: 'Email pemakai',
      surat: 'Surat',
      jawaban: 'Jawaban',
      answer_file_id: 'Berkas jawaban',
      catatan: 'Akhirnya',
      created_at: 'Dilaporkan pada',
    },
    words: { status: STATES, asal: ORIGINS },
    list: MarkReportList,
    create: MarkReportCreate,
    edit: () => (
      <PageEdit kept>
        <Inputs />
        <DateInput source={input('batas')} isRequired />
      </PageEdit>
    ),
    show: MarkReportPage,
  },
]
