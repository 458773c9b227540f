import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { client } from '../../../../app/calls/browser-client.ts'
import type { ApiClient, At, Head } from '../../../../app/routing/page.ts'
import { loadUser } from '../../../../app/session/account.ts'
import { localPath } from '../../../../app/session/destination.ts'
import { to } from '../../../../paths.ts'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { NewerVersion } from '../../../../ui/form/drafts/NewerVersion.tsx'
import { FormPageList } from '../../../../ui/form/pages/FormPageList.tsx'
import { useFormPageChange } from '../../../../ui/form/pages/use-form-page-change.ts'
import { SECTION_NAMES, type Section } from '../rules.ts'
import { DRAFT_HEADING_ID } from './draft/DraftPageHeading.tsx'
import { draftPageAt, draftPageItems, draftPageTitle } from './draft/draft-pages.ts'
import { Preparation } from './draft/Preparation.tsx'
import { Review } from './draft/Review.tsx'
import { SectionForm } from './draft/SectionForm.tsx'
import { useDraftPath } from './draft/use-draft-path.ts'
import { type Loaded, usePersonalDraft } from './draft/use-personal-draft.ts'

export async function load(client: ApiClient): Promise<Loaded> {
  const [state, files] = await Promise.all([client.getPersonalData(), client.listFiles()])
  return { state, files }
}

export const head = ({ state }: Loaded, { url }: At): Head => ({
  title: `${draftPageTitle(draftPageAt(url.searchParams.get('bagian'), state))} · Data diri`,
  noindex: true,
})

// The pages share what was loaded and what was typed since.
export const keeps = (from: URL, next: URL): boolean => from.pathname === next.pathname

/** Leads to the schedules; those who hold a certificate, or have records from before, to their dashboard. */
async function pageAfterSending(): Promise<string> {
  const [{ no_sertifikasi }, { klaim }] = await Promise.all([loadUser(), client.getOwnPastRecords()])
  return `${no_sertifikasi || klaim ? to.dashboard : to.certificationSchedules}?data-diri=terkirim`
}

/** The form that every member completes once, on short pages. */
export function Page({ data }: { data: Loaded }) {
  const [search] = useSearchParams()
  const page = draftPageAt(search.get('bagian'), data.state)
  const dari = search.get('dari')
  const pathOf = useDraftPath()
  const navigate = useNavigate()
  const form = usePersonalDraft(data, async () => {
    const next = await pageAfterSending()
    await navigate(localPath(dari) ?? next, { replace: true })
  })
  const [judged, setJudged] = useState<ReadonlySet<Section>>(new Set())
  const judge = (...sections: Section[]) => setJudged((now) => new Set([...now, ...sections]))
  useFormPageChange(page, DRAFT_HEADING_ID, () => {
    if (page === 'periksa') judge(...SECTION_NAMES)
    // The review before sending shows what the server has, prefilled fields included.
    void (page === 'periksa' ? form.save() : form.draft.flush()).catch(() => undefined)
  })
  return (
    <div className="wrap py-8 lg:py-12">
      {search.has('verified') && (
        <div className="mb-6">
          <Alert tone="success">Email Anda sudah terverifikasi.</Alert>
        </div>
      )}
      {dari !== null && (
        <div className="mb-6">
          <Alert tone="info">Halaman yang Anda tuju terbuka sesudah data diri dikirim. Lengkapi dahulu di sini.</Alert>
        </div>
      )}
      <h1 className="text-3xl">Data diri</h1>
      <p className="mt-3 max-w-[47em] text-muted">
        Diisi satu kali sebelum Anda mengajukan sertifikasi. Isian tersimpan otomatis; Anda dapat melanjutkannya kapan
        saja.
      </p>
      <div className="mt-6 grid items-start gap-x-10 gap-y-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <FormPageList label="Langkah data diri" items={draftPageItems(page, form.state, judged, pathOf)} />
        <div className="min-w-0 max-w-3xl">
          {form.newer && <NewerVersion settle={form.settle} />}
          {page === 'periksa' ? (
            <Review form={form} />
          ) : (
            <SectionForm key={page} section={page} form={form} isJudged={judged.has(page)} onJudged={() => judge(page)}>
              {page === 'identitas' && <Preparation />}
            </SectionForm>
          )}
        </div>
      </div>
    </div>
  )
}
