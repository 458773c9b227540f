import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { bodyZone, dayIn } from '../../../../lib/day.ts'
import { office, officeUrl } from '../../../../office/calls/client.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { PeriodFilter } from '../../../../office/display/PeriodFilter.tsx'
import { download } from '../../../../office/export/download.ts'
import { sheetOf } from '../../../../office/export/spreadsheet.ts'
import { reportSheets } from './report-sheets.ts'

/** The year until today, as the period of a first look. */
function thisYear(): { dari: string; sampai: string } {
  const today = dayIn(bodyZone(), new Date())
  return { dari: `${today.slice(0, 4)}-01-01`, sampai: today }
}

/** Takes the report for the authority out, as PDF and as a spreadsheet; each time is recorded. */
export function ReportDownload() {
  const [period, setPeriod] = useState(thisYear)
  const [isBusy, setIsBusy] = useState(false)
  const notify = useNotify()

  async function save(): Promise<void> {
    setIsBusy(true)
    try {
      const report = await office.getProcessingReport(period)
      const { default: writeXlsx } = await import('write-excel-file/browser')
      const sheets = reportSheets(report).map(({ sheet, data }) => sheetOf(sheet, data))
      download(await writeXlsx(sheets).toBlob(), `pemrosesan-data-${period.dari}-${period.sampai}.xlsx`)
    } catch (error) {
      notify(String((error as Error).message), { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <Part>Untuk lembaga pengawas</Part>
      <Typography sx={{ mb: 1.5, maxWidth: '65ch' }}>
        Daftar ini, penilaian dampak, serta insiden dan permintaan pada masa di bawah, dengan nomor dan waktunya saja,
        tanpa nama orang. Setiap pengambilan tercatat.
      </Typography>
      <PeriodFilter
        label="Masa laporan"
        period={period}
        change={(days) => setPeriod((known) => ({ ...known, ...days }))}
      >
        <Button variant="outlined" size="small" href={officeUrl('getProcessingPaper', period)}>
          Unduh PDF
        </Button>
        <Button variant="outlined" size="small" disabled={isBusy} onClick={() => void save()}>
          Unduh Excel
        </Button>
      </PeriodFilter>
    </>
  )
}
