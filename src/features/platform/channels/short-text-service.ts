import type { Letter } from '../../../letters.ts'

/** The short text beside a letter, true whenever it arrives; undefined where there is none. No name or number of a person. */
export function shortText(letter: Letter): string | undefined {
  switch (letter.letter) {
    case 'applicationScheduled':
    case 'paymentConfirmed':
      return `Anda terjadwal mengikuti uji: ${letter.waktu}. Rincian: ${letter.link}`
    case 'applicationMoved':
      return `Jadwal uji Anda kini: ${letter.waktu}. Rincian: ${letter.link}`
    case 'examReminder':
      return `Pengingat: uji Anda ${letter.waktu}. Rincian: ${letter.link}`
    case 'scheduleMoved':
      return `Jadwal Anda dipindahkan menjadi ${letter.ke}. Rincian: ${letter.link}`
    case 'scheduleCancelled':
      return `Jadwal Anda pada ${letter.waktu} dibatalkan. Rincian: ${letter.link}`
    case 'paymentReminder':
      return `Pengingat: batas pembayaran Anda ${letter.batas}. Rincian: ${letter.link}`
    case 'dutyDue':
      return `Pengingat: kewajiban tahunan sertifikat Anda paling lambat ${letter.batas}. Rincian: ${letter.link}`
    case 'dutyMissed':
      return `Batas kewajiban tahunan sertifikat Anda (${letter.batas}) sudah lewat. Rincian: ${letter.link}`
    case 'certificateEnds':
      return `Pengingat: sertifikat Anda berakhir ${letter.batas}. Perpanjangan: ${letter.link}`
    case 'certificateEnded':
      return `Sertifikat Anda berakhir ${letter.batas} dan dapat diperpanjang sampai ${letter.sampai}: ${letter.link}`
    default:
      return undefined
  }
}
