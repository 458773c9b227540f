/** A fault made on purpose, and what has to be so afterwards. */
export interface Drill {
  /**
   * Makes the fault; throws at the first thing that is not as it must be.
   * @param from the commit of an earlier release, where a drill takes one
   * @param short the form that runs with every test: fewer rounds, the same faults
   * @returns what was done and seen, line by line
   */
  run: (options: { short: boolean; from?: string | undefined }) => Promise<string[]>
}
