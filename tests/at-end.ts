const waiting: (() => unknown)[] = []

/** Done once the test file has ended, the last first: files share a process, so what is left open would add up. */
export const atEnd = (work: () => unknown): void => void waiting.push(work)

export async function endFile(): Promise<void> {
  for (const work of waiting.splice(0).reverse()) await work()
}
