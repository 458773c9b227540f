import SettingsBackupRestoreIcon from '@mui/icons-material/SettingsBackupRestore'
import { Alert, Box, Typography } from '@mui/material'
import { useRef } from 'react'
import { useRecordContext } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { LongText, Text } from '../../../../office/inputs/Text.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { LetterPreview } from './LetterPreview.tsx'
import { Placeholders, type WordsField } from './Placeholders.tsx'

const input = inputOf<'updateLetter'>()

const BESIDE = { display: 'grid', gap: 4, width: '100%', gridTemplateColumns: { xs: '100%', lg: '1fr 1fr' } }

/** The office's words for a kind of letter, beside the letter that they make. */
export const LetterEdit = () => (
  <OfficeEdit kept actions={<Reset />}>
    <LetterWords />
  </OfficeEdit>
)

function Reset() {
  const version = useRecordContext()?.['version']
  if (!version) return null
  return (
    <TransitionButton
      label="Kembalikan ke teks bawaan"
      icon={<SettingsBackupRestoreIcon />}
      call="resetLetter"
      question="Surat ini memakai teks bawaan lagi. Teks yang sekarang tetap tersimpan di riwayat."
      done="Teks bawaan dipakai lagi."
    />
  )
}

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
        {letter.keadaan === 'tidak_cocok' ? <Unfit /> : null}
        <Box onFocus={remember}>
          <LetterInputs letter={letter} />
        </Box>
        <Placeholders placeholders={letter.isian} last={last} />
      </Box>
      <LetterPreview letter={letter} />
    </Box>
  )
}

const Unfit = () => (
  <Alert severity="warning" sx={{ mb: 2 }}>
    Teks ini tidak cocok lagi dengan isian yang ada, jadi surat memakai teks bawaan. Perbaiki lalu simpan, atau
    kembalikan ke teks bawaan.
  </Alert>
)

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
