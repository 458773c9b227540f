import PublishIcon from '@mui/icons-material/Publish'
import { Accordion, AccordionDetails, AccordionSummary, Alert, Card, Typography } from '@mui/material'
import {
  BooleanField,
  BooleanInput,
  DateInput,
  EditBase,
  FunctionField,
  SimpleShowLayout,
  TextField,
  Title,
  useRecordContext,
} from 'react-admin'
import { AnswerState } from '../../../../office/calls/AnswerState.tsx'
import type { Answer } from '../../../../office/calls/client.ts'
import { fieldOf, inputOf } from '../../../../office/calls/fields.ts'
import { useAnswer } from '../../../../office/calls/use-answer.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { DayField } from '../../../../office/display/DayField.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { History } from '../../../../office/history/History.tsx'
import { RichTextInput } from '../../../../office/inputs/RichTextInput.tsx'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { isAgreedKind, LEGAL_PAGES } from '../rules.ts'
import { Preview, PreviewText } from './Preview.tsx'

type Version = Answer<'getLegalPageVersion'>

const input = inputOf<'updateLegalPageVersion'>()
const field = fieldOf<'getLegalPageVersion'>()

/** A draft can be edited; a published version is shown. */
export const LegalPageEdit = () => (
  <EditBase>
    <ByState />
  </EditBase>
)

function ByState() {
  const version = useRecordContext<Version>()
  if (!version) return null
  return version.published_at ? <Published {...version} /> : <Draft />
}

const actions = (
  <>
    <Preview />
    <TransitionButton
      label="Terbitkan"
      icon={<PublishIcon />}
      call="publishLegalPage"
      question="Versi yang terbit tidak dapat diubah lagi. Pastikan perubahan terakhir sudah disimpan dan pratinjaunya dibaca."
      done="Versi ini terbit."
    />
  </>
)

/** Nobody agrees to the accessibility statement. */
function AskAgain() {
  const version = useRecordContext<Version>()
  if (!version || !isAgreedKind(version.jenis)) return null
  return (
    <BooleanInput
      source={input('minta_persetujuan')}
      helperText="Perubahan isi harus disetujui lagi saat masuk. Matikan hanya untuk perbaikan ejaan."
    />
  )
}

const Draft = () => (
  <OfficeEdit actions={actions}>
    <RichTextInput source={input('isi')} required />
    <Placeholders />
    <LongText
      source={input('perubahan')}
      helperText="Satu atau dua kalimat bagi mereka yang sudah menyetujui versi sebelumnya."
    />
    <AskAgain />
    <DateInput source={input('berlaku_sejak')} isRequired />
  </OfficeEdit>
)

function Published({ id, jenis, versi }: Version) {
  if (!useWhole<'getLegalPageVersion'>('isi')) return null
  return (
    <>
      <Title title={`${LEGAL_PAGES[jenis].judul} (versi ${versi})`} />
      <Alert severity="info" sx={{ mt: 2 }}>
        Versi yang sudah terbit tidak dapat diubah. Buat versi berikutnya melalui daftar.
      </Alert>
      <Card sx={{ mt: 2 }}>
        <SimpleShowLayout>
          <FunctionField<Version>
            source={field('published_at')}
            render={({ published_at }) => published_at && momentText(published_at)}
          />
          <TextField source={field('published_by_name')} />
          <DayField source={field('berlaku_sejak')} />
          <BooleanField source={field('minta_persetujuan')} />
          <TextField source={field('perubahan')} />
          <PreviewText id={id} />
        </SimpleShowLayout>
        <History />
      </Card>
    </>
  )
}

/** The placeholders that may stand in braces in the text, with what they say today. */
function Placeholders() {
  const { asked, again } = useAnswer('listLegalPlaceholders', {})
  return (
    <Accordion sx={{ width: '100%', mb: 2 }}>
      <AccordionSummary>Isian dalam kurung kurawal</AccordionSummary>
      <AccordionDetails>
        <Typography gutterBottom>Tampil dengan nilai yang berlaku pada hari itu, misalnya masa simpan.</Typography>
        <AnswerState asked={asked} again={again}>
          {(known) => (
            <ul>
              {known.map(({ key, value }) => (
                <li key={key}>
                  <code>{`{${key}}`}</code>: {value}
                </li>
              ))}
            </ul>
          )}
        </AnswerState>
      </AccordionDetails>
    </Accordion>
  )
}
