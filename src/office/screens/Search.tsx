import { Box, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { SearchInput, type SearchInputProps, useListContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'

const EVERYWHERE = 'Dicari di semua baris, juga di luar saringan awal.'

interface Props extends SearchInputProps {
  /** The filters with which the list begins. */
  begin: object
}

/** Searches everything: what the list filters by at first is left while there are words, and comes back without them. */
export function Search({ begin, ...input }: Props) {
  const { filterValues } = useListContext()
  const { getValues, setValue } = useFormContext()
  const isSearching = Boolean(useWatch({ name: input.source }))
  const wasSearching = useRef(isSearching)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed counts, not what it leads to
  useEffect(() => {
    if (isSearching === wasSearching.current) return
    wasSearching.current = isSearching
    // The words came with an address or a saved search, which says everything itself.
    if (isSearching === Boolean(filterValues.q)) return
    for (const [name, value] of Object.entries(begin)) {
      if (isSearching && getValues(name) === value) setValue(name, '')
      if (!isSearching && !getValues(name)) setValue(name, value)
    }
  }, [isSearching])

  const isOutside = isSearching && Object.keys(begin).some((name) => !filterValues[name])
  // A filter's own helper text is hidden by react-admin.
  return (
    <Box>
      <SearchInput {...input} />
      {isOutside ? (
        <Typography role="status" variant="body2" sx={{ mb: 1 }}>
          {EVERYWHERE}
        </Typography>
      ) : null}
    </Box>
  )
}
