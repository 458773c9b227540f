import { Box, Chip, Typography } from '@mui/material'
import { Link } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { shortDay } from '../../../../office/display/moment.ts'

type Case = Answer<'getDesk'>['kasus'][number]

/** The applications one looks after, the nearest target first. */
export const Cases = ({ cases }: { cases: Case[] }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& li + li': { mt: 1.5 } }}>
    {cases.map(({ id, nomor, nama, skema, tahap_label, target, terlambat }) => (
      <li key={id}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <Link to={`/permohonan/${id}/show`}>
            {nama}, {skema}
          </Link>
        </Typography>
        <Typography
          component="p"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}
        >
          <span>{[nomor, tahap_label].filter(Boolean).join(', ')}</span>
          {target ? (
            <Chip
              size="small"
              color={terlambat ? 'error' : 'default'}
              label={`${terlambat ? 'seharusnya' : 'paling lambat'} ${shortDay(target)}`}
            />
          ) : null}
        </Typography>
      </li>
    ))}
  </Box>
)
