import { MenuItem, TextField } from '@mui/material'
import { PROVINCES } from '../../../../lib/people/province.ts'
import { useAnswer } from '../../../../office/calls/use-answer.ts'
import { PeriodFilter } from '../../../../office/display/PeriodFilter.tsx'
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
  return (
    <PeriodFilter label="Saringan laporan" period={asked} change={(days) => change({ ...days, page: '' })}>
      <Choose name="scheme_id" label="Skema" choices={skema} value={asked.scheme_id} change={change} />
      <Choose name="venue_id" label="TUK" choices={tuk} value={asked.venue_id} change={change} />
      <Choose name="provinsi" label="Provinsi" choices={provinces} value={asked.provinsi} change={change} />
    </PeriodFilter>
  )
}

interface ChooseProps {
  name: string
  label: string
  choices: Choice[]
  value: number | string | undefined
  change: ReportAddress['change']
}

/** Shows no choice until the choices have loaded; the address keeps the chosen one meanwhile. */
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
