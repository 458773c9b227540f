import { Box, Typography } from '@mui/material'
import type { Answer } from '../../../../../office/calls/client.ts'
import { OUTCOME_LABELS } from '../../rules.ts'

type Decided = Pick<Answer<'getDecision'>['keputusan'][number], 'hasil' | 'alasan' | 'unit'>

/** A decision: as a whole, for each unit, and on what grounds. */
export const DecidedUnits = ({ decision: { hasil, alasan, unit } }: { decision: Decided }) => (
  <>
    <Typography sx={{ fontWeight: 600 }}>{OUTCOME_LABELS[hasil]}</Typography>
    <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
      {unit.map((each) => (
        <li key={each.unit}>
          {each.unit}: <strong>{each.hasil}</strong>
          {each.catatan ? ` (${each.catatan})` : ''}
        </li>
      ))}
    </Box>
    <Typography sx={{ whiteSpace: 'pre-line' }}>{alasan}</Typography>
  </>
)
