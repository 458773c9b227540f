import DescriptionIcon from '@mui/icons-material/ArticleOutlined'
import EventIcon from '@mui/icons-material/EventNoteOutlined'
import { BooleanInput, DataTable, DateField, FunctionField, SelectInput } from 'react-admin'
import { dayRange } from '../../../../lib/day.ts'
import type { Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { StateField } from '../../../../office/display/StateField.tsx'
import { type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { BeginQueue } from '../../../../office/queue/BeginQueue.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { BankGate } from '../../items/office/parts/BankGate.tsx'
import { FORM_STATES } from '../state-rules.ts'
import { FormCreate } from './FormCreate.tsx'
import { FormPage } from './FormPage.tsx'
import { examPlace, FORM_QUEUE, STATES, TONES } from './form-words.ts'
import { WrittenExamPage } from './WrittenExamPage.tsx'

const column = columnOf<'listExamForm'>()
const filter = inputOf<'listExamForm'>()

const FormList = () => (
  <BankGate>
    <OfficeList<'listExamForm'>
      main="kode"
      rarely={['status_since', 'menit']}
      sort={{ field: 'giliran', order: 'ASC' }}
      filters={[
        <SelectInput key="status" source={filter('status')} choices={STATES} />,
        <BooleanInput key="menunggu" source={filter('menunggu')} />,
      ]}
      bulk={false}
      searchable={false}
      begins={<BeginQueue queue={FORM_QUEUE} permission="soal" />}
      narrow={{
        first: ({ kode, skema }) => `${kode}: ${skema}`,
        second: ({ status, butir }) => `${FORM_STATES[status]}, ${butir} butir`,
      }}
    >
      <DataTable.Col source={column('kode')} />
      <DataTable.Col source={column('skema')} />
      <DataTable.Col source={column('status')} disableSort>
        <StateField source={column('status')} choices={STATES} tones={TONES} />
      </DataTable.Col>
      <DataTable.NumberCol source={column('butir')} disableSort />
      <DataTable.NumberCol source={column('menit')} disableSort />
      <DataTable.NumberCol source={column('ujian')} disableSort />
      <DataTable.Col source={column('penyusun')} disableSort />
      <DataTable.Col source={column('status_since')}>
        <DateField source={column('status_since')} />
      </DataTable.Col>
    </OfficeList>
  </BankGate>
)

type Exam = Row<'listWrittenExam'>
const examColumn = columnOf<'listWrittenExam'>()
const examFilter = inputOf<'listWrittenExam'>()
const days = ({ start_date, end_date }: Exam): string => dayRange(start_date, end_date)
const formsOf = ({ naskah }: Exam): string => naskah.join(', ') || 'Belum ada'
const AHEAD = namedChoices({ datang: 'Ujian mendatang', tanpa_naskah: 'Mendatang, tanpa naskah' })

const WrittenExamList = () => (
  <BankGate>
    <OfficeList<'listWrittenExam'>
      main="start_date"
      sort={{ field: 'start_date', order: 'DESC' }}
      filters={[<SelectInput key="menunggu" source={examFilter('menunggu')} choices={AHEAD} alwaysOn />]}
      bulk={false}
      searchable={false}
      narrow={{
        first: (exam) => `${days(exam)}: ${exam.skema}`,
        second: (exam) => `${formsOf(exam)}, ${exam.lembar} dari ${exam.peserta} lembar`,
      }}
    >
      <DataTable.Col source={examColumn('start_date')}>
        <FunctionField<Exam> render={days} />
      </DataTable.Col>
      <DataTable.Col source={examColumn('skema')} />
      <DataTable.Col source={examColumn('tuk')} disableSort>
        <FunctionField<Exam> render={examPlace} />
      </DataTable.Col>
      <DataTable.Col source={examColumn('naskah')} disableSort>
        <FunctionField<Exam> render={formsOf} />
      </DataTable.Col>
      <DataTable.NumberCol source={examColumn('peserta')} disableSort />
      <DataTable.NumberCol source={examColumn('lembar')} disableSort />
    </OfficeList>
  </BankGate>
)

const fields = {
  id: 'Nomor',
  kode: 'Kode',
  skema: 'Skema',
  skema_versi: 'Versi skema',
  status: 'Keadaan',
  status_since: 'Sejak',
  penyusun: 'Penyusun',
  butir: 'Butir',
  menit: 'Menit',
  ujian: 'Ujian',
  giliran: 'Giliran',
  menunggu: 'Menunggu rilis saya',
  scheme_version_id: 'Kisi-kisi',
  banyak_naskah: 'Jumlah naskah paralel',
  jangkar: 'Butir jangkar',
  item_version_id: 'Soal pengganti',
  alasan: 'Alasan',
  cara: 'Cara menetapkan',
  batas_nilai: 'Batas nilai',
  alasan_batas: 'Alasan batas nilai',
}

export const formResources: OfficeResource[] = [
  {
    name: 'naskah',
    label: 'naskah ujian',
    group: 'Ujian dan keputusan',
    under: 'soal',
    icon: DescriptionIcon,
    permission: 'soal',
    calls: { list: 'listExamForm', get: 'getExamForm', create: 'createExamForm', history: 'historyExamForm' },
    title: titleOf<'listExamForm'>('kode'),
    fields,
    words: { status: STATES },
    list: FormList,
    create: FormCreate,
    show: FormPage,
  },
  {
    name: 'naskah-jadwal',
    label: 'ujian tulis',
    group: 'Ujian dan keputusan',
    under: 'soal',
    icon: EventIcon,
    permission: 'soal',
    calls: { list: 'listWrittenExam', get: 'getWrittenExam', history: 'historyWrittenExam' },
    title: titleOf<'listWrittenExam'>((one) => `${one.skema}, ${days(one)}`),
    fields: {
      skema: 'Skema',
      skema_versi: 'Versi skema',
      tuk: 'TUK',
      metode: 'Metode',
      start_date: 'Tanggal',
      end_date: 'Hari terakhir',
      jam_mulai: 'Mulai',
      jam_selesai: 'Selesai',
      zona_waktu: 'Zona waktu',
      dibatalkan: 'Dibatalkan',
      peserta: 'Peserta',
      lembar: 'Lembar',
      naskah: 'Naskah',
      menunggu: 'Tampilkan',
    },
    list: WrittenExamList,
    show: WrittenExamPage,
  },
]
