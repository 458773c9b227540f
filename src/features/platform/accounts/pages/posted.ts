import type { ApiClient, Opened, Posted } from '../../../../app/page.ts'

/** What became of the page's form, where the browser sent it without the program. */
export interface Outcome {
  posted: Posted | null
}

/** For pages that ask for nothing else. */
export const load = async (_client: ApiClient, { posted }: Opened): Promise<Outcome> => ({
  posted: posted ?? null,
})
