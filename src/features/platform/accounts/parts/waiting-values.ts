import { client } from '../../../../app/browser-client.ts'
import { Refusal } from '../../../../lib/refusal.ts'

/** What was typed into a form when the password had to be confirmed first (423); only the same person finds it again. */
export function waitingValues<T>() {
  let waiting: { owner: number; values: T } | undefined
  return {
    of: (owner: number): T | undefined => (waiting?.owner === owner ? waiting.values : undefined),
    forget(): void {
      waiting = undefined
    },
    /** Sends, and keeps the values if the password is asked for. */
    async guard<R>(owner: number, values: T, send: () => Promise<R>): Promise<R> {
      return send().catch((error: unknown) => {
        if (error instanceof Refusal && error.status === 423) waiting = { owner, values }
        throw error
      })
    },
  }
}

/** Those who came back without confirming find what they typed, and send it themselves. */
export async function sendIfConfirmed(form: HTMLFormElement | null): Promise<void> {
  const { confirmed } = await client.confirmedPasswordStatus({}).catch(() => ({ confirmed: false }))
  if (confirmed) form?.requestSubmit()
}
