import { Upload } from 'lucide-react'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { ActionButton } from '../../feedback/ActionButton.tsx'
import type { Said } from '../binding.ts'
import type { Labelled } from '../fields/FieldFrame.tsx'
import { describedBy, FieldWords, Hint, isInvalid, LabelWords } from '../fields/FieldWords.tsx'
import { EarlierFiles } from './EarlierFiles.tsx'
import { type GivenFile, GivenFileLink } from './GivenFileLink.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { type SendFile, type Sending, useUpload } from './use-upload.ts'

interface FileFieldProps<Given extends GivenFile> extends Labelled {
  bind: Said & { name: string }
  value: Given | undefined
  onChange: (given: Given | undefined) => void
  upload: SendFile<Given>
  /** Makes one file of several that were chosen together; without it only one can be chosen. */
  join?: ((files: readonly File[]) => Promise<File>) | undefined
  /** Types, in the form of the accept attribute. */
  accept: string
  /** The address of a submitted file. */
  address: (id: string) => string
  /** Files submitted earlier that may serve again. */
  earlier?: readonly Given[]
}

/** A file: chosen or dropped, sent at once with its progress shown, viewed, replaced, removed. */
export function FileField<Given extends GivenFile>(props: FileFieldProps<Given>) {
  const { label, hint, optional, bind, value, onChange, upload, join, accept, address, earlier = [] } = props
  const id = useId()
  const { sending, send, retry, cancel } = useUpload(upload, onChange, join)
  const { root, input } = usePreservedFocus()
  const { isOver, drop } = useDrop(send)
  const failure = sending.state === 'failed' ? sending.message : undefined
  const words = { ...bind, id, hint, error: failure ?? bind.error }
  const others = earlier.filter((file) => file.id !== value?.id)
  return (
    <div
      ref={root}
      {...drop}
      aria-busy={sending.state === 'sending' || undefined}
      className={`file-field ${isOver ? 'file-field-over' : ''}`}
    >
      <p id={`${id}-label`} className="font-semibold">
        <LabelWords label={label} optional={optional} />
      </p>
      {value && <GivenFileLink file={value} address={address} />}
      {sending.state === 'sending' && <UploadProgress {...sending} cancel={cancel} />}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <label className="btn btn-outline btn-sm h-auto min-h-(--size) py-2 has-focus-visible:outline-3 has-focus-visible:outline-primary has-focus-visible:outline-offset-3">
          <Upload aria-hidden className="size-4" />
          <span id={`${id}-action`}>{value ? 'Ganti' : 'Pilih berkas'}</span>
          <input
            ref={input}
            type="file"
            name={bind.name}
            accept={accept}
            multiple={join !== undefined}
            aria-labelledby={`${id}-action ${id}-label`}
            aria-invalid={isInvalid(words) || undefined}
            aria-describedby={describedBy(words)}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])]
              // The same file may be chosen again after a refusal.
              target.value = ''
              send(files)
            }}
            className="sr-only"
          />
        </label>
        {!value && (
          <span className="hidden text-muted text-sm lg:inline">
            atau seret ke sini{join && '; beberapa foto digabung menjadi satu PDF'}
          </span>
        )}
        {sending.state === 'failed' && sending.again && (
          <ActionButton small busy={false} onClick={retry}>
            Coba lagi
          </ActionButton>
        )}
        {others.length > 0 && <EarlierFiles label={label} files={others} onPick={onChange} />}
        {value && (
          <ActionButton small busy={false} onClick={() => onChange(undefined)} aria-label={`Hapus ${label}`}>
            Hapus
          </ActionButton>
        )}
      </div>
      <Hint {...words} />
      <FieldWords {...words} />
      <SpokenState sending={sending} given={value} />
    </div>
  )
}

function UploadProgress({ name, share, cancel }: { name: string; share: number; cancel: () => void }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 grow basis-48 break-all text-sm">{name}</p>
      <ProgressBar label={`Mengunggah ${name}`} share={share} />
      <ActionButton small busy={false} onClick={cancel}>
        Batal
      </ActionButton>
    </div>
  )
}

/** For screen readers: that the file is on its way, and that it has arrived. */
function SpokenState({ sending, given }: { sending: Sending; given: GivenFile | undefined }) {
  const [wasSending, setWasSending] = useState(false)
  if (sending.state === 'sending' && !wasSending) setWasSending(true)
  const words =
    sending.state === 'sending'
      ? `Mengunggah ${sending.name}`
      : sending.state === 'failed'
        ? sending.message
        : wasSending && given
          ? `${given.name} sudah diunggah`
          : ''
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  )
}

/** A button that disappears while it has the focus passes it to the file's own button. */
function usePreservedFocus() {
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const last = useRef<Element>(null)
  useEffect(() => {
    const watch = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && root.current?.contains(target) ? target : null
    }
    document.addEventListener('focusin', watch)
    return () => document.removeEventListener('focusin', watch)
  }, [])
  useEffect(() => {
    const isGone = last.current?.isConnected === false
    if (isGone && document.activeElement === document.body) input.current?.focus()
  })
  return { root, input }
}

function useDrop(send: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const carriesFile = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return {
    isOver,
    drop: {
      onDragOver(event: DragEvent) {
        if (!carriesFile(event)) return
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave: () => setIsOver(false),
      onDrop(event: DragEvent) {
        setIsOver(false)
        const files = [...event.dataTransfer.files]
        if (files.length === 0) return
        event.preventDefault()
        send(files)
      },
    },
  }
}
