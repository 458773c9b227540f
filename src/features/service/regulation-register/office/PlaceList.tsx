import DoneIcon from '@mui/icons-material/FactCheckOutlined'
import { Box, Checkbox, Chip, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { RadioButtonGroupInput, required } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { Text } from '../../../../office/inputs/Text.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { doneWords } from '../../quality/office/parts/by.ts'
import { PLACE_STATES, PLACE_VERDICTS } from '../rules.ts'
import { PlaceName } from './PlaceName.tsx'

type Place = Answer<'getRegulationChange'>['tempat'][number]

const input = inputOf<'reviewRegulationPlaces'>()
const VERDICTS = PLACE_VERDICTS.map((id) => ({ id, name: PLACE_STATES[id] }))
const TONES = { belum_ditinjau: 'warning', tetap: 'default', diubah: 'success' } as const

interface Props {
  places: Place[]
  /** The call that writes the verdict; undefined once nothing is reviewed any more. */
  call: 'reviewRegulationPlaces' | 'reviewRegulationItems' | undefined
}

/** The places of a change, the unreviewed first; those that are chosen get their verdict together. */
export function PlaceList({ places, call }: Props) {
  const [chosen, choose] = useState<readonly number[]>([])
  const shown = places.toSorted(
    (one, other) => Number(one.status !== 'belum_ditinjau') - Number(other.status !== 'belum_ditinjau'),
  )
  const open = places.filter(({ status }) => status === 'belum_ditinjau').map(({ id }) => id)
  return (
    <>
      {call ? (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 1, alignItems: 'center' }}>
          {chosen.length > 0 ? (
            <TransitionForm
              label={`Tinjau ${chosen.length} tempat`}
              icon={<DoneIcon />}
              call={call}
              weight="main"
              values={{ tempat: [...chosen] }}
              note="Tetap: teksnya masih benar menurut aturan yang baru. Sudah diubah: teksnya telah Anda sesuaikan."
              done="Peninjauan tercatat."
            >
              <RadioButtonGroupInput source={input('putusan')} label="Hasil" choices={VERDICTS} validate={required()} />
              <Text source={input('catatan')} label="Catatan" helperText="Misalnya versi yang menggantikannya." />
            </TransitionForm>
          ) : (
            <Typography>Pilih tempat yang sudah Anda baca, lalu catat hasilnya.</Typography>
          )}
        </Stack>
      ) : null}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((place) => (
          <Row
            key={place.id}
            place={place}
            isChosen={chosen.includes(place.id)}
            onChoose={
              call ? (is) => choose(is ? [...chosen, place.id] : chosen.filter((id) => id !== place.id)) : undefined
            }
          />
        ))}
      </Box>
      {open.length === 0 && places.length > 0 ? <Typography sx={{ mt: 1 }}>Semua sudah ditinjau.</Typography> : null}
    </>
  )
}

interface RowProps {
  place: Place
  isChosen: boolean
  onChoose: ((isChosen: boolean) => void) | undefined
}

const Row = ({ place, isChosen, onChoose }: RowProps) => (
  <Box
    component="li"
    sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, py: 1, borderBottom: 1, borderColor: 'divider' }}
  >
    {onChoose ? (
      <Checkbox
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
        slotProps={{ input: { 'aria-label': `Pilih ${place.judul}` } }}
        sx={{ mt: -0.75 }}
      />
    ) : null}
    <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>
          <PlaceName place={place} />
          {place.sebutan.length === 0 && place.jenis !== 'soal'
            ? '. Isi berkasnya tidak dibaca portal: buka sendiri.'
            : null}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {[doneWords(place.reviewed_at, place.reviewed_by_name), place.catatan].filter(Boolean).join('. ')}
        </Typography>
      </Box>
      <Chip size="small" color={TONES[place.status]} label={PLACE_STATES[place.status]} />
    </Box>
  </Box>
)
