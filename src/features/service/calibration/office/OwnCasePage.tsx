import SaveIcon from '@mui/icons-material/SaveOutlined'
import { Alert, Box, Typography } from '@mui/material'
import { SelectInput, Show } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { NumberInput } from '../../../../office/inputs/NumberInput.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { Words } from '../../quality/office/parts/Words.tsx'
import { measureOf } from '../agreement-rules.ts'
import { CASE_STATES, SCORING_FORMS } from '../rules.ts'
import { findingWords } from './CasePage.tsx'
import { measureWords } from './parts/measure-words.ts'

type OwnCase = Answer<'getOwnCalibration'>

const score = inputOf<'scoreCalibration'>()
const FINDINGS = [
  { id: 1, name: 'Kompeten' },
  { id: 0, name: 'Belum kompeten' },
]

/** A case as an examiner scores it: without the reference, and with it once it is closed. */
export const OwnCasePage = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const one = useWhole<'getOwnCalibration'>('kriteria')
  if (!one) return null
  const { judul, status, batas, bentuk, scored_at } = one
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {judul}
      </Typography>
      <FactList
        items={[
          ['Keadaan', CASE_STATES[status]],
          ['Dinilai sampai', longDay(batas)],
          ['Cara menilai', SCORING_FORMS[bentuk]],
          ['Saya nilai', scored_at ? momentText(scored_at) : 'Belum'],
        ]}
      />
      <Words title="Kasus" words={one.kasus} />
      <Part>Kriteria</Part>
      <Criteria one={one} />
      {one.skor === null && status === 'terbuka' ? <ScoreForm one={one} /> : null}
      {one.skor !== null && status === 'terbuka' ? (
        <Alert severity="success" sx={{ mt: 2 }}>
          Nilai Anda tersimpan. Acuannya terlihat sesudah kasus ini ditutup.
        </Alert>
      ) : null}
      <Outcome one={one} />
    </Box>
  )
}

const Criteria = ({ one: { kriteria, skor, bentuk } }: { one: OwnCase }) => (
  <Box component="ul" sx={{ m: 0, pl: 3 }}>
    {kriteria.map(({ uraian, poin, acuan }, at) => {
      const own = skor?.[at]
      const words = (given: number) => (bentuk === 'unit' ? findingWords(given) : `${given} dari ${poin}`)
      return (
        <Typography component="li" key={uraian} sx={{ overflowWrap: 'anywhere' }}>
          {uraian}
          {own === undefined ? (bentuk === 'unit' ? '' : `, paling banyak ${poin}`) : `: nilai Anda ${words(own)}`}
          {acuan === null ? '' : `, acuan ${words(acuan)}`}
        </Typography>
      )
    })}
  </Box>
)

const ScoreForm = ({ one: { kriteria, bentuk } }: { one: OwnCase }) => (
  <Box sx={{ mt: 2 }}>
    <TransitionForm
      label="Nilai kasus ini"
      icon={<SaveIcon />}
      call="scoreCalibration"
      weight="main"
      note="Nilai sekali saja, tanpa berunding. Nilai yang disimpan tidak berubah lagi."
      done="Nilai tersimpan."
    >
      {kriteria.map(({ uraian, poin }, at) =>
        bentuk === 'unit' ? (
          <SelectInput
            key={uraian}
            source={score(`skor.${at}`)}
            label={uraian}
            choices={FINDINGS}
            isRequired
            fullWidth
          />
        ) : (
          <NumberInput
            key={uraian}
            source={score(`skor.${at}`)}
            label={`${uraian} (0 sampai ${poin})`}
            isRequired
            least={0}
            most={poin}
          />
        ),
      )}
    </TransitionForm>
  </Box>
)

/** How the reader scored beside the reference, once both are seen. */
function Outcome({ one: { kriteria, skor, toleransi } }: { one: OwnCase }) {
  const pairs = kriteria.flatMap(({ poin, acuan }, at) => {
    const own = skor?.[at]
    return acuan === null || own === undefined ? [] : [{ poin, acuan, skor: own }]
  })
  if (pairs.length === 0) return null
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      Dibanding acuan: {measureWords(measureOf(pairs, toleransi))}.
    </Alert>
  )
}
