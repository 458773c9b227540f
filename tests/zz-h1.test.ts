import { writeFile } from 'node:fs/promises'
import { getDocumentProxy, extractText } from 'unpdf'
import sharp from 'sharp'
import { test } from 'vitest'
import { examCardPdf } from '../src/documents/exam-card.tsx'
import { attendanceSheetPdf } from '../src/documents/attendance-sheet.tsx'
test('x', async () => {
  const foto = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#aa2222' } }).jpeg().toBuffer()
  const bytes = await examCardPdf({ lembaga: 'LSK Contoh', nomor: 'PMH/2026/11/0042', nama: 'Ir. Wulan Contoh, M.Si.', foto, skema: 'Sertifikasi Ketua Tim Penyusun Amdal', tanggal: '10–11 Desember 2026', jam: '08.00–16.00 WIB', tempat: 'TUK Contoh', alamat: 'Jalan Uji 2, Jakarta Selatan', tautan: 'http://localhost:3000/admin/kehadiran/12-abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqr_-', hari: '2026-12-10' })
  await writeFile('/tmp/card.pdf', bytes)
  await writeFile('/tmp/sheet.pdf', await attendanceSheetPdf({lembaga:'LSK Contoh', skema:'Sertifikasi Ketua Tim', hari:['2026-12-10','2026-12-11'], jam:'08.00–16.00 WIB', tempat:'TUK Contoh, Jakarta', peserta:[{nomor:'PMH/1',nama:'Wulan Contoh',skema:'Ketua'},{nomor:'PMH/2',nama:'Budi',skema:'Ketua'}], penguji:['Dr. A','Dr. B']}))
  const doc = await getDocumentProxy(new Uint8Array(bytes))
  console.log((await extractText(doc, { mergePages: true })).text)
  const ops = await (await doc.getPage(1)).getOperatorList()
  ops.fnArray.forEach((fn, i) => { const a = ops.argsArray[i]; const s = JSON.stringify(a)?.slice(0, 160); if (a && JSON.stringify(a).length > 3000 || fn === 10 || fn===12) console.log(fn, JSON.stringify(a)?.length, s) })
})
