/** Nothing can be signed now; the message tells the office why. */
export class SignerFault extends Error {}

/** Whoever holds the key refused its secret: asked again and again, it would lock the key away. */
export class SignerRefusal extends SignerFault {
  /** Which secret it was. */
  readonly field: 'pin' | 'kata_kunci'
  constructor(message: string, field: 'pin' | 'kata_kunci' = 'pin') {
    super(message)
    this.field = field
  }
}
