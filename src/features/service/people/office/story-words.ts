import type { Answer } from '../../../../office/calls/client.ts'
import { actionText } from '../../../../office/history/action-words.ts'

type Event = Answer<'listPersonEvents'>['data'][number]
type Kind = Event['jenis']

/** The name of a record of each kind, and the office's screen of it where there is one. */
const RECORDS: Record<Kind, { name: string; screen?: string }> = {
  akun: { name: 'Akun' },
  data_diri: { name: 'Data diri' },
  permohonan: { name: 'Permohonan', screen: 'permohonan' },
  invoice: { name: 'Invoice', screen: 'invoice' },
  pembayaran: { name: 'Pembayaran invoice', screen: 'invoice' },
  sertifikat: { name: 'Sertifikat', screen: 'sertifikat' },
  kegiatan: { name: 'Kegiatan', screen: 'kegiatan' },
  laporan: { name: 'Laporan kinerja', screen: 'laporan-kinerja' },
  sanksi: { name: 'Sanksi', screen: 'sanksi' },
  pengaduan: { name: 'Pengaduan', screen: 'pengaduan' },
}

export const screenOfEvent = (kind: Kind): string | undefined => RECORDS[kind].screen

/** Returns 'Permohonan 0012/2026 diminta diperbaiki'. */
export const eventSentence = ({ jenis, nomor, kejadian }: Pick<Event, 'jenis' | 'nomor' | 'kejadian'>): string =>
  [RECORDS[jenis].name, nomor, actionText(kejadian)].filter((part) => part !== '').join(' ')
