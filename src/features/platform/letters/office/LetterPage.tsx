import SettingsBackupRestoreIcon from '@mui/icons-material/SettingsBackupRestore'
import { Box, Chip } from '@mui/material'
import { Show } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { LETTER_STATE_WORDS } from '../rules.ts'
import { LetterPreview } from './LetterPreview.tsx'
import { UnfitTexts } from './UnfitTexts.tsx'

type Letter = Answer<'getLetter'>

/** A kind of letter: whose words it has, since when, and what its reader receives. */
export const LetterPage = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

const TONES = { bawaan: 'default', diubah: 'info', tidak_cocok: 'warning' } as const

function Matter() {
  const letter = useWhole<'getLetter'>('isian')
  if (!letter) return null
  const { keadaan, judul, version } = letter
  return (
    <RecordPage
      title={judul}
      marks={<Chip size="small" color={TONES[keadaan]} label={LETTER_STATE_WORDS[keadaan]} />}
      actions={version > 0 ? <ToBuiltIn /> : null}
    >
      {keadaan === 'tidak_cocok' ? <UnfitTexts /> : null}
      <Facts letter={letter} />
      <Box sx={{ mt: 3 }}>
        <LetterPreview key={version} letter={letter} texts={letter} />
      </Box>
    </RecordPage>
  )
}

const ToBuiltIn = () => (
  <TransitionButton
    label="Kembalikan ke teks bawaan"
    icon={<SettingsBackupRestoreIcon />}
    call="resetLetter"
    question="Surat ini memakai teks bawaan lagi. Teks yang sekarang tetap tersimpan di riwayat."
    done="Teks bawaan dipakai lagi."
  />
)

const Facts = ({ letter: { kelompok, updated_at, isian } }: { letter: Letter }) => (
  <FactList
    items={[
      ['Kelompok', kelompok],
      ['Terakhir diubah', updated_at === null ? 'Belum pernah' : momentText(updated_at)],
      ['Isian yang dapat dipakai', isian.map(({ nama }) => `{${nama}}`).join(', ')],
    ]}
  />
)
