import type { X509Certificate } from 'node:crypto'

/** Whose a certificate is, or who issued it: the common name, else the organisation. */
export function commonName(certificate: X509Certificate, whose: 'subject' | 'issuer'): string {
  const { CN, O } = certificate.toLegacyObject()[whose] as Record<string, string | string[] | undefined>
  return [CN ?? O ?? ''].flat()[0] ?? ''
}
