import memberCalls from 'virtual:member-calls'
import { sittingStore } from '../../features/certification/sittings/parts/sitting-store.ts'
import type { User } from '../../features/platform/accounts/contract.ts'
import { vault } from '../../lib/browser/vault.ts'
import { bodyZone, dayIn } from '../../lib/day.ts'
import { quietClient } from '../calls/browser-client.ts'
import { enterVault } from './member-vault.ts'
import { storedAnswers } from './stored-answers.ts'
import { nextExam, renewPapers } from './stored-papers.ts'
import { keepMemberFrame } from './worker-page.ts'

/** After the page itself has come. */
const WAIT_MS = 1500
const MOST_DRAFTS = 3

/** Tells whether an exam goes on in this browser, whose page has to open without a network too. */
const hasExam = (): Promise<boolean> =>
  sittingStore.list().then(
    (sittings) => sittings.length > 0,
    () => false,
  )

/** Fetches the parts of the program that are needed without a network. */
const fetchPages = async ({ status_data }: User) =>
  Promise.all([
    ...((await hasExam()) ? [import('../../features/certification/sittings/pages/SittingPage.tsx')] : []),
    ...(status_data === 0 ? [import('../../features/platform/personal-data/pages/PersonalData.tsx')] : []),
    import('../../features/platform/files/parts/upload-in-pieces.ts'),
    import('../../features/platform/offline/pages/StoredHere.tsx'),
    import('../../features/certification/applications/pages/ApplicationForm.tsx'),
    import('../../features/service/dashboard/pages/Dashboard.tsx'),
    import('../../features/certification/applications/pages/MyApplications.tsx'),
    import('../../features/certification/invoices/pages/InvoicePage.tsx'),
    import('../../features/certification/examination/pages/ExamCardPage.tsx'),
  ])

/** Once: whoever writes them here asks again by opening their form. */
async function keepPersonalData(): Promise<void> {
  const [, path = ''] = memberCalls['getPersonalData'] ?? []
  if ((await storedAnswers.read('getPersonalData', path)) === undefined) await quietClient.getPersonalData()
}

async function prepare(user: User): Promise<void> {
  await enterVault(user)
  if (!vault.isOpen() || !navigator.onLine) return
  await fetchPages(user)
  await keepMemberFrame()
  const [applications, { draf }] = await Promise.all([
    quietClient.listUserTrainings({ userId: user.id, filter: 'all' }),
    quietClient.listOpenTrainings(),
  ])
  for (const { id } of draf.slice(0, MOST_DRAFTS)) await quietClient.getApplication({ id })
  // The card's page asks for it; the exam of that day is fetched with its paper.
  const exam = nextExam(applications, dayIn(bodyZone(), new Date()))
  if (exam) await quietClient.getApplication({ id: exam.id })
  await quietClient.listFiles()
  if (user.status_data === 0) await keepPersonalData()
  await renewPapers(applications)
}

let preparedFor: number | undefined

/** Makes one's own affairs ready for a network that goes away: once for each opening of the program, when all else is done. */
export function prepareSoon(user: User): () => void {
  const timer = setTimeout(() => {
    if (preparedFor === user.id || user.role !== 'user') return
    preparedFor = user.id
    // It is only a precaution: at the next opening it is tried again.
    prepare(user).catch(() => undefined)
  }, WAIT_MS)
  return () => clearTimeout(timer)
}
