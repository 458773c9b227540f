import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { AnswerState } from '../../../../office/calls/AnswerState.tsx'
import { office } from '../../../../office/calls/client.ts'
import { useAsked } from '../../../../office/calls/use-asked.ts'
import { StimulusView } from './ItemPreview.tsx'

/** Shows the stimulus that is chosen in the form, once it is asked for: opening one is noted. */
export function ChosenStimulus() {
  const id: number | '' | null | undefined = useWatch({ name: 'stimulus_id' })
  const [shown, setShown] = useState<number>()
  if (!id) return null
  if (shown === id) return <Opened key={id} id={id} />
  return (
    <Button size="small" onClick={() => setShown(id)}>
      Lihat stimulus {id}
    </Button>
  )
}

function Opened({ id }: { id: number }) {
  const { asked, again } = useAsked(`stimulus ${id}`, () => office.getStimulus({ id }))
  return (
    <Box sx={{ width: '100%' }}>
      <AnswerState asked={asked} again={again}>
        {(stimulus) => <StimulusView stimulus={stimulus} />}
      </AnswerState>
    </Box>
  )
}
