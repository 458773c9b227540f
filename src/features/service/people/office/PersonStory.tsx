import { Box, Button, Stack, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { Link, useResourceDefinitions } from 'react-admin'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { AnswerState } from '../../../../office/calls/AnswerState.tsx'
import { type Answer, office } from '../../../../office/calls/client.ts'
import { useAsked } from '../../../../office/calls/use-asked.ts'
import { shortMoment } from '../../../../office/display/moment.ts'
import { eventSentence, screenOfEvent } from './story-words.ts'

type Story = Answer<'listPersonEvents'>
type Event = Story['data'][number]

const A_PAGE = 20

/** What happened to a person, in order of time, the newest first: as far as the reader works with it. */
export function PersonStory({ id }: { id: number }) {
  const heading = useId()
  const [page, setPage] = useState(1)
  const { asked, again } = useAsked(`${id} ${page}`, () => office.listPersonEvents({ id, page, perPage: A_PAGE }))
  return (
    <Box component="section" aria-labelledby={heading} sx={{ minWidth: 0 }}>
      <Typography variant="h2" id={heading} sx={{ mt: 3, mb: 1 }}>
        Riwayat
      </Typography>
      <AnswerState asked={asked} again={again}>
        {(story) => <Events story={story} page={page} turn={setPage} />}
      </AnswerState>
    </Box>
  )
}

const keyOf = ({ at, jenis, id, kejadian }: Event): string => `${at} ${jenis} ${id} ${kejadian}`

function Events({ story, page, turn }: { story: Story; page: number; turn: (page: number) => void }) {
  const { data, total } = story
  const first = (page - 1) * A_PAGE
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((event) => (
          <Box
            component="li"
            key={keyOf(event)}
            sx={{ py: 1, borderBottom: '1px solid', borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Typography variant="body2" color="text.secondary">
              {shortMoment(event.at)}
            </Typography>
            <Happened event={event} />
          </Box>
        ))}
      </Box>
      {total > A_PAGE ? (
        <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button size="small" disabled={page === 1} onClick={() => turn(page - 1)}>
            Lebih baru
          </Button>
          <Button size="small" disabled={first + data.length >= total} onClick={() => turn(page + 1)}>
            Lebih lama
          </Button>
          <Typography variant="body2" role="status">
            {first + 1}–{first + data.length} dari {total}
          </Typography>
        </Stack>
      ) : null}
    </>
  )
}

/** A sentence that leads to its record, for those who may open it. */
function Happened({ event }: { event: Event }) {
  const screen = screenOfEvent(event.jenis)
  const mayOpen = useResourceDefinitions()[screen ?? '']?.hasShow === true
  const sentence = eventSentence(event)
  return (
    <Typography>
      {screen && mayOpen ? <Link to={`/${screen}/${event.id}/show`}>{sentence}</Link> : sentence}
      {event.jumlah === null ? '' : `, ${formatRupiah(event.jumlah)}`}
    </Typography>
  )
}
