import { Alert, Box, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { Link } from 'react-admin'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { officeTo } from '../../../../office-paths.ts'
import { ITEM_STATES } from '../state-rules.ts'

type Alike = Answer<'findSimilarItems'>

const PAUSE_MS = 1200
const LEAST_LETTERS = 20
const MOST_LETTERS = 20_000

/** All that is written in a content that may still lack parts. */
function textsIn(content: unknown, key = ''): string[] {
  if (typeof content === 'string') return key === 'jenis' ? [] : [content]
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([name, value]) => textsIn(value, name))
}

/** Points out items of the unit that are like the one that is being written, a moment after the last letter. */
export function SimilarItems(props: { unit: string | undefined; content: unknown; except: number | undefined }) {
  const { unit = '', content, except } = props
  const teks = textsIn(content).join(' ').slice(0, MOST_LETTERS)
  const [alike, setAlike] = useState<Alike>([])

  useEffect(() => {
    let left = false
    const ask = async (): Promise<void> => {
      const given = { unit, teks, kecuali: except ?? null }
      const found =
        unit === '' || teks.length < LEAST_LETTERS ? [] : await office.findSimilarItems(given).catch(() => [])
      if (!left) setAlike(found)
    }
    const timer = window.setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      left = true
      window.clearTimeout(timer)
    }
  }, [unit, teks, except])

  return (
    <Box role="status" sx={{ width: '100%' }}>
      <AlikeItems alike={alike} />
    </Box>
  )
}

/** Names items that are like another; nothing where there is none. */
export const AlikeItems = ({ alike }: { alike: Alike }) =>
  alike.length === 0 ? null : (
    <Alert severity="warning" sx={{ my: 1 }}>
      <Typography variant="body2">
        Ada soal yang mirip pada unit ini. Pastikan keduanya menguji hal yang berbeda.
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {alike.map(({ item_id, versi, status, kemiripan }) => (
          <li key={item_id}>
            <Link to={officeTo.show('soal', item_id).replace('/admin', '')} target="_blank" rel="noopener">
              Soal {item_id} versi {versi} (tab baru)
            </Link>
            , {ITEM_STATES[status].toLowerCase()}: {kemiripan}% sama
          </li>
        ))}
      </Box>
    </Alert>
  )
