import { Alert, Box, Button, Chip, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Show } from 'react-admin'
import { writeNumber } from '../../../../lib/written-number.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { SHEET_STATES } from '../sheet-rules.ts'

type Paper = Answer<'getPaper'>
type Numbered = Paper['nomor'][number]

/** A paper: its form, its points by unit, and of each number answer, key and who marked it, as far as the reader may. */
export const PaperPage = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const paper = useWhole<'getPaper'>('nomor')
  if (!paper) return null
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        <Typography variant="h2">Lembar {paper.kode}</Typography>
        <Chip
          size="small"
          color={paper.status === 'selesai' ? 'success' : 'default'}
          label={paper.status === null ? 'Belum diketik' : SHEET_STATES[paper.status]}
        />
      </Stack>
      <FactList
        items={[
          ['Naskah', paper.naskah_kode],
          ['Ketikan ditetapkan', paper.settled_at ? momentText(paper.settled_at) : null],
          ['Beda bacaan diselesaikan oleh', paper.diselesaikan ?? 'Tidak ada beda bacaan'],
        ]}
      />
      <Part>Nilai per unit</Part>
      <FactList
        items={paper.unit.map(({ unit, nilai }) => [
          unit,
          nilai === null ? 'Belum selesai dinilai' : writeNumber(nilai),
        ])}
      />
      <Part>Jawaban per nomor</Part>
      {paper.terbuka ? null : (
        <Alert severity="info" sx={{ mb: 1 }}>
          Isi soal, kunci, dan jawabannya hanya tampil bagi orang yang bank soalnya terbuka.
        </Alert>
      )}
      <Box component="ul" aria-label="Jawaban per nomor" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {paper.nomor.map((one) => (
          <Line key={one.nomor} one={one} />
        ))}
      </Box>
    </Box>
  )
}

const WAYS = { otomatis: 'Dinilai program', dilihat: 'Dilihat orang', esai: 'Esai' }

function Line({ one }: { one: Numbered }) {
  const [isOpen, setOpen] = useState(false)
  const { nomor, unit, poin, poin_penuh, cara } = one
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', py: 0.5 }}>
      <Button
        fullWidth
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ justifyContent: 'space-between', textAlign: 'left', gap: 1, textTransform: 'none', minHeight: 44 }}
      >
        <span>
          <strong>{nomor}.</strong> {unit}
        </span>
        <Box component="span" sx={{ whiteSpace: 'nowrap', color: poin === 0 ? 'error.main' : 'text.primary' }}>
          {poin === null ? 'menunggu' : writeNumber(poin)} / {writeNumber(poin_penuh)}
        </Box>
      </Button>
      {isOpen ? (
        <Box sx={{ px: 1, pb: 1 }}>
          {one.isi ? <Content isi={one.isi} /> : null}
          <Typography variant="body2">
            {cara === null ? 'Belum dinilai.' : `${WAYS[cara]}${one.at ? `, ${momentText(one.at)}` : ''}.`}
          </Typography>
          {one.penilai.map(({ nama, poin: given, at }) => (
            <Typography key={`${nama} ${at}`} variant="body2">
              {nama}: {writeNumber(given)} poin, {momentText(at)}
            </Typography>
          ))}
          {one.sebelumnya.map(({ poin: before, at }) => (
            <Typography key={at} variant="body2" color="text.secondary">
              Sebelumnya {before === null ? '-' : writeNumber(before)} poin, {momentText(at)}
            </Typography>
          ))}
        </Box>
      ) : null}
    </Box>
  )
}

const lines = { whiteSpace: 'pre-line' } as const

const Content = ({ isi }: { isi: NonNullable<Numbered['isi']> }) => (
  <>
    <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 1 }}>{isi.soal}</Typography>
    <FactList
      items={[
        [
          'Jawaban',
          <strong key="jawaban" style={lines}>
            {isi.jawaban}
          </strong>,
        ],
        [
          'Kunci',
          <span key="kunci" style={lines}>
            {isi.kunci}
          </span>,
        ],
        ...(isi.ketikan
          ? [['Dua ketikan', `${isi.ketikan.satu} dan ${isi.ketikan.dua}; berlaku ${isi.ketikan.berlaku}`] as const]
          : []),
        ['Soal', `${isi.item_id}, versi ${isi.versi}`],
      ]}
    />
  </>
)
