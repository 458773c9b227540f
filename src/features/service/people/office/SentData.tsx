import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { Button } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import { provinceName } from '../../../../lib/people/province.ts'
import { AnswerState } from '../../../../office/calls/AnswerState.tsx'
import type { Answer } from '../../../../office/calls/client.ts'
import { useAnswer } from '../../../../office/calls/use-answer.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { Part } from '../../../../office/display/Part.tsx'

/** Personal data, shown when they are asked for: each look leaves a trace that their owner reads. */
export function SentData({ id, isSent }: { id: number; isSent: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label="Data diri">
      <Part>Data diri</Part>
      {isOpen ? <Facts id={id} /> : null}
      {!isOpen && !isSent ? <Typography color="text.secondary">Data diri belum dikirim.</Typography> : null}
      {!isOpen && isSent ? (
        <Box>
          <Typography color="text.secondary" sx={{ mb: 1 }}>
            Membukanya tercatat dan terlihat oleh pemiliknya.
          </Typography>
          <Button label="Tampilkan data diri" onClick={() => setOpen(true)}>
            <VisibilityIcon />
          </Button>
        </Box>
      ) : null}
    </section>
  )
}

function Facts({ id }: { id: number }) {
  const { asked, again } = useAnswer('getSentData', { id })
  return (
    <AnswerState asked={asked} again={again}>
      {(sent) => <FactList items={factsOf(sent)} />}
    </AnswerState>
  )
}

const factsOf = (sent: Answer<'getSentData'>) =>
  [
    ['Nama', [sent.gelar_depan, sent.nama_lengkap, sent.gelar_belakang].filter(Boolean).join(' ')],
    ['Lahir', `${sent.tempat_lahir}, ${longDay(sent.tanggal_lahir)}`],
    ['No. HP', sent.phone],
    ['Tempat tinggal', `${sent.kota_kabupaten}, ${provinceName(sent.provinsi)}`],
    ['Pekerjaan', [sent.status_pekerjaan, sent.jabatan, sent.instansi].filter(Boolean).join(', ')],
    ['LPJP', sent.nama_lpjp],
    ['Bidang keahlian', sent.bidang_keahlian.join(', ')],
  ] as const
