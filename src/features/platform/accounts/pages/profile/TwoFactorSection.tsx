import { useState } from 'react'
import { client } from '../../../../../app/calls/browser-client.ts'
import { loadUser } from '../../../../../app/session/account.ts'
import { useMember } from '../../../../../app/session/member.ts'
import { officeTo } from '../../../../../office-paths.ts'
import { Chip } from '../../../../../ui/Chip.tsx'
import { ActionButton } from '../../../../../ui/feedback/ActionButton.tsx'
import { Dialog } from '../../../../../ui/feedback/Dialog.tsx'
import { useAction } from '../../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'
import { LoadedPart } from '../../../../../ui/form/pages/LoadedPart.tsx'
import { PageSection } from '../../../../../ui/form/pages/PageSection.tsx'
import { useLoaded } from '../../../../../ui/form/pages/use-loaded.ts'
import { useResumed } from '../../parts/use-resumed.ts'
import { Passkeys } from './Passkeys.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TwoFactorSetup } from './TwoFactorSetup.tsx'
import { readSetup, type Setup } from './two-factor.ts'

const SECTION = 'keamanan'
const DEACTIVATE = 'Are you sure you want to deactivate Two Factor Authentication?'

/** Two-factor authentication: off, being set up, on. */
export function TwoFactorSection() {
  const { two_factor: isOn, role } = useMember()
  const loading = useLoaded(loadFactors)
  return (
    <PageSection
      id={SECTION}
      title="Two Factor Authentication"
      intro="Selain password, login meminta kode dari aplikasi autentikator atau passkey. Password yang bocor saja tidak cukup untuk masuk."
    >
      <p>{isOn ? <Chip tone="success">Aktif</Chip> : <Chip tone="neutral">Belum aktif</Chip>}</p>
      <LoadedPart label="Memuat faktor kedua…" loading={loading}>
        {({ authenticator, passkeys }) => (
          <>
            <h3 className="mt-6 text-lg">Aplikasi autentikator</h3>
            {authenticator ? <Deactivate onDone={loading.reload} /> : <Off onDone={loading.reload} />}
            <Passkeys passkeys={passkeys} onChange={loading.reload} />
          </>
        )}
      </LoadedPart>
      {isOn && <Codes />}
      {isOn && role !== 'user' && (
        <p className="mt-5">
          <a href={officeTo.home} className="text-link">
            Buka kantor belakang
          </a>
        </p>
      )}
    </PageSection>
  )
}

const loadFactors = () => client.listSecondFactors()

function Off({ onDone }: { onDone: () => Promise<void> }) {
  const [setup, setSetup] = useState<Setup>()
  const { running, failure, run } = useAction()
  const activate = useResumed(run, 'activate', SECTION, async () => {
    await client.startTwoFactor()
    setSetup(await readSetup())
  })
  if (setup) return <TwoFactorSetup setup={setup} onDone={onDone} />
  return (
    <>
      <p className="mt-3 text-muted">
        Anda memerlukan aplikasi autentikator, misalnya Aegis, Google Authenticator, atau Microsoft Authenticator.
      </p>
      <FormErrors message={failure} className="mt-4" />
      <div className="mt-5">
        <ActionButton variant="primary" busy={running === 'activate'} onClick={activate}>
          Activate
        </ActionButton>
      </div>
    </>
  )
}

function Deactivate({ onDone }: { onDone: () => Promise<void> }) {
  const { running, failure, run } = useAction()
  const deactivate = () => {
    if (!window.confirm(DEACTIVATE)) return
    void run('deactivate', async () => {
      await client.stopTwoFactor()
      await loadUser()
      await onDone()
    })
  }
  return (
    <>
      <p className="mt-2 text-muted">Login meminta kode enam angka dari aplikasi Anda.</p>
      <FormErrors message={failure} className="mt-4" />
      <div className="mt-4">
        <ActionButton variant="danger" busy={running === 'deactivate'} onClick={deactivate}>
          Deactivate
        </ActionButton>
      </div>
    </>
  )
}

/** The recovery codes, which open the account when every device is out of reach. */
function Codes() {
  const [codes, setCodes] = useState<string[]>()
  const [isAsking, setIsAsking] = useState(false)
  const { running, failure, run } = useAction()
  const read = async () => setCodes(await client.recoveryCodes())
  const show = useResumed(run, 'show', SECTION, read)
  const renew = () =>
    run('renew', async () => {
      setIsAsking(false)
      await client.renewRecoveryCodes()
      await read()
    })
  return (
    <>
      <h3 className="mt-6 border-line border-t pt-6 text-lg">Kode pemulihan</h3>
      <p className="mt-2 text-muted">
        Kode pemulihan menggantikan ponsel yang hilang atau rusak; masing-masing berlaku satu kali. Simpan di tempat
        yang aman.
      </p>
      {codes && <RecoveryCodes codes={codes} />}
      <FormErrors message={failure} className="mt-4" />
      <div className="mt-5 flex flex-wrap gap-2">
        {codes ? (
          <ActionButton busy={running === 'renew'} onClick={() => setIsAsking(true)}>
            Ganti kode pemulihan
          </ActionButton>
        ) : (
          <ActionButton busy={running === 'show'} onClick={show}>
            Tampilkan kode pemulihan
          </ActionButton>
        )}
      </div>
      <Dialog title="Ganti kode pemulihan?" open={isAsking} onClose={() => setIsAsking(false)}>
        <p className="mt-3">Kedelapan kode yang sekarang tidak berlaku lagi, juga yang sudah Anda simpan.</p>
        <div className="mt-5 flex flex-wrap gap-2">
          <ActionButton variant="primary" busy={running === 'renew'} onClick={renew}>
            Ganti
          </ActionButton>
          <ActionButton busy={false} onClick={() => setIsAsking(false)}>
            Batal
          </ActionButton>
        </div>
      </Dialog>
    </>
  )
}
