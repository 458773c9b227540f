const LOGGED_OUT = 'keluar'

// The server renders with this module too, and a channel there would only keep its process alive.
const channel =
  typeof document !== 'undefined' && 'BroadcastChannel' in globalThis ? new BroadcastChannel('sesi') : undefined

/** What one tab tells the others of this browser about the session. */
export const otherTabs = {
  tellLoggedOut: (): void => channel?.postMessage(LOGGED_OUT),

  /** Calls back when the person has logged out in another tab. */
  whenLoggedOut(leave: () => void): void {
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === LOGGED_OUT) leave()
    })
  },
}
