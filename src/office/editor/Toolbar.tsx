import { Paper, ToggleButton, Tooltip } from '@mui/material'
import { type Editor, useEditorState } from '@tiptap/react'
import { LinkTool } from './LinkTool.tsx'
import { PictureTool } from './PictureTool.tsx'
import { TableTool } from './TableTool.tsx'
import { TOOLS, type Tool } from './tools.ts'

const isActive = (editor: Editor, { active }: Tool): boolean =>
  active ? editor.isActive(active.name, active.attributes) : false

interface Props {
  editor: Editor
  /** Tells it from all other editors of the office. */
  name: string
  pictures: boolean
}

/** The editor's tools; each says its name, and whether it is on. */
export function Toolbar({ editor, name, pictures }: Props) {
  const pressed = useEditorState({ editor, selector: ({ editor: now }) => TOOLS.map((tool) => isActive(now, tool)) })
  const inTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') })
  return (
    <Paper variant="outlined" role="toolbar" aria-label="Alat teks" className="editor-tools">
      {TOOLS.map((tool, at) => (
        <Tooltip key={tool.label} title={tool.label}>
          <ToggleButton
            value={tool.label}
            size="small"
            aria-label={tool.label}
            selected={pressed[at] ?? false}
            onClick={() => tool.run(editor.chain().focus()).run()}
          >
            <tool.icon fontSize="small" />
          </ToggleButton>
        </Tooltip>
      ))}
      <LinkTool editor={editor} name={name} />
      {pictures ? <PictureTool editor={editor} name={name} /> : null}
      <TableTool editor={editor} inTable={inTable} />
    </Paper>
  )
}
