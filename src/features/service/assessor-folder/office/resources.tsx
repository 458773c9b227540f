import ChecklistIcon from '@mui/icons-material/ChecklistOutlined'
import FolderZipIcon from '@mui/icons-material/FolderZipOutlined'
import { AutocompleteArrayInput, DataTable, DateInput, FormDataConsumer, FunctionField, SelectInput } from 'react-admin'
import { dayRange } from '../../../../lib/day.ts'
import type { Payload, Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { choicesOf, namedChoices } from '../../../../office/display/choices.ts'
import { shortMoment } from '../../../../office/display/moment.ts'
import { StateField } from '../../../../office/display/StateField.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { clausesOf } from '../../../platform/editions/clause-rules.ts'
import { EDITIONS, type Edition } from '../../../platform/editions/rules.ts'
import { FOLDER_STATES, HOME_KINDS } from '../rules.ts'
import { AnswerList } from './AnswerList.tsx'
import { FolderPage } from './FolderPage.tsx'

type Folder = Row<'listAssessorFolder'>

const column = columnOf<'listAssessorFolder'>()
const filter = inputOf<'listAssessorFolder'>()
const input = inputOf<'createAssessorFolder'>()
const STATES = namedChoices(FOLDER_STATES)
const TONES = { disusun: 'info', siap: 'success', gagal: 'error' } as const
const period = ({ dari, sampai }: Pick<Folder, 'dari' | 'sampai'>): string => dayRange(dari, sampai)

const FolderList = () => (
  <OfficeList<'listAssessorFolder'>
    main="dari"
    sort={{ field: 'created_at', order: 'DESC' }}
    filters={[<SelectInput key="status" source={filter('status')} choices={STATES} />]}
    bulk={false}
    searchable={false}
    follows={({ status }) => status === 'disusun'}
    none="Belum ada berkas asesor. Pilih klausul dan masanya; portal menyusun jawabannya menjadi satu arsip, dengan daftar yang belum ada."
    narrow={{ first: period, second: ({ status, edisi }) => `${FOLDER_STATES[status]}, ${edisi}` }}
  >
    <DataTable.Col source={column('dari')} label="Masa" disableSort>
      <FunctionField<Folder> render={period} />
    </DataTable.Col>
    <DataTable.Col source={column('edisi')} disableSort />
    <DataTable.Col source={column('status')} disableSort>
      <StateField source={column('status')} choices={STATES} tones={TONES} />
    </DataTable.Col>
    <DataTable.NumberCol source={column('jumlah_kosong')} disableSort />
    <DataTable.Col source={column('created_at')}>
      <FunctionField<Folder>
        render={({ created_at, created_by_name }) => `${shortMoment(created_at)}, ${created_by_name}`}
      />
    </DataTable.Col>
  </OfficeList>
)

const numbersOf = (edition: Edition): string[] => clausesOf(edition).map(({ nomor }) => nomor)
const clauseChoices = (edition: Edition) =>
  clausesOf(edition).map(({ nomor, title }) => ({ id: nomor, name: `${nomor} ${title}` }))

/** Begins with every clause of the edition that the body is assessed against. */
const FolderCreate = () => (
  <Waiting call="getStandard" payload={{}}>
    {({ edisi }) => (
      <OfficeCreate<'createAssessorFolder'> start={{ edisi, klausul: numbersOf(edisi) }} then="show">
        <SelectInput source={input('edisi')} choices={choicesOf(EDITIONS)} isRequired />
        <DateInput source={input('dari')} isRequired />
        <DateInput source={input('sampai')} isRequired />
        <FormDataConsumer<Partial<Payload<'createAssessorFolder'>>>>
          {({ formData: { edisi: chosen = edisi } }) => (
            <AutocompleteArrayInput source={input('klausul')} choices={clauseChoices(chosen)} fullWidth />
          )}
        </FormDataConsumer>
      </OfficeCreate>
    )}
  </Waiting>
)

export const assessorFolderResources: OfficeResource[] = [
  {
    name: 'berkas-asesor',
    label: 'berkas asesor',
    group: 'Lembaga',
    under: 'mutu',
    icon: FolderZipIcon,
    permission: 'mutu',
    calls: { list: 'listAssessorFolder', get: 'getAssessorFolder', create: 'createAssessorFolder' },
    title: titleOf<'listAssessorFolder'>(period),
    fields: {
      edisi: 'Edisi',
      klausul: 'Klausul',
      dari: 'Dari tanggal',
      sampai: 'Sampai tanggal',
      status: 'Keadaan',
      selesai: 'Bagian yang ada',
      jumlah: 'Bagian',
      jumlah_kosong: 'Yang belum ada',
      finished_at: 'Selesai pada',
      created_at: 'Diminta',
      created_by_name: 'Diminta oleh',
    },
    words: { status: STATES },
    list: FolderList,
    create: FolderCreate,
    show: FolderPage,
  },
  {
    name: 'kelengkapan',
    label: 'kelengkapan',
    group: 'Lembaga',
    under: 'mutu',
    icon: ChecklistIcon,
    permission: 'mutu',
    readOnly: true,
    calls: { list: 'listAssessorAnswer' },
    fields: {
      nomor: 'Klausul',
      title: 'Yang diminta',
      jenis: 'Jenis',
      label: 'Jawaban',
      alamat: 'Alamat',
      jumlah: 'Isi',
      kurang: 'Yang belum ada',
      edisi: 'Edisi',
      dari: 'Dari tanggal',
      sampai: 'Sampai tanggal',
      hanya_kurang: 'Hanya yang kurang',
    },
    words: { jenis: namedChoices(HOME_KINDS) },
    list: AnswerList,
  },
]
