import { own } from '../../../../../own-paths.ts'
import { ActionButton } from '../../../../../ui/feedback/ActionButton.tsx'
import { Alert } from '../../../../../ui/feedback/Alert.tsx'
import { useAction } from '../../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'
import { Link } from '../../../../../ui/navigation/Link.tsx'
import { REPORT_TRANSITIONS, sendingTransition } from '../../rules.ts'
import { Content } from '../Content.tsx'
import { PAGE_TITLES, REPORT_PAGE_HEADING_ID } from './form-pages.ts'
import type { ReportForm } from './use-report.ts'

/** The answers once more before they are sent. */
export function ReportReview({ form }: { form: ReportForm }) {
  const { report, draft } = form
  const { running, failure, run } = useAction()
  const missing = report.bagian.filter(({ lengkap }) => !lengkap)
  const transition = sendingTransition(report.status)
  return (
    <div className="grid min-w-0 gap-6">
      <h2 id={REPORT_PAGE_HEADING_ID} tabIndex={-1} className="text-2xl outline-none">
        {PAGE_TITLES.periksa}
      </h2>
      {missing.length > 0 && (
        <Alert tone="warning">
          <p className="font-semibold">Masih ada yang perlu dilengkapi:</p>
          <ul className="mt-1 list-disc pl-5">
            {missing.map(({ bagian }) => (
              <li key={bagian}>
                <Link to={own.report(report.id, bagian)} className="underline underline-offset-4">
                  {PAGE_TITLES[bagian]}
                </Link>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Content isi={draft.values} files={form.files} />
      <FormErrors message={failure} />
      {report.dapat_dikirim && transition && (
        <div>
          <ActionButton variant="primary" busy={running !== undefined} onClick={() => void run('send', form.send)}>
            {REPORT_TRANSITIONS[transition].label}
          </ActionButton>
        </div>
      )}
    </div>
  )
}
