import type { Context } from '../../../ground/context.ts'
import { Problem } from '../../../problems.ts'
import { versionState } from '../../platform/legal-pages/rules.ts'
import { certificationBodyName } from '../../platform/site-content/service.ts'
import type { AiStatement } from './contract.ts'
import { publishedStatements } from './queries.ts'
import { aiVersionOn, BUILT_IN_AI_VERSION } from './rules.ts'
import { AI_STAGES } from './stage-rules.ts'

const BUILT_IN = {
  versi: BUILT_IN_AI_VERSION,
  berlaku_sejak: null,
  tinjau_pada: null,
  perubahan: '',
  tahap: [...AI_STAGES],
  pemakaian: [],
}

/** The statement in the version in force or the wanted one; throws RECORD_NOT_FOUND. */
export async function aiStatement(
  { reads, today }: Pick<Context, 'reads' | 'today'>,
  wanted: number | undefined,
): Promise<AiStatement> {
  const published = await publishedStatements(reads)
  const inForce = aiVersionOn(published, today)
  const riwayat = [...published, BUILT_IN].map((one) => ({ ...one, status: versionState(one.versi, inForce) }))
  const shown = riwayat.find(({ versi }) => versi === (wanted ?? inForce))
  if (!shown) throw new Problem('RECORD_NOT_FOUND')
  return { ...shown, nama_lembaga: await certificationBodyName(reads), riwayat }
}
