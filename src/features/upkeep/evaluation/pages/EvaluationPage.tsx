import type { ApiClient, Head, Opened } from '../../../../app/routing/page.ts'
import { Refusal } from '../../../../lib/calls/refusal.ts'
import { own } from '../../../../own-paths.ts'
import type { Evaluation, EvaluationRow } from '../contract.ts'
import { EvaluationList } from './EvaluationList.tsx'
import { EvaluationView } from './EvaluationView.tsx'

/** `one` where the address names it. */
interface Mine {
  all: EvaluationRow[]
  one: Evaluation | undefined
}

export async function load(client: ApiClient, { user, url }: Opened): Promise<Mine> {
  if (!user) throw new Refusal(401, 'Unauthenticated.')
  const asked = url.searchParams.get('evaluasi')
  if (asked === null) return { all: await client.listOwnEvaluations({}), one: undefined }
  return { all: [], one: await client.getOwnEvaluation({ id: asked }) }
}

export const head = ({ one }: Mine): Head => ({ title: one?.judul ?? 'Evaluasi', noindex: true })

/** Surveillance of a holder's work, and feedback of candidates on the service. */
export function Page({ data: { all, one } }: { data: Mine }) {
  if (one) return <EvaluationView key={one.id} evaluation={one} back={own.evaluation} />
  return <EvaluationList all={all} />
}
