import PublishIcon from '@mui/icons-material/Publish'
import { BooleanInput, EditBase, FormDataConsumer, SelectInput, useRecordContext } from 'react-admin'
import type { Answer, Payload } from '../../../../office/calls/client.ts'
import { inputOf, itemOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { Rows } from '../../../../office/inputs/Rows.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { TextLines } from '../../../../office/inputs/TextLines.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { QUESTION_KINDS, QUESTIONNAIRE_KINDS } from '../rules.ts'
import { PublishedQuestionnaire } from './PublishedQuestionnaire.tsx'

const KINDS = namedChoices(QUESTIONNAIRE_KINDS)
const QUESTIONS = namedChoices(QUESTION_KINDS)

type Question = NonNullable<Payload<'createQuestionnaire'>['pertanyaan']>[number]

const input = inputOf<'createQuestionnaire'>()
const item = itemOf<Question>()

/** The form fields of a questionnaire and its questions. */
export const questionnaireFields = (
  <>
    <SelectInput
      source={input('jenis')}
      choices={KINDS}
      isRequired
      helperText="Evaluasi layanan ditawarkan sesudah keputusan, tanpa nama, dan tidak meminta berkas."
    />
    <Text source={input('judul')} isRequired />
    <LongText source={input('pengantar')} />
    <Rows source={input('pertanyaan')} inline={false}>
      <SelectInput source={item('jenis')} choices={QUESTIONS} isRequired />
      <Text source={item('teks')} isRequired />
      <FormDataConsumer>
        {({ scopedFormData }) => (scopedFormData?.jenis === 'pilihan' ? <TextLines source={item('pilihan')} /> : null)}
      </FormDataConsumer>
      <BooleanInput source={item('wajib')} defaultValue />
    </Rows>
  </>
)

const publish = (
  <TransitionButton
    label="Terbitkan"
    icon={<PublishIcon />}
    call="publishQuestionnaire"
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
  const form = useRecordContext<Answer<'getQuestionnaire'>>()
  if (!form) return null
  return form.published_at ? (
    <PublishedQuestionnaire />
  ) : (
    <OfficeEdit actions={publish}>{questionnaireFields}</OfficeEdit>
  )
}
