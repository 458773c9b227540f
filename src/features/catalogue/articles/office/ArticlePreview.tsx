import PreviewIcon from '@mui/icons-material/VisibilityOutlined'
import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import publicStyle from '../../../../app/style.css?url'
import { pictureUrl } from '../../../../lib/graphics/picture.ts'
import { escapeMarkup } from '../../../../lib/text/markup.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { OfficeDialog } from '../../../../office/forms/OfficeDialog.tsx'

type Article = Pick<Answer<'getOfficeArticle'>, 'title' | 'image' | 'content'>

/** The article as a page of its own, with the public site's style and no program in it. */
const pageOf = ({ title = '', image, content = '' }: Partial<Article>): string => `<!doctype html>
<html lang="id" data-theme="amdal"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title>
<link rel="stylesheet" href="${publicStyle}"></head>
<body class="p-6"><main><h1 class="mb-4 font-bold text-3xl">${escapeMarkup(title)}</h1>
${image ? `<img class="mb-6 aspect-video w-full rounded-box border border-line object-cover" src="${pictureUrl(escapeMarkup(image), 960)}" alt="">` : ''}
<div class="rich-text">${content}</div></main></body></html>`

/** Shows what is written, saved or not; the frame runs no scripts. */
export function ArticlePreview() {
  const [open, setOpen] = useState(false)
  const [title, image, content] = useWatch<Article, ['title', 'image', 'content']>({
    name: ['title', 'image', 'content'],
  })
  const name = useId()
  return (
    <>
      <Button variant="outlined" startIcon={<PreviewIcon />} onClick={() => setOpen(true)} sx={{ mb: 2 }}>
        Pratinjau
      </Button>
      <OfficeDialog open={open} onClose={() => setOpen(false)} aria-labelledby={name} fullWidth maxWidth="lg">
        <DialogTitle id={name}>Pratinjau artikel</DialogTitle>
        <DialogContent>
          <iframe
            className="preview-frame"
            title="Pratinjau artikel"
            // Same origin, so that the page's own style and pictures load; without allow-scripts nothing runs.
            sandbox="allow-same-origin"
            srcDoc={pageOf({ title, image, content })}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Tutup</Button>
        </DialogActions>
      </OfficeDialog>
    </>
  )
}
