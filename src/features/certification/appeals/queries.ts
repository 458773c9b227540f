import { sql } from 'kysely'
import type { Db } from '../../../ground/database/db.ts'
import type { DecidedUnit } from '../decisions/contract.ts'
import type { DecisionOutcome } from '../decisions/rules.ts'
import type { SanctionKind, SanctionReason } from '../sanctions/rules.ts'
import type { AppealState, Ruling, Vote } from './rules.ts'

export interface OwnAppeal {
  nomor: string
  status: AppealState
  alasan: string
  submitted_at: Date
  decided_at: Date | null
  putusan: string | null
}

/** The one appeal that there can be on an application. */
export const appealOnApplication = (db: Db, applicationId: number): Promise<OwnAppeal | undefined> =>
  db
    .selectFrom('appeals')
    .select(['nomor', 'alasan', 'submitted_at', 'decided_at', 'putusan', sql<AppealState>`status`.as('status')])
    .where('user_training_id', '=', applicationId)
    .executeTakeFirst()

/** The thing appealed against: the decision on an application, or a sanction. */
export type Appealed =
  | { user_training_id: number; decision_id: number; sanction_id: null }
  | { user_training_id: null; decision_id: null; sanction_id: number }

type NewAppeal = Appealed & {
  nomor: string
  user_id: number
  alasan: string
  file_id: string | null
  naskah?: string | null
  nomor_soal?: number | null
  submitted_at: Date
}

/** Empties what a person wrote and gave with the appeal on an application; what the panel answered stays. */
export const emptyAppeal = (db: Db, applicationId: number, alasan: string) =>
  db
    .updateTable('appeals')
    .set((set) => ({ alasan, file_id: null, naskah: null, nomor_soal: null, version: set('version', '+', 1) }))
    .where('user_training_id', '=', applicationId)
    .execute()

export const insertAppeal = (db: Db, appeal: NewAppeal) => db.insertInto('appeals').values(appeal).execute()

/** Every appeal; left joins, so that counting and paging leave out what they do not need. */
export const APPEALS = sql<ListedAppeal>`
  select appeals.id, appeals.search_text, appeals.nomor, person.name as nama, appeals.status, appeals.submitted_at,
    appeals.decided_at, case when appeals.sanction_id is null then scheme.name
      else initcap(sanction.jenis) || ' ' || sanction.no_sertifikasi end as perihal,
    (select count(*)::int from appeal_members where appeal_id = appeals.id and at is not null) as suara
  from appeals
  left join users as person on person.id = appeals.user_id
  left join user_trainings as own on own.id = appeals.user_training_id
  left join schedules on schedules.id = own.schedule_id
  left join scheme_versions as scheme on scheme.id = schedules.scheme_version_id
  left join sanctions as sanction on sanction.id = appeals.sanction_id`

export interface ListedAppeal {
  id: number
  nomor: string
  nama: string
  /** The scheme of the application, or kind and certificate of the sanction. */
  perihal: string
  status: AppealState
  submitted_at: Date
  decided_at: Date | null
  suara: number
}

export type AppealRow = Appealed &
  ListedAppeal & {
    user_id: number
    alasan: string
    file_id: string | null
    /** The item of the written exam that it is about, by the form's code and its number there. */
    naskah: string | null
    nomor_soal: number | null
    putusan: string | null
    version: number
  }

export async function appealById(db: Db, id: number): Promise<AppealRow | undefined> {
  const { rows } = await sql<AppealRow>`
    select shown.*, own.user_id, own.user_training_id, own.decision_id, own.sanction_id, own.alasan, own.file_id,
      own.naskah, own.nomor_soal, own.putusan, own.version
    from (${APPEALS}) as shown join appeals as own using (id) where shown.id = ${id}`.execute(db)
  return rows[0]
}

/** Keeps others from changing an appeal until the transaction ends. */
export const lockAppeal = (db: Db, id: number) => sql`select from appeals where id = ${id} for update`.execute(db)

export interface PanelMember {
  user_id: number
  nama: string
  suara: Vote | null
  alasan: string | null
  at: Date | null
}

/** The people who hear an appeal, and how they voted. */
export const panelOf = (db: Db, appealId: number): Promise<PanelMember[]> =>
  db
    .selectFrom('appeal_members as sitting')
    .innerJoin('users', 'users.id', 'sitting.user_id')
    .select(['sitting.user_id', 'users.name as nama', 'sitting.alasan', 'sitting.at'])
    .select(sql<Vote | null>`sitting.suara`.as('suara'))
    .where('appeal_id', '=', appealId)
    .orderBy('users.name')
    .orderBy('users.id')
    .execute()

/** Administrators who can work. */
export const administrators = (db: Db): Promise<{ user_id: number; nama: string }[]> =>
  db
    .selectFrom('users')
    .select(['id as user_id', 'name as nama'])
    .where('role', '=', 'administrator')
    .where('suspended_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()

/** Puts these people on the panel; the votes of members who stay are kept. */
export async function seatPanel(db: Db, appealId: number, userIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom('appeal_members')
    .where('appeal_id', '=', appealId)
    .where('user_id', 'not in', [...userIds])
    .execute()
  await db
    .insertInto('appeal_members')
    .values(userIds.map((user_id) => ({ appeal_id: appealId, user_id })))
    .onConflict((same) => same.doNothing())
    .execute()
  await db
    .updateTable('appeals')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', appealId)
    .execute()
}

interface NewVote {
  appeal_id: number
  user_id: number
  suara: Vote
  alasan: string
  at: Date
}

export const updateVote = (db: Db, { appeal_id, user_id, ...vote }: NewVote) =>
  db.updateTable('appeal_members').set(vote).where('appeal_id', '=', appeal_id).where('user_id', '=', user_id).execute()

export const updateRuling = (db: Db, id: number, ruling: { status: Ruling; putusan: string; decided_at: Date }) =>
  db
    .updateTable('appeals')
    .set((set) => ({ ...ruling, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Appeals that a person hears or has heard. */
export const appealsHeardBy = (userId: number) => sql<ListedAppeal>`
  select shown.* from (${APPEALS}) as shown
  join appeal_members as sitting on sitting.appeal_id = shown.id and sitting.user_id = ${userId}`

export interface AppealedDecision {
  hasil: DecisionOutcome
  at: Date
  alasan: string
  unit: DecidedUnit[]
}

/** The decision that an appeal is against. */
export const appealedDecision = (db: Db, id: number): Promise<AppealedDecision> =>
  db
    .selectFrom('decisions')
    .select(['at', 'alasan', sql<DecisionOutcome>`hasil`.as('hasil'), sql<DecidedUnit[]>`unit`.as('unit')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** The sanction that an appeal is against, with what the holder answered. */
export const appealedSanction = (db: Db, id: number) =>
  db
    .selectFrom('sanctions')
    .select(['nomor', 'uraian', 'jawaban', 'answer_file_id', 'decided_at', 'putusan'])
    .select([sql<SanctionKind>`jenis`.as('jenis'), sql<SanctionReason>`alasan`.as('alasan')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
