import { Chip, Stack } from '@mui/material'
import { useGetList } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { LongText } from './Text.tsx'

interface Props {
  /** The kind of sentences that the office prepared. */
  kind: string
  source?: string
  /** Else the name of the field. */
  label?: string | undefined
  /** Sentences that come before those. */
  first?: readonly string[]
  /** It is typed into at once. */
  focus?: boolean
}

/** A reason in words; sentences that were prepared can be put into it. */
export function ReasonInput({ kind, source = 'alasan', label, first = [], focus = false }: Props) {
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
  const sentences = new Set([...first, ...data.map(({ isi }) => String(isi))])
  return (
    <>
      <LongText source={source} {...(label ? { label } : {})} isRequired autoFocus={focus} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        {[...sentences].map((sentence) => (
          <Chip
            key={sentence}
            label={sentence}
            onClick={() => add(sentence)}
            variant="outlined"
            sx={{ height: 'auto', py: 0.5, '& .MuiChip-label': { whiteSpace: 'normal' } }}
          />
        ))}
      </Stack>
    </>
  )
}
