import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined'
import DoneAllIcon from '@mui/icons-material/DoneAllOutlined'
import ForwardToInboxIcon from '@mui/icons-material/ForwardToInboxOutlined'
import { Alert, Stack, Typography } from '@mui/material'
import { DateInput, FormDataConsumer, ReferenceInput, SelectInput } from 'react-admin'
import type { Answer, Payload } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { namedChoices } from '../../../../office/display/choices.ts'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { needsPeriod, needsStaff, SELECTIONS, type Selection, selectionRefusals, tidySelection } from '../rules.ts'

type Incident = Answer<'getIncident'>

const choice = inputOf<'sendIncidentNotice'>()
const authority = inputOf<'recordAuthorityNotice'>()
const closing = inputOf<'closeIncident'>()

/** The steps of an incident in their order: letters, notice to the authority, closing. */
export function IncidentTransitions({ incident }: { incident: Incident }) {
  const { id, status, notified_at, authority_notified_at } = incident
  if (status === 'ditutup') return null
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TransitionForm
        label={notified_at ? 'Surati orang lain lagi' : 'Surati yang terdampak'}
        icon={<ForwardToInboxIcon />}
        call="sendIncidentNotice"
        note="Daftar orangnya dibekukan dan masing-masing menerima surat satu kali; yang sudah disurati tidak disurati lagi."
        done="Surat diantrekan dan dikirim dalam beberapa menit."
      >
        <SelectionInputs id={id} />
      </TransitionForm>
      <TransitionForm
        label={authority_notified_at ? 'Perbarui pemberitahuan lembaga' : 'Catat pemberitahuan lembaga'}
        icon={<AccountBalanceIcon />}
        call="recordAuthorityNotice"
        note="Cetak catatan insiden, sampaikan kepada lembaga pengawas, lalu catat di sini."
        done="Pemberitahuan kepada lembaga tercatat."
        begin={{ pemberitahuan_lembaga: incident.pemberitahuan_lembaga }}
      >
        <LongText
          source={authority('pemberitahuan_lembaga')}
          isRequired
          helperText="Nama lembaga, nomor surat, dan cara penyampaiannya."
        />
      </TransitionForm>
      {status === 'diberitahukan' ? (
        <TransitionForm
          label="Tutup insiden"
          icon={<DoneAllIcon />}
          call="closeIncident"
          note="Sesudah ditutup, catatan insiden tidak dapat diubah lagi."
          done="Insiden ditutup."
        >
          <LongText source={closing('pelajaran')} isRequired helperText="Apa yang diubah agar tidak terulang." />
        </TransitionForm>
      ) : null}
    </Stack>
  )
}

/** Returns the choice that the form holds so far; undefined while it is incomplete. */
function selectionIn(typed: Partial<Payload<'sendIncidentNotice'>>): Selection | undefined {
  const { pilihan, dari, sampai, staff_id } = typed
  if (!pilihan) return undefined
  const text = (value: unknown) => (value ? String(value) : null)
  const selection = { pilihan, dari: text(dari), sampai: text(sampai), staff_id: staff_id ? Number(staff_id) : null }
  return Object.keys(selectionRefusals(selection)).length > 0 ? undefined : tidySelection(selection)
}

const SelectionInputs = ({ id }: { id: number }) => (
  <>
    <SelectInput source={choice('pilihan')} choices={namedChoices(SELECTIONS)} fullWidth />
    <FormDataConsumer<Partial<Payload<'sendIncidentNotice'>>>>
      {({ formData: { pilihan, ...typed } }) => {
        if (!pilihan) return null
        const selection = selectionIn({ pilihan, ...typed })
        return (
          <>
            {needsStaff(pilihan) ? (
              <ReferenceInput source={choice('staff_id')} reference="staf" perPage={1000}>
                <SelectInput optionText="name" fullWidth />
              </ReferenceInput>
            ) : null}
            {needsPeriod(pilihan) ? (
              <>
                <DateInput source={choice('dari')} />
                <DateInput source={choice('sampai')} />
              </>
            ) : null}
            {selection ? <Preview id={id} selection={selection} /> : null}
          </>
        )
      }}
    </FormDataConsumer>
  </>
)

/** Shows whom a choice names; empty values are sent as '', as a query string has no null. */
function Preview({ id, selection: { pilihan, dari, sampai, staff_id } }: { id: number; selection: Selection }) {
  const asked = { id, pilihan, dari: dari ?? '', sampai: sampai ?? '', staff_id: staff_id ?? '' }
  return (
    <Waiting call="previewAffected" payload={asked}>
      {(found) => <Found {...found} />}
    </Waiting>
  )
}

const Found = ({ jumlah, sudah_disurati, tanpa_akun, ekspor, data }: Answer<'previewAffected'>) => (
  <Stack spacing={1}>
    <Typography sx={{ fontWeight: 700 }}>
      {jumlah} akun{sudah_disurati > 0 ? `, ${sudah_disurati} di antaranya sudah disurati` : ''}
    </Typography>
    {data.length > 0 ? (
      <Typography variant="body2">
        {data.map(({ nama }) => nama).join(', ')}
        {jumlah > data.length ? ', …' : ''}
      </Typography>
    ) : null}
    {tanpa_akun > 0 ? (
      <Alert severity="warning">{tanpa_akun} sertifikat tanpa akun: surati pemegangnya di luar portal.</Alert>
    ) : null}
    {ekspor > 0 ? (
      <Alert severity="warning">
        Petugas ini juga mengunduh daftar lengkap {ekspor} kali pada masa itu; pertimbangkan pilihan yang lebih luas.
      </Alert>
    ) : null}
  </Stack>
)
