import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import { office } from '../../../../office/calls/client.ts'

interface Props {
  schedule: number
  /** How many attended and are not recognised yet. */
  people: number
  /** Asks again afterwards. */
  again: () => void
}

/** Recognises everybody who was there at once. */
export function RecogniseAll({ schedule, people, again }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const notify = useNotify()

  async function recognise(): Promise<void> {
    setAsking(false)
    setSending(true)
    try {
      const { diakui } = await office.recogniseAttended({ id: schedule })
      notify(`${diakui} peserta diakui.`, { type: 'success' })
    } catch (error) {
      notify(String((error as Error).message), { type: 'error' })
    }
    setSending(false)
    again()
  }

  return (
    <>
      <Button variant="contained" disabled={isSending} onClick={() => setAsking(true)} sx={{ mb: 2 }}>
        Akui {people} peserta yang hadir
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`Akui ${people} peserta?`}
        content="Setiap peserta yang hadir memperoleh poin menurut skemanya dan diberi tahu melalui email. Pengakuan tidak dapat ditarik."
        confirm="Akui"
        onConfirm={() => void recognise()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
