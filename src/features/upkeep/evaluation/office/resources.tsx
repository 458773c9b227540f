import QuizIcon from '@mui/icons-material/QuizOutlined'
import RateReviewIcon from '@mui/icons-material/RateReviewOutlined'
import { Chip } from '@mui/material'
import { DataTable, FunctionField, NullableBooleanInput, type RaRecord, SelectField, SelectInput } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import { namedChoices } from '../../../../office/choices.ts'
import { momentText } from '../../../../office/moment.ts'
import type { OfficeResource } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { EVALUATION_STATES, QUESTIONNAIRE_KINDS, RESULTS } from '../rules.ts'
import { EvaluationShow } from './EvaluationShow.tsx'
import { QuestionnaireEdit, questionnaireFields } from './QuestionnaireEdit.tsx'

const KINDS = namedChoices(QUESTIONNAIRE_KINDS)
const STATES = namedChoices(EVALUATION_STATES)

const stateOf = (form: RaRecord): string =>
  form['closed_at'] ? 'Ditutup' : form['published_at'] ? 'Terbit' : 'Rancangan'

const QuestionnaireList = () => (
  <OfficeList
    sort={{ field: 'created_at', order: 'DESC' }}
    filters={[
      <SelectInput key="jenis" source="jenis" choices={KINDS} />,
      <NullableBooleanInput key="terbit" source="terbit" />,
    ]}
    bulk={false}
    narrow={{
      first: (form) => form['judul'],
      second: (form) => (
        <>
          <SelectField source="jenis" choices={KINDS} />, {stateOf(form)}
        </>
      ),
    }}
  >
    <DataTable.Col source="judul" />
    <DataTable.Col source="jenis" disableSort>
      <SelectField source="jenis" choices={KINDS} />
    </DataTable.Col>
    <DataTable.Col source="published_at" disableSort>
      <FunctionField render={stateOf} />
    </DataTable.Col>
    <DataTable.Col source="created_at">
      <FunctionField render={(form) => momentText(form['created_at'])} />
    </DataTable.Col>
  </OfficeList>
)

const QuestionnaireCreate = () => (
  <OfficeCreate then="edit" start={{ jenis: 'surveilan', pertanyaan: [] }}>
    {questionnaireFields}
  </OfficeCreate>
)

const Found = ({ row }: { row: RaRecord }) => (
  <>
    {row['hasil'] ? RESULTS[row['hasil'] as keyof typeof RESULTS] : '-'}
    {row['tinjau_menunggu'] ? <Chip size="small" color="warning" label="Minta tinjauan" sx={{ ml: 1 }} /> : null}
  </>
)

const EvaluationList = () => (
  <OfficeList
    sort={{ field: 'submitted_at', order: 'ASC' }}
    begin={{ status: 'terkirim' }}
    filters={[
      <SelectInput key="status" source="status" choices={STATES} alwaysOn />,
      <NullableBooleanInput key="tinjau_menunggu" source="tinjau_menunggu" />,
    ]}
    bulk={false}
    narrow={{
      first: (row) => `${row['nama']}, ${row['no_sertifikasi']}`,
      second: (row) => (
        <>
          {row['judul']}, <SelectField source="status" choices={STATES} />
        </>
      ),
    }}
  >
    <DataTable.Col source="nama" disableSort />
    <DataTable.Col source="no_sertifikasi" disableSort />
    <DataTable.Col source="judul" disableSort />
    <DataTable.Col source="status" disableSort>
      <SelectField source="status" choices={STATES} />
    </DataTable.Col>
    <DataTable.Col source="submitted_at">
      <FunctionField render={(row) => (row['submitted_at'] ? momentText(row['submitted_at']) : '-')} />
    </DataTable.Col>
    <DataTable.Col source="batas_waktu" cellClassName="nowrap">
      <FunctionField render={(row) => longDay(row['batas_waktu'])} />
    </DataTable.Col>
    <DataTable.Col source="hasil" disableSort>
      <FunctionField render={(row) => <Found row={row} />} />
    </DataTable.Col>
  </OfficeList>
)

export const evaluationResources: OfficeResource[] = [
  {
    name: 'evaluasi',
    label: 'evaluasi',
    group: 'Kewajiban tahunan',
    icon: RateReviewIcon,
    permission: 'verifikasi',
    readOnly: true,
    title: (row) => `${row['judul']}: ${row['nama']}`,
    fields: {
      nama: 'Pemegang',
      no_sertifikasi: 'Nomor sertifikat',
      judul: 'Kuesioner',
      status: 'Keadaan',
      submitted_at: 'Dikirim',
      batas_waktu: 'Batas waktu',
      hasil: 'Hasil',
      tindak_lanjut: 'Tindak lanjut',
      catatan: 'Catatan, dikirim kepada pemegang',
      jawaban: 'Jawaban, dikirim kepada pemegang',
      tinjau_menunggu: 'Menunggu tinjauan',
    },
    list: EvaluationList,
    show: EvaluationShow,
  },
  {
    name: 'kuesioner',
    label: 'kuesioner',
    group: 'Kewajiban tahunan',
    icon: QuizIcon,
    permission: 'verifikasi',
    title: 'judul',
    fields: {
      jenis: 'Jenis',
      judul: 'Judul',
      pengantar: 'Pengantar',
      pertanyaan: 'Pertanyaan',
      'pertanyaan.jenis': 'Jenis jawaban',
      'pertanyaan.teks': 'Pertanyaan',
      'pertanyaan.pilihan': 'Pilihan',
      'pertanyaan.wajib': 'Wajib dijawab',
      published_at: 'Keadaan',
      created_at: 'Dibuat',
      terbit: 'Sudah terbit',
      kualifikasi: 'Semua pemegang aktif',
      no_sertifikasi: 'Atau satu nomor sertifikat',
      batas_waktu: 'Batas waktu',
    },
    list: QuestionnaireList,
    create: QuestionnaireCreate,
    edit: QuestionnaireEdit,
  },
]
