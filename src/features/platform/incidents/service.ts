import type { Context } from '../../../ground/context.ts'
import type { Db } from '../../../ground/database/db.ts'
import type { Letter } from '../../../letters.ts'
import { longMoment } from '../../../lib/day.ts'
import { own } from '../../../own-paths.ts'
import { invalidFields, Problem } from '../../../problems.ts'
import { footnoteOn } from '../regulations/service.ts'
import { dataOfficerWords } from '../settings/officer-service.ts'
import { hasAccount, noticeFacts } from './queries.ts'
import { DATA_KINDS, type Selection, selectionRefusals, tidySelection } from './rules.ts'

/** Where the letter leads: what each can check on their own account. */
export const NOTICE_PATH = own.security

/** The letter to one of the affected; throws RECORD_NOT_FOUND. */
export async function incidentNotice(
  db: Db,
  { appUrl, today }: Pick<Context, 'appUrl' | 'today'>,
  id: number,
  name: string,
): Promise<Extract<Letter, { letter: 'incidentNotice' }>> {
  const facts = await noticeFacts(db, id)
  if (!facts) throw new Problem('RECORD_NOT_FOUND')
  const { discovered_at, jenis_data, ...told } = facts
  return {
    letter: 'incidentNotice',
    name,
    ...told,
    ditemukan: longMoment(discovered_at),
    jenis_data: jenis_data.map((kind) => DATA_KINDS[kind]),
    dasar: await footnoteOn(db, 'insiden', today),
    link: `${appUrl}${NOTICE_PATH}`,
    pejabat: await dataOfficerWords(db, today),
  }
}

/** A complete choice without what does not belong to it; throws INVALID with a sentence for each field that lacks. */
export async function requireSelection(db: Db, given: Selection): Promise<Selection> {
  const refused = selectionRefusals(given)
  if (Object.keys(refused).length > 0) throw invalidFields(refused)
  const selection = tidySelection(given)
  if (selection.staff_id !== null && !(await hasAccount(db, selection.staff_id))) {
    throw invalidFields({ staff_id: 'Akun itu tidak ada.' })
  }
  return selection
}
