import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturbOutlined'
import { Box, Chip, Stack, Typography } from '@mui/material'
import { Show } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { CheckedCase, type Leading } from '../../../../office/check/CheckedCase.tsx'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { PersonLink } from '../../../../office/display/PersonLink.tsx'
import { ReasonInput } from '../../../../office/inputs/ReasonInput.tsx'
import { QueuePlace } from '../../../../office/queue/QueuePlace.tsx'
import { QueueProvider } from '../../../../office/queue/QueueProvider.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { Evidence } from '../../files/office/parts/Evidence.tsx'
import { FILE_KINDS } from '../../files/rules.ts'
import { REPLACEMENTS } from './replacement-queue.ts'
import { REPLACEMENT_WORDS } from './replacement-words.ts'

type Replacement = Answer<'getDocumentReplacement'>

/** One document that its owner replaced: the new one, the former one, and the data that it should prove. */
export const ReplacementShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const made = useWhole<'getDocumentReplacement'>('berkas')
  if (!made) return null
  const waits = made.status === 'diajukan'
  return (
    <QueueProvider queue={REPLACEMENTS} id={made.id} waits={waits}>
      <CheckedCase
        key={`${made.id} ${made.version}`}
        head={<Head made={made} />}
        label="Dokumen"
        items={itemsOf(made)}
        isChecking={waits}
        reasons={{ kind: 'data' }}
        factsOf={() => <Written made={made} />}
        documentOf={({ berkas }) => <Evidence file={berkas ?? undefined} fills />}
        leadsTo={{
          fit: 'dokumen baru tetap berlaku, dan pemiliknya menerima kabar.',
          unfit: 'berkas yang lama berlaku lagi, dan pemiliknya menerima alasannya.',
        }}
        accept={(leading) => (waits ? <Accept {...leading} /> : null)}
        refuse={(leading, alasan) => (waits ? <Refuse {...leading} alasan={alasan} /> : null)}
      />
    </QueueProvider>
  )
}

/** The new one, which is looked at, and the one before. */
const itemsOf = ({ status, berkas, berkas_lama, catatan }: Replacement) => [
  {
    nama: 'Yang baru',
    status: status === 'diajukan' ? ('belum_diperiksa' as const) : null,
    keadaan: REPLACEMENT_WORDS[status],
    catatan,
    berkas,
  },
  {
    nama: 'Yang lama',
    status: null,
    keadaan: berkas_lama ? 'Sebelumnya' : 'Tidak ada',
    catatan: null,
    berkas: berkas_lama,
  },
]

const Head = ({ made: { user_id, nama, email, jenis, status, created_at, decided_at } }: { made: Replacement }) => (
  <>
    <Stack direction="row" useFlexGap sx={{ columnGap: 1, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography variant="h2">
        <PersonLink id={user_id}>{nama}</PersonLink>: {FILE_KINDS[jenis]}
      </Typography>
      <Chip size="small" color="primary" label={REPLACEMENT_WORDS[status]} />
      <Box sx={{ ml: { md: 'auto' } }}>
        <QueuePlace />
      </Box>
    </Stack>
    <Typography variant="body2" color="text.secondary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      {email} · diganti {momentText(created_at)}
      {decided_at ? ` · diperiksa ${momentText(decided_at)}` : ''}
    </Typography>
  </>
)

const Written = ({ made: { data_diri, alasan } }: { made: Replacement }) => (
  <FactList narrow items={[...data_diri.map(({ isian, isi }) => [isian, isi] as const), ['Alasan', alasan]]} />
)

const Accept = (leading: Leading) => (
  <TransitionButton
    {...leading}
    label="Nyatakan sesuai"
    icon={<CheckCircleIcon />}
    passesOn
    call="decideDocumentReplacement"
    question="Dokumen baru tetap berlaku dan pemiliknya menerima kabar."
    values={{ setuju: true, catatan: null }}
    done="Dokumen baru dinyatakan sesuai."
  />
)

const Refuse = ({ alasan, ...leading }: Leading & { alasan: string }) => (
  <TransitionForm
    {...leading}
    label="Nyatakan tidak sesuai"
    icon={<DoNotDisturbIcon />}
    passesOn
    call="decideDocumentReplacement"
    begin={{ catatan: alasan }}
    note="Berkas yang lama berlaku lagi dan pemiliknya menerima alasan ini."
    done="Dokumen baru dinyatakan tidak sesuai; yang lama berlaku lagi."
    values={{ setuju: false }}
  >
    <ReasonInput kind="data" source="catatan" />
  </TransitionForm>
)
