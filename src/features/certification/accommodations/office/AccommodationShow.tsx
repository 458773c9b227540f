import CheckIcon from '@mui/icons-material/CheckOutlined'
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined'
import BlockIcon from '@mui/icons-material/NotInterestedOutlined'
import { Alert, Box, Link, Stack, Typography } from '@mui/material'
import { BooleanInput, SelectInput, Show } from 'react-admin'
import { bodyZone, dayIn } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { namedChoices } from '../../../../office/display/choices.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText, shortDay } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { NumberInput } from '../../../../office/inputs/NumberInput.tsx'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { officeTo } from '../../../../office-paths.ts'
import { STAGES } from '../../applications/rules.ts'
import { ACCOMMODATION_STATES, GIVEN_LABELS, MEASURE_LABELS, MOST_EXTRA_MINUTES, measureLines } from '../rules.ts'

type Request = Answer<'getAccommodation'>

const measure = inputOf<'grantAccommodation'>()
const refusal = inputOf<'refuseAccommodation'>()
const given = inputOf<'recordAccommodation'>()

/** What a candidate needs, what was decided, and what was given on the day. */
export const AccommodationShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const one = useWhole<'getAccommodation'>('permintaan')
  if (!one) return null
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        Kebutuhan khusus {one.nama}
      </Typography>
      <Transitions one={one} />
      <FactList
        items={[
          [
            'Permohonan',
            <Link key="permohonan" href={officeTo.show('permohonan', one.user_training_id)}>
              {one.nomor ?? one.skema}
            </Link>,
          ],
          ['Skema', one.skema],
          ['Tahap', STAGES[one.tahap].label],
          ['Tanggal uji', one.tanggal_uji ? shortDay(one.tanggal_uji) : 'Menyusul'],
          ['Diminta', momentText(one.asked_at)],
          ['Diputuskan paling lambat', one.batas ? shortDay(one.batas) : '-'],
          ['Keadaan', ACCOMMODATION_STATES[one.status]],
        ]}
      />
      <Part>Yang diminta, dengan kata-kata peserta</Part>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{one.permintaan || 'Ditarik.'}</Typography>
      <Typography variant="body2" color="text.secondary">
        Hanya peserta dan petugas verifikasi yang membacanya. Penguji membaca penyesuaiannya saja.
      </Typography>
      <Decision one={one} />
      <OnTheDay one={one} />
    </Box>
  )
}

function Decision({ one }: { one: Request }) {
  const { status, decided_at, decided_by_name, alasan } = one
  if (status === 'diminta' || status === 'ditarik' || decided_at === null) return null
  return (
    <>
      <Part>Putusan</Part>
      <Typography variant="body2" color="text.secondary">
        {momentText(decided_at)}, oleh {decided_by_name}
      </Typography>
      {status === 'ditolak' ? <Typography sx={{ whiteSpace: 'pre-line' }}>Ditolak: {alasan}</Typography> : null}
      <Measures one={one} />
    </>
  )
}

const Measures = ({ one }: { one: Request }) => (
  <Box component="ul" sx={{ mt: 0.5 }}>
    {measureLines(one).map((line) => (
      <li key={line}>{line}</li>
    ))}
  </Box>
)

function OnTheDay({ one: { pemberian, catatan, given_at, given_by_name } }: { one: Request }) {
  if (pemberian === null || given_at === null) return null
  return (
    <>
      <Part>Pada hari uji</Part>
      <Alert severity={pemberian === 'sesuai' ? 'success' : 'warning'}>
        {GIVEN_LABELS[pemberian]}. {catatan}
      </Alert>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {momentText(given_at)}, oleh {given_by_name}
      </Typography>
    </>
  )
}

function Transitions({ one }: { one: Request }) {
  const hasBegun = one.tanggal_uji !== null && one.tanggal_uji <= dayIn(bodyZone(), new Date())
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
      {one.status === 'diminta' ? <Decide one={one} /> : null}
      {hasBegun && (one.status === 'ditetapkan' || one.status === 'diberikan') ? <Give one={one} /> : null}
    </Stack>
  )
}

const Decide = ({ one }: { one: Request }) => (
  <>
    <TransitionForm
      label="Tetapkan penyesuaian"
      icon={<CheckIcon />}
      call="grantAccommodation"
      weight="main"
      note="Peserta diberi tahu melalui email. Penguji dan petugas pada hari uji membaca penyesuaian ini, bukan permintaannya."
      done="Penyesuaian ditetapkan."
      begin={{ tambahan_menit: one.tambahan_menit }}
    >
      <NumberInput
        source={measure('tambahan_menit')}
        label="Tambahan waktu (menit)"
        least={0}
        helperText={`0 sampai ${MOST_EXTRA_MINUTES} menit, untuk seluruh uji.`}
      />
      {(Object.keys(MEASURE_LABELS) as (keyof typeof MEASURE_LABELS)[]).map((name) => (
        <BooleanInput key={name} source={measure(name)} label={MEASURE_LABELS[name]} defaultValue={one[name]} />
      ))}
      <LongText
        source={measure('langkah_lain')}
        label="Penyesuaian lain"
        defaultValue={one.langkah_lain}
        helperText="Tulis langkahnya, bukan keadaan kesehatannya: penguji membacanya."
      />
    </TransitionForm>
    <TransitionForm
      label="Tolak"
      icon={<BlockIcon />}
      call="refuseAccommodation"
      weight="ending"
      note="Peserta diberi tahu, dan membaca alasannya pada halaman permohonannya."
      done="Permintaan ditolak."
    >
      <LongText source={refusal('alasan')} label="Alasan" isRequired helperText="Tampil kepada peserta." />
    </TransitionForm>
  </>
)

const Give = ({ one }: { one: Request }) => (
  <TransitionForm
    label={one.status === 'diberikan' ? 'Perbaiki catatan hari uji' : 'Catat pemberian'}
    icon={<FactCheckIcon />}
    call="recordAccommodation"
    weight={one.status === 'diberikan' ? 'other' : 'main'}
    note="Catat sejak pintu dibuka apa yang diterima peserta."
    done="Pemberian tercatat."
    begin={{ pemberian: one.pemberian ?? 'sesuai', catatan: one.catatan }}
  >
    <SelectInput source={given('pemberian')} label="Pemberian" choices={namedChoices(GIVEN_LABELS)} isRequired />
    <LongText
      source={given('catatan')}
      label="Catatan"
      helperText="Bila berbeda: apa yang diberikan dan mengapa. Jangan tulis keadaan kesehatan."
    />
  </TransitionForm>
)
