import AddIcon from '@mui/icons-material/Add'
import { Button, Chip } from '@mui/material'
import { Show } from 'react-admin'
import { Link } from 'react-router'
import type { Permission } from '../../../../access.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { PERMISSION_NAMES } from '../../../platform/staff/rules.ts'
import { ExaminerTransitions } from '../../examiner-monitoring/office/parts/ExaminerTransitions.tsx'
import { ExaminerYear } from '../../examiner-monitoring/office/parts/ExaminerYear.tsx'
import { lacksOf, RECORD_STATES, validitiesOf } from '../rules.ts'
import {
  Conditions,
  EvidenceList,
  Reviews,
  Signatures,
  type StaffRecord,
  todayHere,
  Witnessings,
} from './RecordParts.tsx'

export const RECORD_TONES = { kurang: 'error', segera: 'warning', lengkap: 'success' } as const

/** What somebody does, in words: their role, or the work of their permissions. */
export const dutyWords = ({ role, permissions }: Pick<StaffRecord, 'role' | 'permissions'>): string =>
  role === 'penguji'
    ? 'Penguji'
    : permissions.map((one) => PERMISSION_NAMES[one as Permission] ?? one).join('; ') || 'Administrator tanpa izin'

/** Everything that is kept of one of the staff, and what is lacking. */
export const StaffRecordPage = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const record = useWhole<'getStaffRecord'>('bukti')
  if (!record) return null
  const { id, name, role, keadaan } = record
  const lacks = lacksOf({ ...record, validities: validitiesOf(record) }, todayHere())
  const isExaminer = role === 'penguji'
  return (
    <RecordPage
      title={name}
      marks={<Chip size="small" color={RECORD_TONES[keadaan]} label={RECORD_STATES[keadaan]} />}
      history={false}
      editable={false}
      actions={
        <>
          <Button
            component={Link}
            to={`/bukti-kompetensi/create?petugas=${id}`}
            variant="outlined"
            size="small"
            startIcon={<AddIcon />}
          >
            Tambah bukti
          </Button>
          {isExaminer ? <ExaminerTransitions record={record} /> : null}
        </>
      }
    >
      <FactList
        items={[
          ['Tugas', dutyWords(record)],
          ['Email', record.email],
          ['Kurang', lacks.join(', ') || 'Tidak ada'],
        ]}
      />
      <Conditions record={record} />
      <EvidenceList record={record} linked />
      <Signatures record={record} />
      {isExaminer ? (
        <>
          <ExaminerYear id={id} />
          <Witnessings record={record} />
          <Reviews record={record} />
        </>
      ) : null}
    </RecordPage>
  )
}
