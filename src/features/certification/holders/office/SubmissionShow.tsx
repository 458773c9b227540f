import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import SendIcon from '@mui/icons-material/SendOutlined'
import { Alert, Box, Chip, Stack, Typography } from '@mui/material'
import { Show, useRedirect } from 'react-admin'
import { dayRange } from '../../../../lib/day.ts'
import { type Answer, officeUrl } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { ConfirmedDownload } from '../../../../office/export/ConfirmedDownload.tsx'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'

type Submission = Answer<'getMinistrySubmission'>

/** One submission: what is in it, its archive, and whether the ministry has it. */
export const SubmissionShow = () => (
  <Show actions={false}>
    <Submission />
  </Show>
)

function Submission() {
  const one = useWhole<'getMinistrySubmission'>('berkas')
  if (!one) return null
  const missing = one.jumlah - one.berkas
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Typography variant="h2">{dayRange(one.dari, one.sampai)}</Typography>
        <Chip
          size="small"
          color={one.sent_at ? 'primary' : 'warning'}
          label={one.sent_at ? 'Terkirim' : 'Belum terkirim'}
        />
      </Stack>
      <FactList
        items={[
          ['Sertifikat', `${one.jumlah}, ${one.kualifikasi ?? 'KTPA dan ATPA'}`],
          ['Berkas sertifikat', `${one.berkas} di dalam arsip`],
          ['Disusun', `${momentText(one.created_at)}, oleh ${one.created_by_name}`],
          ['Terkirim', one.sent_at ? `${momentText(one.sent_at)}, ditandai oleh ${one.sent_by_name}` : null],
          ['Catatan', one.catatan],
        ]}
      />
      {missing > 0 ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          {missing} sertifikat tidak mempunyai berkas di portal ini, misalnya karena berasal dari daftar lama. Nomornya
          disebut di manifes.
        </Alert>
      ) : null}
      <Typography sx={{ my: 2, maxWidth: '44rem' }}>
        Arsip berisi tabel dalam kolom kementerian, berkas sertifikat, dan manifes dengan panjang dan SHA-256 setiap
        berkas. NIK dan alamat termasuk; setiap unduhan dicatat di log audit.
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <ConfirmedDownload href={officeUrl('getMinistryArchive', { id: one.id })} label="Unduh arsip (ZIP)" />
        <ConfirmedDownload
          href={officeUrl('getMinistryArchive', { id: one.id, pemisah: ';' })}
          label="Arsip, tabel dengan titik koma"
        />
        {one.sent_at ? null : <Transitions one={one} />}
      </Stack>
    </Box>
  )
}

function Transitions({ one: { jumlah } }: { one: Submission }) {
  const redirect = useRedirect()
  return (
    <>
      <TransitionForm
        label="Tandai terkirim"
        icon={<SendIcon />}
        call="markMinistrySubmissionSent"
        weight="main"
        note={`${jumlah} sertifikat ini tercatat sudah sampai di kementerian; kiriman ini tidak dapat dibuang lagi.`}
        done="Kiriman ditandai terkirim."
      >
        <LongText
          source={inputOf<'markMinistrySubmissionSent'>()('catatan')}
          label="Catatan"
          helperText="Misalnya nomor surat pengantar atau tanda terima. Boleh kosong."
        />
      </TransitionForm>
      <TransitionButton
        label="Buang kiriman"
        icon={<DeleteIcon />}
        call="dropMinistrySubmission"
        weight="ending"
        question="Sertifikatnya dapat disusun lagi sesudah ini."
        done="Kiriman dibuang."
        then={() => redirect('list', 'kiriman-amdalnet')}
      />
    </>
  )
}
