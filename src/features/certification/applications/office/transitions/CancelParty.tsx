import { Alert } from '@mui/material'
import { useEffect } from 'react'
import { RadioButtonGroupInput, required } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatRupiah } from '../../../../../lib/rupiah.ts'
import type { Answer } from '../../../../../office/calls/client.ts'
import { inputOf } from '../../../../../office/calls/fields.ts'
import { wayWords } from '../../../invoices/refunds/way-rules.ts'
import { CANCEL_PARTIES, CANCEL_PARTY_NAMES, type CancelParty as Party } from '../../../invoices/rules.ts'

const input = inputOf<'cancelApplication'>()
const CHOICES = CANCEL_PARTY_NAMES.map((id) => ({ id, name: CANCEL_PARTIES[id] }))

/**
 * Asks who cancels and shows the exact refund that follows; the form sends that amount along as the one that was seen.
 */
export function CancelParty({ application: { bila_dibatalkan } }: { application: Answer<'getOfficeApplication'> }) {
  const { setValue } = useFormContext()
  const pihak: Party | undefined = useWatch({ name: input('pihak') })
  const refund = pihak && bila_dibatalkan?.[pihak]
  const kembali = refund?.kembali ?? 0
  useEffect(() => setValue(input('pengembalian'), kembali), [setValue, kembali])
  return (
    <>
      <RadioButtonGroupInput
        source={input('pihak')}
        label="Yang membatalkan"
        choices={CHOICES}
        row={false}
        validate={required()}
      />
      {refund ? (
        <Alert severity="warning" role="status" sx={{ mb: 2 }}>
          Dari {formatRupiah(refund.dibayar)} yang dibayar, {formatRupiah(kembali)} dikembalikan. {wayWords(refund)}
        </Alert>
      ) : null}
    </>
  )
}
