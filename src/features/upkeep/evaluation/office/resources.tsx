import AlarmIcon from '@mui/icons-material/AlarmOutlined'
import QuizIcon from '@mui/icons-material/QuizOutlined'
import RateReviewIcon from '@mui/icons-material/RateReviewOutlined'
import { Chip } from '@mui/material'
import { DataTable, FunctionField, NullableBooleanInput, SelectField, SelectInput } from 'react-admin'
import { office, type Row } from '../../../../office/calls/client.ts'
import { columnOf, inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { shortDay, shortMoment } from '../../../../office/display/moment.ts'
import { StateField } from '../../../../office/display/StateField.tsx'
import { allCallsOf, type OfficeResource, titleOf } from '../../../../office/office-resource.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { OfficeList } from '../../../../office/screens/OfficeList.tsx'
import { SelectionButton } from '../../../../office/selection/SelectionButton.tsx'
import { EVALUATION_STATES, QUESTIONNAIRE_KINDS, RESULTS } from '../rules.ts'
import { EvaluationShow } from './EvaluationShow.tsx'
import { QuestionnaireEdit, questionnaireFields } from './QuestionnaireEdit.tsx'

const KINDS = namedChoices(QUESTIONNAIRE_KINDS)
const STATES = namedChoices(EVALUATION_STATES)

type QuestionnaireRow = Row<'listQuestionnaire'>
type EvaluationRow = Row<'listEvaluation'>

const questionnaireColumn = columnOf<'listQuestionnaire'>()
const questionnaireFilter = inputOf<'listQuestionnaire'>()
const column = columnOf<'listEvaluation'>()
const filter = inputOf<'listEvaluation'>()

const stateOf = ({ closed_at, published_at }: QuestionnaireRow): string =>
  closed_at ? 'Ditutup' : published_at ? 'Terbit' : 'Rancangan'

const QuestionnaireList = () => (
  <OfficeList<'listQuestionnaire'>
    sort={{ field: 'created_at', order: 'DESC' }}
    filters={[
      <SelectInput key="jenis" source={questionnaireFilter('jenis')} choices={KINDS} />,
      <NullableBooleanInput key="terbit" source={questionnaireFilter('terbit')} />,
    ]}
    bulk={false}
    narrow={{
      first: (form) => form.judul,
      second: (form) => (
        <>
          <SelectField source={questionnaireColumn('jenis')} choices={KINDS} />, {stateOf(form)}
        </>
      ),
    }}
  >
    <DataTable.Col source={questionnaireColumn('judul')} />
    <DataTable.Col source={questionnaireColumn('jenis')} disableSort>
      <SelectField source={questionnaireColumn('jenis')} choices={KINDS} />
    </DataTable.Col>
    <DataTable.Col source={questionnaireColumn('published_at')} disableSort>
      <FunctionField<QuestionnaireRow> render={stateOf} />
    </DataTable.Col>
    <DataTable.Col source={questionnaireColumn('created_at')}>
      <FunctionField<QuestionnaireRow> render={(form) => shortMoment(form.created_at)} />
    </DataTable.Col>
  </OfficeList>
)

const QuestionnaireCreate = () => (
  <OfficeCreate<'createQuestionnaire'> then="edit" start={{ jenis: 'surveilan', pertanyaan: [] }}>
    {questionnaireFields}
  </OfficeCreate>
)

const Result = ({ row: { hasil, tinjau_menunggu } }: { row: EvaluationRow }) => (
  <>
    {hasil ? RESULTS[hasil] : '-'}
    {tinjau_menunggu ? <Chip size="small" color="warning" label="Minta tinjauan" sx={{ ml: 1 }} /> : null}
  </>
)

const remind = (
  <SelectionButton
    label="Ingatkan pemegang"
    icon={<AlarmIcon />}
    verb="diingatkan"
    question="Pemegang menerima pengingat evaluasi melalui email; yang sudah dikirim, dan yang sudah diberi tahu dalam 24 jam terakhir, dilewati."
    act={(ids) => office.remindEvaluations({ ids })}
  />
)

const EvaluationList = () => (
  <OfficeList<'listEvaluation'>
    rarely={['no_sertifikasi', 'submitted_at']}
    sort={{ field: 'submitted_at', order: 'ASC' }}
    begin={{ status: 'terkirim' }}
    filters={[
      <SelectInput key="status" source={filter('status')} choices={STATES} alwaysOn />,
      <NullableBooleanInput key="tinjau_menunggu" source={filter('tinjau_menunggu')} />,
    ]}
    bulk={remind}
    narrow={{
      first: (row) => `${row.nama}, ${row.no_sertifikasi}`,
      second: (row) => (
        <>
          {row.judul}, <StateField source={column('status')} choices={STATES} />
        </>
      ),
    }}
  >
    <DataTable.Col source={column('nama')} disableSort />
    <DataTable.Col source={column('no_sertifikasi')} disableSort />
    <DataTable.Col source={column('judul')} disableSort />
    <DataTable.Col source={column('status')} disableSort>
      <StateField source={column('status')} choices={STATES} />
    </DataTable.Col>
    <DataTable.Col source={column('submitted_at')}>
      <FunctionField<EvaluationRow> render={(row) => (row.submitted_at ? shortMoment(row.submitted_at) : '-')} />
    </DataTable.Col>
    <DataTable.Col source={column('batas_waktu')}>
      <FunctionField<EvaluationRow> render={(row) => shortDay(row.batas_waktu)} />
    </DataTable.Col>
    <DataTable.Col source={column('hasil')} disableSort>
      <FunctionField<EvaluationRow> render={(row) => <Result row={row} />} />
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
    calls: { list: 'listEvaluation', get: 'getEvaluation' },
    readOnly: true,
    title: titleOf<'listEvaluation'>((row) => `${row.judul}: ${row.nama}`),
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
    words: { status: STATES },
    list: EvaluationList,
    show: EvaluationShow,
  },
  {
    name: 'kuesioner',
    label: 'kuesioner',
    group: 'Kewajiban tahunan',
    under: 'evaluasi',
    icon: QuizIcon,
    permission: 'verifikasi',
    calls: allCallsOf('Questionnaire'),
    title: titleOf<'listQuestionnaire'>('judul'),
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
    words: { jenis: KINDS },
    list: QuestionnaireList,
    create: QuestionnaireCreate,
    edit: QuestionnaireEdit,
  },
]
