import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Menu, MenuItem } from '@mui/material'
import { useId, useState } from 'react'
import { Button, type RaRecord, useDataProvider, useListContext, useNotify, useTranslateLabel } from 'react-admin'
import { csvText } from '../../lib/csv-writer.ts'
import { bodyZone, dayIn } from '../../lib/day.ts'
import { download } from './download.ts'
import { cellOf } from './safe-cell.ts'

const PAGE = 1000
/** More than this does not open well in a spreadsheet. */
const MOST_PAGES = 50

type Format = 'csv' | 'xlsx'

/** Everything that the list's filter finds, as CSV or XLSX. */
export function ExportMenu() {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [busy, setBusy] = useState(false)
  const { resource, total = 0 } = useListContext()
  const notify = useNotify()
  const tableOf = useTable()
  const id = useId()

  async function save(format: Format): Promise<void> {
    setAnchor(undefined)
    setBusy(true)
    try {
      download(await fileOf(format, await tableOf()), `${resource}-${dayIn(bodyZone(), new Date())}.${format}`)
    } catch (error) {
      notify(String((error as Error).message), { type: 'error' })
    }
    setBusy(false)
  }

  const label = busy ? 'Menyiapkan …' : 'Unduh'
  return (
    <>
      <Button
        label={label}
        aria-label={label}
        disabled={busy || total === 0}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <DownloadIcon />
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        <MenuItem onClick={() => void save('csv')}>CSV</MenuItem>
        <MenuItem onClick={() => void save('xlsx')}>Excel (XLSX)</MenuItem>
      </Menu>
    </>
  )
}

/** Reads the whole filtered list, page by page, as rows with a head. */
function useTable() {
  const { resource, filterValues, sort } = useListContext()
  const dataProvider = useDataProvider()
  const label = useTranslateLabel()

  return async (): Promise<(string | number)[][]> => {
    const records: RaRecord[] = []
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const asked = { pagination: { page, perPage: PAGE }, sort, filter: filterValues }
      const { data, total = 0 } = await dataProvider.getList(resource, asked)
      records.push(...data)
      if (data.length === 0 || records.length >= total) break
    }
    const columns = Object.keys(records[0] ?? {})
    const head = columns.map((source) => cellOf(label({ source, resource })))
    return [head, ...records.map((record) => columns.map((column) => cellOf(record[column])))]
  }
}

async function fileOf(format: Format, rows: (string | number)[][]): Promise<Blob> {
  if (format === 'csv') return new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' })
  const { default: writeXlsx } = await import('write-excel-file/browser')
  return writeXlsx(rows).toBlob()
}
