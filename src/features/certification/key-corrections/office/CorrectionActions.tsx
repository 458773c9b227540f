import CheckIcon from '@mui/icons-material/CheckOutlined'
import CloseIcon from '@mui/icons-material/CloseOutlined'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import { Alert, Stack } from '@mui/material'
import type { ReactElement } from 'react'
import { AnswerState } from '../../../../office/calls/AnswerState.tsx'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { useAsked } from '../../../../office/calls/use-asked.ts'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import type { CorrectionTransition } from '../correction-rules.ts'
import { changedPoints } from '../rescore-rules.ts'

type Correction = Answer<'listItemCorrections'>[number]

interface Action {
  label: string
  icon: ReactElement
  question: string
  done: string
}

const ACTIONS: Record<CorrectionTransition, Action> = {
  konfirmasi: {
    label: 'Konfirmasi koreksi',
    icon: <CheckIcon />,
    question:
      'Semua lembar jawaban dengan soal ini dinilai ulang; esai kembali menunggu dua penilai. Keputusan yang tersentuh didaftar bagi petugas keputusan dan tidak berubah dengan sendirinya.',
    done: 'Koreksi berlaku, lembar jawaban dinilai ulang.',
  },
  tolak: {
    label: 'Tolak koreksi',
    icon: <CloseIcon />,
    question: 'Kunci soal tetap seperti sekarang.',
    done: 'Koreksi ditolak.',
  },
  tarik: {
    label: 'Tarik usul',
    icon: <UndoIcon />,
    question: 'Usul ini tidak lagi menunggu orang kedua.',
    done: 'Usul koreksi ditarik.',
  },
}

/** Shows what a proposed correction would change, and what its reader may do with it. */
export function CorrectionActions({
  correction: { id, langkah },
  again,
}: {
  correction: Correction
  again: () => void
}) {
  return (
    <>
      <CorrectionPreview id={id} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
        {langkah.map((name) => (
          <TransitionButton
            key={name}
            {...ACTIONS[name]}
            call="moveKeyCorrection"
            values={{ langkah: name }}
            then={again}
          />
        ))}
      </Stack>
    </>
  )
}

/** Says by codes what would change, before anybody confirms it. */
function CorrectionPreview({ id }: { id: number }) {
  const { asked, again } = useAsked(`pratinjau koreksi ${id}`, () => office.previewKeyCorrection({ id }))
  return (
    <AnswerState asked={asked} again={again}>
      {({ lembar, menunggu, hasil_berubah, keputusan, rincian }) => (
        <Alert severity="info" sx={{ mt: 1, maxWidth: '48rem' }}>
          Bila dikonfirmasi: {lembar} lembar jawaban berubah nilainya, {hasil_berubah} di antaranya melewati atau turun
          dari batas nilai, {menunggu} menunggu dinilai lagi oleh orang, dan {keputusan} keputusan tersentuh.
          {rincian.map(({ kode, unit, diputus }) => (
            <div key={kode}>
              {kode}
              {diputus ? ' (sudah diputus)' : ''}:{' '}
              {unit.map((one) => `${one.unit} ${changedPoints(one)}`).join('; ') || 'nilai unit tetap'}
            </div>
          ))}
        </Alert>
      )}
    </AnswerState>
  )
}
