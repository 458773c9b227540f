import { Box, Chip, Typography } from '@mui/material'
import type { RefObject } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Answer } from '../../../../office/calls/client.ts'

/** A field of the form in which words are written. */
export type WordsField = HTMLInputElement | HTMLTextAreaElement

interface Props {
  placeholders: Answer<'getLetter'>['isian']
  /** Where somebody last wrote. */
  last: RefObject<WordsField | null>
}

const FIELDS = ['perihal', 'isi', 'tombol', 'catatan']

/** The placeholders of a kind with what they stand for in the example; a click puts one where somebody last wrote. */
export function Placeholders({ placeholders, last }: Props) {
  const { getValues, setValue } = useFormContext()

  function insert(nama: string): void {
    const field = last.current && FIELDS.includes(last.current.name) ? last.current : undefined
    const source = field?.name ?? 'isi'
    const text = String(getValues(source) ?? '')
    const start = field?.selectionStart ?? text.length
    const word = `{${nama}}`
    const after = text.slice(field?.selectionEnd ?? start)
    setValue(source, `${text.slice(0, start)}${word}${after}`, { shouldDirty: true })
    // Once the field shows it, so that one writes on behind it.
    requestAnimationFrame(() => {
      field?.focus()
      field?.setSelectionRange(start + word.length, start + word.length)
    })
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
