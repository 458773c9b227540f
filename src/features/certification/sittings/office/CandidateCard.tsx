import DevicesIcon from '@mui/icons-material/DevicesOutlined'
import { Alert, Box, Button, Card, Checkbox, Chip, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { bodyZone, clockIn } from '../../../../lib/day.ts'
import { office } from '../../../../office/calls/client.ts'
import { SITTING_STATES, type SittingState } from '../state-rules.ts'
import { SittingLog } from './SittingLog.tsx'
import type { DeskCandidate } from './use-desk.ts'

const TONES = { siap: 'info', berjalan: 'success', dijeda: 'warning', berakhir: 'warning', ditutup: 'default' } as const

interface Props {
  candidate: DeskCandidate
  /** The schedule. */
  exam: number
  isChosen: boolean
  choose: (sittings: readonly number[], isChosen: boolean) => void
  isAway: boolean
  again: () => void
}

/** A candidate at the screen: how far they are, what stands out, and a device that waits. */
export function CandidateCard({ candidate, exam, isChosen, choose, isAway, again }: Props) {
  const { nama, nomor, kursi, pengerjaan_id, status } = candidate
  return (
    <Card component="li" variant="outlined" sx={{ p: 1.5, overflowWrap: 'anywhere' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h3" sx={{ fontWeight: 700 }}>
            {nama}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {[nomor, kursi && `kursi ${kursi}`].filter(Boolean).join(', ')}
          </Typography>
        </Box>
        {pengerjaan_id === null ? null : (
          <Checkbox
            checked={isChosen}
            onChange={(_event, now) => choose([pengerjaan_id], now)}
            slotProps={{ input: { 'aria-label': `Pilih ${nama}` } }}
          />
        )}
      </Stack>
      <Chip size="small" sx={{ my: 0.5 }} color={status ? TONES[status] : 'default'} label={stateWords(candidate)} />
      <Facts candidate={candidate} />
      <WaitingDevice candidate={candidate} exam={exam} isAway={isAway} again={again} />
      {pengerjaan_id === null ? null : <SittingLog exam={exam} candidate={candidate} disabled={isAway} />}
    </Card>
  )
}

function stateWords({ status, attended_at, kode }: DeskCandidate): string {
  if (status) return SITTING_STATES[status]
  if (kode === null) return 'Belum ada lembar'
  return attended_at ? 'Hadir, perangkat belum siap' : 'Belum hadir'
}

const HAS_TIME: readonly SittingState[] = ['siap', 'berjalan', 'dijeda']

/** '72 menit', and to the second when it is short. */
function timeWords(seconds: number): string {
  if (seconds >= 600) return `${Math.floor(seconds / 60)} menit`
  return `${Math.floor(seconds / 60)} menit ${String(seconds % 60).padStart(2, '0')} detik`
}

function Facts({ candidate }: { candidate: DeskCandidate }) {
  const { status, sisa_detik, tambahan_menit, detik_jeda, terjawab, butir, tanpa_kabar_sejak, kejadian, ditolak } =
    candidate
  if (status === null) return null
  const happenings = [
    kejadian > 0 ? `${kejadian} kejadian perangkat` : '',
    ditolak > 0 ? `${ditolak} isian tidak dihitung` : '',
  ].filter(Boolean)
  return (
    <>
      <Typography variant="body2">
        {terjawab} dari {butir} terjawab
        {sisa_detik !== null && HAS_TIME.includes(status) ? `, sisa ${timeWords(sisa_detik)}` : ''}
        {tambahan_menit > 0 ? `, ditambah ${tambahan_menit} menit` : ''}
        {detik_jeda >= 60 ? `, jeda ${Math.floor(detik_jeda / 60)} menit` : ''}
      </Typography>
      {tanpa_kabar_sejak ? (
        <Typography variant="body2" sx={{ fontWeight: 700, color: 'warning.main' }}>
          Tanpa kabar sejak {clockIn(bodyZone(), new Date(tanpa_kabar_sejak))}
        </Typography>
      ) : null}
      {happenings.length > 0 ? <Typography variant="body2">{happenings.join(', ')}</Typography> : null}
    </>
  )
}

/** A second device asks to go on in the place of the first; only the invigilator can say whose it is. */
function WaitingDevice({ candidate, exam, isAway, again }: Pick<Props, 'candidate' | 'exam' | 'isAway' | 'again'>) {
  const { nama, pengerjaan_id, perangkat_menunggu: device, perangkat_nama } = candidate
  const [busy, setBusy] = useState(false)
  const notify = useNotify()
  if (!device || pengerjaan_id === null) return null

  async function answer(langkah: 'izinkan' | 'tolak'): Promise<void> {
    setBusy(true)
    try {
      await office.allowDevice({
        ...{ id: exam, pengerjaan_id: pengerjaan_id ?? 0, perangkat_id: device?.id ?? 0, langkah },
      })
      notify(langkah === 'izinkan' ? `Perangkat baru ${nama} diizinkan.` : `Perangkat ${nama} ditolak.`, {
        type: 'success',
      })
    } catch (error) {
      notify(String((error as Error).message), { type: 'warning' })
    } finally {
      setBusy(false)
      again()
    }
  }

  return (
    <Alert severity="warning" icon={<DevicesIcon />} sx={{ my: 1, px: 1 }}>
      <Typography variant="body2">
        {device.nama} menunggu sejak {clockIn(bodyZone(), new Date(device.asked_at))}.
        {perangkat_nama ? ` Bila diizinkan, ${perangkat_nama} tidak dapat dipakai lagi.` : ''}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={busy || isAway} onClick={() => void answer('izinkan')}>
          Izinkan perangkat ini
        </Button>
        <Button variant="outlined" disabled={busy || isAway} onClick={() => void answer('tolak')}>
          Tolak
        </Button>
      </Stack>
    </Alert>
  )
}
