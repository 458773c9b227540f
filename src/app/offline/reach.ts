const listeners = new Set<() => void>()
let isUnanswered = false

const announce = () => {
  for (const listener of listeners) listener()
}

/** Tells whether the service can be reached, by the browser's state and the outcome of the last call. */
export const reach = {
  isAway: (): boolean => isUnanswered || !navigator.onLine,

  /** A call was answered, or was not. */
  note(answered: boolean): void {
    if (isUnanswered === !answered) return
    isUnanswered = !answered
    announce()
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    window.addEventListener('online', listener)
    window.addEventListener('offline', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('online', listener)
      window.removeEventListener('offline', listener)
    }
  },
}
