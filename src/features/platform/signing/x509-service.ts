/** The library that makes and reads X.509 (RFC 5280), loaded when it is first needed. */
export async function x509() {
  await import('reflect-metadata')
  return import('@peculiar/x509')
}
