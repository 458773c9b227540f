import { Box, Link, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { useId } from 'react'
import { Link as RouterLink } from 'react-router'
import { type Figures, type Measure, NARROWINGS, type Narrowing } from '../rules.ts'
import { tableRule } from '../table-rules.ts'
import type { CountedTable } from '../writing-rules.ts'
import { writtenFigure } from '../writing-rules.ts'
import type { ReportAddress } from './asked.ts'
import { FigureChart } from './FigureChart.tsx'

interface Props {
  table: CountedTable
  address: ReportAddress
}

/** A table of figures, each of which opens its rows; its chart shows the same ones. */
export function FigureTablePart({ table, address }: Props) {
  const { judul, kelompok, keterangan, ukuran } = tableRule(table.tabel)
  const measures = Object.entries(ukuran)
  const title = useId()
  const figure = (angka: Figures, kunci: string | undefined, [name, measure]: [string, Measure]) => (
    <TableCell key={name} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <FigureLink
        table={table}
        address={address}
        name={name}
        kunci={kunci}
        measure={measure}
        figure={angka[name] ?? null}
      />
    </TableCell>
  )
  return (
    <Box component="section" aria-labelledby={title} sx={{ mb: 5, minWidth: 0 }}>
      <Typography id={title} variant="h2" sx={{ fontSize: '1.2rem' }}>
        {judul}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1, maxWidth: '65ch' }}>
        {[keterangan, unfilteredWords(table, address)].filter(Boolean).join(' ')}
      </Typography>
      {table.baris.length === 0 ? (
        <Typography>Tidak ada pada masa ini.</Typography>
      ) : (
        <>
          <FigureChart table={table} />
          <TableContainer tabIndex={0} role="group" aria-labelledby={title}>
            <Table size="small" aria-labelledby={title} sx={{ width: 'auto', minWidth: { md: '32rem' } }}>
              <TableHead>
                <TableRow>
                  <TableCell component="th" scope="col">
                    {kelompok}
                  </TableCell>
                  {measures.map(([name, { label }]) => (
                    <TableCell key={name} component="th" scope="col" align="right">
                      {label}
                    </TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {table.baris.map(({ kunci, nama, angka }) => (
                  <TableRow key={kunci}>
                    <TableCell component="th" scope="row">
                      {nama}
                    </TableCell>
                    {measures.map((measure) => figure(angka, kunci, measure))}
                  </TableRow>
                ))}
                {table.jumlah ? (
                  <TableRow sx={{ '& > *': { fontWeight: 700 } }}>
                    <TableCell component="th" scope="row">
                      Jumlah
                    </TableCell>
                    {measures.map((measure) => figure(table.jumlah ?? {}, undefined, measure))}
                  </TableRow>
                ) : null}
              </TableBody>
            </Table>
          </TableContainer>
        </>
      )}
    </Box>
  )
}

/** Says which of the chosen filters do not narrow this table. */
function unfilteredWords({ tabel }: CountedTable, { asked }: ReportAddress): string {
  const { narrowed, today } = tableRule(tabel)
  const names = Object.keys(NARROWINGS) as Narrowing[]
  const left = names.filter((name) => asked[name] !== undefined && !narrowed.includes(name))
  return [
    today ? 'Tidak bergantung pada masa.' : '',
    left.length > 0 ? `Tidak disaring menurut ${left.map((name) => NARROWINGS[name]).join(' dan ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

interface FigureProps extends Props {
  name: string
  /** All rows where none is named. */
  kunci: string | undefined
  measure: Measure
  figure: number | null
}

/** Zeros, and what is no count, have no rows to open. */
function FigureLink({ table: { tabel }, address, name, kunci, measure, figure }: FigureProps) {
  const words = writtenFigure(measure, figure)
  if (!figure || name === 'janji') return words
  const to = address.with({ tabel, ukuran: name, kunci: kunci ?? '', semua: kunci === undefined ? '1' : '', page: '' })
  return (
    <Link component={RouterLink} to={to}>
      {words}
    </Link>
  )
}
