import CancelIcon from '@mui/icons-material/CancelOutlined'
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturbOutlined'
import SwapHorizIcon from '@mui/icons-material/SwapHorizOutlined'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import { Alert, Typography } from '@mui/material'
import { type ReactElement, useEffect } from 'react'
import { RadioButtonGroupInput, required } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatRupiah } from '../../../../../lib/rupiah.ts'
import { ActionBar, ApartActions } from '../../../../../office/actions/ActionBar.tsx'
import type { Answer } from '../../../../../office/calls/client.ts'
import { inputOf } from '../../../../../office/calls/fields.ts'
import { checkOutcome, notesOfUnfit } from '../../../../../office/check/marks.ts'
import { momentText } from '../../../../../office/display/moment.ts'
import { ReasonInput } from '../../../../../office/inputs/ReasonInput.tsx'
import { TransitionButton } from '../../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../../office/screens/TransitionForm.tsx'
import { ProposalNotice } from '../../../invoices/office/parts/ProposalNotice.tsx'
import { wayWords } from '../../../invoices/refunds/way-rules.ts'
import { CANCEL_PARTIES, CANCEL_PARTY_NAMES, type CancelParty as Party } from '../../../invoices/rules.ts'
import { correctionRequest } from '../../cases/verification-rules.ts'
import { transitionRule } from '../../transitions/rules.ts'
import type { Marks } from '../use-marks.ts'
import { ExamTransitions } from './ExamTransitions.tsx'
import { ScheduleChoice } from './ScheduleChoice.tsx'
import { correctionNote, VerificationActions, VerificationNote } from './VerificationActions.tsx'

interface TransitionsProps {
  application: Answer<'getOfficeApplication'>
}

/** Shows the usual transitions at this stage; those that cannot be taken say why. */
export function ApplicationTransitions({ marks, choose }: { marks: Marks; choose: (name: string) => void }) {
  const { application } = marks
  return (
    <ActionBar
      note={
        <>
          {application.can.return?.boleh ? <VerificationNote marks={marks} /> : null}
          <Why application={application} />
          {application.usul_batal ? <ProposalNotice proposal={application.usul_batal} /> : null}
        </>
      }
    >
      <VerificationActions marks={marks} choose={choose} />
      <Approve application={application} />
      <ExamTransitions application={application} />
    </ActionBar>
  )
}

/** Shows the transitions that lead elsewhere or end the application. */
export const ApplicationEnds = ({ application }: TransitionsProps) => (
  <ApartActions>
    <Return application={application} />
    <Move application={application} />
    <Reject application={application} />
    <Cancel application={application} />
  </ApartActions>
)

/** The reasons against transitions that the stage would allow; of documents that are not checked the note speaks. */
function Why({ application: { can } }: TransitionsProps): ReactElement | null {
  const either = can.approve?.boleh || can.approveFree?.boleh
  const against = Object.entries(can).filter(
    ([transition, possible]) =>
      possible?.boleh === false &&
      possible.alasan !== null &&
      possible.kode !== 'FILES_NOT_CHECKED' &&
      !(transition.startsWith('approve') && either) &&
      transition !== 'approveFree',
  )
  if (against.length === 0) return null
  return (
    <Typography component="ul" variant="body2" color="text.secondary" sx={{ mt: 1, pl: 2.5 }}>
      {against.map(([transition, possible]) => (
        <li key={transition}>
          {possible?.label}: {possible?.alasan}
        </li>
      ))}
    </Typography>
  )
}

function Approve({ application: { can, bayar_sampai } }: TransitionsProps) {
  if (!can.approve?.boleh && !can.approveFree?.boleh) return null
  return (
    <TransitionButton
      label={transitionRule('approve').label}
      icon={<CheckCircleIcon />}
      call="approveApplication"
      question={
        bayar_sampai
          ? `Invoice diterbitkan dan dikirim kepada pemohon, untuk dibayar paling lambat ${momentText(bayar_sampai)}.`
          : 'Tanpa biaya: pemohon langsung terjadwal.'
      }
      done="Permohonan disetujui."
    />
  )
}

