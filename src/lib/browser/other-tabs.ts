const LOGGED_OUT = 'keluar'

// The server renders with this module too, and a channel there would only keep its process alive.
const channel =
  typeof document !== 'undefined' && 'BroadcastChannel' in globalThis ? new BroadcastChannel('sesi') : undefined

interface Entered {
  masuk: number
}

const isEntered = (data: unknown): data is Entered => data instanceof Object && 'masuk' in data

/** What one tab tells the others of this browser about the session. */
export const otherTabs = {
  tellLoggedOut: (): void => channel?.postMessage(LOGGED_OUT),

  /** Somebody is in: other tabs go on only where it is the same person. */
  tellEntered: (userId: number): void => channel?.postMessage({ masuk: userId } satisfies Entered),

  /** Calls back when another tab has somebody in; returns how to stop. */
  whenEntered(hear: (userId: number) => void): () => void {
    const listen = ({ data }: MessageEvent<unknown>) => isEntered(data) && hear(data.masuk)
    channel?.addEventListener('message', listen)
    return () => channel?.removeEventListener('message', listen)
  },

  /** Calls back when the person has logged out in another tab. */
  whenLoggedOut(leave: () => void): void {
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === LOGGED_OUT) leave()
    })
  },
}
