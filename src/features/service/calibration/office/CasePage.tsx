import CloseIcon from '@mui/icons-material/LockOutlined'
import OpenIcon from '@mui/icons-material/PlayArrowOutlined'
import { Alert, Box, Chip, Link, Typography } from '@mui/material'
import { Show } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { Part } from '../../../../office/display/Part.tsx'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { doneWords } from '../../quality/office/parts/by.ts'
import { Words } from '../../quality/office/parts/Words.tsx'
import { measureOf } from '../agreement-rules.ts'
import { CASE_STATES, nextCase, SCORING_FORMS } from '../rules.ts'
import { measureWords } from './parts/measure-words.ts'

type Case = Answer<'getCalibrationCase'>

export const CASE_TONES = { rancangan: 'default', terbuka: 'info', ditutup: 'success' } as const

/** A case of calibration with its reference, and how each examiner scored beside it. */
export const CasePage = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const one = useWhole<'getCalibrationCase'>('penilaian')
  if (!one) return null
  const { status, judul, bentuk, toleransi, kriteria } = one
  return (
    <RecordPage
      title={judul}
      marks={<Chip size="small" color={CASE_TONES[status]} label={CASE_STATES[status]} />}
      actions={<Actions key="langkah" one={one} />}
      editable={status === 'rancangan'}
    >
      <FactList
        items={[
          ['Dinilai sampai', longDay(one.batas)],
          ['Cara menilai', SCORING_FORMS[bentuk]],
          ['Toleransi', bentuk === 'unit' ? 'Harus sama' : `${toleransi}% dari poin penuh`],
          ['Penanggung jawab', one.owner_name],
          ['Dibuat', doneWords(one.created_at, one.created_by_name)],
        ]}
      />
      <Words title="Kasus" words={one.kasus} />
      <Part>Kriteria dan acuan</Part>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {kriteria.map(({ uraian, poin, acuan }) => (
          <Typography component="li" key={uraian} sx={{ overflowWrap: 'anywhere' }}>
            {uraian}: {bentuk === 'unit' ? findingWords(acuan) : `acuan ${acuan} dari ${poin}`}
          </Typography>
        ))}
      </Box>
      <Part>Penilaian</Part>
      <Scorings one={one} />
    </RecordPage>
  )
}

/** What a score of a unit says. */
export const findingWords = (skor: number): string => (skor === 1 ? 'kompeten' : 'belum kompeten')

function Scorings({ one: { penilaian, kriteria, toleransi } }: { one: Case }) {
  if (penilaian.length === 0) return <Typography>Belum ada penguji yang menilai.</Typography>
  return (
    <Box component="ul" sx={{ m: 0, pl: 3 }}>
      {penilaian.map(({ user_id, name, skor }) => {
        const pairs = kriteria.map(({ poin, acuan }, at) => ({ poin, acuan, skor: skor[at] ?? 0 }))
        return (
          <Typography component="li" key={user_id} sx={{ overflowWrap: 'anywhere' }}>
            <Link component={RouterLink} to={`/catatan-petugas/${user_id}/show`}>
              {name}
            </Link>
            : {measureWords(measureOf(pairs, toleransi))}
          </Typography>
        )
      })}
    </Box>
  )
}

function Actions({ one }: { one: Case }) {
  if ('next' in nextCase('open', one)) {
    return (
      <TransitionButton
        label="Buka bagi penguji"
        icon={<OpenIcon />}
        call="openCalibrationCase"
        weight="main"
        question="Semua penguji dapat menilai kasus ini. Isi, kriteria, dan acuannya tidak berubah lagi."
        done="Kasus dibuka."
      />
    )
  }
  if ('next' in nextCase('close', one)) {
    return (
      <TransitionButton
        label="Tutup kasus"
        icon={<CloseIcon />}
        call="closeCalibrationCase"
        weight="main"
        question="Sesudah ditutup tidak ada yang menilai lagi, dan penguji yang menilai melihat acuannya."
        done="Kasus ditutup."
      />
    )
  }
  return <Alert severity="info">Acuannya sudah terlihat oleh penguji yang menilai.</Alert>
}
