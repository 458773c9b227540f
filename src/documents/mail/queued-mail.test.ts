import { expect, test } from 'vitest'
import { letterBody } from '../../letters.ts'
import { readQueuedMail } from './queued-mail.ts'

const ABOUT = { to: 'wulan@example.com', name: 'Wulan', link: 'http://localhost:3000' }
const wordsOf = (data: object): string =>
  JSON.stringify(letterBody(readQueuedMail({ ...ABOUT, ...data }), { appUrl: 'http://localhost:3000' }))

test.each([
  ['certificateEnds', { nomor: '0001/KTPA', hari: 30, batas: '1 Mei 2027' }, ['0001/KTPA']],
  ['dutyDue', { nomor: '0001/KTPA', ke: 2, batas: '1 Mei 2027', lapor: true, pelihara: true }, ['laporan kinerja dan']],
  ['sanctionAnswered', { nomor: '0001/KTPA', skema: 'KTPA', jenis: 'pencabutan', perkara: 'SNK/1' }, ['SNK/1']],
  ['sanctionAppealGranted', { nomor: '1', skema: 'A', jenis: 'pencabutan', putusan: 'Ya', pulih: true }, ['berakhir']],
  ['dataChangeAsked', { apa: 'nama lengkap' }, ['nama lengkap']],
  ['examReminder', { skema: 'KTPA', waktu: 'Senin', kapan: 'besok', kartu: 'http://localhost' }, ['besok']],
  ['complaintForHandler', { no_tiket: 'ADU-1', kabar: 'dibalas' }, ['dibalas']],
  [
    'refundPlanned',
    { untuk: 'kegiatan', nomor: 'INV/1', skema: 'A', dibayar: 'Rp5', jumlah: 'Rp3', alasan: 'B' },
    ['Rp5'],
  ],
])('%s that was queued under earlier names of its facts says the same', (letter, facts, parts) => {
  const words = wordsOf({ letter, ...facts })
  for (const part of parts) expect(words).toContain(part)
  expect(words).not.toContain('undefined')
})

test('a letter under the names of today is read as it is', () => {
  const invoice = { letter: 'invoiceIssued', untuk: 'permohonan', nomor: 'INV/1', skema: 'A', total: 'Rp1', batas: 'B' }
  expect(readQueuedMail({ ...ABOUT, ...invoice })).toMatchObject({ ...ABOUT, ...invoice })
})
