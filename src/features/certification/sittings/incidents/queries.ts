import type { Db } from '../../../../ground/database/db.ts'

export interface NewIncident {
  schedule_id: number
  user_training_id: number | null
  jam: string
  uraian: string
  file_id: string | null
  written_by: number
  created_at: Date
}

export const insertIncident = (db: Db, incident: NewIncident): Promise<{ id: number }> =>
  db.insertInto('exam_incidents').values(incident).returning('id').executeTakeFirstOrThrow()

/** Lists what invigilators noted of an exam, in the order of its hours. */
export const incidentsOf = (db: Db, scheduleId: number) =>
  db
    .selectFrom('exam_incidents as incident')
    .innerJoin('users as writer', 'writer.id', 'incident.written_by')
    .leftJoin('user_trainings as own', 'own.id', 'incident.user_training_id')
    .leftJoin('users as person', 'person.id', 'own.user_id')
    .select([
      ...(['incident.id', 'incident.jam', 'incident.uraian', 'incident.file_id', 'incident.created_at'] as const),
      ...(['incident.user_training_id', 'own.nomor', 'person.name as nama', 'writer.name as penulis'] as const),
    ])
    .where('incident.schedule_id', '=', scheduleId)
    .orderBy('incident.jam')
    .orderBy('incident.id')
    .execute()

/** Tells whether somebody is a candidate of an exam. */
export async function isOfExam(db: Db, scheduleId: number, applicationId: number): Promise<boolean> {
  const row = await db
    .selectFrom('user_trainings')
    .select('id')
    .where('id', '=', applicationId)
    .where('schedule_id', '=', scheduleId)
    .executeTakeFirst()
  return row !== undefined
}
