import BuildIcon from '@mui/icons-material/BuildOutlined'
import { Box, Typography } from '@mui/material'
import { AutocompleteArrayInput, RecordContextProvider, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { AnswerState } from '../../../../../office/calls/AnswerState.tsx'
import { type Answer, office } from '../../../../../office/calls/client.ts'
import { inputOf, itemOf } from '../../../../../office/calls/fields.ts'
import { useAsked } from '../../../../../office/calls/use-asked.ts'
import { namedChoices } from '../../../../../office/display/choices.ts'
import { momentText } from '../../../../../office/display/moment.ts'
import { Part } from '../../../../../office/display/Part.tsx'
import { NumberInput } from '../../../../../office/inputs/NumberInput.tsx'
import { Rows } from '../../../../../office/inputs/Rows.tsx'
import { LongText, Text } from '../../../../../office/inputs/Text.tsx'
import { TextLines } from '../../../../../office/inputs/TextLines.tsx'
import { TransitionForm } from '../../../../../office/screens/TransitionForm.tsx'
import { CONTENT_LIMITS, type ItemContent, rightSides } from '../../../items/content-rules.ts'
import { CORRECTION_KINDS, CORRECTION_STATES, type CorrectionKind } from '../../correction-rules.ts'
import type { NewKey } from '../../new-key-rules.ts'
import { CorrectionActions } from '../CorrectionActions.tsx'

type Correction = Answer<'listItemCorrections'>[number]

const input = inputOf<'proposeKeyCorrection'>()
const criterion = itemOf<NewKey['rubrik'][number]>()
const KINDS = namedChoices(CORRECTION_KINDS)
const DECIMALS = 6

interface Props {
  id: number
  versi: number
  isi: ItemContent
}

/** The corrections of an item's key, with what they would change, and the form that proposes one. */
export function KeyCorrections({ id, versi, isi }: Props) {
  const { asked, again } = useAsked(`koreksi soal ${id}`, () => office.listItemCorrections({ id }))
  return (
    <>
      <Part>Koreksi kunci</Part>
      <AnswerState asked={asked} again={again}>
        {(corrections) => (
          <>
            {corrections.length === 0 ? (
              <Typography sx={{ mb: 1 }}>Kunci soal ini belum pernah dikoreksi.</Typography>
            ) : null}
            {corrections.map((one) => (
              <CorrectionText key={one.id} correction={one} again={again} />
            ))}
          </>
        )}
      </AnswerState>
      <TransitionForm
        label="Usulkan koreksi kunci"
        icon={<BuildIcon />}
        call="proposeKeyCorrection"
        values={{ versi }}
        begin={{ kunci: beginKey(isi) }}
        note="Orang lain dengan izin soal mengonfirmasinya. Sesudah itu semua lembar jawaban dengan soal ini dinilai ulang; keputusan tidak berubah dengan sendirinya."
        done="Koreksi diusulkan."
        then={again}
      >
        <SelectInput source={input('jenis')} choices={KINDS} isRequired />
        <NewKeyInputs isi={isi} />
        <LongText source={input('alasan')} isRequired />
      </TransitionForm>
    </>
  )
}

/** The key as it was asked, from which that of pairs and a rubric are put right. */
function beginKey(isi: ItemContent): Partial<NewKey> {
  if (isi.jenis === 'menjodohkan') return { pasang: isi.pasangan.map((_pair, at) => at) }
  return isi.jenis === 'esai' ? { rubrik: isi.rubrik } : {}
}

/** Asks for the new key where the correction is another key. */
function NewKeyInputs({ isi }: { isi: ItemContent }) {
  const jenis: CorrectionKind | undefined = useWatch({ name: 'jenis' })
  if (jenis !== 'kunci') return null
  switch (isi.jenis) {
    case 'pilihan_ganda':
    case 'pilihan_jamak':
      return (
        <AutocompleteArrayInput
          source={input('kunci.benar')}
          choices={isi.pilihan.map(({ teks }, place) => ({ id: place, name: teks }))}
        />
      )
    case 'angka':
      return (
        <>
          <NumberInput source={input('kunci.nilai')} decimals={DECIMALS} isRequired />
          <NumberInput source={input('kunci.toleransi')} decimals={DECIMALS} least={0} />
        </>
      )
    case 'isian':
      return <TextLines source={input('kunci.ejaan')} helperText="Setiap ejaan yang diterima, satu per baris." />
    case 'menjodohkan': {
      const sides = rightSides(isi).map((teks, place) => ({ id: place, name: teks }))
      return isi.pasangan.map(({ kiri }, at) => (
        <SelectInput key={kiri} source={input(`kunci.pasang.${at}`)} label={kiri} choices={sides} isRequired />
      ))
    }
    case 'esai':
      return (
        <Rows source={input('kunci.rubrik')}>
          <Text source={criterion('kriteria')} sx={{ flex: { sm: '1 1 16rem' } }} />
          <NumberInput source={criterion('poin')} least={1} most={CONTENT_LIMITS.points} />
        </Rows>
      )
    default:
      return isi satisfies never
  }
}

function CorrectionText({ correction, again }: { correction: Correction; again: () => void }) {
  const { versi, jenis, status, alasan, kunci, proposed_by_name, proposed_at, decided_by_name, decided_at } = correction
  return (
    <Box sx={{ mb: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>
        Versi {versi}: {CORRECTION_KINDS[jenis]}. {CORRECTION_STATES[status]}.
      </Typography>
      <Typography variant="body2" color="text.secondary">
        Diusulkan {proposed_by_name}, {momentText(proposed_at)}
        {decided_by_name && decided_at ? `; diputus ${decided_by_name}, ${momentText(decided_at)}` : ''}
      </Typography>
      {kunci.length > 0 ? (
        <Typography sx={{ overflowWrap: 'anywhere' }}>Kunci baru: {kunci.join('; ')}</Typography>
      ) : null}
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{alasan}</Typography>
      {status === 'diusulkan' ? (
        <RecordContextProvider value={correction}>
          <CorrectionActions correction={correction} again={again} />
        </RecordContextProvider>
      ) : null}
    </Box>
  )
}
