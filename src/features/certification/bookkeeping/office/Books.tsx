import { Box, Card, CardContent, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { bodyZone, dayIn } from '../../../../lib/day.ts'
import { formatRupiah, withThousands } from '../../../../lib/rupiah.ts'
import { AnswerState } from '../../../../office/calls/AnswerState.tsx'
import type { Answer } from '../../../../office/calls/client.ts'
import { useAnswer } from '../../../../office/calls/use-answer.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { PeriodFilter } from '../../../../office/display/PeriodFilter.tsx'
import { BASES, BASIS_NAMES, type Basis, type Book } from '../rules.ts'
import { BookDownload } from './BookDownload.tsx'

interface Period {
  dari: string
  sampai: string
  menurut: Basis
  scheme_id?: number
}

/** The books of a period: their sums on screen, and all of them as files. */
export function Books() {
  const today = dayIn(bodyZone(), new Date())
  const [period, setPeriod] = useState<Period>({ dari: `${today.slice(0, 8)}01`, sampai: today, menurut: 'uang' })
  const { asked, again } = useAnswer('getBookSums', period)
  const skema = asked.state === 'here' ? asked.answer.skema : []
  return (
    <Box sx={{ py: 2 }}>
      <Title title="Pembukuan" />
      <Typography sx={{ mb: 2, maxWidth: '44rem' }}>
        Pilih masa dan hari yang menentukan: hari invoice terbit, atau hari uang bergerak. Jumlah di layar sama dengan
        jumlah di dalam berkas.
      </Typography>
      <PeriodForm period={period} schemes={skema} onChange={setPeriod} />
      <AnswerState asked={asked} again={again}>
        {(sums) => <Sums sums={sums} period={period} />}
      </AnswerState>
    </Box>
  )
}

interface FormProps {
  period: Period
  schemes: { id: number; name: string }[]
  onChange: (period: Period) => void
}

function PeriodForm({ period, schemes, onChange }: FormProps) {
  const { scheme_id, ...rest } = period
  return (
    <PeriodFilter label="Masa pembukuan" period={period} change={(days) => onChange({ ...period, ...days })}>
      <TextField
        select
        size="small"
        fullWidth={false}
        label="Menurut"
        value={period.menurut}
        onChange={({ target }) => onChange({ ...period, menurut: target.value as Basis })}
        sx={{ minWidth: '12rem' }}
      >
        {BASIS_NAMES.map((name) => (
          <MenuItem key={name} value={name}>
            {BASES[name]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        fullWidth={false}
        label="Skema"
        value={schemes.some(({ id }) => id === scheme_id) ? String(scheme_id) : ''}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        onChange={({ target: { value } }) => onChange(value === '' ? rest : { ...rest, scheme_id: Number(value) })}
        sx={{ minWidth: '12rem', maxWidth: '100%' }}
      >
        <MenuItem value="">Semua</MenuItem>
        {schemes.map(({ id, name }) => (
          <MenuItem key={id} value={String(id)}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </PeriodFilter>
  )
}

const Sums = ({ sums: { invoice, kas, faktur }, period }: { sums: Answer<'getBookSums'>; period: Period }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))', mb: 2 }}>
    <Part
      name="Jurnal penjualan"
      note="Satu baris untuk setiap invoice. Yang batal, kedaluwarsa, atau dananya kembali seluruhnya tidak dijumlahkan."
      books={['jurnal']}
      period={period}
      facts={[
        ['Invoice', withThousands(invoice.banyak)],
        ['Bukan penjualan', withThousands(invoice.bukan_penjualan)],
        ['DPP', formatRupiah(invoice.dpp)],
        ['PPN', formatRupiah(invoice.ppn)],
        ['Total', formatRupiah(invoice.total)],
      ]}
    />
    <Part
      name="Mutasi kas"
      note="Satu baris untuk setiap uang masuk dan kembali."
      books={['kas']}
      period={period}
      facts={[
        ['Gerakan', withThousands(kas.banyak)],
        ['Masuk', formatRupiah(kas.masuk)],
        ['Kembali', formatRupiah(kas.kembali)],
        ['Ditarik bank', formatRupiah(kas.ditarik)],
        ['Bersih', formatRupiah(kas.masuk - kas.kembali - kas.ditarik)],
      ]}
    />
    <Part
      name="PPN untuk impor pajak"
      note="Lembar Faktur dan DetailFaktur. Invoice yang batal, kedaluwarsa, atau dananya kembali seluruhnya tidak ikut. Lengkapi dan periksa pada templat kantor pajak sebelum diimpor."
      books={['faktur', 'rincian']}
      period={period}
      facts={[
        ['Faktur', withThousands(faktur.banyak)],
        ['DPP', formatRupiah(faktur.dpp)],
        ['PPN', formatRupiah(faktur.ppn)],
      ]}
    />
  </Box>
)

interface PartProps {
  name: string
  note: string
  books: Book[]
  period: Period
  facts: [string, string][]
}

const Part = ({ name, note, books, period, facts }: PartProps) => (
  <Card component="section" aria-label={name} variant="outlined">
    <CardContent>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {name}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {note}
      </Typography>
      <FactList items={facts} />
      <Box sx={{ mt: 2 }}>
        <BookDownload books={books} asked={period} name={name} />
      </Box>
    </CardContent>
  </Card>
)
