export type Stop = () => Promise<void>

/** Stops what was started, in the opposite order. */
export async function stopAll(running: Stop[]): Promise<void> {
  for (let stop = running.pop(); stop; stop = running.pop()) await stop()
}
