import { PERMISSIONS } from '../src/access.ts'
import { keepAgreement } from '../src/features/platform/legal-pages/service.ts'
import { openYears } from '../src/features/upkeep/duties/year-service.ts'
import { dayIn } from '../src/lib/day.ts'
import { seedApiKeys } from './api-keys.ts'
import { seedAppeals } from './appeals.ts'
import { seedApplications } from './applications.ts'
import { seedChangedData } from './changed-data.ts'
import { seedCompetence } from './competence.ts'
import { seedComplaints } from './complaints.ts'
import { candidateAccounts, type DemoAccount, demoAccounts } from './content/accounts.ts'
import { seedEmployers } from './employers.ts'
import { seedEvaluations } from './evaluations.ts'
import { seedExamForms } from './exam-forms.ts'
import { seedExaminationDay } from './examination-day.ts'
import type { Crew } from './exams.ts'
import { seedHolders } from './holders.ts'
import { seedIncidents } from './incidents.ts'
import { seedItems } from './items.ts'
import { seedMaintenance } from './maintenance.ts'
import { seedDifferingSheet, typistsAmong } from './marking.ts'
import { seedOfficeTexts } from './office-texts.ts'
import { DEMO_PASSWORD } from './password.ts'
import { morning, type Parts, type Person } from './past.ts'
import { seedPayments, seedRefund } from './payments.ts'
import { seedPersonalData } from './personal-data.ts'
import { seedPrivacy } from './privacy.ts'
import { seedQuality } from './quality.ts'
import { seedReaders } from './readers.ts'
import { seedEarlierRecord, seedRenewal } from './renewal.ts'
import { seedReports } from './reports.ts'
import { seedSampleAudits } from './sample-audits.ts'
import { seedSanctions } from './sanctions.ts'
import { seedScreenExam } from './screen-exam.ts'

interface AccountParts extends Parts {
  hashPassword: (password: string) => Promise<string>
}

/** Adds the demonstration accounts to a database without any account. */
export async function seedAccounts(parts: AccountParts): Promise<void> {
  if (await parts.db.selectFrom('users').select('id').executeTakeFirst()) return
  const password_hash = await parts.hashPassword(DEMO_PASSWORD)
  const people = []
  for (const account of [...demoAccounts, ...candidateAccounts]) {
    people.push({ ...account, id: await seedAccount(parts, account, password_hash) })
  }
  const crew = await crewOf(parts, people)
  await seedItems(parts, people)
  await seedEarlierRecord(parts, people, crew)
  await seedApplications(parts, people, crew)
  await openYears(parts)
  await seedHolders(parts, crew)
  await seedSanctions(parts, people, crew)
  await seedReports(parts, people, crew)
  await seedMaintenance(parts, people, crew)
  await seedSampleAudits(parts, people)
  await seedEvaluations(parts, people, crew)
  await seedRenewal(parts, people)
  await seedComplaints(parts, people)
  await seedAppeals(parts, people)
  await seedChangedData(parts, people)
  await seedIncidents(parts, people)
  await seedQuality(parts, people, crew)
  await seedPrivacy(parts, people)
  await seedReaders({ ...parts, passwordHash: password_hash }, qualityAmong(people), clerksAmong(people))
  await seedApiKeys(parts, people)
  await seedOfficeTexts(parts, people)
  await seedExaminationDay(parts, treasurerAmong(people), crew)
  await seedPayments(parts, treasurerAmong(people))
  await seedRefund(parts, personWith(people, 'keuangan'))
  await seedEmployers(parts, people)
  const written = typistsAmong(people)
  const schedule = await seedExamForms(parts, written.keepers)
  if (schedule !== undefined) await seedDifferingSheet(parts, written, schedule)
  await seedScreenExam(parts, written.keepers, crew.office)
  await seedCompetence(parts, people)
}

type Seeded = DemoAccount & Person

async function crewOf({ db }: AccountParts, people: Seeded[]): Promise<Crew> {
  const examiners = []
  for (const person of people.filter(({ role }) => role === 'penguji')) {
    const { id: examiner_id } = await db
      .updateTable('examiners')
      .set({ user_id: person.id })
      .where('email', '=', person.examiner ?? null)
      .returning('id')
      .executeTakeFirstOrThrow()
    if (!person.marksEssays) examiners.push({ ...person, examiner_id })
  }
  const typists = typistsAmong(people)
  return { office: personWith(people, 'verifikasi'), decider: personWith(people, 'keputusan'), examiners, typists }
}

/** The two people of the quality register, and two who verify. */
const qualityAmong = (people: Seeded[]) => twoOf(people.filter(({ permissions = [] }) => permissions.join() === 'mutu'))
const clerksAmong = (people: Seeded[]) =>
  twoOf(people.filter(({ permissions = [] }) => permissions.includes('verifikasi')))

function twoOf([first, second]: Seeded[]): readonly [Seeded, Seeded] {
  if (!first || !second) throw new Error('it takes two people')
  return [first, second]
}

function treasurerAmong(people: Seeded[]): Seeded {
  const found = people.find(({ permissions }) => permissions?.includes('keuangan'))
  if (!found) throw new Error('nobody looks after the money')
  return found
}

/** Finds whose work that is first of all, and not everything. */
function personWith(people: Seeded[], permission: string): Seeded {
  const found = people.find(
    ({ permissions = [] }) => permissions[0] === permission && permissions.length < PERMISSIONS.length,
  )
  if (!found) throw new Error(`nobody has the permission ${permission}`)
  return found
}

/** Answers the account's number. */
async function seedAccount(parts: AccountParts, account: DemoAccount, password_hash: string): Promise<number> {
  const { db, today } = parts
  const { email, name, phone, role = 'user', permissions = [], status_data } = account
  const { id } = await db
    .insertInto('users')
    .values({
      email,
      name,
      phone,
      role,
      permissions,
      status_data,
      password_hash,
      email_verified_at: morning(today, 30),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const joined = morning(today, 30)
  await keepAgreement(db, { today: dayIn('WIB', joined), now: joined }, id, {})
  if (account.data) await seedPersonalData(parts, id, account.data)
  return id
}
