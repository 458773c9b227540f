import { Alert, Link, Stack, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { Waiting } from '../../../../../office/calls/Waiting.tsx'
import { chanceWords } from '../../comparison-rules.ts'
import { OpenTrainingFinding } from './OpenTrainingFinding.tsx'

/** Points out pass rates that differ by place of training by more than chance; nothing while there are none. */
export const TrainingAlarms = () => (
  <Waiting call="compareTrainings" payload={{}}>
    {({ perbandingan }) =>
      perbandingan
        .filter(({ berbeda }) => berbeda)
        .map((one) => (
          <Alert key={`${one.tahun} ${one.scheme_id}`} severity="warning" sx={{ mt: 1 }}>
            <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Typography sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                Kelulusan {one.skema} tahun {one.tahun} berbeda menurut{' '}
                <Link component={RouterLink} to="/kelulusan-pelatihan" color="inherit">
                  tempat pelatihan
                </Link>{' '}
                lebih dari yang wajar karena kebetulan (peluang {chanceWords(one.peluang ?? 0)}).
              </Typography>
              <OpenTrainingFinding one={one} />
            </Stack>
          </Alert>
        ))
    }
  </Waiting>
)
