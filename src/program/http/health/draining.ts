/** Why a process takes no more visitors: it ends soon, or a newer version has taken its tables over. */
export type DrainReason = 'leaving' | 'superseded'

/** The state of a process that ends; once superseded it stays so. */
export class DrainState {
  #why: DrainReason | undefined

  get why(): DrainReason | undefined {
    return this.#why
  }

  begin = (why: DrainReason): void => {
    if (this.#why !== 'superseded') this.#why = why
  }
}
