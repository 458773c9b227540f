import { Chip } from '@mui/material'
import { shortDay } from '../../../../office/display/moment.ts'

/** The day on which the next target is due, and whether it is past. */
export const Target = ({ target, terlambat }: { target: string | null; terlambat: boolean }) => (
  <>
    {target ? shortDay(target) : '-'} {terlambat ? <Chip size="small" color="error" label="Lewat target" /> : null}
  </>
)
