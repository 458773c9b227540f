import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { CSV_NAMES, csvText, type Separator } from '../../../../lib/files/csv-writer.ts'
import { office, officeUrl } from '../../../../office/calls/client.ts'
import { download } from '../../../../office/export/download.ts'
import { sheetOf } from '../../../../office/export/spreadsheet.ts'
import { CHAPTER_NAMES } from '../rules.ts'
import type { ReportAddress } from './asked.ts'
import { figureLinesOf, figureSheetsOf } from './figure-sheets.ts'

/** All chapters as the filter leaves them, as one CSV or an XLSX with a sheet for each table; and the year as PDF. */
export function FigureDownload({ asked }: { asked: ReportAddress['asked'] }) {
  const [isBusy, setIsBusy] = useState(false)
  const notify = useNotify()
  const tahun = Number(asked.sampai.slice(0, 4))

  async function save(format: Separator | 'xlsx'): Promise<void> {
    setIsBusy(true)
    try {
      const chapters = await Promise.all(CHAPTER_NAMES.map((bab) => office.getManagementFigures({ ...asked, bab })))
      const tables = chapters.flatMap(({ tabel }) => tabel)
      const name = `laporan-${asked.dari}-${asked.sampai}.${format === 'xlsx' ? 'xlsx' : 'csv'}`
      if (format !== 'xlsx') {
        download(new Blob([csvText(figureLinesOf(tables), format)], { type: 'text/csv;charset=utf-8' }), name)
        return
      }
      const { default: writeXlsx } = await import('write-excel-file/browser')
      download(await writeXlsx(figureSheetsOf(tables).map(({ sheet, data }) => sheetOf(sheet, data))).toBlob(), name)
    } catch (error) {
      notify(String((error as Error).message), { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button size="small" variant="outlined" disabled={isBusy} onClick={() => void save(',')}>
        Unduh CSV
      </Button>
      <Button size="small" variant="outlined" disabled={isBusy} onClick={() => void save(';')}>
        {CSV_NAMES[';']}
      </Button>
      <Button size="small" variant="outlined" disabled={isBusy} onClick={() => void save('xlsx')}>
        Unduh Excel
      </Button>
      <Button size="small" variant="outlined" href={officeUrl('getYearlyFigures', { tahun })}>
        Laporan tahunan {tahun} (PDF)
      </Button>
    </Stack>
  )
}
