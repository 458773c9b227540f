import GavelIcon from '@mui/icons-material/GavelOutlined'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { NumberInput } from '../../../../office/inputs/NumberInput.tsx'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { shownNumber } from './form-words.ts'
import { JudgeGrid } from './JudgeGrid.tsx'

type Form = Answer<'getExamForm'>

const input = inputOf<'setFormCutScore'>()

const WAYS = { versi: 'Dari versi skema', angoff: 'Oleh penilai (Angoff)', ditetapkan: 'Ditetapkan, dengan alasan' }

/** The cut score of a form: how it was set, what judges came to, and for its author the ways to set it. */
export function CutScore({ form }: { form: Form }) {
  const [isTyping, setTyping] = useState(false)
  const { angoff, dapat_diubah, soal } = form
  return (
    <>
      <Part>Batas nilai</Part>
      <Typography sx={{ mb: 1 }}>{sentenceOf(form)}</Typography>
      {form.alasan_batas ? <Typography sx={{ mb: 1 }}>Alasan: {form.alasan_batas}</Typography> : null}
      {angoff.penilai.length > 0 ? <Judges form={form} /> : null}
      {dapat_diubah ? (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', my: 1 }}>
          <TransitionForm
            label="Tetapkan batas nilai"
            icon={<GavelIcon />}
            call="setFormCutScore"
            begin={{
              cara: form.cara_batas ?? 'versi',
              batas_nilai: form.batas_nilai,
              alasan_batas: form.alasan_batas ?? '',
            }}
            note="Berlaku bagi ujian yang ditulis dengan naskah ini, di tempat batas nilai versi skema. Dua orang yang merilis ikut menyetujuinya."
            done="Batas nilai disimpan."
          >
            <SelectInput source={input('cara')} choices={namedChoices(WAYS)} isRequired fullWidth />
            <ByReason />
          </TransitionForm>
          {soal && !isTyping ? (
            <Button size="small" variant="outlined" onClick={() => setTyping(true)}>
              Isi perkiraan penilai
            </Button>
          ) : null}
        </Box>
      ) : null}
      {dapat_diubah && soal && isTyping ? <JudgeGrid key={form.version} form={form} items={soal} /> : null}
    </>
  )
}

function sentenceOf({ cara_batas, batas_nilai, batas_versi }: Form): string {
  if (cara_batas === null)
    return batas_versi === null ? 'Mengikuti pengaturan.' : `${shownNumber(batas_versi)}, dari versi skema.`
  const way = cara_batas === 'angoff' ? 'oleh penilai butir (Angoff)' : 'ditetapkan dengan alasan'
  return batas_nilai === null ? `Belum ada: ${way}, belum lengkap.` : `${shownNumber(batas_nilai)}, ${way}.`
}

function ByReason() {
  const cara: unknown = useWatch({ name: 'cara' })
  if (cara !== 'ditetapkan') return null
  return (
    <>
      <NumberInput source={input('batas_nilai')} least={0} most={100} decimals={2} isRequired />
      <LongText source={input('alasan_batas')} isRequired />
    </>
  )
}

function Judges({ form: { angoff } }: { form: Form }) {
  return (
    <>
      <Typography>
        Penilai: {angoff.penilai.map(({ nama, keahlian }) => `${nama} (${keahlian})`).join('; ')}.
      </Typography>
      {angoff.putaran.map(({ putaran, perkiraan, rata_rata, simpangan }) => (
        <Typography key={putaran}>
          Putaran {putaran}:{' '}
          {rata_rata === null
            ? `belum lengkap, ${perkiraan} perkiraan`
            : `rata-rata ${shownNumber(rata_rata)}, simpangan baku ${simpangan === null ? '-' : shownNumber(simpangan)}`}
        </Typography>
      ))}
      {angoff.kekurangan.length > 0 ? (
        <Alert severity="info" sx={{ my: 1 }}>
          {angoff.kekurangan.join(' ')}
        </Alert>
      ) : null}
    </>
  )
}
