import { PKCS11 } from 'pkcs11js'

/** An order of a test to a software token; each runs in a process of its own, as a maker's own tool would. */
export type SoftTokenOrder = { module: string; label: string; pin: string } & (
  | { do: 'make'; key: 'RSA' | 'EC'; id: string; asksEachTime: boolean }
  | { do: 'certify'; id: string; der: Uint8Array; subject: Uint8Array }
  | { do: 'pin'; to: string }
)

const SO_PIN = '12345678'
const SESSION = 0x6
const [SO, USER] = [0, 1]
const P256 = Buffer.from('06082a8648ce3d030107', 'hex')
const ATTRIBUTE = { class: 0x0, token: 0x1, private: 0x2, label: 0x3, value: 0x11, subject: 0x101, id: 0x102 }

const url = (bytes: unknown): string => Buffer.from(bytes as Uint8Array).toString('base64url')

process.once('message', (order: SoftTokenOrder) => {
  process.send?.({ made: obey(order) ?? null }, () => process.exit(0))
})

function obey(order: SoftTokenOrder): JsonWebKey | undefined {
  const pkcs11 = new PKCS11()
  pkcs11.load(order.module)
  pkcs11.C_Initialize()
  const findSlot = () =>
    pkcs11.C_GetSlotList(true).find((slot) => pkcs11.C_GetTokenInfo(slot).label.trim() === order.label)
  if (order.do === 'make' && findSlot() === undefined) {
    const [free] = pkcs11.C_GetSlotList(true).slice(-1)
    if (free) pkcs11.C_InitToken(free, SO_PIN, order.label.padEnd(32))
    withSession(SO, SO_PIN, (session) => pkcs11.C_InitPIN(session, order.pin))
  }
  return withSession(USER, order.pin, (session) => {
    if (order.do === 'pin') return void pkcs11.C_SetPIN(session, order.pin, order.to)
    const id = Buffer.from(order.id, 'hex')
    if (order.do === 'make') return makeKey(session, order.key, id, order.asksEachTime)
    return void pkcs11.C_CreateObject(session, [
      { type: ATTRIBUTE.class, value: 1 },
      { type: 0x80, value: 0 },
      { type: ATTRIBUTE.token, value: true },
      { type: ATTRIBUTE.id, value: id },
      { type: ATTRIBUTE.subject, value: Buffer.from(order.subject) },
      { type: ATTRIBUTE.value, value: Buffer.from(order.der) },
    ])
  })

  function withSession<T>(user: number, pin: string, work: (session: Buffer) => T): T {
    const slot = findSlot()
    if (!slot) throw new Error('no such token')
    const session = pkcs11.C_OpenSession(slot, SESSION)
    pkcs11.C_Login(session, user, pin)
    const answer = work(session)
    pkcs11.C_Logout(session)
    pkcs11.C_CloseSession(session)
    return answer
  }

  function makeKey(session: Buffer, kind: 'RSA' | 'EC', id: Buffer, asksEachTime: boolean): JsonWebKey {
    const shared = [
      { type: ATTRIBUTE.token, value: true },
      { type: ATTRIBUTE.id, value: id },
      { type: ATTRIBUTE.label, value: `kunci ${kind}` },
    ]
    const ofKind =
      kind === 'RSA'
        ? [
            { type: 0x121, value: 2048 },
            { type: 0x122, value: Buffer.from([1, 0, 1]) },
          ]
        : [{ type: 0x180, value: P256 }]
    const { publicKey } = pkcs11.C_GenerateKeyPair(
      session,
      { mechanism: kind === 'RSA' ? 0x0 : 0x1040 },
      [...shared, ...ofKind, { type: 0x10a, value: true }],
      [
        ...shared,
        { type: ATTRIBUTE.private, value: true },
        { type: 0x103, value: true },
        { type: 0x162, value: false },
        { type: 0x108, value: true },
        { type: 0x202, value: asksEachTime },
      ],
    )
    const [n, e] = kind === 'RSA' ? read(publicKey, [0x120, 0x122]) : []
    if (kind === 'RSA') return { kty: 'RSA', n: url(n), e: url(e) }
    // An octet string of an uncompressed point: 04 41 04, then x and y.
    const [point] = read(publicKey, [0x181])
    const at = (point?.length ?? 0) - 64
    return { kty: 'EC', crv: 'P-256', x: url(point?.subarray(at, at + 32)), y: url(point?.subarray(at + 32)) }

    function read(key: Buffer, types: number[]): Buffer[] {
      const asked = types.map((type) => ({ type }))
      return pkcs11.C_GetAttributeValue(session, key, asked).map(({ value }) => value as Buffer)
    }
  }
}
