import { Box, Chip, Typography } from '@mui/material'
import type { RefObject } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Answer } from '../../../../office/client.ts'

/** Where somebody last wrote. */
export interface Caret {
  field: string
  start: number
  end: number
}

interface Props {
  placeholders: Answer<'getLetter'>['isian']
  caret: RefObject<Caret | undefined>
}

const FIELDS = ['perihal', 'isi', 'tombol', 'catatan']

/** The placeholders of a kind with what they stand for in the example; a click puts one where somebody last wrote. */
export function Placeholders({ placeholders, caret }: Props) {
  const { getValues, setValue } = useFormContext()

  function insert(nama: string): void {
    const known = caret.current && FIELDS.includes(caret.current.field) ? caret.current : undefined
    const field = known?.field ?? 'isi'
    const text = String(getValues(field) ?? '')
    const { start, end } = known ?? { start: text.length, end: text.length }
    const word = `{${nama}}`
    setValue(field, `${text.slice(0, start)}${word}${text.slice(end)}`, { shouldDirty: true })
    caret.current = { field, start: start + word.length, end: start + word.length }
  }

  return (
    <Box component="section" aria-label="Isian">
      <Typography variant="body2" sx={{ mb: 1 }}>
        Isian diganti dengan data surat. Pilih satu untuk menyisipkannya di tempat Anda terakhir menulis. Semua dipakai,
        kecuali yang ditandai boleh tidak dipakai.
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {placeholders.map(({ nama, contoh, wajib, kadang_kosong }) => (
          <Box component="li" key={nama}>
            <Chip
              label={`{${nama}}`}
              aria-label={`Sisipkan {${nama}}`}
              variant="outlined"
              onClick={() => insert(nama)}
              sx={{ minHeight: 44, fontFamily: 'monospace', mr: 1 }}
            />
            <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {contoh}
              {wajib ? '' : ' (boleh tidak dipakai)'}
              {kadang_kosong ? ' (kadang kosong: hanya untuk teks dan catatan)' : ''}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
