import { limits } from '../../limits.ts'

let loads = 0

/** Loads a piece of the program; fails with spec section 8's words on error or after the time limit. */
export function lazyChunk<T>(load: () => Promise<T>, limitMs: number = limits.lazyLoadTimeoutMs): Promise<T> {
  loads += 1
  const failure = new Error(`Loading chunk ${loads} failed`)
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(failure), limitMs)
    load()
      .then(resolve, (cause: unknown) => {
        failure.cause = cause
        reject(failure)
      })
      .finally(() => clearTimeout(timer))
  })
}
