import { apiKeyOfficeHandlers } from '../src/features/platform/api-keys/office/handlers.ts'
import { addDays, dayIn } from '../src/lib/day.ts'
import { morning, type Parts, type Person, past } from './past.ts'

const OFFICER = 'admin@example.com'

/** One key, of an organisation that does not exist; nobody has seen it. */
export async function seedApiKeys(parts: Parts, people: Person[]): Promise<void> {
  const officer = people.find(({ email }) => email === OFFICER)
  if (!officer) return
  const ctx = past(parts, morning(parts.today, 20), officer)
  await apiKeyOfficeHandlers.issueApiKey(ctx, {
    ...{ nama_instansi: 'Dinas Lingkungan Hidup Contoh', kontak: 'Bagian perizinan', cakupan: ['status', 'nama'] },
    ...{ batas_harian: 500, berlaku_sampai: addDays(dayIn('WIB', ctx.now), 300) },
  })
}
