import { Alert } from '@mui/material'
import { bodyZone, dayIn } from '../../../../lib/day.ts'
import type { Row } from '../../../../office/calls/client.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { mayWrite } from '../../../../office/session/me.ts'
import { useMe } from '../../../../office/session/me-context.ts'
import { HolidayRows } from './HolidayRows.tsx'
import type { PageProps } from './page-props.ts'

const MOST_HOLIDAYS = 500

/** The holidays that this and the next year still lack. */
export function HolidaysPage({ again }: PageProps) {
  const year = Number(dayIn(bodyZone(), new Date()).slice(0, 4))
  if (!mayWrite(useMe(), { permission: 'pengguna' })) {
    return <Alert severity="info">Bagian ini diisi petugas dengan izin pengguna.</Alert>
  }
  return (
    <Waiting call="listHoliday" payload={{ perPage: MOST_HOLIDAYS, sort: 'tanggal' }}>
      {({ data }: { data: Row<'listHoliday'>[] }, reload) => (
        <HolidayRows
          key={data.length}
          years={[year, year + 1]}
          known={data}
          onSaved={() => {
            reload()
            again()
          }}
        />
      )}
    </Waiting>
  )
}
