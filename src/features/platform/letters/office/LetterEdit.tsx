import { Box, Typography } from '@mui/material'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { PageEdit } from '../../../../office/screens/PageEdit.tsx'
import { LetterPreview, type LetterTexts } from './LetterPreview.tsx'
import { Placeholders, type WordsField } from './Placeholders.tsx'
import { UnfitTexts } from './UnfitTexts.tsx'

const input = inputOf<'updateLetter'>()

const BESIDE = { display: 'grid', gap: 4, width: '100%', gridTemplateColumns: { xs: '100%', lg: '1fr 1fr' } }

/** The office's words for a kind of letter, beside the letter that they make. */
export const LetterEdit = () => (
  <PageEdit kept>
    <LetterWords />
  </PageEdit>
)

function LetterWords() {
  const letter = useWhole<'getLetter'>('isian')
  const last = useRef<WordsField>(null)
  if (!letter) return null
  const remember = ({ target }: { target: EventTarget }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) last.current = target
  }
  return (
    <Box sx={BESIDE}>
      <Box>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {letter.judul}
        </Typography>
        {letter.keadaan === 'tidak_cocok' ? <UnfitTexts /> : null}
        <Box onFocus={remember}>
          <LetterInputs letter={letter} />
        </Box>
        <Placeholders placeholders={letter.isian} last={last} />
      </Box>
      <TypedPreview letter={letter} />
    </Box>
  )
}

const LetterInputs = ({ letter }: { letter: Answer<'getLetter'> }) => (
  <>
    <Text source={input('perihal')} isRequired fullWidth />
    <LongText
      source={input('isi')}
      isRequired
      fullWidth
      minRows={8}
      helperText="Setiap baris satu paragraf. Paragraf pertama juga tampil sebagai pemberitahuan di akun. Paragraf yang isiannya kosong tidak ikut dikirim."
    />
    {letter.tombol === null ? null : <Text source={input('tombol')} isRequired fullWidth />}
    <LongText source={input('catatan')} fullWidth helperText="Tulisan kecil di bawah tombol. Boleh kosong." />
  </>
)

/** The letter that what is written here makes, saved or not. */
function TypedPreview({ letter }: { letter: Answer<'getLetter'> }) {
  const [perihal, isi, tombol, catatan] = useWatch<LetterTexts, ['perihal', 'isi', 'tombol', 'catatan']>({
    name: ['perihal', 'isi', 'tombol', 'catatan'],
  })
  const texts = { perihal: perihal ?? '', isi: isi ?? '', tombol: tombol ?? null, catatan: catatan ?? '' }
  return <LetterPreview letter={letter} texts={texts} />
}
