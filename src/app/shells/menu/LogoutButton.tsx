import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { Refusal } from '../../../lib/calls/refusal.ts'
import { to } from '../../../paths.ts'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { FormErrors } from '../../../ui/form/FormErrors.tsx'
import { logOut } from '../../session/account.ts'

const FAILED = 'Logout belum berhasil. Coba lagi sebentar lagi.'

/** Asks once more, ends the session, and goes to Home. */
export function LogoutButton({ className, children }: { className: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const { leave, busy, failure } = useLeaving()
  return (
    <>
      <button type="button" className={className} onClick={() => setIsOpen(true)}>
        {children}
      </button>
      <Dialog title="Apakah anda yakin untuk logout?" open={isOpen} onClose={() => setIsOpen(false)}>
        <FormErrors message={failure} className="mt-4" />
        <div className="mt-6 flex flex-wrap justify-end gap-2">
          <button type="button" className="btn btn-outline" onClick={() => setIsOpen(false)}>
            Batal
          </button>
          <button type="button" className="btn btn-primary" aria-disabled={busy} onClick={leave}>
            {busy && <span aria-hidden className="loading loading-sm" />}
            Logout
          </button>
        </div>
      </Dialog>
    </>
  )
}

function useLeaving() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const navigate = useNavigate()
  const leave = async () => {
    if (busy) return
    setBusy(true)
    try {
      await logOut()
      await navigate(to.home)
    } catch (error) {
      setFailure(error instanceof Refusal ? error.message : FAILED)
      setBusy(false)
    }
  }
  return { leave, busy, failure }
}
