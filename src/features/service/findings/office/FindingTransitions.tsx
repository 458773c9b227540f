import DoneIcon from '@mui/icons-material/CheckOutlined'
import PlanIcon from '@mui/icons-material/EditNoteOutlined'
import ReplayIcon from '@mui/icons-material/ReplayOutlined'
import ProofIcon from '@mui/icons-material/VerifiedOutlined'
import { Typography } from '@mui/material'
import { DateInput } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { PrivateFileInput } from '../../../../office/inputs/PrivateFileInput.tsx'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { type FindingTransition, findingTransitionsFor } from '../rules.ts'

type Finding = Answer<'getFinding'>

const plan = inputOf<'planFinding'>()
const act = inputOf<'actFinding'>()
const back = inputOf<'returnFinding'>()
const close = inputOf<'closeFinding'>()

/** The transitions that the reader may take now, or whose turn it is. */
export function FindingTransitions({ finding }: { finding: Finding }) {
  const open = findingTransitionsFor(finding, useMe().id)
  if (open.length === 0) return <Turn finding={finding} />
  return open.map((transition) => {
    const Dialog = FORMS[transition]
    return <Dialog key={transition} finding={finding} />
  })
}

function Turn({ finding: { status, owner_name } }: { finding: Finding }) {
  if (status === 'ditutup') return null
  const words = status === 'diperiksa' ? 'pembuktian oleh orang lain dari pelaksananya' : owner_name
  return <Typography>Menunggu {words}.</Typography>
}

interface Props {
  finding: Finding
}

const Plan = ({ finding: { status, sebab, tindakan, batas } }: Props) => (
  <TransitionForm
    label={status === 'terbuka' ? 'Isi sebab dan tindakan' : 'Ubah sebab dan tindakan'}
    icon={<PlanIcon />}
    call="planFinding"
    weight={status === 'terbuka' ? 'main' : 'other'}
    note="Cari mengapa ini terjadi, bukan siapa yang melakukannya. Tindakan ditujukan kepada sebab itu."
    done="Sebab dan tindakan tercatat."
    begin={{ sebab, tindakan, batas }}
  >
    <LongText source={plan('sebab')} label="Sebab" isRequired />
    <LongText source={plan('tindakan')} label="Tindakan" isRequired />
    <DateInput source={plan('batas')} label="Dilaksanakan sampai" isRequired />
  </TransitionForm>
)

const Act = (_: Props) => (
  <TransitionForm
    label="Catat yang dilakukan"
    icon={<DoneIcon />}
    call="actFinding"
    weight="main"
    note="Sesudah ini orang lain memeriksa apakah tindakannya berhasil. Beri waktu agar hasilnya dapat terlihat."
    done="Tindakan tercatat dan menunggu pembuktian."
  >
    <LongText source={act('pelaksanaan')} label="Yang dilakukan" isRequired />
    <PrivateFileInput source={act('file_id')} label="Bukti, bila ada" jenis="bukti_temuan" />
    <DateInput source={act('batas')} label="Dibuktikan sampai" isRequired />
  </TransitionForm>
)

const Return = (_: Props) => (
  <TransitionForm
    label="Belum berhasil"
    icon={<ReplayIcon />}
    call="returnFinding"
    note="Temuan kembali kepada penanggung jawabnya, dengan alasan Anda."
    done="Temuan dikembalikan."
  >
    <LongText source={back('catatan')} label="Alasan" isRequired />
    <DateInput source={back('batas')} label="Dilaksanakan lagi sampai" isRequired />
  </TransitionForm>
)

const Close = (_: Props) => (
  <TransitionForm
    label="Buktikan dan tutup"
    icon={<ProofIcon />}
    call="closeFinding"
    weight="main"
    note="Tulis dari mana terlihat bahwa hal ini tidak terulang. Sesudah ditutup, temuan tidak berubah lagi."
    done="Temuan ditutup."
  >
    <LongText source={close('pembuktian')} label="Bukti bahwa berhasil" isRequired />
  </TransitionForm>
)

const FORMS: Record<FindingTransition, (props: Props) => React.ReactNode> = {
  plan: Plan,
  act: Act,
  close: Close,
  return: Return,
}
