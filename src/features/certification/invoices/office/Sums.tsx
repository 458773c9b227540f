import { Box, Card, CardContent, Typography } from '@mui/material'
import { longMonth } from '../../../../lib/day.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { useAnswer } from '../../../../office/calls/use-answer.ts'
import { INVOICE_STATES } from '../state-rules.ts'

/** Shows the sums by state, and what came in this month. */
export function Sums() {
  const { asked } = useAnswer('getInvoiceSums', {})
  if (asked.state !== 'here') return null
  const month = asked.answer.bulan.at(-1)
  return (
    <Box
      component="ul"
      aria-label="Jumlah menurut keadaan"
      sx={{
        listStyle: 'none',
        p: 0,
        my: 2,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: {
          xs: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
          md: 'repeat(auto-fill, minmax(12rem, 1fr))',
        },
      }}
    >
      {asked.answer.keadaan
        .filter(({ banyak }) => banyak > 0)
        .map(({ status, banyak, total }) => (
          <Sum key={status} label={`${INVOICE_STATES[status]} (${banyak})`} amount={total} />
        ))}
      {month ? (
        <>
          <Sum label={`Diterima ${longMonth(month.bulan)}`} amount={month.diterima} />
          <Sum label={`Dikembalikan ${longMonth(month.bulan)}`} amount={month.dikembalikan} />
          <Sum label={`Pendapatan ${longMonth(month.bulan)}`} amount={month.pendapatan} />
        </>
      ) : null}
    </Box>
  )
}

const Sum = ({ label, amount }: { label: string; amount: number }) => (
  <Card component="li" variant="outlined">
    <CardContent sx={{ py: 1.5, '&:last-child': { pb: 1.5 } }}>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>{formatRupiah(amount)}</Typography>
    </CardContent>
  </Card>
)
