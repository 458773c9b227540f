import { useState } from 'react'
import { useNavigate } from 'react-router'
import { client } from '../../../../app/calls/browser-client.ts'
import type { ApiClient, Head } from '../../../../app/routing/page.ts'
import { bodyZone, dayIn, longDay, longMoment } from '../../../../lib/day.ts'
import { own } from '../../../../own-paths.ts'
import { Chip } from '../../../../ui/Chip.tsx'
import { ActionButton } from '../../../../ui/feedback/ActionButton.tsx'
import { Dialog } from '../../../../ui/feedback/Dialog.tsx'
import { useAction } from '../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { ButtonLink } from '../../../../ui/navigation/ButtonLink.tsx'
import type { OwnEmployers } from '../employer-contract.ts'
import { NOT_SEEN_BY_EMPLOYER, SEEN_BY_EMPLOYER } from '../rules.ts'
import { EmployerForm } from './EmployerForm.tsx'

export const load = (client: ApiClient): Promise<OwnEmployers> => client.listOwnEmployers()

export const head = (): Head => ({ title: 'Perusahaan pembayar', noindex: true })

export function Page({ data }: { data: OwnEmployers }) {
  const [{ perusahaan, undangan }, put] = useState(data)
  return (
    <div className="wrap space-y-6 py-8 lg:py-12">
      <header>
        <h1 className="text-3xl">Perusahaan pembayar</h1>
        <p className="mt-2 max-w-[45em] text-muted">
          Perusahaan dapat mendaftarkan beberapa orang dan membayar biaya sertifikasinya. Setiap orang tetap memegang
          akun dan datanya sendiri.
        </p>
      </header>
      {undangan.map((invitation) => (
        <Invitation key={invitation.id} invitation={invitation} put={put} />
      ))}
      <Memberships perusahaan={perusahaan} put={put} />
      <Foundation />
    </div>
  )
}

type Put = (employers: OwnEmployers) => void

/** Shows an invitation, with what the employer would see before one answers it. */
function Invitation({ invitation, put }: { invitation: OwnEmployers['undangan'][number]; put: Put }) {
  const { running, failure, run } = useAction()
  const { id, nama_perusahaan, expires_at } = invitation
  return (
    <section aria-label={`Undangan dari ${nama_perusahaan}`} className="panel p-5 sm:p-6">
      <h2 className="text-xl [overflow-wrap:anywhere]">Undangan dari {nama_perusahaan}</h2>
      <p className="mt-2">Bila Anda menerima, pengelola perusahaan ini melihat:</p>
      <ul className="mt-1 list-disc pl-5">
        {SEEN_BY_EMPLOYER.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p className="mt-2">{NOT_SEEN_BY_EMPLOYER}</p>
      <p className="mt-2 text-muted text-sm">
        Undangan berlaku sampai {longMoment(new Date(expires_at))}. Sesudah menerima, Anda dapat keluar kapan saja.
      </p>
      <FormErrors message={failure} className="mt-4" />
      <div className="mt-4 flex flex-wrap gap-3">
        <ActionButton
          variant="primary"
          busy={running === 'accept'}
          onClick={() => run('accept', async () => put(await client.acceptEmployerInvitation({ id })))}
        >
          Terima undangan
        </ActionButton>
        <ActionButton
          busy={running === 'refuse'}
          onClick={() => run('refuse', async () => put(await client.refuseEmployerInvitation({ id })))}
        >
          Tolak
        </ActionButton>
      </div>
    </section>
  )
}

function Memberships({ perusahaan, put }: { perusahaan: OwnEmployers['perusahaan']; put: Put }) {
  if (perusahaan.length === 0) {
    return <p className="panel p-5 text-muted sm:p-6">Anda belum tergabung dalam perusahaan mana pun.</p>
  }
  return (
    <section aria-labelledby="keanggotaan" className="panel p-5 sm:p-6">
      <h2 id="keanggotaan" className="text-xl">
        Perusahaan Anda
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {perusahaan.map((one) => (
          <Membership key={one.id} employer={one} put={put} />
        ))}
      </ul>
    </section>
  )
}

function Membership({ employer, put }: { employer: OwnEmployers['perusahaan'][number]; put: Put }) {
  const { id, nama, pengelola, joined_at } = employer
  const [isLeaving, setIsLeaving] = useState(false)
  const { running, failure, run } = useAction()
  const leave = () => run('leave', async () => put(await client.leaveEmployer({ id })))
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">{nama}</p>
        <p className="text-muted text-sm">Bergabung {longDay(dayIn(bodyZone(), new Date(joined_at)))}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Chip tone={pengelola ? 'success' : 'neutral'}>{pengelola ? 'Pengelola' : 'Anggota'}</Chip>
        {pengelola && (
          <ButtonLink to={own.employer(id)} variant="primary">
            Kelola<span className="sr-only"> {nama}</span>
          </ButtonLink>
        )}
        <ActionButton busy={false} onClick={() => setIsLeaving(true)}>
          Keluar<span className="sr-only"> dari {nama}</span>
        </ActionButton>
      </div>
      <Dialog title={`Keluar dari ${nama}?`} open={isLeaving} onClose={() => setIsLeaving(false)}>
        <p className="mt-2">
          Permohonan yang belum ditagih lalu Anda bayar sendiri. Invoice yang sudah ditagihkan kepada perusahaan tidak
          berubah.
        </p>
        <FormErrors message={failure} className="mt-4" />
        <div className="mt-5 flex flex-wrap gap-3">
          <ActionButton variant="danger" busy={running === 'leave'} onClick={leave}>
            Ya, keluar
          </ActionButton>
          <ActionButton busy={false} onClick={() => setIsLeaving(false)}>
            Tetap bergabung
          </ActionButton>
        </div>
      </Dialog>
    </li>
  )
}

function Foundation() {
  const navigate = useNavigate()
  return (
    <section aria-labelledby="daftarkan" className="panel p-5 sm:p-6">
      <h2 id="daftarkan" className="text-xl">
        Daftarkan perusahaan
      </h2>
      <p className="mt-2 max-w-[45em] text-muted">
        Anda menjadi pengelolanya: Anda mengundang anggota, mendaftarkan mereka, dan membayar invoicenya.
      </p>
      <EmployerForm
        start={{ nama: '', npwp: '', alamat: '' }}
        button="Daftarkan perusahaan"
        send={async (values) => {
          const { id } = await client.foundEmployer(values)
          await navigate(own.employer(id))
        }}
      />
    </section>
  )
}
