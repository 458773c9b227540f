import {
  Box,
  Button,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { Part } from '../../../../office/display/Part.tsx'
import type { ImportList } from '../../../platform/import-lists/rules.ts'
import type { DraftChange, ImportDraft } from './use-import-draft.ts'

interface Props {
  draft: ImportDraft
  list: ImportList
  isBusy: boolean
  /** True when it is saved; what was typed is kept otherwise. */
  onChange: (change: DraftChange) => Promise<boolean>
}

type Row = ImportDraft['menunggu'][number]
type Typed = ReadonlyMap<string, string>

const keyOf = (baris: number, field: string): string => `${baris} ${field}`

/** The wrong rows, each with its wrong cells to type into; all that was typed is checked by one press. */
export function WaitingRows({ draft, list, isBusy, onChange }: Props) {
  const [typed, setTyped] = useState<Typed>(new Map())
  const { menunggu, baris_salah } = draft
  if (menunggu.length === 0) return null

  async function save(): Promise<void> {
    const sel = [...typed].map(([key, isi]) => {
      const [baris = '', field = ''] = key.split(' ')
      return { baris: Number(baris), field, isi }
    })
    if (sel.length > 0 && (await onChange({ apa: 'sel', sel }))) setTyped(new Map())
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Part>Baris yang menunggu</Part>
      {baris_salah > menunggu.length ? (
        <Typography sx={{ mb: 1 }}>
          Ditampilkan {menunggu.length} baris pertama dari {baris_salah}; berikutnya menyusul.
        </Typography>
      ) : null}
      <TableContainer tabIndex={0} aria-label="Baris yang menunggu">
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Baris</TableCell>
              <TableCell>Isinya</TableCell>
              <TableCell>Perbaikan</TableCell>
              <TableCell>Tindakan</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {menunggu.map((row) => (
              <WaitingRow
                key={row.baris}
                row={row}
                draft={draft}
                list={list}
                typed={typed}
                isBusy={isBusy}
                onType={(field, isi) => setTyped((before) => new Map(before).set(keyOf(row.baris, field), isi))}
                onLeaveOut={() => void onChange({ apa: 'keluarkan', baris: [row.baris] })}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Button type="submit" variant="contained" disabled={isBusy || typed.size === 0} sx={{ mt: 2 }}>
        Simpan {typed.size} perbaikan
      </Button>
    </Box>
  )
}

interface RowProps extends Pick<Props, 'draft' | 'list' | 'isBusy'> {
  row: Row
  typed: Typed
  onType: (field: string, isi: string) => void
  onLeaveOut: () => void
}

const SHOWN_CELLS = 3

function WaitingRow({ row: { baris, sel, kesalahan }, draft, list, typed, isBusy, onType, onLeaveOut }: RowProps) {
  const cellOf = (field: string): string => sel[draft.kolom.findIndex((one) => one.field === field)] ?? ''
  const summary = draft.kolom
    .flatMap(({ field }, at) => (field !== null && sel[at] ? [sel[at]] : []))
    .slice(0, SHOWN_CELLS)
  return (
    <TableRow sx={{ verticalAlign: 'top' }}>
      <TableCell component="th" scope="row">
        {baris}
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere', minWidth: '10rem' }}>{summary.join(' · ')}</TableCell>
      <TableCell sx={{ minWidth: '16rem' }}>
        <Stack spacing={1.5}>
          {kesalahan.map(({ field, pesan, usul }) =>
            field === '' ? (
              <Typography key={pesan} variant="body2" color="error">
                {pesan}
              </Typography>
            ) : (
              <TextField
                key={field}
                size="small"
                fullWidth
                label={list.columns[field]?.label ?? field}
                value={typed.get(keyOf(baris, field)) ?? cellOf(field)}
                error={!typed.has(keyOf(baris, field))}
                helperText={usul === null ? pesan : `${pesan} Mungkin: ${usul || 'dikosongkan'}.`}
                onChange={({ target }) => onType(field, target.value)}
                slotProps={{ htmlInput: { 'aria-label': `${list.columns[field]?.label ?? field}, baris ${baris}` } }}
              />
            ),
          )}
        </Stack>
      </TableCell>
      <TableCell>
        <Button
          size="small"
          color="error"
          disabled={isBusy}
          aria-label={`Keluarkan baris ${baris}`}
          onClick={onLeaveOut}
        >
          Keluarkan
        </Button>
      </TableCell>
    </TableRow>
  )
}
