import ViewIcon from '@mui/icons-material/ViewListOutlined'
import { Divider, Menu, MenuItem } from '@mui/material'
import { useId, useState } from 'react'
import { Button, useListContext, useStore } from 'react-admin'
import { useNavigate } from 'react-router'
import { ArrangeDialog } from './ArrangeDialog.tsx'
import {
  type Arrangement,
  arrangementSearch,
  columnOrder,
  fitArrangement,
  hiddenKey,
  type KnownList,
  keptFilters,
  ranksKey,
  ranksOf,
} from './arrangement.ts'
import { useArrangements } from './arrangements-context.ts'
import { NameDialog } from './NameDialog.tsx'

const START = { nama: '', bawaan: false }

/** One's own arrangements of a list: chosen, saved, renamed and removed. */
export function ArrangementsMenu({ known }: { known: KnownList }) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [dialog, setDialog] = useState<'save' | 'arrange'>()
  const { resource, filterValues, sort, perPage } = useListContext()
  const [hidden, setHidden] = useStore<string[]>(hiddenKey(resource), known.hidden)
  const [ranks, setRanks] = useStore<number[] | undefined>(ranksKey(resource))
  const { all = [], save } = useArrangements()
  const navigate = useNavigate()
  const id = useId()
  const own = all.filter(({ daftar }) => daftar === resource)

  function choose({ susunan }: Arrangement): void {
    setAnchor(undefined)
    const fit = fitArrangement(susunan, known)
    setHidden(fit.tersembunyi)
    setRanks(ranksOf(fit, known.columns))
    navigate({ search: arrangementSearch(fit, perPage) })
  }

  function open(which: 'save' | 'arrange'): void {
    setAnchor(undefined)
    setDialog(which)
  }

  const susunan = {
    saringan: keptFilters(filterValues),
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
        {own.map((arrangement) => (
          <MenuItem key={arrangement.id} onClick={() => choose(arrangement)}>
            {arrangement.bawaan ? `${arrangement.nama} (awal)` : arrangement.nama}
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
          start={START}
          save={(named) => save({ daftar: resource, susunan, ...named })}
          close={close}
        />
      ) : null}
      {dialog === 'arrange' ? <ArrangeDialog own={own} close={close} /> : null}
    </>
  )
}
