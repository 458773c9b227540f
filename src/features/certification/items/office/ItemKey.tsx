import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import type { Answer } from '../../../../office/calls/client.ts'

type Content = Answer<'getItemVersion'>['isi']

const decimal = (value: number): string => value.toLocaleString('id-ID', { maximumFractionDigits: 12 })

/** The key or rubric of an item, for those who work on it. */
export function ItemKey({ isi }: { isi: Content }) {
  switch (isi.jenis) {
    case 'pilihan_ganda':
    case 'pilihan_jamak':
      return <Lines lines={isi.pilihan.filter(({ benar }) => benar).map(({ teks }) => teks)} />
    case 'menjodohkan':
      return (
        <>
          <Lines lines={isi.pasangan.map(({ kiri, kanan }) => `${kiri} → ${kanan}`)} />
          {isi.pengecoh.length > 0 ? <Typography>Pengecoh: {isi.pengecoh.join(', ')}</Typography> : null}
        </>
      )
    case 'angka':
      return (
        <Typography>
          {decimal(isi.nilai)} {isi.satuan}
          {isi.toleransi > 0 ? `, toleransi ± ${decimal(isi.toleransi)}` : ', tanpa toleransi'}
        </Typography>
      )
    case 'isian':
      return <Lines lines={isi.ejaan} />
    case 'esai':
      return <Lines lines={isi.rubrik.map(({ kriteria, poin }) => `${kriteria} (${poin} poin)`)} />
    default:
      return isi satisfies never
  }
}

const Lines = ({ lines }: { lines: readonly string[] }): ReactNode => (
  <Box component="ul" sx={{ m: 0, pl: 3 }}>
    {lines.map((line) => (
      <Typography component="li" key={line} sx={{ overflowWrap: 'anywhere' }}>
        {line}
      </Typography>
    ))}
  </Box>
)
