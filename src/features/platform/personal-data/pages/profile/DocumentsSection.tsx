import { useState } from 'react'
import { longMoment } from '../../../../../lib/day.ts'
import { own } from '../../../../../own-paths.ts'
import { Chip } from '../../../../../ui/Chip.tsx'
import { ActionButton } from '../../../../../ui/feedback/ActionButton.tsx'
import { Alert } from '../../../../../ui/feedback/Alert.tsx'
import { GivenFileLink } from '../../../../../ui/form/files/GivenFileLink.tsx'
import { focusNow } from '../../../../../ui/form/focus-now.ts'
import { PageSection } from '../../../../../ui/form/pages/PageSection.tsx'
import type { PrivateFile } from '../../../files/contract.ts'
import { DOCUMENT_FIELDS, DOCUMENT_KINDS, type DocumentKind } from '../../changes/replacement-rules.ts'
import type { PersonalState, Replacement } from '../../contract.ts'
import { LABELS } from '../../label-rules.ts'
import { DocumentHistory } from './DocumentHistory.tsx'
import { ReplaceForm } from './ReplaceForm.tsx'

interface DocumentsSectionProps {
  state: PersonalState
  onChanged: (state: PersonalState) => void
  onStale: () => Promise<void>
}

/** The documents of the personal data, each with the way to replace it and what became of earlier ones. */
export const DocumentsSection = ({ state, onChanged, onStale }: DocumentsSectionProps) => (
  <PageSection
    id="dokumen"
    title="Dokumen Anda"
    intro="Dokumen baru langsung berlaku, lalu diperiksa petugas. Permohonan yang sudah dikirim tetap memakai berkas yang lama."
  >
    <ul className="divide-y divide-line">
      {DOCUMENT_KINDS.map((kind) => (
        <li key={kind} className="py-5 first:pt-0 last:pb-0">
          <DocumentPart kind={kind} state={state} onChanged={onChanged} onStale={onStale} />
        </li>
      ))}
    </ul>
  </PageSection>
)

function DocumentPart({ kind, state, onChanged, onStale }: DocumentsSectionProps & { kind: DocumentKind }) {
  const [place, setPlace] = useState<'closed' | 'open' | 'replaced' | 'left'>('closed')
  const label = LABELS[DOCUMENT_FIELDS[kind]]
  const file = state.berkas.find(({ id }) => id === state.isi[DOCUMENT_FIELDS[kind]])
  const history = state.penggantian.filter(({ jenis }) => jenis === kind)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3>{label}</h3>
        {history[0]?.status === 'diajukan' && <Chip tone="info">Menunggu pemeriksaan</Chip>}
      </div>
      <Present file={file} />
      {place === 'replaced' && (
        <div ref={focusNow} tabIndex={-1} className="mt-3 outline-none">
          <Alert tone="success">
            {label} Anda sudah diganti. Permohonan yang masih Anda isi menawarkan berkas yang baru ini.
          </Alert>
        </div>
      )}
      <Refused last={history[0]} />
      {place === 'open' ? (
        <ReplaceForm
          kind={kind}
          label={label}
          version={state.version}
          onReplaced={(next) => {
            onChanged(next)
            setPlace('replaced')
          }}
          onStale={async () => {
            await onStale()
            setPlace('left')
          }}
          onCancel={() => setPlace('left')}
        />
      ) : (
        <div ref={place === 'left' ? focusNow : undefined} className="mt-3">
          <ActionButton small busy={false} onClick={() => setPlace('open')} aria-label={`Ganti dokumen: ${label}`}>
            Ganti dokumen
          </ActionButton>
        </div>
      )}
      <DocumentHistory label={label} history={history} />
    </>
  )
}

function Present({ file }: { file: PrivateFile | undefined }) {
  if (!file) return <p className="mt-1 text-muted">Belum ada berkas.</p>
  if (file.erased_at) return <p className="mt-1 text-muted">{file.name}.</p>
  return (
    <>
      <GivenFileLink file={file} address={own.file} />
      <p className="mt-1 text-muted text-sm">
        Diunggah <time dateTime={file.created_at}>{longMoment(new Date(file.created_at))}</time>
      </p>
    </>
  )
}

/** The warning about a document whose last replacement was found wrong. */
function Refused({ last }: { last: Replacement | undefined }) {
  if (last?.status !== 'tidak_sesuai') return null
  return (
    <div className="mt-3">
      <Alert tone="warning">
        <p>
          Berkas yang Anda kirim pada {longMoment(new Date(last.created_at))} tidak sesuai, sehingga berkas sebelumnya
          berlaku lagi.
        </p>
        <p className="mt-1 whitespace-pre-line">Catatan petugas: {last.catatan}</p>
      </Alert>
    </div>
  )
}
