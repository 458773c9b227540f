import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { CSV_NAMES, type Separator } from '../../../../lib/files/csv-writer.ts'
import { httpErrorOf, inSession, officeUrl, type Payload, writeHeaders } from '../../../../office/calls/client.ts'
import { download } from '../../../../office/export/download.ts'
import { ConfirmPassword } from '../../../../office/session/ConfirmPassword.tsx'
import type { Book } from '../rules.ts'
import { writtenSheet } from './book-sheets.ts'

const UNCONFIRMED = 423
const AWAY = 'Tidak tersambung ke layanan. Periksa sambungan internet Anda, lalu coba lagi.'
const WHY = 'Berkas ini berisi data pribadi. Unduhannya dicatat, dan semua administrator diberi tahu.'

type Asked = Omit<Payload<'exportBook'>, 'buku' | 'pemisah'>
type Format = Separator | 'xlsx'

async function csvOf(book: Book, asked: Asked, pemisah: Separator): Promise<string> {
  const url = officeUrl('exportBook', { ...asked, buku: book, pemisah })
  const ask = () =>
    fetch(url, { credentials: 'include', headers: writeHeaders() }).catch(() => {
      throw new Error(AWAY)
    })
  const answer = await inSession(ask)
  if (!answer.ok) throw httpErrorOf(answer.status, await answer.json().catch(() => null))
  return answer.text()
}

async function save(books: Book[], asked: Asked, format: Format): Promise<void> {
  const texts: [Book, string][] = []
  const separator = format === 'xlsx' ? ',' : format
  for (const book of books) texts.push([book, await csvOf(book, asked, separator)])
  const period = `${asked.dari}-${asked.sampai}`
  if (format !== 'xlsx') {
    for (const [book, text] of texts)
      download(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${book}-${period}.csv`)
    return
  }
  const { default: writeXlsx } = await import('write-excel-file/browser')
  const sheets = texts.map(([book, text]) => writtenSheet(book, text))
  download(await writeXlsx(sheets).toBlob(), `${books[0]}-${period}.xlsx`)
}

interface Props {
  /** The books of one file; as CSV each of them is a file of its own. */
  books: Book[]
  asked: Asked
  /** The name for screen readers, where the heading above is not seen. */
  name: string
}

/** Takes books out as CSV or XLSX; the password is asked for where it was not given lately. */
export function BookDownload({ books, asked, name }: Props) {
  const [busy, setBusy] = useState(false)
  const [unconfirmed, setUnconfirmed] = useState<Format>()
  const notify = useNotify()

  async function take(format: Format): Promise<void> {
    setUnconfirmed(undefined)
    setBusy(true)
    try {
      await save(books, asked, format)
    } catch (error) {
      if ((error as { status?: number }).status === UNCONFIRMED) setUnconfirmed(format)
      else notify(String((error as Error).message), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }

  const button = (format: Format, label: string) => (
    <Button
      size="small"
      variant="outlined"
      startIcon={<DownloadIcon />}
      disabled={busy}
      aria-label={`${label} ${name}`}
      onClick={() => void take(format)}
    >
      {label}
    </Button>
  )
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {button(',', 'Unduh CSV')}
      {button(';', CSV_NAMES[';'])}
      {button('xlsx', 'Unduh Excel')}
      {unconfirmed ? (
        <ConfirmPassword
          why={WHY}
          verb="Unduh"
          onConfirmed={() => void take(unconfirmed)}
          onClose={() => setUnconfirmed(undefined)}
        />
      ) : null}
    </Stack>
  )
}
