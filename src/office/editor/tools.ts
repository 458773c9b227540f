import type { SvgIconComponent } from '@mui/icons-material'
import FormatBoldIcon from '@mui/icons-material/FormatBold'
import FormatItalicIcon from '@mui/icons-material/FormatItalic'
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted'
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumbered'
import FormatQuoteIcon from '@mui/icons-material/FormatQuote'
import FormatStrikethroughIcon from '@mui/icons-material/FormatStrikethrough'
import FormatUnderlinedIcon from '@mui/icons-material/FormatUnderlined'
import HorizontalRuleIcon from '@mui/icons-material/HorizontalRule'
import Looks3Icon from '@mui/icons-material/Looks3Outlined'
import LooksTwoIcon from '@mui/icons-material/LooksTwoOutlined'
import RedoIcon from '@mui/icons-material/Redo'
import UndoIcon from '@mui/icons-material/Undo'
import type { ChainedCommands } from '@tiptap/core'

export interface Tool {
  label: string
  icon: SvgIconComponent
  run: (chain: ChainedCommands) => ChainedCommands
  /** The node or mark at the cursor for which the tool shows as pressed. */
  active?: { name: string; attributes?: { level: number } }
}

export const TOOLS: Tool[] = [
  { label: 'Urungkan', icon: UndoIcon, run: (chain) => chain.undo() },
  { label: 'Ulangi', icon: RedoIcon, run: (chain) => chain.redo() },
  {
    label: 'Judul bagian',
    icon: LooksTwoIcon,
    run: (chain) => chain.toggleHeading({ level: 2 }),
    active: { name: 'heading', attributes: { level: 2 } },
  },
  {
    label: 'Judul anak bagian',
    icon: Looks3Icon,
    run: (chain) => chain.toggleHeading({ level: 3 }),
    active: { name: 'heading', attributes: { level: 3 } },
  },
  { label: 'Tebal', icon: FormatBoldIcon, run: (chain) => chain.toggleBold(), active: { name: 'bold' } },
  { label: 'Miring', icon: FormatItalicIcon, run: (chain) => chain.toggleItalic(), active: { name: 'italic' } },
  {
    label: 'Garis bawah',
    icon: FormatUnderlinedIcon,
    run: (chain) => chain.toggleUnderline(),
    active: { name: 'underline' },
  },
  { label: 'Coret', icon: FormatStrikethroughIcon, run: (chain) => chain.toggleStrike(), active: { name: 'strike' } },
  {
    label: 'Daftar butir',
    icon: FormatListBulletedIcon,
    run: (chain) => chain.toggleBulletList(),
    active: { name: 'bulletList' },
  },
  {
    label: 'Daftar bernomor',
    icon: FormatListNumberedIcon,
    run: (chain) => chain.toggleOrderedList(),
    active: { name: 'orderedList' },
  },
  { label: 'Kutipan', icon: FormatQuoteIcon, run: (chain) => chain.toggleBlockquote(), active: { name: 'blockquote' } },
  { label: 'Garis pemisah', icon: HorizontalRuleIcon, run: (chain) => chain.setHorizontalRule() },
]
