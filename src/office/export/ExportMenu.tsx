import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Menu, MenuItem } from '@mui/material'
import { useId, useState } from 'react'
import {
  Button,
  type Identifier,
  type RaRecord,
  useDataProvider,
  useGetResourceLabel,
  useListContext,
  useNotify,
  useResourceDefinition,
  useTranslate,
} from 'react-admin'
import { bodyZone, dayIn } from '../../lib/day.ts'
import { csvText } from '../../lib/files/csv-writer.ts'
import { office } from '../calls/client.ts'
import type { Choice } from '../display/choices.ts'
import { ConfirmPassword, isUnconfirmed } from '../session/ConfirmPassword.tsx'
import { download } from './download.ts'
import { sheetOf } from './spreadsheet.ts'
import { tableOf } from './table-of.ts'

const PAGE = 1000
/** More than this does not open well in a spreadsheet. */
const MOST_PAGES = 50

const WHY = 'Daftar ini berisi data pribadi. Unduhannya dicatat, dan semua administrator diberi tahu.'

/** `csv-id` is CSV with semicolons, which Excel with Indonesian settings opens in columns. */
type Format = 'csv' | 'csv-id' | 'xlsx'

interface Props {
  /** Only these records; else everything that the list's filter finds. */
  ids?: Identifier[]
}

/** The list as CSV or XLSX, with the names that the screen gives its fields. */
export function ExportMenu({ ids }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [busy, setBusy] = useState(false)
  const [unconfirmed, setUnconfirmed] = useState<Format>()
  const { resource, total = 0 } = useListContext()
  const announce = useAnnouncement(ids?.length ?? total)
  const notify = useNotify()
  const labelOf = useGetResourceLabel()
  const tableOf = useTable(ids)
  const id = useId()

  async function save(format: Format): Promise<void> {
    setAnchor(undefined)
    setUnconfirmed(undefined)
    setBusy(true)
    try {
      if (!(await announce())) return setUnconfirmed(format)
      const file = await fileOf(format, await tableOf(), labelOf(resource, 2))
      download(file, `${resource}-${dayIn(bodyZone(), new Date())}.${format === 'xlsx' ? 'xlsx' : 'csv'}`)
    } catch (error) {
      notify(String((error as Error).message), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }

  const label = busy ? 'Menyiapkan …' : ids ? 'Unduh yang dipilih' : 'Unduh'
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
        <MenuItem onClick={() => void save('xlsx')}>Excel (XLSX)</MenuItem>
        <MenuItem onClick={() => void save('csv')}>CSV</MenuItem>
        <MenuItem onClick={() => void save('csv-id')}>CSV dengan titik koma</MenuItem>
      </Menu>
      {unconfirmed ? (
        <ConfirmPassword
          why={WHY}
          verb="Unduh"
          onConfirmed={() => void save(unconfirmed)}
          onClose={() => setUnconfirmed(undefined)}
        />
      ) : null}
    </>
  )
}

/** Has a list of people written down before it leaves; answers false where the password is asked for first. */
function useAnnouncement(total: number): () => Promise<boolean> {
  const { resource } = useListContext()
  const { options } = useResourceDefinition()
  const labelOf = useGetResourceLabel()
  return async () => {
    if (!(options as { people?: boolean } | undefined)?.people) return true
    try {
      const daftar = labelOf(resource, 2).toLowerCase()
      await office.announceListExport({ daftar, jumlah: Math.min(total, PAGE * MOST_PAGES) })
      return true
    } catch (error) {
      if (isUnconfirmed(error)) return false
      throw error
    }
  }
}

/** Reads the whole filtered list, or some of its records, page by page, as rows with a head. */
function useTable(ids: Identifier[] | undefined) {
  const { resource, filterValues, sort } = useListContext()
  const dataProvider = useDataProvider()
  const translate = useTranslate()
  const { options = {} } = useResourceDefinition()

  return async (): Promise<(string | number)[][]> => {
    const records: RaRecord[] = []
    const filter = ids ? { id: ids.join(',') } : filterValues
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const asked = { pagination: { page, perPage: PAGE }, sort, filter }
      const { data, total = 0 } = await dataProvider.getList(resource, asked)
      records.push(...data)
      if (data.length === 0 || records.length >= total) break
    }
    const { words } = options as { words?: Record<string, Choice[]> }
    return tableOf(records, (source) => translate(`resources.${resource}.fields.${source}`, { _: '' }), words)
  }
}

async function fileOf(format: Format, rows: (string | number)[][], name: string): Promise<Blob> {
  if (format !== 'xlsx') {
    return new Blob([csvText(rows, format === 'csv-id' ? ';' : ',')], { type: 'text/csv;charset=utf-8' })
  }
  const { default: writeXlsx } = await import('write-excel-file/browser')
  return writeXlsx([sheetOf(name, rows)]).toBlob()
}
