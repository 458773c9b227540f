/** A server's refusal as the browser sees it: status, sentence, and the fields concerned. */
export class Refusal extends Error {
  readonly status: number
  readonly errors: Record<string, string[]>

  constructor(status: number, message: string, errors: Record<string, string[]> = {}) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.errors = errors
  }
}
