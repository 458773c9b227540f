import AnswerIcon from '@mui/icons-material/MarkEmailReadOutlined'
import { Chip, Link, Typography } from '@mui/material'
import { SelectInput, Show, useResourceDefinitions } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { listLink } from '../../../../office/screens/list-link.ts'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { doneWords } from '../../quality/office/parts/by.ts'
import { Words } from '../../quality/office/parts/Words.tsx'
import {
  isLateRequest,
  REQUEST_KINDS,
  REQUEST_ORIGINS,
  REQUEST_SOURCES,
  REQUEST_STATES,
  type RequestSource,
} from '../rules.ts'

type Request = Answer<'getDataRequest'>

const answer = inputOf<'answerDataRequest'>()
const ANSWERS = namedChoices({ dipenuhi: REQUEST_STATES.dipenuhi, ditolak: REQUEST_STATES.ditolak })

/** A request of a person about their data, with its clock and its answer. */
export const RequestPage = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const request = useWhole<'getDataRequest'>('version')
  if (!request) return null
  const { sumber, jenis, status } = request
  const isLate = isLateRequest({ ...request, answer_due: new Date(request.answer_due) }, new Date())
  return (
    <RecordPage
      title={REQUEST_KINDS[jenis].title}
      marks={
        <>
          <Chip size="small" color={status === 'terbuka' ? 'warning' : 'default'} label={REQUEST_STATES[status]} />
          {isLate ? <Chip size="small" color="error" label="Lewat batas" /> : null}
        </>
      }
      actions={sumber === 'masuk' && status === 'terbuka' ? <AnswerForm key="jawab" /> : null}
      editable={false}
      history={false}
    >
      <FactList items={factsOf(request)} />
      {sumber === 'masuk' ? <Words title="Isi permintaan" words={request.isi} /> : <MadeInPortal sumber={sumber} />}
      <Words title="Jawaban" words={request.jawaban} />
      {request.erased_at ? (
        <Typography>
          Nama, kontak, dan isinya dihapus pada {momentText(request.erased_at)}, menurut masa simpan.
        </Typography>
      ) : null}
    </RecordPage>
  )
}

const factsOf = (request: Request) =>
  [
    ['Masuk lewat', REQUEST_ORIGINS[request.kanal]],
    ['Diterima', momentText(request.received_at)],
    ['Dijawab sebelum', momentText(request.answer_due)],
    ['Dijawab', request.answered_by_name ? doneWords(request.answered_at, request.answered_by_name) : null],
    ['Selesai', !request.answered_by_name && request.answered_at ? momentText(request.answered_at) : null],
    ['Pemohon', request.nama],
    ['Kontak', request.kontak],
    ['Dicatat oleh', request.created_by_name],
  ] as const

/** Leads to the screen on which a request of the portal is decided; what was done at once says so. */
function MadeInPortal({ sumber }: { sumber: RequestSource }) {
  const screens = useResourceDefinitions()
  const resource = REQUEST_SOURCES[sumber]
  if (resource === null)
    return <Typography>Dilakukan sendiri oleh orangnya di portal, dan berlaku saat itu juga.</Typography>
  if (screens[resource] === undefined)
    return <Typography>Diputus pada layar perubahan data oleh petugas verifikasi.</Typography>
  return (
    <Link component={RouterLink} to={listLink(resource, { status: 'diajukan' })}>
      Buka layar tempat permintaan ini diputus
    </Link>
  )
}

const AnswerForm = () => (
  <TransitionForm
    label="Catat jawaban"
    icon={<AnswerIcon />}
    call="answerDataRequest"
    weight="main"
    note="Jawaban kepada pemohon dikirim lembaga sendiri, lewat jalan yang ia pakai. Di sini dicatat isinya."
    done="Jawaban tercatat."
  >
    <SelectInput source={answer('status')} label="Jawaban" choices={ANSWERS} isRequired />
    <LongText
      source={answer('jawaban')}
      label="Isi jawaban"
      isRequired
      helperText="Apa yang dilakukan, atau mengapa ditolak. Jangan tulis NIK."
    />
  </TransitionForm>
)
