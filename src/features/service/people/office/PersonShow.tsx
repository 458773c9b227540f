import { Box, Chip, Stack, Typography } from '@mui/material'
import { Link, Show } from 'react-admin'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { stateTone } from '../../../../office/display/state-tones.ts'
import { listLink } from '../../../../office/screens/list-link.ts'
import { useMe } from '../../../../office/session/me-context.ts'
import { ROLE_WORDS } from '../../../platform/staff/rules.ts'
import { TwoFactorReset } from '../../../platform/two-factor-resets/office/parts/TwoFactorReset.tsx'
import { PersonRows } from './PersonRows.tsx'
import { PersonStory } from './PersonStory.tsx'
import {
  certificateRows,
  dutyRows,
  invoiceRows,
  letterRows,
  messageRows,
  type Person,
  personApplications,
  securityRows,
} from './person-rows.ts'
import { ACCOUNT_STATES } from './person-words.ts'
import { SentData } from './SentData.tsx'

/** Everything about one person that the reader works with. */
export const PersonShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

const TWO_COLUMNS = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
}

/** The history beside the sections, or above them where there is no room: letters are many. */
const BESIDE = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
  alignItems: 'start',
}

function Matter() {
  const person = useWhole<'getPerson'>('data_lengkap')
  const { permissions } = useMe()
  if (!person) return null
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {person.nama}
        </Typography>
        <Chip size="small" color={stateTone(person.status)} label={ACCOUNT_STATES[person.status]} />
      </Stack>
      <Account person={person} />
      {person.masuk ? <TwoFactorReset masuk={person.masuk} /> : null}
      {permissions.includes('verifikasi') ? <SentData id={person.id} isSent={person.data_lengkap} /> : null}
      <Box sx={BESIDE}>
        <Box sx={{ order: { lg: 1 }, minWidth: 0 }}>
          <PersonStory key={person.id} id={person.id} />
        </Box>
        <Box sx={TWO_COLUMNS}>
          <PersonRows title="Permohonan" rows={personApplications(person)} none="Belum ada permohonan." />
          <PersonRows title="Sertifikat" rows={certificateRows(person)} none="Belum ada sertifikat." />
          <PersonRows title="Invoice" rows={invoiceRows(person)} none="Belum ada invoice." />
          <PersonRows title="Kewajiban tahunan" rows={dutyRows(person)} none="Belum ada tahun sertifikat." />
          <PersonRows title="Surat" rows={letterRows(person)} none="Belum ada surat." />
          <PersonRows title="Pesan singkat" rows={messageRows(person)} none="Belum ada pesan singkat." />
          <PersonRows
            title="Keamanan akun"
            rows={securityRows(person)}
            none="Belum ada kejadian."
            more={<AllEvents id={person.id} />}
          />
        </Box>
      </Box>
    </Box>
  )
}

const AllEvents = ({ id }: { id: number }) => (
  <Typography sx={{ mt: 1 }}>
    <Link to={listLink('catatan-keamanan', { user_id: id })}>Semua kejadian akun ini</Link>
  </Typography>
)

const Account = ({ person: { email, role, created_at, masuk } }: { person: Person }) => (
  <FactList
    items={[
      ...(email === null ? [] : [['Email', email] as const]),
      ['Peran', ROLE_WORDS[role]],
      ['Akun sejak', momentText(created_at)],
      ...(masuk === null
        ? []
        : [
            ['Verifikasi dua langkah', masuk.two_factor ? 'Aktif' : 'Tidak aktif'] as const,
            ['Terakhir terlihat', masuk.last_seen_at && momentText(masuk.last_seen_at)] as const,
          ]),
    ]}
  />
)
