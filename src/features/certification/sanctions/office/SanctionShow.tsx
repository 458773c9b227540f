import { Alert, Box, Chip, Link, Stack, Typography } from '@mui/material'
import { Show } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import { type Answer, officeUrl } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { officeTo } from '../../../../office-paths.ts'
import { EvidenceLink } from '../../../platform/files/office/parts/EvidenceLink.tsx'
import { SANCTION_KINDS, SANCTION_REASONS, SANCTION_STATES } from '../rules.ts'
import { RestorationTasks } from './RestorationTasks.tsx'
import { SanctionTransitions } from './SanctionTransitions.tsx'

type Sanction = Answer<'getSanction'>

/** One case: the charge, the holder's answer, what was decided, what may be done. */
export const SanctionShow = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const sanction = useWhole<'getSanction'>('can')
  if (!sanction) return null
  const { nomor, jenis, status, uraian, halangan, tugas } = sanction
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 }, maxWidth: '60rem' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Typography variant="h2">
          {SANCTION_KINDS[jenis]}
          {nomor ? `, ${nomor}` : ''}
        </Typography>
        <Chip size="small" color="primary" label={SANCTION_STATES[status]} />
      </Stack>
      <Facts sanction={sanction} />
      <OnPaper sanction={sanction} />
      {halangan ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          Anda belum dapat menjatuhkannya: {halangan}
        </Alert>
      ) : null}
      <Box sx={{ my: 2 }}>
        <SanctionTransitions sanction={sanction} />
      </Box>
      <Part>Uraian</Part>
      <Words>{uraian === '' ? 'Belum ditulis.' : uraian}</Words>
      <HolderAnswer sanction={sanction} />
      <Ruling sanction={sanction} />
      {tugas.length > 0 ? (
        <>
          <Part>Tugas sebelum dipulihkan</Part>
          <RestorationTasks sanction={sanction} />
          {sanction.can.tugas ? (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
              Pemulihan dilakukan di{' '}
              <Link href={officeTo.show('sertifikat', sanction.certificate_id)}>halaman sertifikatnya</Link>.
            </Typography>
          ) : null}
        </>
      ) : null}
    </Box>
  )
}

/** Warns that a holder without an account gets no letter by mail. */
function OnPaper({ sanction: { id, punya_akun, notified_at } }: { sanction: Sanction }) {
  if (punya_akun) return null
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      Pemegang ini tidak punya akun; sampaikan surat secara tertulis.{' '}
      {notified_at ? (
        <Link href={officeUrl('getSanctionLetter', { id })} target="_blank" rel="noopener">
          Cetak surat (PDF, tab baru)
        </Link>
      ) : (
        'Suratnya dapat dicetak sesudah rencana diberitahukan.'
      )}
    </Alert>
  )
}

const Words = ({ children }: { children: string }) => (
  <Typography sx={{ whiteSpace: 'pre-line' }}>{children}</Typography>
)

const by = (at: string | null, person: string | null): string => (at ? `${momentText(at)}, ${person ?? ''}` : '-')

function Facts({ sanction }: { sanction: Sanction }) {
  const { certificate_id, no_sertifikasi, nama, status_sertifikat, frozen_until, valid_until } = sanction
  return (
    <FactList
      items={[
        ['Pemegang', <strong key="nama">{nama}</strong>],
        [
          'Sertifikat',
          <Link key="sertifikat" href={officeTo.show('sertifikat', certificate_id)}>
            {no_sertifikasi}
          </Link>,
        ],
        [
          'Keadaan sertifikat',
          frozen_until ? `${status_sertifikat}, paling lama sampai ${longDay(frozen_until)}` : status_sertifikat,
        ],
        ['Berlaku sampai', longDay(valid_until)],
        ['Alasan', SANCTION_REASONS[sanction.alasan]],
        ['Diusulkan', by(sanction.opened_at, sanction.opened_by_name ?? 'oleh sistem, untuk dinilai petugas')],
        ['Diberitahukan', by(sanction.notified_at, sanction.notified_by_name)],
        ['Batas jawaban', sanction.answer_due && momentText(sanction.answer_due)],
        ['Diputus', by(sanction.decided_at, sanction.decided_by_name)],
        ['Batas banding', sanction.appeal_due && momentText(sanction.appeal_due)],
      ]}
    />
  )
}

function HolderAnswer({ sanction: { notified_at, jawaban, berkas, answered_at } }: { sanction: Sanction }) {
  if (!notified_at) return null
  return (
    <>
      <Part>Jawaban pemegang</Part>
      <Words>{jawaban ?? 'Belum ada jawaban.'}</Words>
      {berkas ? <EvidenceLink berkas={[berkas]} id={berkas.id} /> : null}
      {answered_at ? <Typography color="text.secondary">{momentText(answered_at)}</Typography> : null}
    </>
  )
}

const APPEALED = { diajukan: 'sedang diperiksa', diterima: 'dikabulkan panel', ditolak: 'ditolak panel' } as const

function Ruling({ sanction: { putusan, banding } }: { sanction: Sanction }) {
  if (!putusan) return null
  return (
    <>
      <Part>Putusan</Part>
      <Words>{putusan}</Words>
      {banding ? (
        <>
          <Part>Banding</Part>
          <Words>{`${banding.nomor}: ${APPEALED[banding.status]}.`}</Words>
          {banding.putusan ? <Words>{banding.putusan}</Words> : null}
        </>
      ) : null}
    </>
  )
}
