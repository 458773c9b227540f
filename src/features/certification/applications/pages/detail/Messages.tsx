import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { client } from '../../../../../app/calls/browser-client.ts'
import { longMoment } from '../../../../../lib/day.ts'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'
import { TextareaField } from '../../../../../ui/form/fields/TextareaField.tsx'
import { SubmitButton } from '../../../../../ui/form/SubmitButton.tsx'
import { useServerForm } from '../../../../../ui/form/use-server-form.ts'
import type { PrivateFile } from '../../../../platform/files/contract.ts'
import { PrivateFileField } from '../../../../platform/files/parts/PrivateFileField.tsx'
import type { Application } from '../../contract.ts'
import type { Message } from '../../messages/contract.ts'
import { GivenLink } from './GivenLink.tsx'

/** The talk with the office about this application. */
export function Messages({ application, messages }: { application: Application; messages: Message[] }) {
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      {messages.length === 0 ? (
        <p className="text-muted">Belum ada pesan. Tulis pertanyaan Anda tentang permohonan ini di bawah.</p>
      ) : (
        <ol aria-label="Percakapan" className="grid gap-3">
          {messages.map((message) => (
            <Bubble key={message.id} message={message} />
          ))}
        </ol>
      )}
      <Writing application={application} />
    </div>
  )
}

function Bubble({ message: { dari_petugas, isi, berkas, at } }: { message: Message }) {
  return (
    <li
      className={`panel max-w-[85%] px-4 py-3 ${dari_petugas ? 'justify-self-start' : 'justify-self-end bg-base-200'}`}
    >
      <p className="text-muted text-sm">
        <strong className="text-base-content">{dari_petugas ? 'Petugas' : 'Anda'}</strong>,{' '}
        <time dateTime={at}>{longMoment(new Date(at))}</time>
      </p>
      <p className="mt-1 whitespace-pre-line">{isi}</p>
      <GivenLink file={berkas} />
    </li>
  )
}

function Writing({ application: { id } }: { application: Application }) {
  const revalidator = useRevalidator()
  const [file, setFile] = useState<PrivateFile>()
  const form = useServerForm({ isi: '', file_id: '' }, async ({ isi }) => {
    await client.sendMessage({ id, isi, file_id: file?.id ?? null })
    form.reset()
    setFile(undefined)
    await revalidator.revalidate()
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="panel grid gap-4 p-5">
      <TextareaField label="Tulis pesan" rows={4} maxLength={4000} bind={form.field('isi')} />
      <PrivateFileField
        label="Lampiran"
        optional
        hint="PDF atau gambar, paling besar 2 MB."
        bind={form.field('file_id')}
        value={file}
        onChange={setFile}
        jenis="lampiran"
      />
      <FormErrors {...form.summary} />
      <SubmitButton busy={form.busy} className="justify-self-start">
        Kirim pesan
      </SubmitButton>
    </form>
  )
}
