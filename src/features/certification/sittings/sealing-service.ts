import { createCipheriv, randomBytes } from 'node:crypto'
import type { Keys } from '../../../ground/secrets/keys.ts'
import { type EnvelopePair, newEnvelopePair } from '../../../lib/signing/envelope.ts'

/** The purpose of what tells how items are answered. */
const ITEM_PURPOSE = 'exam-item'
const KEY_PURPOSE = 'exam-sitting'
const KEY_BYTES = 32
const IV_BYTES = 12

/** The keys of one sitting: that of the sealed form, in base64url, and the pair for what is kept after the end. */
export interface SittingKeys {
  naskah: string
  akhir: EnvelopePair
}

interface Whose {
  user_training_id: number
  paper_id: number | null
}

const aboutKeys = ({ user_training_id, paper_id }: Whose): string =>
  `exam_sittings/${user_training_id}/${paper_id ?? 'latihan'}`
const aboutEntry = (deviceId: number, urutan: number): string => `exam_entries/${deviceId}/${urutan}`

export const newSittingKeys = (): SittingKeys => ({
  naskah: randomBytes(KEY_BYTES).toString('base64url'),
  akhir: newEnvelopePair(),
})

export const sealSittingKeys = (keys: Keys, whose: Whose, own: SittingKeys): Buffer =>
  keys.seal(KEY_PURPOSE, JSON.stringify(own), aboutKeys(whose))

export const openSittingKeys = (keys: Keys, row: Whose & { kunci: Uint8Array }): SittingKeys =>
  JSON.parse(keys.open(KEY_PURPOSE, row.kunci, aboutKeys(row)).toString()) as SittingKeys

export const sealEntry = (keys: Keys, deviceId: number, urutan: number, teks: string): Buffer =>
  keys.seal(ITEM_PURPOSE, teks, aboutEntry(deviceId, urutan))

export const openEntry = (keys: Keys, row: { device_id: number; urutan: number; isi: Uint8Array }): string =>
  keys.open(ITEM_PURPOSE, row.isi, aboutEntry(row.device_id, row.urutan)).toString()

/** Seals a form for a device: nonce, then AES-256-GCM with its tag as WebCrypto opens it, in base64url. */
export function sealPackage(naskah: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(naskah, 'base64url'), iv)
  return Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}
