import { makePaper } from '../src/features/certificates/papers.ts'
import type { Crew } from './exams.ts'
import { morning, type Parts, past } from './past.ts'

/** Holders of earlier days in every state, and the papers of certificates that were issued on the way. */
export async function seedHolders(parts: Parts, { office }: Crew): Promise<void> {
  const ctx = past(parts, morning(parts.today, 0), office)
  const papers = await parts.db.selectFrom('certificate_papers').select('id').where('file_id', 'is', null).execute()
  for (const { id } of papers) await makePaper(ctx, id)
}
