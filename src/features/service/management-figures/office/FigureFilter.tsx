import { MenuItem, Stack, TextField } from '@mui/material'
import { isDay } from '../../../../lib/day.ts'
import { PROVINCES } from '../../../../lib/province.ts'
import { useAnswer } from '../../../../office/use-answer.ts'
import type { ReportAddress } from './asked.ts'

interface Choice {
  id: number | string
  name: string
}

const provinces: Choice[] = Object.entries(PROVINCES).map(([id, name]) => ({ id, name }))

/** Period, scheme, venue and province; what is chosen stands in the address. */
export function FigureFilter({ address: { asked, change } }: { address: ReportAddress }) {
  const { asked: choices } = useAnswer('getFigureChoices', {})
  const { skema, tuk } = choices.state === 'here' ? choices.answer : { skema: [], tuk: [] }
  const day = (name: 'dari' | 'sampai', label: string) => (
    <TextField
      key={asked[name]}
      type="date"
      size="small"
      fullWidth={false}
      label={label}
      defaultValue={asked[name]}
      slotProps={{ inputLabel: { shrink: true } }}
      onBlur={({ target: { value } }) => isDay(value) && value !== asked[name] && change({ [name]: value, page: '' })}
      sx={{ minWidth: '10rem' }}
    />
  )
  return (
    <Stack
      component="form"
      aria-label="Saringan laporan"
      direction="row"
      useFlexGap
      spacing={1.5}
      sx={{ flexWrap: 'wrap', mb: 2 }}
      onSubmit={(event) => event.preventDefault()}
    >
      {day('dari', 'Dari')}
      {day('sampai', 'Sampai')}
      <Choose name="scheme_id" label="Skema" choices={skema} value={asked.scheme_id} change={change} />
      <Choose name="venue_id" label="TUK" choices={tuk} value={asked.venue_id} change={change} />
      <Choose name="provinsi" label="Provinsi" choices={provinces} value={asked.provinsi} change={change} />
    </Stack>
  )
}

interface ChooseProps {
  name: string
  label: string
  choices: Choice[]
  value: number | string | undefined
  change: ReportAddress['change']
}

/** What is chosen by the address stays so until its choices have come. */
const Choose = ({ name, label, choices, value, change }: ChooseProps) => (
  <TextField
    select
    size="small"
    fullWidth={false}
    label={label}
    value={choices.some(({ id }) => String(id) === String(value)) ? String(value) : ''}
    slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    onChange={(event) => change({ [name]: event.target.value, page: '' })}
    sx={{ minWidth: '10rem', maxWidth: '100%' }}
  >
    <MenuItem value="">Semua</MenuItem>
    {choices.map(({ id, name: words }) => (
      <MenuItem key={id} value={String(id)}>
        {words}
      </MenuItem>
    ))}
  </TextField>
)
