import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { client } from '../../../../app/calls/browser-client.ts'
import type { Head } from '../../../../app/routing/page.ts'
import { loadUser } from '../../../../app/session/account.ts'
import { LogoutButton } from '../../../../app/shells/menu/LogoutButton.tsx'
import { Refusal } from '../../../../lib/calls/refusal.ts'
import { own } from '../../../../own-paths.ts'
import { to } from '../../../../paths.ts'
import { ActionButton } from '../../../../ui/feedback/ActionButton.tsx'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { useAction } from '../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { POSTED } from '../../../../ui/form/use-server-form.ts'
import { OwnAddress, PlainCorrection } from './OwnAddress.tsx'
import { PlainFrame } from './PlainFrame.tsx'
import type { Outcome } from './posted.ts'

export const head = (): Head => ({ title: 'Verify Email Address', noindex: true })

const NOT_YET = 'Email Anda belum terverifikasi. Buka tautan di email kami, lalu coba lagi.'

const LINK_STATES = ['ditolak', 'terkirim'] as const

const linkState = (query: URLSearchParams) => LINK_STATES.find((state) => state === query.get('tautan'))

const isMoved = (query: URLSearchParams) => query.get('alamat') === 'diganti'

export const search = (query: URLSearchParams) => ({
  tautan: linkState(query),
  alamat: isMoved(query) ? 'diganti' : undefined,
})

export { load } from './posted.ts'

export function Page({ data: { posted } }: { data: Outcome }) {
  const navigate = useNavigate()
  const correction = posted?.call === 'updateProfile' ? posted : null
  const { running, failure = correction ? undefined : posted?.refusal?.message, run } = useAction()
  const [query] = useSearchParams()
  const link = linkState(query)
  const [isSent, setIsSent] = useState(link === 'terkirim')
  const goOn = async () => {
    await loadUser().catch((error: unknown) => {
      throw error instanceof Refusal && error.status === 403 ? new Refusal(403, NOT_YET) : error
    })
    await navigate(to.dashboard)
  }
  const resend = async () => {
    setIsSent(false)
    // Nothing in the answer: the address is verified already.
    if ((await client.resendVerification()) === undefined) await goOn()
    else setIsSent(true)
  }
  return (
    <PlainFrame
      title="Verify Email Address"
      intro="Kami sudah mengirim tautan verifikasi ke email Anda. Buka tautan itu untuk melanjutkan; di peramban lain Anda diminta masuk dahulu. Periksa juga folder spam. Belum menerimanya? Minta tautan baru."
    >
      <OwnAddress />
      {isMoved(query) && (
        <div className="mt-5">
          <Alert tone="success">Email sudah diganti. Tautan verifikasi dikirim ke alamat yang baru.</Alert>
        </div>
      )}
      {link === 'ditolak' && !isSent && (
        <div className="mt-5">
          <Alert tone="warning">Tautan verifikasi itu tidak berlaku lagi. Minta tautan baru.</Alert>
        </div>
      )}
      {isSent && (
        <div className="mt-5">
          <Alert tone="success">Tautan verifikasi baru sudah dikirim.</Alert>
        </div>
      )}
      <FormErrors message={failure} className="mt-4" />
      <div className="mt-6 grid gap-3">
        <form
          {...POSTED}
          className="grid"
          onSubmit={(event) => {
            event.preventDefault()
            void run('resend', resend)
          }}
        >
          <SubmitButton busy={running === 'resend'}>Resend Verification Email</SubmitButton>
        </form>
        <div className="needs-js grid">
          <ActionButton busy={running === 'check'} onClick={() => run('check', goOn)}>
            <MailCheck aria-hidden className="size-5" />
            Saya sudah memverifikasi
          </ActionButton>
        </div>
      </div>
      <PlainCorrection posted={correction} />
      <div className="needs-js mt-6 border-line border-t pt-5 text-muted">
        Bukan akun Anda? <LogoutButton className="text-link cursor-pointer">Logout</LogoutButton>
      </div>
      <PlainLogout />
    </PlainFrame>
  )
}

/** The way out without the program. */
const PlainLogout = () => (
  <form
    {...POSTED}
    action={own.logout}
    className="without-js mt-6 flex flex-wrap items-center gap-3 border-line border-t pt-5"
  >
    <span className="text-muted">Bukan akun Anda?</span>
    <button type="submit" className="btn btn-outline btn-sm">
      Logout
    </button>
  </form>
)
