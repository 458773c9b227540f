import LockOpenIcon from '@mui/icons-material/LockOpenOutlined'
import StopIcon from '@mui/icons-material/StopCircleOutlined'
import TuneIcon from '@mui/icons-material/TuneOutlined'
import { Alert, Chip, Stack, type Theme, Typography, useMediaQuery } from '@mui/material'
import { BooleanInput } from 'react-admin'
import { dayRange } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { SCREEN_STATES } from '../screen-rules.ts'
import type { Desk } from './use-desk.ts'

const input = inputOf<'setScreenExam'>()

const TONES = { kertas: 'default', siap: 'info', dibuka: 'success', diakhiri: 'default' } as const

interface Props {
  desk: Desk
  isAway: boolean
  again: () => void
  report: (outcome: Answer<'endScreenExam'>) => void
}

/** An exam as a whole: where it stands, how it is written, and its opening and end. */
export function DeskHead({ desk, isAway, again, report }: Props) {
  const hasRoom = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'))
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {desk.skema}
        </Typography>
        <Chip size="small" color={TONES[desk.keadaan]} label={SCREEN_STATES[desk.keadaan]} />
      </Stack>
      <FactList
        items={[
          ['Tanggal', dayRange(desk.start_date, desk.end_date)],
          ['Jam', `${desk.jam_mulai}–${desk.jam_selesai} ${desk.zona_waktu}`],
          ['Tempat', desk.tempat],
          ['Cara', wayOf(desk)],
          ['Hadir', `${desk.datang} dari ${desk.peserta}`],
          ['Mengerjakan', String(desk.mengerjakan)],
          ['Selesai', String(desk.selesai)],
          ...(desk.kunci_peramban ? [['Config Key', desk.kunci_peramban] as const] : []),
        ]}
        narrow={!hasRoom}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', my: 2 }}>
        {isAway ? null : <Transitions desk={desk} again={again} report={report} />}
      </Stack>
    </>
  )
}

const wayOf = ({ di_layar, kalkulator, kunci_peramban }: Desk): string =>
  di_layar
    ? [
        'Di layar',
        kalkulator ? 'kalkulator boleh' : 'tanpa kalkulator',
        kunci_peramban ? 'dengan Safe Exam Browser' : 'peramban apa pun',
      ].join(', ')
    : 'Di kertas'

const NOT_YET =
  'Ujian dibuka pada jam mulainya. Sesudah dibuka, peserta yang kehadirannya sudah dicatat dapat mulai mengerjakan.'

function Transitions({ desk, again, report }: Omit<Props, 'isAway'>) {
  const { keadaan, boleh_diatur, boleh_dibuka } = desk
  return (
    <>
      {boleh_dibuka ? (
        <TransitionButton
          label={keadaan === 'diakhiri' ? 'Buka lagi' : 'Buka ujian'}
          icon={<LockOpenIcon />}
          call="openScreenExam"
          weight="main"
          question={
            keadaan === 'diakhiri'
              ? 'Peserta yang belum mulai dapat mulai. Yang sudah diakhiri tetap berakhir; beri mereka waktu bila perlu.'
              : 'Peserta yang hadir dapat mulai mengerjakan, masing-masing dengan waktunya sendiri.'
          }
          done="Ujian dibuka."
          then={again}
        />
      ) : null}
      {keadaan === 'dibuka' ? (
        <TransitionButton
          label="Akhiri ujian"
          icon={<StopIcon />}
          call="endScreenExam"
          weight="ending"
          question="Ujian berakhir sekarang bagi semua peserta. Yang sudah dijawab tetap dihitung, dan jawaban yang menunggu jaringan masih dapat menyusul."
          done="Ujian diakhiri."
          then={report}
        />
      ) : null}
      {boleh_diatur ? <Settings desk={desk} again={again} /> : null}
      {keadaan === 'siap' && !boleh_dibuka ? <Alert severity="info">{NOT_YET}</Alert> : null}
    </>
  )
}

const Settings = ({ desk, again }: Pick<Props, 'desk' | 'again'>) => (
  <TransitionForm
    label="Atur cara ujian"
    icon={<TuneIcon />}
    call="setScreenExam"
    weight={desk.keadaan === 'kertas' ? 'main' : 'other'}
    note="Dapat diubah sampai ujian dibuka. Untuk ujian di layar, peserta menyiapkan perangkatnya sendiri dari area anggota; naskahnya tersegel sampai ujian dibuka."
    done="Cara ujian tersimpan."
    begin={{
      di_layar: desk.di_layar,
      kalkulator: desk.kalkulator,
      peramban_aman: desk.kunci_peramban !== null,
    }}
    then={again}
  >
    <BooleanInput source={input('di_layar')} label="Dikerjakan di layar" />
    <BooleanInput source={input('kalkulator')} label="Kalkulator di halaman ujian" />
    <BooleanInput
      source={input('peramban_aman')}
      label="Hanya dengan Safe Exam Browser"
      helperText="Peserta mengunduh berkas ujiannya dari halaman ujian, lalu membukanya dengan Safe Exam Browser."
    />
  </TransitionForm>
)
