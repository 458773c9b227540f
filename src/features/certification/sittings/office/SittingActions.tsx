import AddTimeIcon from '@mui/icons-material/MoreTimeOutlined'
import PauseIcon from '@mui/icons-material/PauseCircleOutlined'
import PlayIcon from '@mui/icons-material/PlayCircleOutlined'
import StopIcon from '@mui/icons-material/StopCircleOutlined'
import CheckIcon from '@mui/icons-material/TaskAltOutlined'
import { Button, Checkbox, FormControlLabel, Paper, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useNotify } from 'react-admin'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { NumberInput } from '../../../../office/inputs/NumberInput.tsx'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { ConfirmDialog } from '../../../../office/screens/ConfirmDialog.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { INVIGILATOR_TRANSITIONS, type InvigilatorTransition, isOpenSitting, sittingAfter } from '../state-rules.ts'
import type { Desk, DeskCandidate } from './use-desk.ts'

const input = inputOf<'giveSittingTime'>()

interface Action {
  label: string
  icon: ReactNode
  /** The question before one that cannot be taken back. */
  question?: string
}

const ACTIONS: Record<InvigilatorTransition, Action> = {
  jeda: { label: 'Jeda', icon: <PauseIcon /> },
  lanjutkan: { label: 'Lanjutkan', icon: <PlayIcon /> },
  akhiri: {
    label: 'Akhiri',
    icon: <StopIcon />,
    question: 'Waktu peserta yang dipilih berakhir sekarang. Jawaban yang menunggu jaringan masih dapat menyusul.',
  },
  tutup: {
    label: 'Tutup',
    icon: <CheckIcon />,
    question:
      'Pengerjaan ditutup dengan jawaban yang ada, lalu dinilai. Jawaban yang belum terkirim dari perangkat peserta tidak dihitung lagi.',
  },
}

interface Props {
  desk: Desk
  chosen: ReadonlySet<number>
  choose: (sittings: readonly number[], isChosen: boolean) => void
  isAway: boolean
  report: (outcome: Answer<'moveSittings'>) => void
}

type Sitter = DeskCandidate & { pengerjaan_id: number; status: NonNullable<DeskCandidate['status']> }

const isSitter = (one: DeskCandidate): one is Sitter => one.pengerjaan_id !== null && one.status !== null

/** What can be done for the candidates that are chosen, one or all; it stays in reach on a phone. */
export function SittingActions({ desk, chosen, choose, isAway, report }: Props) {
  const all = desk.daftar.filter(isSitter)
  const selected = all.filter(({ pengerjaan_id }) => chosen.has(pengerjaan_id))
  if (all.length === 0) return null
  return (
    <Paper
      variant="outlined"
      sx={selected.length > 0 ? AT_HAND : BAR}
      role="group"
      aria-label="Langkah bagi peserta yang dipilih"
    >
      <FormControlLabel
        label={`Semua (${all.length})`}
        control={
          <Checkbox
            checked={selected.length === all.length}
            indeterminate={selected.length > 0 && selected.length < all.length}
            onChange={(_event, now) =>
              choose(
                all.map(({ pengerjaan_id }) => pengerjaan_id),
                now,
              )
            }
          />
        }
      />
      <Typography variant="body2" role="status">
        {selected.length === 0
          ? 'Pilih peserta untuk menjeda, memberi waktu, atau mengakhiri.'
          : `${selected.length} dipilih`}
      </Typography>
      {INVIGILATOR_TRANSITIONS.map((langkah) => (
        <ActionButton
          key={langkah}
          langkah={langkah}
          exam={desk.id}
          sittings={selected.filter(({ status }) => sittingAfter(langkah, status) !== undefined)}
          isAway={isAway}
          report={report}
        />
      ))}
      <MoreTime selected={selected.filter(({ status }) => isOpenSitting(status))} isAway={isAway} report={report} />
    </Paper>
  )
}

interface ActionProps {
  langkah: InvigilatorTransition
  exam: number
  /** Those of the chosen whose state allows it. */
  sittings: readonly Sitter[]
  isAway: boolean
  report: Props['report']
}

function ActionButton({ langkah, exam, sittings, isAway, report }: ActionProps) {
  const { label, icon, question } = ACTIONS[langkah]
  const [isAsked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const notify = useNotify()

  async function take(): Promise<void> {
    setAsked(false)
    setBusy(true)
    try {
      report(await office.moveSittings({ id: exam, langkah, ids: sittings.map(({ pengerjaan_id }) => pengerjaan_id) }))
    } catch (error) {
      notify(String((error as Error).message), { type: 'warning' })
    } finally {
      setBusy(false)
    }
  }

  if (sittings.length === 0) return null
  return (
    <>
      <Button
        variant="outlined"
        color={langkah === 'akhiri' || langkah === 'tutup' ? 'error' : 'primary'}
        startIcon={icon}
        disabled={busy || isAway}
        onClick={() => (question ? setAsked(true) : void take())}
      >
        {label}
      </Button>
      {question ? (
        <ConfirmDialog
          open={isAsked}
          title={`${label}: ${sittings.length} peserta`}
          question={question}
          label={label}
          color="error"
          onAgree={() => void take()}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  )
}

function MoreTime({ selected, isAway, report }: { selected: readonly Sitter[] } & Pick<Props, 'isAway' | 'report'>) {
  if (selected.length === 0) return null
  if (isAway)
    return (
      <Button variant="outlined" startIcon={<AddTimeIcon />} disabled>
        Beri waktu
      </Button>
    )
  return (
    <TransitionForm
      label="Beri waktu"
      icon={<AddTimeIcon />}
      call="giveSittingTime"
      note={`${selected.length} peserta mendapat waktu tambahan: ${selected.map(({ nama }) => nama).join('; ')}. Yang waktunya sudah habis melanjutkan dari jawaban terakhirnya.`}
      values={{
        pilihan: selected.map(({ pengerjaan_id, tambahan_menit }) => ({ id: pengerjaan_id, tambahan_menit })),
      }}
      done="Waktu tambahan dicatat."
      then={report}
    >
      <NumberInput source={input('menit')} label="Menit" least={1} most={240} isRequired />
      <LongText source={input('alasan')} label="Alasan" isRequired />
    </TransitionForm>
  )
}

const BAR = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1, mb: 1.5 } as const

/** Stays in reach of a thumb while somebody is chosen. */
const AT_HAND = { ...BAR, position: 'sticky', zIndex: 2, bottom: { xs: 0, md: 'auto' }, top: { md: 56 } } as const
