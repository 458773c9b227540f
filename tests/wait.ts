interface Patience {
  timeoutMs: number
  intervalMs?: number
}

/** Asks until the answer is yes; throws after the time. Works outside of a test run too. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  { timeoutMs, intervalMs = 50 }: Patience,
): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`not within ${timeoutMs} ms: ${condition}`)
    await new Promise((resolve) => setTimeout(resolve, intervalMs))
  }
}
