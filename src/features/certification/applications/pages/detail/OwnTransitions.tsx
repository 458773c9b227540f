import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { client } from '../../../../../app/calls/browser-client.ts'
import { to } from '../../../../../paths.ts'
import { ActionButton } from '../../../../../ui/feedback/ActionButton.tsx'
import { Dialog } from '../../../../../ui/feedback/Dialog.tsx'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'
import { TextareaField } from '../../../../../ui/form/fields/TextareaField.tsx'
import { SubmitButton } from '../../../../../ui/form/SubmitButton.tsx'
import { useServerForm } from '../../../../../ui/form/use-server-form.ts'
import { refundWords } from '../../../invoices/parts/refund-words.ts'
import type { Application } from '../../contract.ts'
import { Reschedule } from './Reschedule.tsx'

type Shown = 'batal' | 'pindah' | undefined

/** Leaving and changing the schedule, as far as the stage allows; otherwise the reason why not. */
export function OwnTransitions({ application }: { application: Application }) {
  const [shown, setShown] = useState<Shown>()
  const { withdraw, reschedule } = application.can
  const close = () => setShown(undefined)
  return (
    <>
      {reschedule?.boleh && (
        <ActionButton small busy={false} onClick={() => setShown('pindah')}>
          {reschedule.label}
        </ActionButton>
      )}
      {withdraw?.boleh && (
        <ActionButton small busy={false} variant="danger" onClick={() => setShown('batal')}>
          {withdrawWords(application).button}
        </ActionButton>
      )}
      {reschedule && !reschedule.boleh && <p className="w-full text-muted text-sm">{reschedule.alasan}</p>}
      <Dialog title={withdrawWords(application).title} open={shown === 'batal'} onClose={close}>
        <Withdraw application={application} onClose={close} />
      </Dialog>
      <Dialog title="Pindah jadwal" open={shown === 'pindah'} onClose={close}>
        <Reschedule application={application} onClose={close} />
      </Dialog>
    </>
  )
}

function withdrawWords({ tahap, ditawarkan, bila_batal }: Application): {
  button: string
  title: string
  text: string
} {
  if (tahap === 'daftar_tunggu') {
    return {
      button: 'Keluar dari daftar tunggu',
      title: 'Keluar dari daftar tunggu?',
      text: 'Urutan Anda diberikan kepada peserta berikutnya.',
    }
  }
  if (tahap === 'draft' && ditawarkan) {
    return {
      button: 'Tolak tawaran kursi',
      title: 'Tolak tawaran kursi?',
      text: 'Kursi ini langsung ditawarkan kepada peserta berikutnya dan tidak ditawarkan lagi kepada Anda.',
    }
  }
  if (tahap === 'draft') return { button: 'Hapus draf', title: 'Hapus draf?', text: 'Isian draf ini dihapus.' }
  return {
    button: 'Batalkan permohonan',
    title: 'Batalkan permohonan?',
    text: bila_batal
      ? `Kursi Anda dilepas. ${refundWords(bila_batal)}`
      : 'Kursi Anda dilepas dan permohonan ini berakhir. Anda dapat mengajukan permohonan baru.',
  }
}

function Withdraw({ application, onClose }: { application: Application; onClose: () => void }) {
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const { id, tahap } = application
  const form = useServerForm({ alasan: '' }, async ({ alasan }) => {
    const left = await client.withdrawApplication({ id, tahap, alasan })
    onClose()
    if (left.id === null) await navigate(to.certificationSchedules)
    else await revalidator.revalidate()
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="mt-3 grid gap-4">
      <p>{withdrawWords(application).text}</p>
      {tahap !== 'draft' && <TextareaField label="Alasan" optional bind={form.field('alasan')} />}
      <FormErrors {...form.summary} />
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-outline" onClick={onClose}>
          Kembali
        </button>
        <SubmitButton busy={form.busy}>{withdrawWords(application).button}</SubmitButton>
      </div>
    </form>
  )
}
