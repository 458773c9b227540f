import PublishIcon from '@mui/icons-material/Publish'
import { BooleanInput, EditBase, FormDataConsumer, SelectInput, useRecordContext } from 'react-admin'
import { namedChoices } from '../../../../office/choices.ts'
import { Rows } from '../../../../office/inputs/Rows.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { TextLines } from '../../../../office/inputs/TextLines.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { StepButton } from '../../../../office/screens/StepButton.tsx'
import { QUESTION_KINDS, QUESTIONNAIRE_KINDS } from '../rules.ts'
import { PublishedQuestionnaire } from './PublishedQuestionnaire.tsx'

const KINDS = namedChoices(QUESTIONNAIRE_KINDS)
const QUESTIONS = namedChoices(QUESTION_KINDS)

/** What a questionnaire is and asks. */
export const questionnaireFields = (
  <>
    <SelectInput
      source="jenis"
      choices={KINDS}
      isRequired
      helperText="Evaluasi layanan ditawarkan sesudah keputusan, tanpa nama, dan tidak meminta berkas."
    />
    <Text source="judul" isRequired />
    <LongText source="pengantar" />
    <Rows source="pertanyaan" inline={false}>
      <SelectInput source="jenis" choices={QUESTIONS} isRequired />
      <Text source="teks" isRequired />
      <FormDataConsumer>
        {({ scopedFormData }) => (scopedFormData?.jenis === 'pilihan' ? <TextLines source="pilihan" /> : null)}
      </FormDataConsumer>
      <BooleanInput source="wajib" defaultValue />
    </Rows>
  </>
)

const publish = (
  <StepButton
    label="Terbitkan"
    icon={<PublishIcon />}
    step="terbitkan"
    question="Kuesioner yang terbit tidak dapat diubah lagi. Pastikan perubahan terakhir sudah disimpan."
    done="Kuesioner terbit."
  />
)

/** A draft is written in; a published one is shown, sent and counted. */
export const QuestionnaireEdit = () => (
  <EditBase>
    <ByState />
  </EditBase>
)

function ByState() {
  const form = useRecordContext()
  if (!form) return null
  return form['published_at'] ? (
    <PublishedQuestionnaire />
  ) : (
    <OfficeEdit actions={publish}>{questionnaireFields}</OfficeEdit>
  )
}
