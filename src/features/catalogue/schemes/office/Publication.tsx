import ContentCopyIcon from '@mui/icons-material/ContentCopy'
import PublishIcon from '@mui/icons-material/PublishOutlined'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import { Alert, Box, Stack } from '@mui/material'
import { DateInput, useRecordContext, useRedirect } from 'react-admin'
import { bodyZone, dayIn, longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { momentText } from '../../../../office/display/moment.ts'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { isReviewOverdue } from '../publication-rules.ts'

type Version = Answer<'getSchemeVersion'>

const propose = inputOf<'proposeSchemeVersion'>()
const refuse = inputOf<'refuseSchemeVersion'>()

/** Publishes a draft: one person proposes it, another publishes it or says why not. */
export function PublicationActions() {
  const version = useRecordContext<Version>()
  const { permissions } = useMe()
  if (!version || version.published_at) return null
  if (version.proposed_at !== null) return <Proposed version={version} />
  return permissions.includes('konten') ? <Propose version={version} /> : null
}

/** Before the opening one person sets the portal up, and the version is published at once. */
function Propose({ version }: { version: Version }) {
  const isAlone = useMe().opened_at === null
  return (
    <TransitionForm
      label={isAlone ? 'Terbitkan' : 'Usulkan terbit'}
      icon={<PublishIcon />}
      call="proposeSchemeVersion"
      begin={{ tinjau_pada: null, dasar_hukum: version.dasar_hukum ?? '' }}
      note={`${
        isAlone
          ? 'Versi yang terbit tidak dapat diubah lagi.'
          : 'Orang kedua memeriksa lalu menerbitkannya; sesudah itu versi ini tidak dapat diubah lagi.'
      } Pastikan perubahan terakhir sudah disimpan.`}
      done={isAlone ? 'Versi ini terbit.' : 'Versi ini diusulkan untuk terbit.'}
    >
      <DateInput
        source={propose('tinjau_pada')}
        helperText="Paling lambat hari itu skema ditinjau kembali; sesudahnya meja kerja mengingatkan."
        isRequired
      />
      <LongText
        source={propose('dasar_hukum')}
        minRows={2}
        helperText="Peraturan atau standar yang menjadi dasar versi ini."
        isRequired
      />
    </TransitionForm>
  )
}

function Proposed({ version }: { version: Version }) {
  const { id, permissions } = useMe()
  const isOwn = id === version.proposed_by
  const mayDecide = permissions.includes('konten') || permissions.includes('keputusan')
  const { proposed_at, proposed_by_name, tinjau_pada, dasar_hukum } = version
  return (
    <Alert severity="info" sx={{ mb: 1 }}>
      <Box sx={{ mb: 1 }}>
        Diusulkan terbit oleh {proposed_by_name ?? '-'} {proposed_at ? momentText(proposed_at) : ''}. Ditinjau kembali
        paling lambat {tinjau_pada ? longDay(tinjau_pada) : '-'}. Dasar hukum: {(dasar_hukum ?? '-').replace(/\.$/, '')}
        . {isOwn ? 'Orang lain yang menerbitkannya.' : 'Periksa isinya, lalu terbitkan atau tolak.'} Menyimpan perubahan
        menarik usul ini.
      </Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {isOwn || !mayDecide ? null : (
          <TransitionButton
            label="Terbitkan"
            icon={<PublishIcon />}
            call="publishSchemeVersion"
            question="Versi yang terbit tidak dapat diubah lagi."
            done="Versi ini terbit."
          />
        )}
        {mayDecide ? (
          <TransitionForm
            label={isOwn ? 'Tarik usul' : 'Tolak usul'}
            icon={<UndoIcon />}
            call="refuseSchemeVersion"
            note="Versi ini menjadi draf lagi. Alasannya tampil pada riwayatnya."
            done={isOwn ? 'Usul ditarik.' : 'Usul ditolak.'}
          >
            <LongText source={refuse('alasan')} isRequired />
          </TransitionForm>
        ) : null}
      </Stack>
    </Alert>
  )
}

/** Begins the version after a published one, or opens the draft that is there. */
export function NextVersionButton() {
  const redirect = useRedirect()
  return (
    <TransitionButton
      label="Buat versi berikutnya"
      icon={<ContentCopyIcon />}
      call="draftNextSchemeVersion"
      question="Isi versi ini disalin menjadi draf baru. Bila draf sudah ada, draf itu yang dibuka."
      done="Draf versi berikutnya siap diubah."
      then={({ id }) => redirect('edit', 'versi-skema', id)}
    />
  )
}

/** Says that a published version is past its review date. */
export function ReviewNotice() {
  const version = useRecordContext<Version>()
  const today = dayIn(bodyZone(), new Date())
  if (!version?.tinjau_pada || !isReviewOverdue(version.tinjau_pada, today)) return null
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      Versi ini lewat tanggal peninjauannya, {longDay(version.tinjau_pada)}. Tinjau, lalu terbitkan versi berikutnya.
    </Alert>
  )
}
