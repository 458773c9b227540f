import { bodyZone, endOfDay, isoSecond, momentIn } from '../../../lib/day.ts'
import type { WalletFacts } from './rules.ts'

export const PHONE_WALLETS = ['google', 'apple'] as const
export type PhoneWallet = (typeof PHONE_WALLETS)[number]

export const PHONE_WALLET_NAMES: Record<PhoneWallet, string> = { google: 'Google Wallet', apple: 'Apple Wallet' }

/** The content of a pass. */
export interface Pass extends WalletFacts {
  id: number
  versi: number
  nama_lembaga: string
  /** The colour as #rrggbb. */
  warna_utama: string
  appUrl: string
  /** The page that checks the certificate, which is the content of its QR code. */
  tautan_periksa: string
}

/** The body's identifiers: issuer and account at Google, pass type and team at Apple. */
interface Maker {
  penerbit: string
  akun: string
}

const inIndonesian = (value: string) => ({ defaultValue: { language: 'id', value } })

/** Returns the pass for Google Wallet: a generic object, with the class that Google creates along with it. */
export function googleClaims(pass: Pass, { penerbit, akun }: Maker, now: Date) {
  const { id, versi, nama, no_sertifikasi, skema, kualifikasi, valid_from, valid_until, appUrl } = pass
  const classId = `${penerbit}.sertifikat-kompetensi`
  const object = {
    id: `${penerbit}.sertifikat-${id}-${versi}`,
    classId,
    state: 'ACTIVE',
    hexBackgroundColor: pass.warna_utama,
    logo: { sourceUri: { uri: `${appUrl}/lencana.png` } },
    cardTitle: inIndonesian(pass.nama_lembaga),
    subheader: inIndonesian(`Sertifikat kompetensi ${kualifikasi}`),
    header: inIndonesian(nama),
    textModulesData: [
      { id: 'nomor', header: 'Nomor', body: no_sertifikasi },
      { id: 'skema', header: 'Skema', body: skema },
    ],
    validTimeInterval: {
      start: { date: isoSecond(momentIn(bodyZone(), valid_from, '00:00')) },
      end: { date: isoSecond(endOfDay(bodyZone(), valid_until)) },
    },
    barcode: { type: 'QR_CODE', value: pass.tautan_periksa },
  }
  return {
    iss: akun,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(now.getTime() / 1000),
    origins: [appUrl],
    payload: { genericClasses: [{ id: classId }], genericObjects: [object] },
  }
}

/** Colours as Apple writes them. */
function rgb(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}

/** Returns the pass for Apple Wallet. */
export function applePassJson(pass: Pass, { penerbit, akun }: Maker) {
  const { id, versi, nama, no_sertifikasi, skema, kualifikasi, valid_from, valid_until, nama_lembaga } = pass
  return {
    formatVersion: 1,
    passTypeIdentifier: penerbit,
    teamIdentifier: akun,
    serialNumber: `sertifikat-${id}-${versi}`,
    organizationName: nama_lembaga,
    description: `Sertifikat kompetensi ${kualifikasi}`,
    logoText: nama_lembaga,
    backgroundColor: rgb(pass.warna_utama),
    foregroundColor: 'rgb(255, 255, 255)',
    labelColor: 'rgb(255, 255, 255)',
    expirationDate: isoSecond(endOfDay(bodyZone(), valid_until)),
    barcodes: [
      {
        format: 'PKBarcodeFormatQR',
        message: pass.tautan_periksa,
        messageEncoding: 'iso-8859-1',
        altText: no_sertifikasi,
      },
    ],
    generic: {
      primaryFields: [{ key: 'nama', label: 'Pemegang', value: nama }],
      secondaryFields: [{ key: 'kualifikasi', label: 'Sertifikat kompetensi', value: kualifikasi }],
      auxiliaryFields: [
        { key: 'sejak', label: 'Berlaku sejak', value: valid_from },
        { key: 'sampai', label: 'Berlaku sampai', value: valid_until },
      ],
      backFields: [
        { key: 'nomor', label: 'Nomor sertifikat', value: no_sertifikasi },
        { key: 'skema', label: 'Skema', value: skema },
        { key: 'unit', label: 'Unit kompetensi', value: pass.unit_kompetensi.join('\n') },
        { key: 'periksa', label: 'Periksa', value: pass.tautan_periksa },
      ],
    },
  }
}
