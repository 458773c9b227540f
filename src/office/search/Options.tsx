import { Box, Typography, type UseAutocompleteReturnValue } from '@mui/material'
import { Link } from 'react-router'
import type { SearchOption } from './options.ts'

type List = UseAutocompleteReturnValue<SearchOption, false, false, false, true>

const OPTION = {
  display: 'block',
  px: 2,
  py: 1,
  color: 'text.primary',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&.Mui-focused, &:hover': { bgcolor: 'action.selected' },
  '&.Mui-focused': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
}

/** The results in groups; each is a link. */
export function Options({ list }: { list: List }) {
  const { getListboxProps, getOptionProps, groupedOptions } = list
  if (groupedOptions.length === 0) return null
  return (
    <Box {...asList(getListboxProps())} aria-label="Hasil pencarian" sx={{ m: 0, p: 0, pb: 1, overflowY: 'auto' }}>
      {groupedOptions.map(({ key, group, index, options }) => (
        <Box role="group" aria-label={group} key={key}>
          <Typography aria-hidden variant="body2" color="text.secondary" sx={{ px: 2, pt: 1, fontWeight: 600 }}>
            {group}
          </Typography>
          {options.map((option, at) => {
            const { key: optionKey, ...given } = getOptionProps({ option, index: index + at })
            return (
              <Box component={Link} {...asLink(given)} key={optionKey} to={option.to} sx={OPTION}>
                {option.title}
                {option.note ? (
                  <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                    {option.note}
                  </Typography>
                ) : null}
              </Box>
            )
          })}
        </Box>
      ))}
    </Box>
  )
}

/** Passes attributes of a list on to a plain box; `asLink` passes those of an item on to a link. */
const asList = (given: React.HTMLAttributes<HTMLElement>): React.HTMLAttributes<HTMLDivElement> => given

const asLink = (given: React.HTMLAttributes<HTMLElement>): React.HTMLAttributes<HTMLAnchorElement> => given
