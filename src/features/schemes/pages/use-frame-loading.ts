import { useEffect, useState } from 'react'

/** Whether a frame is still fetching its document: never without scripts; call the second value when it has loaded. */
export function useFrameLoading(address: string): [loading: boolean, loaded: () => void] {
  const [loading, setLoading] = useState(false)
  useEffect(() => {
    // A frame of the server's page may have loaded before scripts ran; its load event is then gone.
    const { href } = new URL(address, window.location.href)
    setLoading(performance.getEntriesByName(href, 'resource').length === 0)
  }, [address])
  return [loading, () => setLoading(false)]
}
