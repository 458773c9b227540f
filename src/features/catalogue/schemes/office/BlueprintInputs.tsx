import { Alert, Box, FormHelperText, Typography } from '@mui/material'
import { SelectInput } from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { NumberInput } from '../../../../office/inputs/NumberInput.tsx'
import { LongText } from '../../../../office/inputs/Text.tsx'
import {
  BLUEPRINT_LIMITS,
  blueprintFaults,
  CUT_SCORE_WAYS,
  isExaminedInWriting,
  type LevelShare,
  sumOfShares,
  type UnitShares,
  type WrittenExam,
} from '../blueprint-rules.ts'
import { LEVEL_NAMES, LEVELS } from '../level-rules.ts'

const input = inputOf<'updateSchemeVersion'>()
const WAYS = namedChoices(CUT_SCORE_WAYS)

type Version = Answer<'getSchemeVersion'>

const whole = (value: unknown): number => (typeof value === 'number' ? value : 0)
const maybe = (value: unknown): number | null => (typeof value === 'number' ? value : null)
const shareIn = (share: Partial<LevelShare> | undefined): LevelShare => ({
  butir: whole(share?.butir),
  poin: whole(share?.poin),
})
const sharesIn = (kisi: Partial<UnitShares> | null | undefined): UnitShares => ({
  ingat: shareIn(kisi?.ingat),
  terapkan: shareIn(kisi?.terapkan),
  analisis: shareIn(kisi?.analisis),
})

/** Returns the written exam as the form has it now; what is half typed counts as nothing. */
function useTyped(): WrittenExam {
  const form = useWatch() as Partial<Version>
  return {
    unit_kompetensi: (form.unit_kompetensi ?? []).map((unit) => ({
      judul: unit?.judul ?? '',
      metode: unit?.metode ?? [],
      kisi: sharesIn(unit?.kisi),
    })),
    jenis_metode: form.jenis_metode ?? [],
    menit_tulis: maybe(form.menit_tulis),
    butir_tulis: maybe(form.butir_tulis),
    poin_tulis: maybe(form.poin_tulis),
    batas_nilai_tulis: maybe(form.batas_nilai_tulis),
    cara_batas: form.cara_batas || null,
    alasan_batas: form.alasan_batas?.trim() || null,
  }
}

const BESIDE = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  width: '100%',
}

/** The blueprint of the written exam: items and points of each unit by level, their sums, minutes and cut score. */
export function BlueprintInputs() {
  const exam = useTyped()
  const units = exam.unit_kompetensi.map((unit, at) => ({ ...unit, at }))
  const shown = units.filter(
    (unit) =>
      isExaminedInWriting(unit, exam.jenis_metode) || sumOfUnit(unit.kisi).butir + sumOfUnit(unit.kisi).poin > 0,
  )
  const hasWritten = exam.jenis_metode.some(({ jenis }) => jenis === 'tulis')
  if (!hasWritten && shown.length === 0 && exam.batas_nilai_tulis === null) {
    return (
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        Kisi-kisi diisi setelah satu metode berjenis tertulis.
      </Typography>
    )
  }
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={BESIDE}>
        <NumberInput source={input('menit_tulis')} least={1} most={BLUEPRINT_LIMITS.menit} />
        <NumberInput source={input('butir_tulis')} least={1} most={BLUEPRINT_LIMITS.butir} />
        <NumberInput source={input('poin_tulis')} least={1} most={BLUEPRINT_LIMITS.poin} />
        <NumberInput
          source={input('batas_nilai_tulis')}
          least={0}
          most={100}
          decimals={1}
          helperText="Kosongkan bila mengikuti pengaturan lembaga."
        />
        <SelectInput source={input('cara_batas')} choices={WAYS} emptyText="-" />
      </Box>
      {exam.cara_batas === 'ditetapkan' ? <LongText source={input('alasan_batas')} minRows={2} /> : null}
      {shown.map((unit) => (
        <UnitCells key={unit.at} at={unit.at} judul={unit.judul} kisi={unit.kisi ?? sharesIn(null)} />
      ))}
      <Sums exam={exam} />
    </Box>
  )
}

const sumOfUnit = (kisi: UnitShares | null): LevelShare => sumOfShares(LEVELS.map((level) => sharesIn(kisi)[level]))

const CELLS = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr', md: 'minmax(12rem, 1fr) repeat(3, 12rem) 7rem' },
}

/** One unit of the grid: two numbers for each level, and their sum. */
function UnitCells({ at, judul, kisi }: { at: number; judul: string; kisi: UnitShares }) {
  const { errors } = useFormState()
  const wrong = (errors['unit_kompetensi'] as Record<number, { kisi?: { message?: unknown } }> | undefined)?.[at]?.kisi
  const { butir, poin } = sumOfUnit(kisi)
  const cells = `${input('unit_kompetensi')}.${at}.kisi`
  return (
    <Box role="group" aria-label={judul} sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
      <Box sx={CELLS}>
        <Typography aria-hidden sx={{ fontWeight: 600 }}>
          {judul}
        </Typography>
        {LEVELS.map((level) => (
          <Box key={level} role="group" aria-label={LEVEL_NAMES[level]}>
            <Typography aria-hidden variant="body2" color="text.secondary">
              {LEVEL_NAMES[level]}
            </Typography>
            <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
              <NumberInput source={`${cells}.${level}.butir`} label="Butir" least={0} most={BLUEPRINT_LIMITS.butir} />
              <NumberInput source={`${cells}.${level}.poin`} label="Poin" least={0} most={BLUEPRINT_LIMITS.poin} />
            </Box>
          </Box>
        ))}
        <Typography variant="body2">
          {butir} butir, {poin} poin
        </Typography>
      </Box>
      {typeof wrong?.message === 'string' ? <FormHelperText error>{wrong.message}</FormHelperText> : null}
    </Box>
  )
}

/** The sums of the grid by level and as a whole, and what has to be put right before the version is published. */
function Sums({ exam }: { exam: WrittenExam }) {
  const kisi = exam.unit_kompetensi.map((unit) => sharesIn(unit.kisi))
  const byLevel = LEVELS.map((level) => ({ level, ...sumOfShares(kisi.map((one) => one[level])) }))
  const { butir, poin } = sumOfShares(byLevel)
  const faults = Object.values(blueprintFaults(exam))
  return (
    <Box role="status" sx={{ borderTop: 1, borderColor: 'divider', pt: 1, mb: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>
        Jumlah: {butir} butir, {poin} poin
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {byLevel.map((one) => `${LEVEL_NAMES[one.level]}: ${one.butir} butir, ${one.poin} poin`).join('; ')}
      </Typography>
      {faults.length > 0 ? (
        <Alert severity="warning" sx={{ mt: 1 }}>
          Sebelum terbit:
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </Box>
        </Alert>
      ) : null}
    </Box>
  )
}
