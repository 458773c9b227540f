import type { ReactNode } from 'react'
import { client } from '../../../../app/calls/browser-client.ts'
import { LogoutButton } from '../../../../app/shells/menu/LogoutButton.tsx'
import { ActionButton } from '../../../../ui/feedback/ActionButton.tsx'
import { useAction } from '../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { focusNow } from '../../../../ui/form/focus-now.ts'
import { Deletion } from '../../personal-data/parts/Deletion.tsx'
import { OwnDataDownload } from '../../personal-data/parts/OwnDataDownload.tsx'
import type { PendingConsent } from '../contract.ts'
import { LEGAL_PAGES, readVersions } from '../rules.ts'

interface RequestProps {
  pending: PendingConsent[]
  /** With what is still left to agree to. */
  onAgreed: (left: PendingConsent[]) => void
}

/** Asks for consent to the legal pages in force. Those who refuse still have their rights to their data. */
export function ConsentRequest({ pending, onAgreed }: RequestProps) {
  const { running, failure, run } = useAction()
  const isNew = pending.every(({ versi_disetujui: agreed }) => agreed === null)
  const agree = () => run('agree', async () => onAgreed(await client.giveConsent(readVersions(pending))))
  return (
    <div className="wrap max-w-3xl py-10 lg:py-14">
      <h1 ref={focusNow} tabIndex={-1} className="outline-none">
        {isNew ? 'Persetujuan Anda diperlukan' : 'Ketentuan kami berubah'}
      </h1>
      <p className="mt-4 max-w-[47em] text-lead text-muted">
        {isNew
          ? 'Baca ketentuan berikut, lalu setujui untuk melanjutkan ke area anggota.'
          : 'Baca yang berubah, lalu setujui versi barunya untuk melanjutkan ke area anggota.'}
      </p>
      <ul className="mt-8 grid gap-5">
        {pending.map((each) => (
          <li key={each.jenis} className="panel p-5 sm:p-6">
            <Asked {...each} />
          </li>
        ))}
      </ul>
      <FormErrors message={failure} className="mt-6" />
      <div className="mt-6 flex flex-wrap gap-3">
        <ActionButton variant="primary" busy={running !== undefined} onClick={agree}>
          Setuju dan lanjutkan
        </ActionButton>
        <LogoutButton className="btn btn-outline">Keluar</LogoutButton>
      </div>
      <section aria-labelledby="tidak-setuju" className="mt-12 border-line border-t pt-8">
        <h2 id="tidak-setuju" className="text-2xl">
          Tidak setuju?
        </h2>
        <p className="mt-3 mb-4 max-w-[47em]">
          Anda tetap berhak atas data Anda. Unduh salinannya, atau minta penghapusannya.
        </p>
        <OwnDataDownload section="tidak-setuju" />
        <Deletion />
      </section>
    </div>
  )
}

/** One page: what is new, the text, and the text that was agreed to before. */
function Asked({ jenis, versi_disetujui: agreed, perubahan }: PendingConsent) {
  const { judul, path } = LEGAL_PAGES[jenis]
  return (
    <>
      <h2 className="text-xl">{judul}</h2>
      {perubahan.map((words) => (
        <p key={words} className="mt-2 max-w-[47em] whitespace-pre-line">
          {words}
        </p>
      ))}
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        <NewTab href={path}>Baca {judul}</NewTab>
        {agreed !== null && <NewTab href={`${path}?versi=${agreed}`}>Baca versi yang Anda setujui dahulu</NewTab>}
      </p>
    </>
  )
}

const NewTab = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener" className="text-link">
    {children}
    <span className="sr-only"> (tab baru)</span>
  </a>
)
