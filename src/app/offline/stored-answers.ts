import { vault } from '../../lib/browser/vault.ts'

const PREFIX = 'jawaban:'

/** One's own affairs that stay readable without a network: what these calls last answered. */
const STORED_CALLS = new Set([
  'countUserTrainings',
  'getActivityInvoice',
  'getApplication',
  'getExamDay',
  'getInvoice',
  'getOwnCertificate',
  'getOwnEvaluation',
  'getOwnSanctions',
  'getPersonalData',
  'getReport',
  'listDuties',
  'listFiles',
  'listOpenTrainings',
  'listOwnCertificates',
  'listOwnEvaluations',
  'listReportableDocuments',
  'listReportYears',
  'listRoleClaims',
  'listUserTrainings',
])

/** The last answer of each stored call; nothing while the vault is closed. */
export const storedAnswers = {
  write(name: string, url: string, answer: unknown): void {
    if (STORED_CALLS.has(name)) void vault.write(PREFIX + url, answer).catch(() => undefined)
  },

  read: (name: string, url: string): Promise<unknown> =>
    STORED_CALLS.has(name) ? vault.read(PREFIX + url).catch(() => undefined) : Promise.resolve(undefined),

  drop: async (): Promise<void> => {
    for (const name of await vault.names(PREFIX)) await vault.drop(name)
  },
}
