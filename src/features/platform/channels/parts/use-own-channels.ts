import { useEffect, useState } from 'react'
import { client } from '../../../../app/calls/browser-client.ts'
import type { OwnChannel } from '../contract.ts'

/** The channels that the body offers, with one's own numbers; none until they are known. */
export function useOwnChannels() {
  const [channels, setChannels] = useState<OwnChannel[]>([])
  useEffect(() => {
    client.listChannels({}).then(setChannels, () => setChannels([]))
  }, [])
  return { channels, put: setChannels }
}
