/** Sends each thing once: while an answer is awaited, the same again waits for that answer. */
export function onceAtATime<T>(): (key: string, send: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>()
  return (key, send) => {
    const begun = running.get(key)
    if (begun) return begun
    const sent = send().finally(() => running.delete(key))
    running.set(key, sent)
    return sent
  }
}
