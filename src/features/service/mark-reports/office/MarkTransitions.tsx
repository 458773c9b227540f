import StopIcon from '@mui/icons-material/BlockOutlined'
import LawIcon from '@mui/icons-material/GavelOutlined'
import LetterIcon from '@mui/icons-material/MailOutlined'
import AnswerIcon from '@mui/icons-material/QuestionAnswerOutlined'
import AcceptIcon from '@mui/icons-material/VerifiedOutlined'
import { DateInput } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { PrivateFileInput } from '../../../../office/inputs/PrivateFileInput.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { type MarkTransition, markTransitionsFor } from '../rules.ts'

type Report = Answer<'getMarkReport'>

const send = inputOf<'sendMarkLetter'>()
const answer = inputOf<'answerMarkReport'>()
const ended = inputOf<'stopMarkUse'>()

interface Props {
  report: Report
}

/** The transitions that may be taken now. */
export const MarkTransitions = ({ report }: Props) =>
  markTransitionsFor(report.status).map((transition) => {
    const Dialog = FORMS[transition]
    return <Dialog key={transition} report={report} />
  })

const Send = ({ report: { status, email, surat } }: Props) => (
  <TransitionForm
    label={status === 'dilaporkan' ? 'Surati pemakai' : 'Surati lagi'}
    icon={<LetterIcon />}
    call="sendMarkLetter"
    weight={status === 'dilaporkan' ? 'main' : 'other'}
    note="Surat dikirim atas nama lembaga, dengan aturan pemakaian tanda. Tanpa email, kirim suratnya lewat pos dan catat isinya di sini."
    done="Surat tercatat."
    begin={{ email, surat }}
  >
    <Text source={send('email')} label="Email pemakai" type="email" helperText="Kosongkan bila suratnya lewat pos." />
    <LongText
      source={send('surat')}
      label="Isi surat"
      isRequired
      helperText="Apa yang terlihat, mengapa tidak sesuai, dan apa yang diminta."
    />
    <DateInput source={send('batas')} label="Dijawab sampai" isRequired />
  </TransitionForm>
)

const Reply = (_: Props) => (
  <TransitionForm
    label="Catat jawaban"
    icon={<AnswerIcon />}
    call="answerMarkReport"
    weight="main"
    note="Tulis inti jawabannya. Sesudah ini jawabannya dinilai."
    done="Jawaban tercatat."
  >
    <LongText source={answer('jawaban')} label="Jawaban" isRequired />
    <PrivateFileInput source={answer('answer_file_id')} label="Berkas, bila ada" jenis="bukti_tanda" />
    <DateInput source={answer('batas')} label="Dinilai sampai" isRequired />
  </TransitionForm>
)

const Stop = ({ report: { status } }: Props) => (
  <TransitionForm
    label="Sudah dihentikan"
    icon={<StopIcon />}
    call="stopMarkUse"
    weight={status === 'dijawab' ? 'main' : 'other'}
    note="Lihat sendiri bahwa tandanya tidak dipakai lagi. Sesudah ini laporannya tidak berubah."
    done="Laporan diakhiri: pemakaian dihentikan."
  >
    <LongText source={ended('catatan')} label="Dari mana terlihat" isRequired />
  </TransitionForm>
)

const Accept = (_: Props) => (
  <TransitionForm
    label="Pemakaian sah"
    icon={<AcceptIcon />}
    call="acceptMarkUse"
    note="Pemakaiannya sesuai dengan aturan atau izin tertulis. Sesudah ini laporannya tidak berubah."
    done="Laporan diakhiri: pemakaian sah."
  >
    <LongText source={ended('catatan')} label="Alasan" isRequired />
  </TransitionForm>
)

const Refer = (_: Props) => (
  <TransitionForm
    label="Teruskan ke hukum"
    icon={<LawIcon />}
    call="referMarkUse"
    weight="ending"
    note="Bila suratnya tidak dijawab atau pemakaiannya tidak berhenti. Sesudah ini laporannya tidak berubah."
    done="Laporan diakhiri: diteruskan ke hukum."
  >
    <LongText source={ended('catatan')} label="Kepada siapa dan mengapa" isRequired />
  </TransitionForm>
)

const FORMS: Record<MarkTransition, (props: Props) => React.ReactNode> = {
  send: Send,
  answer: Reply,
  stop: Stop,
  accept: Accept,
  refer: Refer,
}
