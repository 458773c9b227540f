import { Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { Link, useStore } from 'react-admin'
import { Waiting } from '../../../../../office/calls/Waiting.tsx'
import { useMe } from '../../../../../office/session/me-context.ts'
import { itemsFor } from '../../readiness-rules.ts'
import { type Readiness, ReadinessList, ReadinessProgress } from './ReadinessList.tsx'

/** On the desk until the portal is open; afterwards what is still missing, until it is done or put away. */
export function ReadinessCard() {
  const { role, opened_at, permissions } = useMe()
  const [isPutAway, putAway] = useStore('penyiapan.disembunyikan', false)
  if (role !== 'administrator' || (opened_at !== null && isPutAway)) return null
  return (
    <Waiting call="getReadiness" payload={{}}>
      {(readiness) => (
        <Shown
          readiness={{ ...readiness, items: itemsFor(readiness.items, permissions) }}
          putAway={() => putAway(true)}
        />
      )}
    </Waiting>
  )
}

function Shown({ readiness: { opened_at, items }, putAway }: { readiness: Readiness; putAway: () => void }) {
  const missing = items.filter(({ done }) => !done)
  if (items.length === 0 || (opened_at !== null && missing.length === 0)) return null
  return (
    <Card component="section" sx={{ mt: 2 }}>
      <CardContent>
        <Typography variant="h2" sx={{ mb: 2 }}>
          {opened_at === null ? 'Yang dapat Anda siapkan' : 'Yang masih dapat Anda lengkapi'}
        </Typography>
        {opened_at === null ? <ReadinessProgress items={items} /> : null}
        <ReadinessList items={opened_at === null ? items : missing} />
        <Stack direction="row" sx={{ mt: 2 }}>
          {opened_at === null ? (
            <Button component={Link} to="/penyiapan/siap-dibuka" variant="contained">
              Lanjutkan penyiapan
            </Button>
          ) : (
            <Button onClick={putAway}>Sembunyikan</Button>
          )}
        </Stack>
      </CardContent>
    </Card>
  )
}
