import ReviewIcon from '@mui/icons-material/FactCheckOutlined'
import SeenIcon from '@mui/icons-material/VisibilityOutlined'
import { DateInput, SelectInput } from 'react-admin'
import { longDay } from '../../../../../lib/day.ts'
import type { Answer } from '../../../../../office/calls/client.ts'
import { inputOf } from '../../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../../office/display/choices.ts'
import { LongText } from '../../../../../office/inputs/Text.tsx'
import { TransitionForm } from '../../../../../office/screens/TransitionForm.tsx'
import { REVIEW_OUTCOMES, WITNESS_CRITERIA, WITNESS_CRITERION_NAMES, WITNESS_OUTCOMES } from '../../rules.ts'

type Exam = Answer<'getStaffRecord'>['jadwal_diuji'][number]

const witness = inputOf<'witnessExaminer'>()
const review = inputOf<'reviewExaminer'>()

/** What is recorded of an examiner on the page of their record. */
export const ExaminerTransitions = ({ record: { jadwal_diuji } }: { record: Answer<'getStaffRecord'> }) => (
  <>
    {jadwal_diuji.length > 0 ? <Witness exams={jadwal_diuji} /> : null}
    <TransitionForm
      label="Tinjau tahun ini"
      icon={<ReviewIcon />}
      call="reviewExaminer"
      note="Angka setahun terakhir pada halaman ini disimpan bersama simpulan Anda. Yang tidak layak tidak diusulkan lagi."
      done="Tinjauan tercatat."
    >
      <SelectInput source={review('hasil')} label="Hasil" choices={namedChoices(REVIEW_OUTCOMES)} isRequired />
      <LongText source={review('simpulan')} label="Simpulan" isRequired />
    </TransitionForm>
  </>
)

const examWords = ({ skema, start_date }: Exam): string => `${skema}, ${longDay(start_date)}`

const Witness = ({ exams }: { exams: Exam[] }) => (
  <TransitionForm
    label="Catat penyaksian"
    icon={<SeenIcon />}
    call="witnessExaminer"
    note="Diisi oleh yang menyaksikan sendiri. Penguji membaca catatan ini."
    done="Penyaksian tercatat."
  >
    <SelectInput
      source={witness('schedule_id')}
      label="Ujian"
      choices={exams}
      optionValue="schedule_id"
      optionText={examWords}
      isRequired
      fullWidth
    />
    <DateInput source={witness('tanggal')} label="Tanggal" isRequired />
    {WITNESS_CRITERION_NAMES.map((name) => (
      <LongText key={name} source={witness(name)} label={WITNESS_CRITERIA[name]} isRequired />
    ))}
    <SelectInput source={witness('hasil')} label="Hasil" choices={namedChoices(WITNESS_OUTCOMES)} isRequired />
  </TransitionForm>
)
