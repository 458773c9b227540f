import ViewIcon from '@mui/icons-material/ViewListOutlined'
import { Divider, Menu, MenuItem } from '@mui/material'
import { useId, useState } from 'react'
import { Button, useListContext, useStore } from 'react-admin'
import { useNavigate } from 'react-router'
import { NameDialog } from './NameDialog.tsx'
import { SavedViewsDialog } from './SavedViewsDialog.tsx'
import {
  columnOrder,
  fitSavedView,
  hiddenKey,
  type KnownList,
  ranksKey,
  ranksOf,
  type SavedView,
  savedFilters,
  savedViewSearch,
} from './saved-view.ts'
import { useSavedViews } from './saved-views-context.ts'

const START = { nama: '', bawaan: false }

/** One's own saved views of a list: chosen, saved, renamed and removed. */
export function SavedViewsMenu({ known }: { known: KnownList }) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [dialog, setDialog] = useState<'save' | 'arrange'>()
  const { resource, filterValues, sort, perPage } = useListContext()
  const [hidden, setHidden] = useStore<string[]>(hiddenKey(resource), known.hidden)
  const [ranks, setRanks] = useStore<number[] | undefined>(ranksKey(resource))
  const { all = [], save } = useSavedViews()
  const navigate = useNavigate()
  const id = useId()
  const own = all.filter(({ daftar }) => daftar === resource)

  function choose({ susunan }: SavedView): void {
    setAnchor(undefined)
    const fit = fitSavedView(susunan, known)
    setHidden(fit.tersembunyi)
    setRanks(ranksOf(fit, known.columns))
    navigate({ search: savedViewSearch(fit, perPage) })
  }

  function open(which: 'save' | 'arrange'): void {
    setAnchor(undefined)
    setDialog(which)
  }

  const susunan = {
    saringan: savedFilters(filterValues),
    urut: { field: sort.field, order: sort.order },
    tersembunyi: hidden,
    kolom: columnOrder(ranks, known.columns),
  }
  const close = () => setDialog(undefined)
  return (
    <>
      <Button
        label="Tampilan"
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ViewIcon />
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {own.map((view) => (
          <MenuItem key={view.id} onClick={() => choose(view)}>
            {view.bawaan ? `${view.nama} (awal)` : view.nama}
          </MenuItem>
        ))}
        {own.length > 0 ? <Divider component="li" /> : null}
        <MenuItem onClick={() => open('save')}>Simpan tampilan ini …</MenuItem>
        {own.length > 0 ? <MenuItem onClick={() => open('arrange')}>Atur tampilan …</MenuItem> : null}
      </Menu>
      {dialog === 'save' ? (
        <NameDialog
          key="baru"
          title="Simpan tampilan ini"
          name={`${resource}/baru`}
          start={START}
          save={(named) => save({ daftar: resource, susunan, ...named })}
          close={close}
        />
      ) : null}
      {dialog === 'arrange' ? <SavedViewsDialog own={own} close={close} /> : null}
    </>
  )
}
