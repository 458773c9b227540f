import { client } from '../../../../app/calls/browser-client.ts'
import { LoadedPart } from '../../../../ui/form/pages/LoadedPart.tsx'
import { PageSection } from '../../../../ui/form/pages/PageSection.tsx'
import { useLoaded } from '../../../../ui/form/pages/use-loaded.ts'
import { ContactSection } from '../pages/profile/ContactSection.tsx'
import { DocumentsSection } from '../pages/profile/DocumentsSection.tsx'
import { Identity } from '../pages/profile/Identity.tsx'
import { PrivacySection } from '../pages/profile/PrivacySection.tsx'

const loadState = () => client.getPersonalData()

/** The sections of the profile about one's personal data, once they are sent. */
export function ProfileSections() {
  const loading = useLoaded(loadState)
  const { loaded, put, reload } = loading
  const sent = loaded.state === 'ready' && loaded.value.submitted_at !== null ? loaded.value : undefined
  return (
    <>
      <PageSection
        id="data-diri"
        title="Data diri"
        intro="Nama, NIK atau nomor paspor, dan tanggal lahir tertulis di sertifikat, sehingga hanya berubah melalui pengajuan dengan bukti."
      >
        <LoadedPart label="Memuat data diri…" loading={loading}>
          {(state) => (state.submitted_at === null ? <NotThere /> : <Identity isi={state.isi} />)}
        </LoadedPart>
      </PageSection>
      {sent && <ContactSection state={sent} onChanged={put} onStale={reload} />}
      {sent && <DocumentsSection state={sent} onChanged={put} onStale={reload} />}
      <PrivacySection state={sent} onChanged={put} />
    </>
  )
}

const NotThere = () => <p className="text-muted">Akun ini tidak memiliki data diri.</p>
