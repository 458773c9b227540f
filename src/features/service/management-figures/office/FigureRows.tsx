import {
  Alert,
  Button,
  Link,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useResourceDefinitions } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { AnswerState } from '../../../../office/calls/AnswerState.tsx'
import type { Answer } from '../../../../office/calls/client.ts'
import { useAnswer } from '../../../../office/calls/use-answer.ts'
import { shortDay } from '../../../../office/display/moment.ts'
import { columnBehind, type Measure } from '../rules.ts'
import { TABLE_NAMES, type TableName, tableRule } from '../table-rules.ts'
import { writtenFigure } from '../writing-rules.ts'
import type { ReportAddress } from './asked.ts'

const PER_PAGE = 50
const BACK = { tabel: '', ukuran: '', kunci: '', semua: '', page: '' }

/** Shows the rows behind one figure; each leads to its record, for readers who may see it. */
export function FigureRows({ address }: { address: ReportAddress }) {
  const tabel = TABLE_NAMES.find((name) => name === address.params.get('tabel'))
  const ukuran = address.params.get('ukuran') ?? ''
  const measure = tabel && tableRule(tabel).ukuran[ukuran]
  return (
    <>
      <Link component={RouterLink} to={address.with(BACK)} sx={{ display: 'inline-block', py: 1 }}>
        Kembali ke laporan
      </Link>
      {tabel && measure ? (
        <Rows address={address} tabel={tabel} ukuran={ukuran} measure={measure} />
      ) : (
        <Alert severity="error">Angka ini tidak ada pada laporan.</Alert>
      )}
    </>
  )
}

interface RowsProps {
  address: ReportAddress
  tabel: TableName
  ukuran: string
  measure: Measure
}

function Rows({ address, tabel, ukuran, measure }: RowsProps) {
  const page = Number(address.params.get('page') ?? '1')
  const of = address.params.has('semua') ? {} : { kunci: address.params.get('kunci') ?? '' }
  const { asked, again } = useAnswer('listFigureRows', {
    ...address.asked,
    ...of,
    tabel,
    ukuran,
    page,
    perPage: PER_PAGE,
  })
  const { judul, ukuran: measures } = tableRule(tabel)
  const counted = measures[columnBehind(ukuran, measure)] ?? measure
  return (
    <AnswerState asked={asked} again={again}>
      {({ data, total, nama }) => (
        <>
          <Typography variant="h2" sx={{ fontSize: '1.2rem', mb: 0.5 }}>
            {[judul, nama].filter(Boolean).join(': ')}
          </Typography>
          <Typography sx={{ mb: 1 }}>
            {measure.label}: {writtenFigure({ kind: 'banyak' }, total)} baris
          </Typography>
          {data.length === 0 ? <Typography>Tidak ada baris.</Typography> : <Behind rows={data} measure={counted} />}
          <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
            {page > 1 ? (
              <Button component={RouterLink} to={address.with({ page: String(page - 1) })}>
                Sebelumnya
              </Button>
            ) : null}
            {page * PER_PAGE < total ? (
              <Button component={RouterLink} to={address.with({ page: String(page + 1) })}>
                Berikutnya
              </Button>
            ) : null}
          </Stack>
        </>
      )}
    </AnswerState>
  )
}

type BehindRow = Answer<'listFigureRows'>['data'][number]

const KINDS: Record<string, string> = {
  permohonan: 'Permohonan',
  invoice: 'Invoice',
  jadwal: 'Jadwal',
  sertifikat: 'Sertifikat',
  pengaduan: 'Pengaduan',
  'laporan-kinerja': 'Laporan kinerja',
  kegiatan: 'Kegiatan',
}

function Behind({ rows, measure }: { rows: BehindRow[]; measure: Measure }) {
  const seen = useResourceDefinitions()
  const showsFigure = measure.kind !== 'banyak' || rows.some(({ nilai }) => nilai !== 1)
  const name = ({ untuk, untuk_id, nomor }: BehindRow) => {
    const words = nomor ?? `${KINDS[untuk] ?? untuk} ${untuk_id}`
    const screen = seen[untuk]
    if (!screen) return words
    return (
      <Link component={RouterLink} to={`/${untuk}/${untuk_id}${screen.hasShow ? '/show' : ''}`}>
        {words}
      </Link>
    )
  }
  return (
    <TableContainer>
      <Table size="small" aria-label="Baris di balik angka" sx={{ width: 'auto', minWidth: { md: '32rem' } }}>
        <TableHead>
          <TableRow>
            <TableCell component="th" scope="col">
              Nomor
            </TableCell>
            <TableCell component="th" scope="col">
              Jenis
            </TableCell>
            <TableCell component="th" scope="col">
              Tanggal
            </TableCell>
            {showsFigure ? (
              <TableCell component="th" scope="col" align="right">
                {measure.label}
              </TableCell>
            ) : null}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one record may stand behind a figure several times
            <TableRow key={`${row.untuk}${row.untuk_id}/${at}`}>
              <TableCell>{name(row)}</TableCell>
              <TableCell>{KINDS[row.untuk] ?? row.untuk}</TableCell>
              <TableCell>{row.tanggal ? shortDay(row.tanggal) : '-'}</TableCell>
              {showsFigure ? (
                <TableCell align="right">{writtenFigure(measure, Math.round(row.nilai * 10) / 10)}</TableCell>
              ) : null}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
