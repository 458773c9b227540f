import { Button, DialogActions, DialogContent, DialogTitle, Link, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useRecordContext } from 'react-admin'
import type { Row } from '../../../../office/calls/client.ts'
import { OfficeDialog } from '../../../../office/forms/OfficeDialog.tsx'

const ADDRESS = /(https?:\/\/[^\s<>]+)/

/** Opens the words of a letter; its addresses can be followed. */
export function Letter() {
  const [open, setOpen] = useState(false)
  const mail = useRecordContext<Row<'listKeptMails'>>()
  const title = useId()
  if (!mail) return null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Baca
      </Button>
      <OfficeDialog open={open} onClose={() => setOpen(false)} aria-labelledby={title} fullWidth maxWidth="sm">
        <DialogTitle id={title}>{mail.perihal}</DialogTitle>
        <DialogContent>
          <Typography component="div" className="changes" sx={{ whiteSpace: 'pre-wrap' }}>
            {mail.isi.split(ADDRESS).map((part, at) =>
              ADDRESS.test(part) ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text keep their order
                <Link key={at} href={part}>
                  {part}
                </Link>
              ) : (
                part
              ),
            )}
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Tutup</Button>
        </DialogActions>
      </OfficeDialog>
    </>
  )
}
