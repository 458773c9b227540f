import { Box, Checkbox, FormControlLabel, Radio, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { type Answer, officeUrl } from '../../../../office/calls/client.ts'
import { type ShownContent, shownContent } from '../content-rules.ts'

type Version = Answer<'getItemVersion'>

/** The letter of an answer on paper. */
const letter = (place: number): string => String.fromCodePoint(FIRST_LETTER + place)

const ESSAY_LINES = 8
const FIRST_LETTER = 65

/** Tables in the words of a stimulus. */
const TABLES = {
  overflowX: 'auto',
  '& table': { borderCollapse: 'collapse' },
  '& :is(th, td)': { border: 1, borderColor: 'divider', px: 1, py: 0.5, textAlign: 'left' },
}

interface StimulusProps {
  stimulus: NonNullable<Version['stimulus']>
}

/** What an item asks about, above it. */
export const StimulusView = ({ stimulus: { id, teks, keterangan_gambar, bergambar } }: StimulusProps) => (
  <Box sx={{ borderLeft: 4, borderColor: 'divider', pl: 2, mb: 2 }}>
    {teks ? (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on write and on read
      <Box sx={TABLES} dangerouslySetInnerHTML={{ __html: teks }} />
    ) : null}
    {bergambar ? (
      <Box component="figure" sx={{ m: 0 }}>
        <Box
          component="img"
          src={officeUrl('getStimulusPicture', { id })}
          alt={keterangan_gambar || 'Gambar stimulus'}
          sx={{ display: 'block', maxWidth: '100%', height: 'auto' }}
        />
        {keterangan_gambar ? <Typography component="figcaption">{keterangan_gambar}</Typography> : null}
      </Box>
    ) : null}
  </Box>
)

/** An item as a candidate sees it, on a screen or on paper: without key, rubric and source. */
export function ItemPreview({ version, on }: { version: Version; on: 'layar' | 'kertas' }) {
  const shown = shownContent(version.isi)
  return (
    <Box>
      {version.stimulus ? <StimulusView stimulus={version.stimulus} /> : null}
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 1 }}>{shown.soal}</Typography>
      {on === 'layar' ? <OnScreen shown={shown} /> : <OnPaper shown={shown} />}
    </Box>
  )
}

const Place = ({ children, tall = false }: { children: ReactNode; tall?: boolean }) => (
  <Box
    sx={{
      ...{ border: 1, borderColor: 'text.disabled', borderRadius: 1, p: 1, color: 'text.secondary' },
      ...(tall ? { minHeight: '8rem' } : { maxWidth: '24rem' }),
    }}
  >
    {children}
  </Box>
)

function OnScreen({ shown }: { shown: ShownContent }) {
  switch (shown.jenis) {
    case 'pilihan_ganda':
    case 'pilihan_jamak': {
      const Control = shown.jenis === 'pilihan_ganda' ? Radio : Checkbox
      return (
        <Stack>
          {shown.pilihan.map((option) => (
            <FormControlLabel
              key={option}
              control={<Control inert tabIndex={-1} checked={false} />}
              label={option}
              sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: 1, overflowWrap: 'anywhere' } }}
            />
          ))}
        </Stack>
      )
    }
    case 'menjodohkan':
      return (
        <Stack spacing={1}>
          {shown.kiri.map((left) => (
            <Stack key={left} direction={{ xs: 'column', sm: 'row' }} spacing={1}>
              <Typography sx={{ flex: 1, overflowWrap: 'anywhere' }}>{left}</Typography>
              <Box sx={{ flex: 1 }}>
                <Place>Pilih pasangannya</Place>
              </Box>
            </Stack>
          ))}
          <Typography variant="body2">Pilihan: {shown.kanan.join(' · ')}</Typography>
        </Stack>
      )
    case 'angka':
      return <Place>Isi dengan angka{shown.satuan ? ` (${shown.satuan})` : ''}</Place>
    case 'isian':
      return <Place>Jawaban singkat</Place>
    case 'esai':
      return <Place tall>Tulis jawaban di sini</Place>
    default:
      return shown satisfies never
  }
}

const Line = () => <Box sx={{ borderBottom: '1px dotted', height: '1.8em' }} />

function OnPaper({ shown }: { shown: ShownContent }) {
  switch (shown.jenis) {
    case 'pilihan_ganda':
    case 'pilihan_jamak':
      return (
        <Lettered
          texts={shown.pilihan}
          note={shown.jenis === 'pilihan_jamak' ? 'Jawaban benar lebih dari satu.' : ''}
        />
      )
    case 'menjodohkan':
      return (
        <>
          {shown.kiri.map((left, place) => (
            <Typography key={left}>
              {place + 1}. {left} ……
            </Typography>
          ))}
          <Lettered texts={shown.kanan} note="Tulis huruf pasangannya." />
        </>
      )
    case 'angka':
      return <Typography>Jawaban: …………………… {shown.satuan}</Typography>
    case 'isian':
      return <Typography>Jawaban: ……………………………………</Typography>
    case 'esai':
      return Array.from({ length: ESSAY_LINES }, (_line, place) => `garis ${place}`).map((key) => <Line key={key} />)
    default:
      return shown satisfies never
  }
}

const Lettered = ({ texts, note }: { texts: readonly string[]; note: string }) => (
  <>
    {note ? <Typography variant="body2">{note}</Typography> : null}
    {texts.map((text, place) => (
      <Typography key={text} sx={{ pl: '1.6em', textIndent: '-1.6em', overflowWrap: 'anywhere' }}>
        {letter(place)}. {text}
      </Typography>
    ))}
  </>
)
