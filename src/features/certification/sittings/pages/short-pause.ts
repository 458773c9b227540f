/** Pauses that end early when something comes up. */
export class ShortPause {
  #end: () => void = () => {}

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.#end = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** Ends the pause at hand; none otherwise. */
  end(): void {
    this.#end()
  }
}
