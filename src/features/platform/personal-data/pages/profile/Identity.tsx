import { useState } from 'react'
import { client } from '../../../../../app/calls/browser-client.ts'
import { longDay, longMoment } from '../../../../../lib/day.ts'
import { maskNumber } from '../../../../../lib/identifiers/mask-number.ts'
import { capital } from '../../../../../lib/text/capital.ts'
import { Chip } from '../../../../../ui/Chip.tsx'
import { Facts } from '../../../../../ui/Facts.tsx'
import { ActionButton } from '../../../../../ui/feedback/ActionButton.tsx'
import { Alert } from '../../../../../ui/feedback/Alert.tsx'
import { focusNow } from '../../../../../ui/form/focus-now.ts'
import { LoadedPart } from '../../../../../ui/form/pages/LoadedPart.tsx'
import { useLoaded } from '../../../../../ui/form/pages/use-loaded.ts'
import type { ChangeRequest, PersonalDraft } from '../../contract.ts'
import { LABELS } from '../../label-rules.ts'
import { ChangeRequestForm } from './ChangeRequestForm.tsx'

const loadRequests = () => client.listDataChanges()

/** A person’s identity as it stands on certificates, and the requests to change it. */
export function Identity({ isi }: { isi: PersonalDraft }) {
  const loading = useLoaded(loadRequests)
  return (
    <>
      <Facts items={identityFacts(isi)} beside />
      <div className="mt-6 border-line border-t pt-6">
        <LoadedPart label="Memuat pengajuan…" loading={loading}>
          {(requests) => <Requests isi={isi} requests={requests} onSent={loading.reload} />}
        </LoadedPart>
      </div>
    </>
  )
}

function identityFacts(isi: PersonalDraft) {
  const { gelar_depan, nama_lengkap, gelar_belakang, kewarganegaraan, nik, no_paspor, tempat_lahir, tanggal_lahir } =
    isi
  const name = [gelar_depan, nama_lengkap].filter(Boolean).join(' ')
  return [
    { label: 'Nama lengkap', value: gelar_belakang ? `${name}, ${gelar_belakang}` : name },
    kewarganegaraan === 'WNA'
      ? { label: LABELS.no_paspor, value: maskNumber(no_paspor) }
      : { label: LABELS.nik, value: maskNumber(nik) },
    { label: 'Tempat, tanggal lahir', value: `${tempat_lahir}, ${longDay(tanggal_lahir)}` },
  ]
}

interface RequestsProps {
  isi: PersonalDraft
  requests: ChangeRequest[]
  onSent: () => Promise<void>
}

function Requests({ isi, requests, onSent }: RequestsProps) {
  const [place, setPlace] = useState<'closed' | 'open' | 'sent' | 'left'>('closed')
  const isPending = requests.some(({ status }) => status === 'diajukan')
  const send = async () => {
    await onSent()
    setPlace('sent')
  }
  return (
    <>
      {place === 'sent' && (
        <div ref={focusNow} tabIndex={-1} className="mb-5 outline-none">
          <Alert tone="success">Pengajuan Anda terkirim. Hasilnya kami kabarkan lewat email.</Alert>
        </div>
      )}
      {requests.length > 0 && (
        <>
          <h3 className="text-base">Pengajuan perubahan</h3>
          <ul className="mt-2 mb-5 divide-y divide-line">
            {requests.map((request) => (
              <li key={request.id} className="py-3">
                <Request request={request} />
              </li>
            ))}
          </ul>
        </>
      )}
      {place === 'open' && <ChangeRequestForm isi={isi} onSent={send} onCancel={() => setPlace('left')} />}
      {place !== 'open' && !isPending && (
        <div ref={place === 'left' ? focusNow : undefined}>
          <ActionButton busy={false} onClick={() => setPlace('open')}>
            Ajukan perubahan data
          </ActionButton>
        </div>
      )}
    </>
  )
}

const STATUS = {
  diajukan: { tone: 'info', words: 'Sedang diperiksa' },
  disetujui: { tone: 'success', words: 'Disetujui' },
  ditolak: { tone: 'error', words: 'Ditolak' },
} as const

function Request({ request }: { request: ChangeRequest }) {
  const { status, created_at, nama_lengkap, nik, no_paspor, tanggal_lahir, catatan } = request
  const changes = [
    nama_lengkap && `nama menjadi ${nama_lengkap}`,
    nik && `NIK menjadi ${maskNumber(nik)}`,
    no_paspor && `nomor paspor menjadi ${maskNumber(no_paspor)}`,
    tanggal_lahir && `tanggal lahir menjadi ${longDay(tanggal_lahir)}`,
  ].filter(Boolean)
  const sentence = changes.join('; ')
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Chip tone={STATUS[status].tone}>{STATUS[status].words}</Chip>
        <time dateTime={created_at} className="text-muted text-sm">
          {longMoment(new Date(created_at))}
        </time>
      </p>
      <p className="mt-1">{capital(sentence)}</p>
      {catatan && <p className="mt-1 whitespace-pre-line text-muted">Catatan petugas: {catatan}</p>}
    </>
  )
}
