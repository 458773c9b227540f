import { Alert, Link, Stack, type Theme, Typography, useMediaQuery } from '@mui/material'
import type { ReactNode } from 'react'
import { SelectionActs } from '../../../../../office/selection/SelectionActs.tsx'
import { commonObstacle } from './common-obstacle.ts'
import { PeopleGrid } from './PeopleGrid.tsx'
import { SignedSheet, type SignedSheetProps } from './SignedSheet.tsx'

interface Expected {
  id: number
  attended_at: string | null
  halangan: string | null
}

interface Props<Person extends Expected> {
  people: Person[]
  /** A person's card; what holds everybody back is said above all of them. */
  card: (person: Person, said: string | null) => ReactNode
  /** The address of the paper to sign. */
  paper: string
  /** Records many at once. */
  sheet: SignedSheetProps
  /** The words for a schedule without people. */
  none: string
  /** What else can be done to all of them. */
  children?: ReactNode
}

/** The people of a schedule and how many came. On a phone the paper, which is seldom needed there, follows them. */
export function ExpectedPeople<Person extends Expected>({ people, card, paper, sheet, none, children }: Props<Person>) {
  const hasRoom = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'))
  const said = commonObstacle(people)
  const link =
    people.length > 0 ? (
      <Link href={paper} target="_blank" rel="noopener" sx={{ display: 'inline-block', py: { xs: 1.5, sm: 0 } }}>
        Daftar hadir (PDF, tab baru)
      </Link>
    ) : null
  return (
    <SelectionActs>
      <Stack direction="row" spacing={2} useFlexGap sx={HEAD}>
        <Typography variant="h2">
          {people.filter(({ attended_at }) => attended_at).length} dari {people.length} hadir
        </Typography>
        {hasRoom ? link : null}
        <SignedSheet {...sheet} />
      </Stack>
      {children}
      {said ? (
        <Alert severity="info" sx={{ mb: { xs: 1.5, sm: 2 } }}>
          {said}
        </Alert>
      ) : null}
      {people.length === 0 ? <Typography>{none}</Typography> : null}
      <PeopleGrid people={people} card={(person) => card(person, said)} />
      {hasRoom ? null : link}
    </SelectionActs>
  )
}

const HEAD = {
  mb: { xs: 1, sm: 2 },
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { xs: 'space-between', sm: 'start' },
}
