import { client } from '../../../../../app/calls/browser-client.ts'

/** The key that an authenticator app needs, as a picture, as a link or to type by hand. */
export interface Setup {
  svg: string
  url: string
  secretKey: string
}

export async function readSetup(): Promise<Setup> {
  const [picture, { secretKey }] = await Promise.all([client.twoFactorQrCode(), client.twoFactorSecretKey()])
  return 'svg' in picture ? { ...picture, secretKey } : { svg: '', url: '', secretKey }
}
