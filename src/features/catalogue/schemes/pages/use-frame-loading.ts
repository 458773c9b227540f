import { useEffect, useState } from 'react'

/**
 * Tells whether a frame is still fetching its document, never without scripts; call the second value once it has
 * loaded.
 */
export function useFrameLoading(address: string): [loading: boolean, loaded: () => void] {
  const [loading, setLoading] = useState(false)
  // A frame of the server's page may have loaded before scripts ran; its load event is then gone.
  useEffect(() => setLoading(!wasFetched(address)), [address])
  return [loading, () => setLoading(false)]
}

/** Browsers differ in whether they note the fragment of an address. */
function wasFetched(address: string): boolean {
  const { href } = new URL(address, window.location.href)
  return performance.getEntriesByType('resource').some(({ name }) => name.split('#')[0] === href)
}
