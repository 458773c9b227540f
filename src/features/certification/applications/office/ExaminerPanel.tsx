import LinkIcon from '@mui/icons-material/LinkOutlined'
import PersonAddIcon from '@mui/icons-material/PersonAddOutlined'
import PersonRemoveIcon from '@mui/icons-material/PersonRemoveOutlined'
import { Alert, Box, Chip, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { RecordContextProvider, ResourceContextProvider, SelectInput } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { namedChoices } from '../../../../office/display/choices.ts'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { type ASSIGNMENT_STATES, CONFLICT_KINDS, isAssignable } from '../../examination/rules.ts'

type Assignments = Answer<'getAssignments'>
type Assignment = Assignments['penugasan'][number]
type Possible = Assignments['calon'][number]

const STATES: Record<(typeof ASSIGNMENT_STATES)[number], string> = {
  ditawarkan: 'Menunggu jawaban',
  diterima: 'Diterima',
  ditolak: 'Ditolak',
  dicabut: 'Dicabut',
}
const KINDS = namedChoices(CONFLICT_KINDS)
const withdrawal = inputOf<'withdrawAssignment'>()
const conflict = inputOf<'declareConflict'>()

const stands = ({ status }: Assignment): boolean => status === 'ditawarkan' || status === 'diterima'

/** Shows who examines this candidate, who could, and what stands against the others. */
export function ExaminerPanel({ application }: { application: Answer<'getOfficeApplication'> }) {
  const { permissions } = useMe()
  const mayAssign = permissions.includes('verifikasi')
  return (
    <Waiting key={application.tahap} call="getAssignments" payload={{ id: application.id }}>
      {(known, again) => (
        <Box sx={{ maxWidth: '52rem' }}>
          {known.hubungan_peserta ? (
            <Alert severity="warning" sx={{ mb: 2 }}>
              Peserta menyatakan hubungan dengan penguji: {known.hubungan_peserta}
            </Alert>
          ) : null}
          <Needed known={known} />
          <Part>Ditugaskan</Part>
          {known.penugasan.length === 0 ? <Typography>Belum ada penguji.</Typography> : null}
          <Rows>
            {known.penugasan.map((assignment) => (
              <Assigned key={assignment.id} assignment={assignment} may={mayAssign} again={again} />
            ))}
          </Rows>
          {mayAssign ? <Others known={known} again={again} /> : null}
        </Box>
      )}
    </Waiting>
  )
}

const isOpen = ({ tahap }: Assignments): boolean => isAssignable(tahap)

function Needed({ known }: { known: Assignments }) {
  if (!isOpen(known)) return <Alert severity="info">Penguji ditugaskan setelah peserta terjadwal.</Alert>
  if (known.kurang === 0) return null
  return <Alert severity="info">Masih perlu {known.kurang} penguji.</Alert>
}

const Rows = ({ children }: { children: ReactNode }) => (
  <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
    {children}
  </Stack>
)

interface AssignedProps {
  assignment: Assignment
  may: boolean
  again: () => void
}

function Assigned({ assignment, may, again }: AssignedProps) {
  const { nama, status, assigned_at, alasan, locked_at } = assignment
  return (
    <Stack component="li" direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography sx={{ fontWeight: 600 }}>{nama}</Typography>
      <Chip size="small" label={locked_at ? 'Penilaian dikunci' : STATES[status]} />
      <Typography variant="body2" color="text.secondary">
        {momentText(assigned_at)}
        {alasan ? `. Alasan: ${alasan}` : ''}
      </Typography>
      {may && stands(assignment) && !locked_at ? (
        <ResourceContextProvider value="penugasan">
          <RecordContextProvider value={assignment}>
            <TransitionForm
              label="Cabut"
              icon={<PersonRemoveIcon />}
              call="withdrawAssignment"
              note={`Penugasan ${nama} dicabut, dan ia diberi tahu alasan ini.`}
              done="Penugasan dicabut."
              then={again}
            >
              <LongText source={withdrawal('alasan')} label="Alasan" isRequired />
            </TransitionForm>
          </RecordContextProvider>
        </ResourceContextProvider>
      ) : null}
    </Stack>
  )
}

/** Everybody, the best first, each with the reasons. */
function Others({ known, again }: { known: Assignments; again: () => void }) {
  const { calon, penugasan } = known
  const examiners = [...penugasan.filter(stands), ...calon].map(({ examiner_id, nama }) => ({
    id: examiner_id,
    name: nama,
  }))
  return (
    <>
      <Part>Calon penguji</Part>
      <Rows>
        {calon.map((possible) => (
          <PossibleRow key={possible.examiner_id} possible={possible} isOpen={isOpen(known)} again={again} />
        ))}
      </Rows>
      <Box sx={{ mt: 3 }}>
        <TransitionForm
          label="Catat hubungan"
          icon={<LinkIcon />}
          call="declareConflict"
          note="Penguji yang mempunyai hubungan dengan peserta tidak dapat ditugaskan kepadanya; penugasannya sekarang dicabut."
          done="Hubungan dicatat."
          then={again}
        >
          <SelectInput source={conflict('examiner_id')} label="Penguji" choices={examiners} isRequired fullWidth />
          <SelectInput source={conflict('jenis')} label="Jenis hubungan" choices={KINDS} isRequired fullWidth />
          <LongText source={conflict('keterangan')} label="Keterangan" isRequired />
        </TransitionForm>
      </Box>
    </>
  )
}

interface PossibleProps {
  possible: Possible
  isOpen: boolean
  again: () => void
}

function PossibleRow({ possible, isOpen: canAssign, again }: PossibleProps) {
  const { examiner_id, nama, keahlian, berlaku_sampai, halangan, alasan, diusulkan } = possible
  const isFree = halangan.length === 0
  return (
    <Stack component="li" direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Typography color={isFree ? 'text.primary' : 'text.secondary'}>
          {nama} {diusulkan ? <Chip size="small" color="success" label="Diusulkan" /> : null}
        </Typography>
        <Typography variant="body2">{[...halangan, ...alasan].join(' ')}</Typography>
        <Typography variant="body2" color="text.secondary">
          {[keahlian.join(', '), berlaku_sampai ? `berlaku sampai ${longDay(berlaku_sampai)}` : '']
            .filter(Boolean)
            .join('; ')}
        </Typography>
      </Box>
      {isFree && canAssign ? (
        <TransitionButton
          label="Tugaskan"
          icon={<PersonAddIcon />}
          call="assignExaminer"
          values={{ examiner_id }}
          question={`${nama} diberi tahu melalui email dan menjawab penugasan ini.`}
          done={`${nama} ditugaskan.`}
          then={again}
        />
      ) : null}
    </Stack>
  )
}
