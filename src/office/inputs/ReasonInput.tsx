import { Chip, Stack } from '@mui/material'
import { useGetList } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { LongText } from './Text.tsx'

/** A reason in words; sentences that were prepared can be put into it. */
export function ReasonInput({ kind, source = 'alasan' }: { kind: string; source?: string }) {
  const { getValues, setValue } = useFormContext()
  const { data = [] } = useGetList('alasan', {
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'urutan', order: 'ASC' },
    filter: { jenis: kind },
  })
  const add = (sentence: string) => {
    const text = String(getValues(source) ?? '').trim()
    setValue(source, text ? `${text} ${sentence}` : sentence, { shouldDirty: true })
  }
  return (
    <>
      <LongText source={source} isRequired />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        {data.map(({ id, isi }) => (
          <Chip
            key={id}
            label={isi}
            onClick={() => add(String(isi))}
            variant="outlined"
            sx={{ height: 'auto', py: 0.5, '& .MuiChip-label': { whiteSpace: 'normal' } }}
          />
        ))}
      </Stack>
    </>
  )
}
