import { Autocomplete, Button, TextField, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { office, type Row } from '../../../../office/calls/client.ts'
import { differenceWords } from '../payments/difference-rules.ts'
import { receiptOf } from '../rules.ts'
import { shortfallOf } from '../state-rules.ts'

export type MatchedInvoice = Row<'listInvoice'>

interface MatchByHandProps {
  line: { baris: number; jumlah: number }
  tolerance: number
  chosen: MatchedInvoice | undefined
  onChoose: (invoice: MatchedInvoice | undefined) => void
}

const nameOf = (invoice: MatchedInvoice): string =>
  `${invoice.nomor}, ${invoice.nama}, ${formatRupiah(shortfallOf(invoice))}`

/** Chooses the open invoice that a line of a statement pays, and says how the two differ before it is booked. */
export function MatchByHand({ line: { baris, jumlah }, tolerance, chosen, onChoose }: MatchByHandProps) {
  const [isSearching, setIsSearching] = useState(false)
  const [q, setQ] = useState('')
  const [found, setFound] = useState<MatchedInvoice[]>([])
  useEffect(() => {
    if (!isSearching) return
    let isCurrent = true
    const search = setTimeout(() => {
      office.listInvoice({ q, terbuka: 'true', perPage: 10 }).then(
        ({ data }) => isCurrent && setFound(data),
        () => isCurrent && setFound([]),
      )
    }, TYPING_MS)
    return () => {
      isCurrent = false
      clearTimeout(search)
    }
  }, [q, isSearching])
  if (!isSearching) return <Button onClick={() => setIsSearching(true)}>Cocokkan baris {baris}</Button>
  return (
    <>
      <Autocomplete
        size="small"
        options={found}
        filterOptions={(options) => options}
        value={chosen ?? null}
        getOptionLabel={nameOf}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        noOptionsText="Tidak ada invoice terbuka yang cocok"
        onInputChange={(_event, text, reason) => setQ(reason === 'input' ? text : '')}
        onChange={(_event, invoice) => onChoose(invoice ?? undefined)}
        renderInput={(params) => <TextField {...params} autoFocus label={`Invoice untuk baris ${baris}`} />}
        sx={{ minWidth: '16rem' }}
      />
      {chosen ? (
        <Typography variant="body2" role="status" sx={{ mt: 0.5, maxWidth: '24rem' }}>
          {differenceWords(receiptOf(chosen, jumlah, tolerance))}
        </Typography>
      ) : null}
    </>
  )
}

const TYPING_MS = 250
