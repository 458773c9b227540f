import StopIcon from '@mui/icons-material/BlockOutlined'
import { Chip, Link, Typography } from '@mui/material'
import { DateInput, SelectInput, Show } from 'react-admin'
import { useSearchParams } from 'react-router'
import { longDay } from '../../../../lib/day.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { namedChoices } from '../../../../office/display/choices.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { PrivateFileInput } from '../../../../office/inputs/PrivateFileInput.tsx'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { own } from '../../../../own-paths.ts'
import { doneWords } from '../../quality/office/parts/by.ts'
import { OwnerInput } from '../../quality/office/parts/OwnerInput.tsx'
import { EVIDENCE_SORTS, EVIDENCE_STATES } from '../rules.ts'

const input = inputOf<'createCompetenceEvidence'>()
const end = inputOf<'endCompetenceEvidence'>()
const SORTS = namedChoices(EVIDENCE_SORTS)

/** Staff are few: one page holds them all. */
const ALL_STAFF = { perPage: 1000, sort: 'name' } as const

export const EvidenceInputs = () => (
  <>
    <Waiting call="listStaffRecord" payload={ALL_STAFF}>
      {({ data }) => <SelectInput source={input('user_id')} choices={data} optionText="name" isRequired />}
    </Waiting>
    <SelectInput source={input('jenis')} choices={SORTS} isRequired />
    <Text source={input('judul')} isRequired helperText="Misalnya: Pelatihan asesor kompetensi." />
    <DateInput source={input('tanggal')} isRequired helperText="Hari pada dokumennya." />
    <DateInput source={input('berlaku_sampai')} helperText="Kosongkan bila tidak berakhir." />
    <PrivateFileInput source={input('file_id')} label="Berkas" jenis="bukti_kompetensi" />
    <OwnerInput source={input('owner_id')} helperText="Mengingatkan petugasnya sebelum bukti ini berakhir." />
  </>
)

export function EvidenceCreate() {
  const { id: owner_id } = useMe()
  const [query] = useSearchParams()
  const user_id = Number(query.get('petugas')) || null
  return (
    <OfficeCreate<'createCompetenceEvidence'> start={{ owner_id, user_id }} then="show">
      <EvidenceInputs />
    </OfficeCreate>
  )
}

/** A piece of evidence with its file. */
export const EvidencePage = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const one = useWhole<'getCompetenceEvidence'>('file_id')
  if (!one) return null
  const { status, judul, berlaku_sampai } = one
  return (
    <RecordPage
      title={judul}
      marks={<Chip size="small" color={status === 'berlaku' ? 'success' : 'default'} label={EVIDENCE_STATES[status]} />}
      editable={status === 'berlaku'}
      actions={
        status === 'berlaku' ? (
          <TransitionForm
            label="Tidak dipakai lagi"
            icon={<StopIcon />}
            call="endCompetenceEvidence"
            note="Berkasnya tetap tersimpan, tetapi tidak dihitung lagi sebagai bukti."
            done="Bukti tidak dipakai lagi."
          >
            <LongText source={end('alasan')} label="Alasan" isRequired />
          </TransitionForm>
        ) : null
      }
    >
      <FactList
        items={[
          ['Petugas', one.staff_name],
          ['Jenis', EVIDENCE_SORTS[one.jenis]],
          ['Tanggal', longDay(one.tanggal)],
          ['Berlaku sampai', berlaku_sampai ? longDay(berlaku_sampai) : 'Tidak berakhir'],
          ['Penanggung jawab', one.owner_name],
          ['Dicatat', doneWords(one.created_at, one.created_by_name)],
        ]}
      />
      <Typography sx={{ mt: 2 }}>
        <Link href={own.file(one.file_id)} target="_blank" rel="noopener">
          {one.file_name ?? 'Berkas'} (tab baru)
        </Link>
      </Typography>
    </RecordPage>
  )
}
