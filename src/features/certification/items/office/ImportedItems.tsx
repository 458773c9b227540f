import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { Link } from 'react-admin'
import type { Answer } from '../../../../office/calls/client.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { ITEM_KINDS } from '../content-rules.ts'
import { AlikeItems } from './SimilarItems.tsx'

type Imported = Answer<'takeItemsIn'>
type Row = Imported['butir'][number]

const OUTCOMES: Record<Row['hasil'], string> = {
  ditolak: 'Tidak dapat masuk',
  diterima: 'Dapat masuk',
  masuk: 'Masuk sebagai rancangan Anda',
  sudah_ada: 'Sudah ada di bank soal',
}
const ORDER = Object.keys(OUTCOMES) as Row['hasil'][]

interface Props {
  result: Imported
  busy: boolean
  onBringIn: () => void
}

/** Shows what becomes of each item of a file, by its name there: first what is refused, and why. */
export function ImportedItems({ result: { dimasukkan, butir }, busy, onBringIn }: Props) {
  const countOf = (hasil: Row['hasil']): number => butir.filter((row) => row.hasil === hasil).length
  const ready = countOf('diterima')
  const summary = ORDER.filter((hasil) => countOf(hasil) > 0).map((hasil) => `${OUTCOMES[hasil]}: ${countOf(hasil)}`)
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Alert role="status" severity={dimasukkan || countOf('ditolak') === 0 ? 'success' : 'warning'} sx={{ mb: 2 }}>
        {summary.join('. ')}.
      </Alert>
      {!dimasukkan && ready > 0 ? (
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'center' } }}>
          <Button variant="contained" disabled={busy} onClick={onBringIn}>
            {busy ? 'Memasukkan …' : `Masukkan ${ready} soal`}
          </Button>
          <Typography variant="body2">
            Belum ada yang masuk. Yang ditolak tidak ikut; perbaiki berkasnya, lalu pilih lagi.
          </Typography>
        </Stack>
      ) : null}
      {ORDER.map((hasil) => (
        <Outcome key={hasil} hasil={hasil} rows={butir.filter((row) => row.hasil === hasil)} />
      ))}
    </Box>
  )
}

const Outcome = ({ hasil, rows }: { hasil: Row['hasil']; rows: readonly Row[] }) =>
  rows.length === 0 ? null : (
    <>
      <Part>
        {OUTCOMES[hasil]} ({rows.length})
      </Part>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand in a file twice, and the rows stay as they are
          <Box component="li" key={`${row.nama} ${at}`} sx={{ mb: 1.5 }}>
            <ItemRow row={row} />
          </Box>
        ))}
      </Box>
    </>
  )

function ItemRow({ row: { nama, judul, jenis, poin, item_id, pesan, catatan, serupa } }: { row: Row }) {
  const facts = [jenis && ITEM_KINDS[jenis], poin === null ? null : `${poin} poin`].filter(Boolean).join(', ')
  return (
    <>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {nama}
      </Typography>
      {judul === '' ? '' : ` “${judul}”`}
      {facts === '' ? '' : `: ${facts}`}
      {item_id === null ? null : (
        <>
          {' '}
          <Link to={`/soal/${item_id}/show`}>Soal {item_id}</Link>
        </>
      )}
      {pesan.map((sentence) => (
        <Typography key={sentence}>{sentence}</Typography>
      ))}
      {catatan.map((sentence) => (
        <Typography key={sentence} variant="body2" color="text.secondary">
          Catatan: {sentence}
        </Typography>
      ))}
      <AlikeItems alike={serupa} />
    </>
  )
}
