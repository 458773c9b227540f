import type { ApiClient, Opened, Posted } from '../../../../app/routing/page.ts'

/** The result of the page's form where the browser sent it without JavaScript. */
export interface Outcome {
  posted: Posted | null
}

/** Loads pages that need nothing but that result. */
export const load = async (_client: ApiClient, { posted }: Opened): Promise<Outcome> => ({
  posted: posted ?? null,
})
