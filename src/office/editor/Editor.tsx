import { FormHelperText, Stack, Typography } from '@mui/material'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId } from 'react'
import { useInput } from 'react-admin'
import { FieldName } from '../inputs/FieldName.tsx'
import { extensions } from './extensions.ts'
import { fromWord } from './from-word.ts'
import { Toolbar } from './Toolbar.tsx'

export interface RichTextProps {
  source: string
  required?: boolean
  help?: string
}

const EMPTY = '<p></p>'

/** Rich text with headings, lists, links and pictures; it goes to the server as HTML, which cleans it again. */
export default function Editor({ source, required = false, help }: RichTextProps) {
  const { field, fieldState } = useInput({ source })
  const name = useId()
  const editor = useEditor({
    extensions,
    injectCSS: false,
    content: field.value ?? '',
    editorProps: {
      transformPastedHTML: fromWord,
      attributes: { class: 'editor-text', role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': name },
    },
    onUpdate: ({ editor: now }) => field.onChange(now.getHTML() === EMPTY ? '' : now.getHTML()),
    onBlur: () => field.onBlur(),
  })

  // A record that was fetched again or restored is shown; what one types oneself is already there.
  useEffect(() => {
    if (editor.isDestroyed) return
    const shown = editor.getHTML() === EMPTY ? '' : editor.getHTML()
    if (!editor.isFocused && (field.value ?? '') !== shown)
      editor.commands.setContent(field.value ?? '', { emitUpdate: false })
  }, [editor, field.value])

  return (
    <Stack spacing={0.5} className="field-group">
      <Typography id={name} variant="body2">
        <FieldName source={source} required={required} />
      </Typography>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} className={fieldState.error ? 'editor editor-wrong' : 'editor'} />
      {fieldState.error || help ? (
        <FormHelperText error={fieldState.error !== undefined}>{fieldState.error?.message ?? help}</FormHelperText>
      ) : null}
    </Stack>
  )
}
