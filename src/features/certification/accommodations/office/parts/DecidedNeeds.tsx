import { Link } from '@mui/material'
import { Waiting } from '../../../../../office/calls/Waiting.tsx'
import { shortDay } from '../../../../../office/display/moment.ts'
import { useMe } from '../../../../../office/session/me-context.ts'
import { officeTo } from '../../../../../office-paths.ts'
import { ACCOMMODATION_STATES } from '../../rules.ts'

/** What has become of the needs in an application, for those who decide on them. */
export function DecidedNeeds({ id }: { id: number }) {
  if (!useMe().permissions.includes('verifikasi')) return null
  const paging = { sort: 'asked_at', order: 'asc', page: 1, perPage: 1 } as const
  return (
    <Waiting call="listAccommodation" payload={{ user_training_id: id, ...paging }}>
      {({ data: [one] }) =>
        one ? (
          <Link href={officeTo.show('kebutuhan-khusus', one.id)}>
            {ACCOMMODATION_STATES[one.status]}
            {one.status === 'diminta' && one.batas ? `, paling lambat ${shortDay(one.batas)}` : ''}
          </Link>
        ) : (
          'Diminta bersama permohonan'
        )
      }
    </Waiting>
  )
}
