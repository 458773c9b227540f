import TableIcon from '@mui/icons-material/TableChartOutlined'
import { Divider, Menu, MenuItem, ToggleButton, Tooltip } from '@mui/material'
import type { ChainedCommands } from '@tiptap/core'
import type { Editor } from '@tiptap/react'
import { useRef, useState } from 'react'

interface Change {
  label: string
  run: (chain: ChainedCommands) => ChainedCommands
}

const INSERTION: Change = {
  label: 'Sisipkan tabel',
  run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
}

/** The changes to the table in which the cursor stands, in groups. */
const CHANGES: Change[][] = [
  [
    { label: 'Tambah baris di atas', run: (chain) => chain.addRowBefore() },
    { label: 'Tambah baris di bawah', run: (chain) => chain.addRowAfter() },
    { label: 'Tambah kolom di kiri', run: (chain) => chain.addColumnBefore() },
    { label: 'Tambah kolom di kanan', run: (chain) => chain.addColumnAfter() },
  ],
  [
    { label: 'Baris judul', run: (chain) => chain.toggleHeaderRow() },
    { label: 'Kolom judul', run: (chain) => chain.toggleHeaderColumn() },
    { label: 'Gabungkan atau pisahkan sel', run: (chain) => chain.mergeOrSplit() },
  ],
  [
    { label: 'Hapus baris', run: (chain) => chain.deleteRow() },
    { label: 'Hapus kolom', run: (chain) => chain.deleteColumn() },
    { label: 'Hapus tabel', run: (chain) => chain.deleteTable() },
  ],
]

/** Inserts a table, or changes the one that is written in. */
export function TableTool({ editor, inTable }: { editor: Editor; inTable: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

  const itemOf = ({ label, run }: Change) => (
    <MenuItem
      key={label}
      disabled={!run(editor.can().chain()).run()}
      onClick={() => {
        run(editor.chain().focus()).run()
        setOpen(false)
      }}
    >
      {label}
    </MenuItem>
  )

  const changes = CHANGES.flatMap((group, at) => [
    ...(at > 0 ? [<Divider key={`group-${group[0]?.label}`} />] : []),
    ...group.map(itemOf),
  ])
  return (
    <>
      <Tooltip title="Tabel">
        <ToggleButton
          ref={button}
          value="table"
          size="small"
          aria-label="Tabel"
          aria-haspopup="menu"
          aria-expanded={open}
          selected={inTable}
          onClick={() => setOpen(true)}
        >
          <TableIcon fontSize="small" />
        </ToggleButton>
      </Tooltip>
      <Menu open={open} anchorEl={() => button.current} onClose={() => setOpen(false)} disableRestoreFocus>
        {inTable ? changes : itemOf(INSERTION)}
      </Menu>
    </>
  )
}
