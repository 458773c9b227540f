import { useRef, useState } from 'react'
import { client } from '../../../../../app/calls/browser-client.ts'
import { Refusal } from '../../../../../lib/calls/refusal.ts'
import type { Sentences } from '../../../../../lib/calls/sentences.ts'
import { longMoment } from '../../../../../lib/day.ts'
import { own } from '../../../../../own-paths.ts'
import { Chip } from '../../../../../ui/Chip.tsx'
import { ActionButton } from '../../../../../ui/feedback/ActionButton.tsx'
import { Alert } from '../../../../../ui/feedback/Alert.tsx'
import { useAction } from '../../../../../ui/feedback/use-action.ts'
import { FormErrors } from '../../../../../ui/form/FormErrors.tsx'
import type { PrivateFile } from '../../../../platform/files/contract.ts'
import { PrivateFileField } from '../../../../platform/files/parts/PrivateFileField.tsx'
import { FILE_KINDS, fileRequirements } from '../../../../platform/files/rules.ts'
import { basisOfRequirement } from '../../../../platform/regulations/basis-rules.ts'
import { LegalBasis } from '../../../../platform/regulations/parts/LegalBasis.tsx'
import type { NewerDocument as Offer, Requirement, TrainingCertificate } from '../../form/contract.ts'
import { kindFor } from '../../form/file-kind-rules.ts'
import type { PageProps } from './page-props.ts'
import { TrainingFields } from './TrainingFields.tsx'
import type { FormState } from './use-form.ts'

/** Page 4: a document for each requirement of the scheme. */
export function FilesPage({ form, errors }: PageProps) {
  const { persyaratan } = form.application
  if (persyaratan.length === 0) return <p className="text-muted">Skema ini tidak meminta berkas.</p>
  return (
    <ul className="grid gap-5">
      {persyaratan.map((requirement, index) => (
        <li key={requirement.nama}>
          <RequirementField
            form={form}
            requirement={requirement}
            error={errors[`persyaratan.${index}`]?.join(' ')}
            name={`persyaratan.${index}`}
            errors={errors}
          />
        </li>
      ))}
    </ul>
  )
}

interface RequirementFieldProps {
  form: FormState
  requirement: Requirement
  name: string
  error: string | undefined
  errors: Sentences
}

function RequirementField({ form, requirement, name, error, errors }: RequirementFieldProps) {
  const { nama, keterangan, wajib, berkas, status, catatan, catatan_pemohon, pelatihan, boleh_diganti } = requirement
  const [note, setNote] = useState(catatan_pemohon)
  const [failure, setFailure] = useState<string>()
  const kind = kindFor(nama)
  const offer = form.application.pengganti.find(({ persyaratan }) => persyaratan === nama)
  const { running, run } = useAction()
  const root = useRef<HTMLDivElement>(null)
  // The button is gone once it did its work, so that its field takes the focus.
  const take = (file: PrivateFile) =>
    run('take', async () => {
      await give(file)
      root.current?.focus()
    })
  const give = (file: PrivateFile | undefined, training?: TrainingCertificate) => {
    setFailure(undefined)
    if (file) form.noteFile(file)
    const given = {
      id: form.application.id,
      persyaratan: nama,
      file_id: file?.id ?? null,
      catatan: note,
      pelatihan: training,
    }
    return form
      .write((tahap) => client.giveRequirement({ ...given, tahap }))
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        setFailure(error.message)
      })
  }
  if (!boleh_diganti) return <Settled nama={nama} berkas={berkas} status={status} />
  return (
    <div ref={root} tabIndex={-1} className="grid gap-3 outline-none">
      {offer && <NewerDocument offer={offer} busy={running !== undefined} onTake={() => void take(offer.berkas)} />}
      <PrivateFileField
        label={nama}
        optional={!wajib}
        hint={[keterangan, `Paling besar ${fileRequirements(kind).bytes / 1_000_000} MB.`].filter(Boolean).join(' ')}
        bind={{ name, error, warning: catatan ?? undefined }}
        value={berkas ?? undefined}
        onChange={(file) => give(file)}
        jenis={kind}
        earlier={[...form.files].sort((one, other) => Number(other.jenis === kind) - Number(one.jenis === kind))}
      />
      <LegalBasis of={basisOfRequirement(nama)} about={nama} />
      {berkas && pelatihan && (
        <TrainingFields
          key={berkas.id}
          saved={pelatihan}
          errors={errors}
          prefix={`${name}.`}
          onChange={(training) => give(berkas, training)}
        />
      )}
      {berkas && (
        <label className="text-sm">
          <span className="font-semibold">Catatan untuk petugas</span>
          <span className="sr-only"> tentang {nama}</span> <span className="text-muted">(opsional)</span>
          <input
            value={note}
            maxLength={500}
            onChange={({ target }) => setNote(target.value)}
            onBlur={() => note !== catatan_pemohon && give(berkas)}
            className="input mt-1 w-full"
          />
        </label>
      )}
      <FormErrors message={failure} />
    </div>
  )
}

/** Shows a document that is not asked for again. */
function Settled({ nama, berkas, status }: Pick<Requirement, 'nama' | 'berkas' | 'status'>) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-box border border-line p-4">
      <p className="min-w-0">
        <span className="font-semibold">{nama}</span>
        <span className="block break-all text-muted text-sm">{berkas?.name}</span>
      </p>
      {status === 'sesuai' ? <Chip tone="success">Sesuai</Chip> : <Chip tone="neutral">Belum diperiksa</Chip>}
    </div>
  )
}

interface NewerDocumentProps {
  offer: Offer
  busy: boolean
  onTake: () => void
}

/** Offers the present document of the personal data where the form still has a former one. */
function NewerDocument({ offer: { berkas, replaced_at, dikembalikan }, busy, onTake }: NewerDocumentProps) {
  const kind = FILE_KINDS[berkas.jenis]
  const at = longMoment(new Date(replaced_at))
  return (
    <Alert tone="info">
      <p>
        {dikembalikan
          ? `Berkas baru untuk ${kind} tidak sesuai menurut petugas pada ${at}. Yang berlaku: `
          : `Anda mengganti ${kind} pada ${at}: `}
        <a href={own.file(berkas.id)} target="_blank" rel="noreferrer" className="text-link break-all">
          {berkas.name}
          <span className="sr-only"> (dibuka di tab baru)</span>
        </a>
      </p>
      <div className="mt-2">
        <ActionButton small busy={busy} onClick={onTake}>
          {dikembalikan ? 'Pakai yang berlaku' : 'Pakai yang baru'}
          <span className="sr-only"> untuk {kind}</span>
        </ActionButton>
      </div>
    </Alert>
  )
}
