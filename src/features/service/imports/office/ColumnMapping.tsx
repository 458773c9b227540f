import { Box, MenuItem, TextField, Typography } from '@mui/material'
import type { ImportList } from '../../../platform/import-lists/rules.ts'
import type { DraftChange, ImportDraft } from './use-import-draft.ts'

interface Props {
  draft: ImportDraft
  list: ImportList
  isBusy: boolean
  onChange: (change: DraftChange) => void
}

const NONE = ''

/** Which column of the file fills which field; open while one is missing, else for those who want to look. */
export function ColumnMapping({ draft: { kolom, kolom_hilang }, list, isBusy, onChange }: Props) {
  const unused = kolom.filter(({ field, judul }) => field === null && judul !== '').length
  return (
    <Box component="details" open={kolom_hilang.length > 0 || undefined} sx={{ mt: 2 }}>
      <Typography component="summary" sx={{ cursor: 'pointer', py: 1 }}>
        Kolom: {kolom.length - unused} dipakai
        {unused > 0 ? `, ${unused} tidak` : ''}. Lihat atau ubah.
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))', mt: 1 }}
      >
        {kolom.map(({ judul, field, contoh }, at) => {
          const name = judul === '' ? `Kolom ${at + 1} (tanpa judul)` : judul
          return (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
              key={at}
              select
              fullWidth
              size="small"
              label={name}
              value={field ?? NONE}
              disabled={isBusy}
              helperText={contoh.length > 0 ? contoh.join(' · ').slice(0, 80) : 'Kosong.'}
              onChange={({ target }) =>
                onChange({ apa: 'kolom', ke: at, field: target.value === NONE ? null : target.value })
              }
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            >
              <MenuItem value={NONE}>Tidak dipakai</MenuItem>
              {Object.entries(list.columns).map(([name, { label, required }]) => (
                <MenuItem key={name} value={name}>
                  {label}
                  {required ? ' (wajib)' : ''}
                </MenuItem>
              ))}
            </TextField>
          )
        })}
      </Box>
    </Box>
  )
}
