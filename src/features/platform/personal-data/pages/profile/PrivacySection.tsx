import { client } from '../../../../../app/calls/browser-client.ts'
import { longMoment } from '../../../../../lib/day.ts'
import { Chip } from '../../../../../ui/Chip.tsx'
import { ActionButton } from '../../../../../ui/feedback/ActionButton.tsx'
import { useAction } from '../../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'
import { PageSection } from '../../../../../ui/form/pages/PageSection.tsx'
import type { PersonalState } from '../../contract.ts'
import { Deletion } from '../../parts/Deletion.tsx'
import { OwnDataDownload } from '../../parts/OwnDataDownload.tsx'
import { CONSENT_TEXTS } from '../fields/consents.ts'

const SECTION = 'privasi'

interface PrivacySectionProps {
  /** Undefined until it is loaded, and when it was never sent. */
  state: PersonalState | undefined
  onChanged: (state: PersonalState) => void
}

/** The section about one's own data: download them, say who may see them, have them deleted. */
export function PrivacySection({ state, onChanged }: PrivacySectionProps) {
  return (
    <PageSection
      id={SECTION}
      title="Data & Privasi"
      intro="Anda berhak atas salinan, perbaikan, dan penghapusan data pribadi Anda."
    >
      <h3>Unduh data saya</h3>
      <p className="mt-1 mb-3 text-muted">
        Satu berkas ZIP berisi data Anda dan semua berkas Anda yang masih disimpan. Pindaian KTP dan isi permohonan
        dihapus dengan sendirinya sesudah masa simpannya lewat.
      </p>
      <OwnDataDownload section={SECTION} />
      {state && <Publication state={state} onChanged={onChanged} />}
      <Deletion />
    </PageSection>
  )
}

function Publication({ state, onChanged }: { state: PersonalState; onChanged: (state: PersonalState) => void }) {
  const { running, failure, run } = useAction()
  const isGiven = state.isi.persetujuan_publikasi
  const change = () =>
    run('change', async () => {
      const { persetujuan_publikasi, consent_since } = await client.changePublication({
        persetujuan_publikasi: !isGiven,
      })
      onChanged({ ...state, isi: { ...state.isi, persetujuan_publikasi }, consent_since })
    })
  return (
    <div className="mt-6 border-line border-t pt-6">
      <h3>Tampil di daftar pemegang</h3>
      <p className="mt-1 max-w-[47em] text-muted">{CONSENT_TEXTS.publikasi}</p>
      <p role="status" className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Chip tone={isGiven ? 'success' : 'neutral'}>{isGiven ? 'Anda setuju' : 'Anda tidak setuju'}</Chip>
        {state.consent_since && (
          <span className="text-muted text-sm">sejak {longMoment(new Date(state.consent_since))}</span>
        )}
      </p>
      <FormErrors message={failure} className="mt-3" />
      <div className="mt-3">
        <ActionButton busy={running !== undefined} onClick={change}>
          {isGiven ? 'Tarik persetujuan' : 'Beri persetujuan'}
        </ActionButton>
      </div>
    </div>
  )
}
