import { Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { officeTo } from '../../../../../office-paths.ts'
import { PeopleGrid } from './PeopleGrid.tsx'

interface Props<Person extends { id: number }> {
  people: Person[]
  card: (person: Person) => ReactNode
  words: string
  /** Where was looked, for those who find nobody. */
  where: string
  /** The page of the office on which all stand by schedule: 'kehadiran'. */
  page: string
}

/** The people whom words at the door name. */
export function FoundPeople<Person extends { id: number }>({ people, card, words, where, page }: Props<Person>) {
  return (
    <section aria-label="Hasil pencarian">
      <Typography variant="h2" sx={{ mb: { xs: 1, sm: 2 } }}>
        {people.length === 0 ? `Tidak ada peserta “${words}”` : `${people.length} peserta untuk “${words}”`}
      </Typography>
      {people.length === 0 ? <Typography>{where}</Typography> : null}
      <PeopleGrid people={people} card={card} />
      <Typography sx={{ mt: 2 }}>
        <Link href={officeTo.list(page)}>Semua peserta menurut jadwal</Link>
      </Typography>
    </section>
  )
}
