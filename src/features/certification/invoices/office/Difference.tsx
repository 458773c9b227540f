import { Alert } from '@mui/material'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { readWrittenNumber } from '../../../../lib/written-number.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { differenceWords } from '../payments/difference-rules.ts'
import { receiptOf } from '../rules.ts'

const payment = inputOf<'confirmPayment'>()

/** Shows how the typed amount differs from the wanted one and what follows; the form sends the difference as seen. */
export function Difference({ invoice }: { invoice: Answer<'getOfficeInvoice'> }) {
  const { setValue } = useFormContext()
  const typed: unknown = useWatch({ name: payment('jumlah') })
  const received = typeof typed === 'number' ? typed : readWrittenNumber(String(typed ?? ''))
  const receipt = received ? receiptOf(invoice, received, invoice.toleransi_bayar) : undefined
  const selisih = receipt?.selisih ?? 0
  useEffect(() => setValue(payment('selisih'), selisih), [setValue, selisih])
  if (!receipt) return null
  return (
    <Alert severity={receipt.selisih === 0 ? 'success' : 'warning'} role="status" sx={{ mt: 1 }}>
      {differenceWords(receipt)}
    </Alert>
  )
}
