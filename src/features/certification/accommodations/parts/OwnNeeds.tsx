import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { client } from '../../../../app/calls/browser-client.ts'
import { longDay } from '../../../../lib/day.ts'
import { FormErrors } from '../../../../ui/form/FormErrors.tsx'
import { TextareaField } from '../../../../ui/form/fields/TextareaField.tsx'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { useServerForm } from '../../../../ui/form/use-server-form.ts'
import { Part } from '../../../../ui/Part.tsx'
import type { Application } from '../../applications/contract.ts'
import type { OwnNeeds as Needs } from '../contract.ts'

interface Props {
  application: Pick<Application, 'id' | 'tahap'>
  needs: Needs
}

/** What one asked for at the exam, what was decided, and the way to ask for something else. */
export function OwnNeeds({ application, needs }: Props) {
  const { kebutuhan_khusus, penyesuaian, boleh_diubah } = needs
  const [isOpen, setOpen] = useState(false)
  if (!boleh_diubah && kebutuhan_khusus === '') return null
  return (
    <Part title="Kebutuhan khusus">
      {kebutuhan_khusus === '' ? (
        <p className="text-muted">Anda tidak meminta penyesuaian untuk hari uji.</p>
      ) : (
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{kebutuhan_khusus}</p>
      )}
      {penyesuaian && <Decision needs={penyesuaian} />}
      {boleh_diubah && !isOpen && (
        <button type="button" className="btn btn-outline no-print mt-5" onClick={() => setOpen(true)}>
          {kebutuhan_khusus === '' ? 'Minta penyesuaian' : 'Ubah kebutuhan khusus'}
        </button>
      )}
      {isOpen && <NeedsForm application={application} words={kebutuhan_khusus} onClose={() => setOpen(false)} />}
    </Part>
  )
}

function Decision({ needs: { status, langkah, alasan, batas } }: { needs: NonNullable<Needs['penyesuaian']> }) {
  if (status === 'ditarik') return null
  if (status === 'diminta') {
    return (
      <p className="mt-3 text-muted" role="status">
        {batas ? `Menunggu putusan kami, paling lambat ${longDay(batas)}.` : 'Menunggu putusan kami sebelum hari uji.'}
      </p>
    )
  }
  if (status === 'ditolak') {
    return (
      <p className="mt-3">
        <strong>Belum dapat dipenuhi.</strong> {alasan} Ubah uraiannya bila ada yang perlu kami ketahui: permintaan Anda
        diputuskan lagi.
      </p>
    )
  }
  return (
    <>
      <p className="mt-3 font-semibold">Kami siapkan pada hari uji:</p>
      <ul className="list-disc space-y-1 pl-6 marker:text-primary">
        {langkah.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

interface FormProps {
  application: Props['application']
  words: string
  onClose: () => void
}

function NeedsForm({ application: { id, tahap }, words, onClose }: FormProps) {
  const revalidator = useRevalidator()
  const form = useServerForm({ kebutuhan_khusus: words }, async (typed) => {
    await client.changeNeeds({ id, tahap, ...typed })
    onClose()
    await revalidator.revalidate()
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="mt-5 grid gap-4">
      <TextareaField
        label="Kebutuhan khusus"
        optional
        hint="Tulis yang Anda perlukan pada hari uji. Kosongkan untuk menarik permintaan. Yang berubah kami putuskan lagi."
        maxLength={1000}
        bind={form.field('kebutuhan_khusus')}
      />
      <FormErrors {...form.summary} />
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-outline" onClick={onClose}>
          Batal
        </button>
        <SubmitButton busy={form.busy}>Simpan</SubmitButton>
      </div>
    </form>
  )
}
