import { bodyZone, type Day, endOfDay, isoSecond, momentIn } from '../../../../lib/day.ts'
import { to } from '../../../../paths.ts'

/** The credentials that share a status list: enough that fetching it does not reveal whose is checked. */
export const LIST_LENGTH = 131_072

export const CREDENTIALS = 'https://www.w3.org/ns/credentials/v2'
const OPEN_BADGES = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'

/** Credentials until 2026 also have an entry for suspension. */
export const STATUS_PURPOSES = ['revocation', 'suspension'] as const
export type StatusPurpose = (typeof STATUS_PURPOSES)[number]

/** Where a status list is published. */
export const statusListUrl = (appUrl: string, purpose: StatusPurpose, list: number): string =>
  `${appUrl}/kredensial/status/${purpose}/${list}`

/** Where anybody can ask what a certificate is worth now; also the content of its QR code. */
export const verdictUrl = (appUrl: string, no_sertifikasi: string): string => appUrl + to.verdict(no_sertifikasi)

export interface BadgeFacts {
  no_sertifikasi: string
  /** With degrees. */
  nama: string
  kualifikasi: string
  skema: string
  unit_kompetensi: string[]
  valid_from: Day
  valid_until: Day
  /** Place in the status lists. */
  status_index: number
  nama_lembaga: string
}

interface Publication {
  appUrl: string
  /** The DID of the body. */
  issuer: string
  uuid: string
}

/** A certificate as Open Badge 3.0 over Verifiable Credentials 2.0, not signed yet; it says no more than the register does. */
export function openBadge({ appUrl, issuer, uuid }: Publication, certificate: BadgeFacts) {
  const { no_sertifikasi, nama, kualifikasi, skema, unit_kompetensi, valid_from, valid_until, nama_lembaga } =
    certificate
  return {
    '@context': [CREDENTIALS, OPEN_BADGES],
    id: `urn:uuid:${uuid}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: `${skema} (${kualifikasi})`,
    issuer: {
      id: issuer,
      type: ['Profile'],
      name: nama_lembaga,
      url: appUrl,
      image: picture(`${appUrl}/icon-512.png`),
    },
    validFrom: isoSecond(momentIn(bodyZone(), valid_from, '00:00')),
    validUntil: isoSecond(endOfDay(bodyZone(), valid_until)),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', identityType: 'name', identityHash: nama, hashed: false }],
      licenseNumber: no_sertifikasi,
      achievement: {
        id: `${appUrl}${to.schemes}#${encodeURIComponent(kualifikasi)}`,
        type: ['Achievement'],
        achievementType: 'Certification',
        name: skema,
        humanCode: kualifikasi,
        image: picture(`${appUrl}/lencana.png`),
        description: `Sertifikat kompetensi penyusun Amdal, kualifikasi ${kualifikasi}.`,
        criteria: { narrative: `Dinyatakan kompeten pada unit: ${unit_kompetensi.join('; ')}.` },
      },
    },
    evidence: [{ id: verdictUrl(appUrl, no_sertifikasi), type: ['Evidence'], name: 'Daftar pemegang sertifikat' }],
    // The standard's schema knows a single one, so this list also marks what is only suspended.
    credentialStatus: statusEntry(appUrl, 'revocation', certificate.status_index),
  }
}

/** Drawn from the body's logo and colours of the day on which it is opened. */
const picture = (id: string) => ({ id, type: 'Image' })

function statusEntry(appUrl: string, purpose: StatusPurpose, index: number) {
  const list = statusListUrl(appUrl, purpose, Math.floor(index / LIST_LENGTH))
  const place = String(index % LIST_LENGTH)
  return {
    id: `${list}#${place}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: purpose,
    statusListIndex: place,
    statusListCredential: list,
  }
}
