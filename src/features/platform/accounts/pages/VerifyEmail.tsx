import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { loadUser } from '../../../../app/account.ts'
import { client } from '../../../../app/browser-client.ts'
import type { Head } from '../../../../app/page.ts'
import { LogoutButton } from '../../../../app/shells/LogoutButton.tsx'
import { Refusal } from '../../../../lib/refusal.ts'
import { to } from '../../../../paths.ts'
import { ActionButton } from '../../../../ui/ActionButton.tsx'
import { Alert } from '../../../../ui/Alert.tsx'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import { PlainFrame } from './PlainFrame.tsx'

export const head = (): Head => ({ title: 'Verify Email Address', noindex: true })

const NOT_YET = 'Email Anda belum terverifikasi. Buka tautan di email kami, lalu coba lagi.'

export function Page() {
  const navigate = useNavigate()
  const { running, failure, run } = useAction()
  const [isSent, setIsSent] = useState(false)
  const isLinkRefused = useSearchParams()[0].get('tautan') === 'ditolak'
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
      intro="Kami sudah mengirim tautan verifikasi ke email Anda. Buka tautan itu di peramban ini untuk melanjutkan; periksa juga folder spam. Belum menerimanya? Minta tautan baru."
    >
      {isLinkRefused && !isSent && (
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
        <ActionButton variant="primary" busy={running === 'resend'} onClick={() => run('resend', resend)}>
          Resend Verification Email
        </ActionButton>
        <ActionButton busy={running === 'check'} onClick={() => run('check', goOn)}>
          <MailCheck aria-hidden className="size-5" />
          Saya sudah memverifikasi
        </ActionButton>
      </div>
      <p className="mt-6 border-line border-t pt-5 text-muted">
        Bukan akun Anda? <LogoutButton className="text-link cursor-pointer">Logout</LogoutButton>
      </p>
    </PlainFrame>
  )
}
