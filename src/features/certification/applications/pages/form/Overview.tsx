import { to } from '../../../../../paths.ts'
import { ButtonLink } from '../../../../../ui/ButtonLink.tsx'
import { FORM_PAGES } from '../../rules.ts'
import { OwnTransitions } from '../detail/OwnTransitions.tsx'
import { RenewalPart } from '../detail/RenewalPart.tsx'
import { draftWords } from '../draft-words.ts'
import { PAGE_HEADING_ID } from './page-titles.ts'
import { ScheduleSummary } from './ScheduleSummary.tsx'
import type { FormState } from './use-form.ts'
import { WaitingList } from './WaitingList.tsx'

/** Before the pages: what it is for, how far one is, and the waiting list when there is no seat. */
export function Overview({ form }: { form: FormState }) {
  const { application } = form
  const next = FORM_PAGES.find((page) => !application.langkah.find(({ langkah }) => langkah === page)?.lengkap)
  const left = application.langkah.filter(({ lengkap }) => !lengkap).length
  return (
    <div className="grid gap-6">
      <section className="panel p-5 sm:p-6">
        <h2 id={PAGE_HEADING_ID} tabIndex={-1} className="text-xl outline-none">
          {left === 0 ? 'Semua langkah lengkap' : `${left} langkah lagi`}
        </h2>
        <p className="mt-1 text-muted">
          Setiap langkah tersimpan sendiri. Urutannya bebas.
          {application.tahap === 'draft' &&
            application.due_at &&
            ` ${draftWords(application.due_at, application.jadwal.status_jadwal)}`}
        </p>
        <div className="mt-5 flex flex-wrap gap-2">
          <ButtonLink to={to.certificationForm(application.schedule_id, next ?? 'periksa')} variant="primary">
            {next ? 'Lanjutkan' : 'Periksa dan kirim'}
          </ButtonLink>
          <OwnTransitions application={application} />
        </div>
      </section>
      <RenewalPart application={application} />
      <WaitingList form={form} />
      <section aria-label="Jadwal" className="panel p-5 sm:p-6">
        <ScheduleSummary schedule={application.jadwal} />
      </section>
    </div>
  )
}
