import { documentDesignOfficeHandlers } from '../src/features/platform/document-designs/office/handlers.ts'
import { legalPageOfficeHandlers } from '../src/features/platform/legal-pages/office/handlers.ts'
import { addDays, dayIn } from '../src/lib/day.ts'
import { morning, type Parts, type Person, past } from './past.ts'

const OFFICER = 'admin@example.com'

/** Seeds what the office has planned: receipts with another signature, and a draft of the next privacy statement. */
export async function seedOfficeTexts(parts: Parts, people: Person[]): Promise<void> {
  const officer = people.find(({ email }) => email === OFFICER)
  if (!officer) return
  const ctx = past(parts, morning(parts.today, 6), officer)
  await documentDesignOfficeHandlers.createDocumentDesign(ctx, {
    ...{ jenis: 'kuitansi', teks: {}, berlaku_sejak: addDays(dayIn('WIB', ctx.now), 60) },
    ...{ penandatangan: 'Contoh Kepala Keuangan', jabatan: 'Kepala Bagian Keuangan' },
    ...{ tanda_tangan: null, stempel: null, latar: null },
  })
  await legalPageOfficeHandlers.createLegalPageVersion(ctx, {
    ...{ jenis: 'privasi', isi: '', perubahan: 'Lama simpan berkas permohonan dijelaskan lebih rinci.' },
    ...{ minta_persetujuan: true, berlaku_sejak: null },
  })
}
