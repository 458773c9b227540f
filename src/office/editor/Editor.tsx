import { Alert, FormHelperText, Stack, Typography } from '@mui/material'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useState } from 'react'
import { useInput } from 'react-admin'
import { useLocation } from 'react-router'
import { FieldName } from '../inputs/FieldName.tsx'
import { extensions } from './extensions.ts'
import { fromWord } from './from-word.ts'
import { lostPicturesWords, withoutLostPictures } from './lost-pictures.ts'
import { Toolbar } from './Toolbar.tsx'

export interface RichTextProps {
  source: string
  required?: boolean
  help?: string
  /** False where no picture of the site may be put in. */
  pictures?: boolean
}

const EMPTY = '<p></p>'

/** Rich text with headings, lists, links and pictures; it goes to the server as HTML, which cleans it again. */
export default function Editor({ source, required = false, help, pictures = true }: RichTextProps) {
  const { field, fieldState } = useInput({ source })
  const name = useId()
  const { pathname } = useLocation()
  const [lost, setLost] = useState<readonly string[]>([])

  function takePasted(html: string): string {
    const pasted = withoutLostPictures(html)
    setLost(pasted.lost)
    return fromWord(pasted.html)
  }

  const editor = useEditor({
    extensions,
    injectCSS: false,
    content: field.value ?? '',
    editorProps: {
      transformPastedHTML: takePasted,
      handlePaste(_view, { clipboardData }) {
        // A picture alone, as a screenshot is.
        const isPicture = [...(clipboardData?.files ?? [])].some(({ type }) => type.startsWith('image/'))
        if (!isPicture || clipboardData?.getData('text/html')) return false
        setLost([...(clipboardData?.files ?? [])].map(({ name: file }) => `“${file}”`))
        return true
      },
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
      <Toolbar editor={editor} name={`${pathname}/${field.name}`} pictures={pictures} />
      <EditorContent editor={editor} className={fieldState.error ? 'editor editor-wrong' : 'editor'} />
      <div role="status">
        {lost.length > 0 ? (
          <Alert severity="warning" onClose={() => setLost([])}>
            {lostPicturesWords(lost)}
          </Alert>
        ) : null}
      </div>
      {fieldState.error || help ? (
        <FormHelperText error={fieldState.error !== undefined}>{fieldState.error?.message ?? help}</FormHelperText>
      ) : null}
    </Stack>
  )
}
