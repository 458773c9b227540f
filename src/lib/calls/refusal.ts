/** A server's refusal as the browser sees it: status, sentence, and the fields concerned. */
export class Refusal extends Error {
  readonly status: number
  readonly errors: Record<string, string[]>
  /** Id of the request that failed, by which the body finds it in its log. */
  readonly request: string | null | undefined

  constructor(status: number, message: string, errors: Record<string, string[]> = {}, request?: string | null) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.errors = errors
    this.request = request
  }
}
