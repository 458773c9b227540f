import { decisionHandlers } from '../src/features/certification/decisions/handlers.ts'
import { morning, type Parts, type Person, past } from './past.ts'

const APPELLANT = 'intan.siregar@example.com'

/** An appeal that waits for its panel. */
export async function seedAppeals(parts: Parts, people: Person[]): Promise<void> {
  const who = people.find(({ email }) => email === APPELLANT)
  if (!who) return
  const { id } = await parts.db
    .selectFrom('user_trainings')
    .select('id')
    .where('user_id', '=', who.id)
    .executeTakeFirstOrThrow()
  await decisionHandlers.fileAppeal(past(parts, morning(parts.today, 2), who), {
    id,
    tahap: 'belum_kompeten',
    alasan:
      'Jawaban saya tentang verifikasi data pada wawancara tidak tercatat. Bab yang saya susun pada portofolio memuat langkah itu; mohon diperiksa lagi.',
    file_id: null,
    naskah: null,
    nomor_soal: null,
  })
}
