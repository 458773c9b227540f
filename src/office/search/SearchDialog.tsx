import CloseIcon from '@mui/icons-material/Close'
import SearchIcon from '@mui/icons-material/Search'
import {
  Box,
  IconButton,
  InputAdornment,
  TextField,
  type Theme,
  Typography,
  useAutocomplete,
  useMediaQuery,
} from '@mui/material'
import { type SyntheticEvent, useState } from 'react'
import { useCreatePath, useResourceDefinitions } from 'react-admin'
import { useNavigate } from 'react-router'
import { OfficeDialog } from '../forms/OfficeDialog.tsx'
import { allGroups } from '../layout/menu-groups.ts'
import { useReadable } from '../layout/use-readable.ts'
import { Options } from './Options.tsx'
import { hitOptions, type RecordPath, type SearchOption, screenOptions } from './options.ts'
import { useSearch } from './use-search.ts'

const LABEL = 'Cari orang, nomor, atau layar'
const HINT = 'Nama, nomor permohonan, invoice, sertifikat, skema, atau nama layar.'

/** Returns the options for the typed words: results of the server, and screens that the person may open. */
function useOptions(typed: string) {
  const [me, readable] = useReadable()
  const known = useResourceDefinitions()
  const createPath = useCreatePath()
  const { hits, refused, busy } = useSearch(typed)

  const pathOf: RecordPath = (resource, id) => {
    const type = known[resource]?.hasShow ? 'show' : 'edit'
    return known[resource]?.hasShow || known[resource]?.hasEdit ? createPath({ resource, id, type }) : undefined
  }
  const menu = allGroups(me, readable)
  // Until the server has said so there is nothing: what comes later would stand above what is chosen already.
  return { options: busy ? [] : [...hitOptions(hits, pathOf), ...screenOptions(menu, typed)], refused, busy }
}

/** Finds and leads there: by arrows and Enter, or by a click on a real link. */
export default function SearchDialog({ close }: { close: () => void }) {
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const { options, refused, busy } = useOptions(typed)

  function choose(event: SyntheticEvent, chosen: SearchOption | null): void {
    if (!chosen) return
    // A click is the link's own affair, so that it may open another tab.
    if (event.type !== 'click') navigate(chosen.to)
    close()
  }

  const list = useAutocomplete<SearchOption>({
    id: 'cari-kantor',
    componentName: 'SearchDialog',
    options,
    open: true,
    value: null,
    inputValue: typed,
    groupBy: ({ group }) => group,
    getOptionKey: ({ id }) => id,
    getOptionLabel: ({ title }) => title,
    filterOptions: (all) => all,
    autoHighlight: true,
    clearOnBlur: false,
    clearOnEscape: false,
    onInputChange: (_, value, reason) => reason === 'input' && setTyped(value),
    onChange: choose,
    onClose: (_, reason) => reason === 'escape' && close(),
  })

  return (
    <OfficeDialog
      open
      onClose={close}
      fullWidth
      maxWidth="sm"
      fullScreen={narrow}
      slotProps={{ paper: NAMED }}
      sx={PLACE}
    >
      <Box {...list.getRootProps()} sx={{ p: 2, pb: 1 }}>
        <TextField
          fullWidth
          autoFocus
          label={LABEL}
          helperText={HINT}
          slotProps={{
            htmlInput: { ...list.getInputProps(), maxLength: 100, enterKeyHint: 'go', ...QUERY },
            inputLabel: list.getInputLabelProps(),
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon />
                </InputAdornment>
              ),
              endAdornment: (
                <IconButton aria-label="Tutup pencarian" onClick={close} edge="end">
                  <CloseIcon />
                </IconButton>
              ),
            },
          }}
        />
        <State busy={busy} refused={refused} count={options.length} />
      </Box>
      <Options list={list} />
    </OfficeDialog>
  )
}

/** Words that one looks for are not written for anybody. */
const QUERY = { 'data-query': '' }

const NAMED = { 'aria-label': 'Cari di kantor' }
/** Keeps the dialog's height whatever is found, so that it does not jump while somebody types. */
const PLACE = { '& .MuiDialog-paper': { height: { xs: '100%', sm: '70vh' } } }

/** The number of results, for people who cannot see the list. */
function State({ busy, refused, count }: { busy: boolean; refused: string; count: number }) {
  const found = count === 0 ? 'Tidak ada yang ditemukan.' : `${count} hasil.`
  return (
    <Typography role="status" variant="body2" color={refused ? 'error' : 'text.secondary'} sx={{ mt: 1, px: 1.75 }}>
      {refused || (busy ? 'Mencari…' : found)}
    </Typography>
  )
}
