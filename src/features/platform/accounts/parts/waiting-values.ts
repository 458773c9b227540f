import { client } from '../../../../app/calls/browser-client.ts'
import { Refusal } from '../../../../lib/calls/refusal.ts'

/** Keeps what was typed into a form while the password is confirmed (423); only the same person gets it back. */
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

/** Sends the form if the password was confirmed; people who came back without confirming send it themselves. */
export async function sendIfConfirmed(form: HTMLFormElement | null): Promise<void> {
  const { confirmed } = await client.confirmedPasswordStatus({}).catch(() => ({ confirmed: false }))
  if (confirmed) form?.requestSubmit()
}
