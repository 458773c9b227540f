import { Link } from '@mui/material'
import { useResourceDefinitions } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { PLACE_KINDS, type PlaceKindName, wayTo } from '../rules.ts'

interface Props {
  place: { jenis: PlaceKindName; kunci: string; judul: string; sebutan: string[] }
}

/** The name of a place with its words, which leads there where the reader may go. */
export function PlaceName({ place }: Props) {
  const screens = useResourceDefinitions()
  const way = wayTo(place)
  const { jenis, judul, sebutan } = place
  const isOpen = way !== undefined && screens[way.resource] !== undefined
  return (
    <>
      {PLACE_KINDS[jenis].label}:{' '}
      {isOpen ? (
        <Link component={RouterLink} to={way.path}>
          {judul}
        </Link>
      ) : (
        <strong>{judul}</strong>
      )}
      {sebutan.length > 0 ? ` menyebut “${sebutan.join('”, “')}”` : null}
    </>
  )
}
