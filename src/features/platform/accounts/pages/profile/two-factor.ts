import { client } from '../../../../../app/browser-client.ts'

/** What an authenticator app is given, by picture, by link or by hand. */
export interface Setup {
  svg: string
  url: string
  secretKey: string
}

export async function readSetup(): Promise<Setup> {
  const [picture, { secretKey }] = await Promise.all([client.twoFactorQrCode(), client.twoFactorSecretKey()])
  return 'svg' in picture ? { ...picture, secretKey } : { svg: '', url: '', secretKey }
}
