import { holder, officeActs, sendActivity } from './activities.ts'
import type { TestApp } from './harness.ts'
import type { Answer, Browser } from './http.ts'
import { decideReport, reportContent, reportDocument, reporter, reportInQueue, sentReport } from './reports.ts'

export const SAMPLES = '/admin-api/audit-sampel'

/** The draws with which even the smallest share draws, and with which only 100 percent does. */
export const [DRAWN, LEFT] = [0, 99]

type Choices = Parameters<typeof reporter>[1]

function expectDone({ status, text }: Answer): void {
  if (status !== 200) throw new Error(`${status}: ${text}`)
}

/** Somebody whose report of the first year, of one document, lies with the office. */
export async function submitReport(site: TestApp, staff: Browser, choices: Choices = {}) {
  const who = await reporter(site, choices)
  await sentReport(who, who.years[0] ?? 0, reportContent({ dokumen: [reportDocument(who.bukti_id)] }))
  return { who, report: (await reportInQueue(staff, who)).id as number }
}

export async function acceptReport(site: TestApp, staff: Browser, choices: Choices = {}) {
  const { who, report } = await submitReport(site, staff, choices)
  expectDone(await decideReport(staff, report, 'terima'))
  return { who, report }
}

/** Somebody with a recognised activity that was done elsewhere. */
export async function recogniseActivity(site: TestApp, staff: Browser) {
  const who = await holder(site)
  const { id: activity } = await sendActivity(site, who)
  expectDone(await officeActs(staff, activity, 'akui', { poin: 6 }))
  return { who, activity }
}

/** Returns the samples of a person, as rows. */
export const samplesOf = ({ db }: TestApp, user_id: number) =>
  db.selectFrom('sample_audits').selectAll().where('user_id', '=', user_id).execute()

/** Returns the only sample of a person, as that member of staff reads it. */
export async function sampleOf(site: TestApp, user_id: number, by: Browser) {
  const [sample] = await samplesOf(site, user_id)
  return (await by.get(`${SAMPLES}/${sample?.id}`)).body
}
