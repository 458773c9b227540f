import { Alert, Box, Link, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { FactList } from '../../../../office/display/FactList.tsx'
import {
  conditionState,
  ownConditionsOf,
  STAFF_CONDITION_NAMES,
  STAFF_CONDITIONS,
  type StaffCondition,
} from '../../../platform/staff/condition-rules.ts'
import { validitiesOf } from '../rules.ts'
import {
  Conditions,
  EvidenceList,
  Reviews,
  Signatures,
  type StaffRecord,
  todayHere,
  Witnessings,
} from './RecordParts.tsx'
import { dutyWords } from './StaffRecordPage.tsx'

/** What is kept of the reader themselves, and what they have to renew. */
export const OwnRecord = () => (
  <Box sx={{ p: { xs: 1.5, sm: 3 }, minWidth: 0 }}>
    <Title title="Syarat saya" />
    <Typography variant="h1" sx={{ fontSize: '1.5rem', mb: 1 }}>
      Syarat saya
    </Typography>
    <Waiting call="getOwnStaffRecord" payload={{}}>
      {(record) => <Matter record={record} />}
    </Waiting>
  </Box>
)

/** Where somebody renews a condition. */
export const renewalPath = (name: StaffCondition): string =>
  name === 'kalibrasi' ? '/kalibrasi-saya' : `/syarat-saya/${STAFF_CONDITION_NAMES.indexOf(name) + 1}/show`

/** What is done there, once it is to be renewed. */
const ACTS: Partial<Record<StaffCondition, string>> = { kerahasiaan: 'Tandatangani', pernyataan: 'Tandatangani' }

function Matter({ record }: { record: StaffRecord }) {
  const own = ownConditionsOf(record.role)
  const validities = validitiesOf(record)
  const isDue = conditionState(validities.pernyataan, todayHere()) !== 'berlaku'
  return (
    <>
      {isDue ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          <strong>Pernyataan tahunan.</strong> Nyatakan kepentingan Anda untuk setahun ke depan.{' '}
          <Link component={RouterLink} to={renewalPath('pernyataan')}>
            Baca dan tandatangani
          </Link>
        </Alert>
      ) : null}
      <FactList items={[['Tugas', dutyWords(record)]]} />
      <Conditions
        record={record}
        beside={(name) =>
          own.includes(name) ? (
            <Link component={RouterLink} to={renewalPath(name)}>
              {conditionState(validities[name], todayHere()) === 'berlaku' ? 'Lihat' : (ACTS[name] ?? 'Buka')}{' '}
              {STAFF_CONDITIONS[name].title.toLowerCase()}
            </Link>
          ) : (
            <Typography variant="body2">Dicatat petugas mutu</Typography>
          )
        }
      />
      <EvidenceList record={record} />
      <Signatures record={record} />
      {record.role === 'penguji' ? (
        <>
          <Witnessings record={record} />
          <Reviews record={record} />
        </>
      ) : null}
    </>
  )
}
