import { createHash, type KeyObject, sign, type X509Certificate } from 'node:crypto'

const SHA256 = '2.16.840.1.101.3.4.2.1'
const RSA_SHA256 = '1.2.840.113549.1.1.11'

interface Signer {
  /** RSA. */
  key: KeyObject
  /** The signer's certificate first, then those above it. */
  chain: readonly X509Certificate[]
  now: Date
}

/** A detached signature with the certificates that it is checked by (CMS, RFC 5652). Its libraries are loaded when it is asked for. */
export async function signDetached(content: Uint8Array, { key, chain, now }: Signer): Promise<Uint8Array> {
  const [cms, { AsnConvert, OctetString }, { Certificate, Time }] = await Promise.all([
    import('@peculiar/asn1-cms'),
    import('@peculiar/asn1-schema'),
    import('@peculiar/asn1-x509'),
  ])
  const certificates = chain.map(({ raw }) => AsnConvert.parse(raw, Certificate))
  const [signer] = certificates
  if (!signer) throw new Error('no certificate to sign with')
  const attribute = (attrType: string, value: ArrayBuffer) => new cms.Attribute({ attrType, attrValues: [value] })
  const digest = createHash('sha256').update(content).digest()
  // In the order that DER asks of a set: the shorter first.
  const signedAttrs = [
    attribute(cms.id_contentType, PLAIN_DATA),
    attribute(cms.id_signingTime, AsnConvert.serialize(new Time(now))),
    attribute(cms.id_messageDigest, AsnConvert.serialize(new OctetString(digest))),
  ]
  const signed = setOf(signedAttrs.map((each) => Buffer.from(AsnConvert.serialize(each))))
  const digestAlgorithm = new cms.DigestAlgorithmIdentifier({ algorithm: SHA256, parameters: null })
  const { issuer, serialNumber } = signer.tbsCertificate
  const author = new cms.SignerInfo({
    version: cms.CMSVersion.v1,
    sid: new cms.SignerIdentifier({ issuerAndSerialNumber: new cms.IssuerAndSerialNumber({ issuer, serialNumber }) }),
    digestAlgorithm,
    signedAttrs,
    signatureAlgorithm: new cms.SignatureAlgorithmIdentifier({ algorithm: RSA_SHA256, parameters: null }),
    signature: new OctetString(sign('sha256', signed, key)),
  })
  const data = new cms.SignedData({
    version: cms.CMSVersion.v1,
    digestAlgorithms: new cms.DigestAlgorithmIdentifiers([digestAlgorithm]),
    encapContentInfo: new cms.EncapsulatedContentInfo({ eContentType: cms.id_data }),
    certificates: new cms.CertificateSet(
      certificates.map((certificate) => new cms.CertificateChoices({ certificate })),
    ),
    signerInfos: new cms.SignerInfos([author]),
  })
  const whole = new cms.ContentInfo({ contentType: cms.id_signedData, content: AsnConvert.serialize(data) })
  return new Uint8Array(AsnConvert.serialize(whole))
}

/** 1.2.840.113549.1.7.1, plain data, as DER. */
const PLAIN_DATA = new Uint8Array([0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x01]).buffer

/** DER of a set that is shorter than 256 bytes. */
function setOf(parts: readonly Buffer[]): Buffer {
  const inside = Buffer.concat(parts)
  const length = inside.length < 128 ? [inside.length] : [0x81, inside.length]
  return Buffer.concat([Buffer.from([0x31, ...length]), inside])
}
