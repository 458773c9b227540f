import { Chip } from '@mui/material'
import { longDay } from '../../../../lib/day.ts'

/** The day on which the next target is due, and whether it is past. */
export const Target = ({ target, terlambat }: { target: string | null; terlambat: boolean }) => (
  <>
    {target ? longDay(target) : '-'} {terlambat ? <Chip size="small" color="error" label="Lewat target" /> : null}
  </>
)