/** Where documents do not fit it is the main action. */
function Return({ application: { can, perbaiki_sampai, persyaratan } }: TransitionsProps) {
  if (!can.return?.boleh || checkOutcome(persyaratan).outcome === 'unfit') return null
  // Others are still unchecked.
  const unfit = persyaratan.filter(({ status }) => status === 'perlu_perbaikan').map(({ nama }) => nama)
  return (
    <TransitionForm
      label={transitionRule('return').label}
      icon={<UndoIcon />}
      call="returnApplication"
      passesOn
      begin={{ alasan: unfit.length > 0 ? correctionRequest(unfit) : '' }}
      note={correctionNote(perbaiki_sampai)}
      done="Permohonan dikembalikan."
    >
      <ReasonInput kind="perbaikan" />
    </TransitionForm>
  )
}

/** Begins with what was noted beside the documents, which is not asked a second time. */
function Reject({ application: { can, persyaratan } }: TransitionsProps) {
  if (!can.reject?.boleh) return null
  return (
    <TransitionForm
      label={transitionRule('reject').label}
      icon={<DoNotDisturbIcon />}
      call="rejectApplication"
      begin={{ alasan: notesOfUnfit(persyaratan) }}
      weight="ending"
      passesOn
      note="Permohonan berakhir dan kursinya dilepas. Pemohon menerima alasan ini."
      done="Permohonan ditolak."
    >
      <ReasonInput kind="penolakan" />
    </TransitionForm>
  )
}

function Move({ application: { can, schedule_id } }: TransitionsProps) {
  if (!can.move?.boleh) return null
  return (
    <TransitionForm
      label={transitionRule('move').label}
      icon={<SwapHorizIcon />}
      call="moveApplication"
      note="Pilih jadwal lain dari skema yang sama. Pemohon diberi tahu."
      done="Permohonan dipindahkan."
    >
      <ScheduleChoice now={schedule_id} />
      <ReasonInput kind="pembatalan" />
    </TransitionForm>
  )
}

function Cancel({ application }: TransitionsProps) {
  const { can, usul_batal, bila_dibatalkan } = application
  if (!can.cancel?.boleh || usul_batal) return null
  return (
    <TransitionForm
      label={transitionRule('cancel').label}
      icon={<CancelIcon />}
      call="cancelApplication"
      weight="ending"
      note={
        bila_dibatalkan
          ? 'Sudah ada uang masuk: pembatalan ini diusulkan, dan petugas lain yang mengurus keuangan mengonfirmasinya.'
          : 'Belum ada uang masuk: permohonan langsung dibatalkan, dan kursinya dilepas.'
      }
      done={bila_dibatalkan ? 'Pembatalan diusulkan.' : 'Permohonan dibatalkan.'}
      begin={{ pengembalian: 0 }}
    >
      <CancelParty application={application} />
      <ReasonInput kind="pembatalan" />
    </TransitionForm>
  )
}

const input = inputOf<'cancelApplication'>()
const CHOICES = CANCEL_PARTY_NAMES.map((id) => ({ id, name: CANCEL_PARTIES[id] }))

/**
 * Asks who cancels and shows the exact refund that follows; the form sends that amount along as the one that was seen.
 */
function CancelParty({ application: { bila_dibatalkan } }: { application: Answer<'getOfficeApplication'> }) {
  const { setValue } = useFormContext()
  const pihak: Party | undefined = useWatch({ name: input('pihak') })
  const refund = pihak && bila_dibatalkan?.[pihak]
  const kembali = refund?.kembali ?? 0
  useEffect(() => setValue(input('pengembalian'), kembali), [setValue, kembali])
  return (
    <>
      <RadioButtonGroupInput
        source={input('pihak')}
        label="Yang membatalkan"
        choices={CHOICES}
        row={false}
        validate={required()}
      />
      {refund ? (
        <Alert severity="warning" role="status" sx={{ mb: 2 }}>
          Dari {formatRupiah(refund.dibayar)} yang dibayar, {formatRupiah(kembali)} dikembalikan. {wayWords(refund)}
        </Alert>
      ) : null}
    </>
  )
}
