import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Box, Button, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useNotify } from 'react-admin'
import { CSV_NAMES, csvText, type Separator } from '../../../../lib/files/csv-writer.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { download } from '../../../../office/export/download.ts'
import { sheetOf } from '../../../../office/export/spreadsheet.ts'
import { headOf, hintOf, type ImportColumn } from '../../../platform/import-lists/rules.ts'
import { ITEM_LIST, SHEET_EXAMPLES } from '../exchange/sheet-rules.ts'

const COLUMNS: [string, ImportColumn][] = Object.entries(ITEM_LIST.columns)
const ROWS = [COLUMNS.map(([, { label }]) => headOf(label)), ...SHEET_EXAMPLES]

/** The table for those who write items in a spreadsheet, with a made-up item of each kind, and what its columns hold. */
export function ItemTemplate() {
  const notify = useNotify()

  async function save(format: Separator | 'xlsx'): Promise<void> {
    try {
      if (format !== 'xlsx') {
        download(new Blob([csvText(ROWS, format)], { type: 'text/csv;charset=utf-8' }), 'contoh-soal.csv')
        return
      }
      const { default: writeXlsx } = await import('write-excel-file/browser')
      download(await writeXlsx([sheetOf('Soal', ROWS)]).toBlob(), 'contoh-soal.xlsx')
    } catch (error) {
      notify(String((error as Error).message), { type: 'error' })
    }
  }

  return (
    <Box component="section">
      <Part>Menulis soal dalam tabel</Part>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => void save('xlsx')}>
          Unduh contoh Excel
        </Button>
        {([',', ';'] as const).map((separator) => (
          <Button key={separator} variant="outlined" startIcon={<DownloadIcon />} onClick={() => void save(separator)}>
            Unduh contoh {CSV_NAMES[separator]}
          </Button>
        ))}
      </Stack>
      <TableContainer tabIndex={0} aria-label="Kolom tabel soal" sx={{ mt: 2 }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Kolom</TableCell>
              <TableCell>Wajib</TableCell>
              <TableCell>Isi</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {COLUMNS.map(([field, column]) => (
              <TableRow key={field}>
                <TableCell component="th" scope="row">
                  {headOf(column.label)}
                </TableCell>
                <TableCell>{column.required ? 'ya' : ''}</TableCell>
                <TableCell>{hintOf(column)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  )
}
