import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturbOutlined'
import { Alert, Box, Typography } from '@mui/material'
import { Show } from 'react-admin'
import { ActionBar } from '../../../../office/ActionBar.tsx'
import type { Answer } from '../../../../office/client.ts'
import { FactList } from '../../../../office/FactList.tsx'
import { inputOf } from '../../../../office/fields.ts'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { momentText } from '../../../../office/moment.ts'
import { QueuePlace } from '../../../../office/queue/QueuePlace.tsx'
import { QueueProvider } from '../../../../office/queue/QueueProvider.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { useWhole } from '../../../../office/use-whole.ts'
import { Evidence } from '../../files/office/parts/Evidence.tsx'
import { FILE_KINDS } from '../../files/rules.ts'
import { REPLACEMENTS } from './replacement-queue.ts'
import { REPLACEMENT_WORDS } from './replacement-words.ts'

const input = inputOf<'decideDocumentReplacement'>()

/** One document that its owner replaced: the former file beside the new one. */
export const ReplacementShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const made = useWhole<'getDocumentReplacement'>('berkas')
  if (!made) return null
  return (
    <QueueProvider queue={REPLACEMENTS} id={made.id} waits={made.status === 'diajukan'}>
      <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
        <QueuePlace />
        <FactList
          items={[
            ['Nama', made.nama],
            ['Email', made.email],
            ['Dokumen', FILE_KINDS[made.jenis]],
            ['Diganti', momentText(made.created_at)],
            ['Alasan', made.alasan],
            ['Keadaan', REPLACEMENT_WORDS[made.status]],
            ['Diperiksa', made.decided_at && momentText(made.decided_at)],
            ['Catatan petugas', made.catatan],
          ]}
        />
        {made.status === 'diajukan' && <Decide />}
        <Box
          sx={{
            mt: 3,
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Side title="Yang lama" file={made.berkas_lama} />
          <Side title="Yang baru" file={made.berkas} />
        </Box>
      </Box>
    </QueueProvider>
  )
}

function Side({ title, file }: { title: string; file: Answer<'getDocumentReplacement'>['berkas'] }) {
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      {file ? <Evidence file={file} /> : <Alert severity="info">Sebelumnya tidak ada berkas.</Alert>}
    </Box>
  )
}

const Decide = () => (
  <ActionBar>
    <TransitionButton
      label="Sesuai"
      icon={<CheckCircleIcon />}
      weight="main"
      passesOn
      call="decideDocumentReplacement"
      question="Dokumen baru tetap berlaku dan pemiliknya menerima kabar."
      values={{ setuju: true, catatan: null }}
      done="Dokumen baru dinyatakan sesuai."
    />
    <TransitionForm
      label="Tidak sesuai"
      icon={<DoNotDisturbIcon />}
      passesOn
      call="decideDocumentReplacement"
      note="Berkas yang lama berlaku lagi dan pemiliknya menerima alasan ini."
      done="Dokumen baru dinyatakan tidak sesuai; yang lama berlaku lagi."
      values={{ setuju: false }}
    >
      <LongText source={input('catatan')} isRequired />
    </TransitionForm>
  </ActionBar>
)
