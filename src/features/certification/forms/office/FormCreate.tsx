import { Alert, Box, Typography } from '@mui/material'
import { required, SaveButton, SelectInput, Toolbar } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { Part } from '../../../../office/display/Part.tsx'
import { NumberInput } from '../../../../office/inputs/NumberInput.tsx'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { LEVEL_NAMES } from '../../../catalogue/schemes/level-rules.ts'
import { BankGate } from '../../items/office/parts/BankGate.tsx'
import { CellTable } from './CellTable.tsx'

type Source = Answer<'listFormSources'>[number]

const input = inputOf<'createExamForm'>()
const MOST_FORMS = 4

/** The bar can send an untouched form: it begins with what is usually wanted. */
const TOOLBAR = (
  <Toolbar>
    <SaveButton alwaysEnable label="Susun naskah" />
  </Toolbar>
)

/** Puts parallel forms together from the blueprint of a version; the bank's part in each cell is seen before. */
export const FormCreate = () => (
  <BankGate>
    <Waiting call="listFormSources" payload={{}}>
      {(sources) => (sources.length === 0 ? <NoBlueprint /> : <Proposal sources={sources} />)}
    </Waiting>
  </BankGate>
)

const NoBlueprint = () => (
  <Box sx={{ p: { xs: 1.5, sm: 3 }, maxWidth: '48rem' }}>
    <Alert severity="info">
      Belum ada versi skema terbit yang berkisi-kisi. Kisi-kisi diisi pada versi skema, lalu versinya diterbitkan.
    </Alert>
  </Box>
)

/** The first version whose cells the bank fills, so that usually nothing has to be chosen. */
const firstFilled = (sources: Source[]): Source | undefined =>
  sources.find(({ sel }) => sel.every(({ butir, tersedia }) => tersedia >= butir)) ?? sources[0]

const labelOf = ({ skema, skema_versi, butir }: Source): string => `${skema}, versi ${skema_versi} (${butir} butir)`

const Proposal = ({ sources }: { sources: Source[] }) => (
  <OfficeCreate<'createExamForm'>
    start={{ scheme_version_id: firstFilled(sources)?.id ?? null, banyak_naskah: 2, jangkar: 0 }}
    then="show"
    toolbar={TOOLBAR}
  >
    <SelectInput
      source={input('scheme_version_id')}
      choices={sources.map((one) => ({ id: one.id, name: labelOf(one) }))}
      validate={required()}
      fullWidth
    />
    <NumberInput source={input('banyak_naskah')} least={1} most={MOST_FORMS} isRequired />
    <NumberInput
      source={input('jangkar')}
      least={0}
      helperText="Soal yang sengaja sama pada semua naskah paralel, tersebar menurut sel. Boleh 0."
    />
    <Chosen sources={sources} />
  </OfficeCreate>
)

/** Shows the blueprint of the chosen version beside what the bank has. */
function Chosen({ sources }: { sources: Source[] }) {
  const id: unknown = useWatch({ name: 'scheme_version_id' })
  const source = sources.find((one) => one.id === id)
  if (!source) return null
  const { butir, poin, menit, sel } = source
  const short = sel.filter((cell) => cell.tersedia < cell.butir)
  return (
    <>
      <Part>Kisi-kisi dan isi bank</Part>
      <Typography sx={{ mb: 1 }}>
        {butir} butir, {poin} poin{menit === null ? '' : `, ${menit} menit`}. Yang paling jarang dipakai diambil lebih
        dahulu; soal yang mirip tidak masuk satu naskah.
      </Typography>
      {short.length > 0 ? (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {short
            .map(
              ({ unit, tingkat, butir: needed, tersedia }) =>
                `${unit}, ${LEVEL_NAMES[tingkat]}: perlu ${needed}, tersedia ${tersedia}.`,
            )
            .join(' ')}
        </Alert>
      ) : null}
      <CellTable
        caption="Kisi-kisi dan isi bank"
        cells={sel.map((cell) => ({ ...cell, beside: cell.tersedia, isShort: cell.tersedia < cell.butir }))}
        beside="Tersedia"
      />
    </>
  )
}
