import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** Cards of people, as many side by side as fit. */
export function PeopleGrid<Person extends { id: number }>({
  people,
  card,
}: {
  people: Person[]
  card: (person: Person) => ReactNode
}) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
      }}
    >
      {people.map((person) => (
        <li key={person.id}>{card(person)}</li>
      ))}
    </Box>
  )
}
