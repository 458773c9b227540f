/** Why a process takes no more visitors: it ends soon, or a newer version has taken its tables over. */
export type LeavingReason = 'leaving' | 'superseded'

/** The state of a process that ends; once superseded it stays so. */
export class Leaving {
  #why: LeavingReason | undefined

  get why(): LeavingReason | undefined {
    return this.#why
  }

  leave = (why: LeavingReason): void => {
    if (this.#why !== 'superseded') this.#why = why
  }
}
