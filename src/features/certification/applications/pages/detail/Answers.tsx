import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Chip } from '../../../../../ui/Chip.tsx'
import { Facts } from '../../../../../ui/Facts.tsx'
import { Part } from '../../../../../ui/Part.tsx'
import type { Application } from '../../contract.ts'
import { type ApplicationKind, type FormPage, ROLE_LABELS } from '../../rules.ts'
import { GivenLink } from './GivenLink.tsx'
import { RenewalPart } from './RenewalPart.tsx'

const KINDS: Record<ApplicationKind, string> = {
  baru: 'Sertifikasi baru',
  perpanjangan: 'Perpanjangan',
  uji_ulang: 'Uji ulang',
}

interface AnswersProps {
  application: Application
  /** Stands beside the answers of a page, as the way to change them. */
  changeOf?: (page: FormPage) => ReactNode
}

/** Shows what was answered in the form. */
export function Answers({ application, changeOf = () => null }: AnswersProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-[20rem_1fr] lg:items-start">
      <div className="grid gap-6">
        <Part title="Permohonan">
          <Facts
            items={[
              { label: 'Jenis', value: KINDS[application.jenis_permohonan] },
              { label: 'Kebutuhan khusus', value: application.kebutuhan_khusus || 'Tidak ada' },
              { label: 'Tanda tangan', value: application.pernyataan?.tanda_tangan || '-' },
              {
                label: 'Hubungan dengan penguji',
                value: application.pernyataan?.ada_hubungan ? application.pernyataan.hubungan : 'Tidak ada',
              },
            ]}
          />
          {changeOf('jadwal')}
        </Part>
        <RenewalPart application={application} />
      </div>
      <div className="grid gap-6">
        <Part title="Pengalaman penyusunan Amdal">
          <Experience application={application} />
          {changeOf('pengalaman')}
        </Part>
        <Part title="Asesmen mandiri">
          <Assessment application={application} />
          {changeOf('asesmen')}
        </Part>
      </div>
    </div>
  )
}

function Experience({ application: { pengalaman, berkas } }: { application: Application }) {
  if (pengalaman.length === 0) return <p className="text-muted">Tidak ada pengalaman yang diisi.</p>
  return (
    <ol className="divide-y divide-line">
      {pengalaman.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity and do not move here
        <li key={index} className="py-3 first:pt-0 last:pb-0">
          <p className="font-semibold">{row.judul_dokumen || 'Tanpa judul'}</p>
          <p className="text-muted text-sm">
            {[
              row.jenis_dokumen,
              row.pemrakarsa,
              row.lokasi,
              row.tahun,
              ROLE_LABELS[row.peran] ?? row.peran,
              row.no_skkl,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <GivenLink file={berkas.find(({ id }) => id === row.bukti_id)} />
        </li>
      ))}
    </ol>
  )
}

function Assessment({ application: { asesmen, berkas } }: { application: Application }) {
  if (asesmen.length === 0) return <p className="text-muted">Belum diisi.</p>
  return (
    <ol className="divide-y divide-line">
      {asesmen.map(({ unit, jawaban, bukti, bukti_id }) => (
        <li key={unit} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0">
          <div className="min-w-0 flex-1 basis-64">
            <p>{unit}</p>
            {bukti && <p className="text-muted text-sm">{bukti}</p>}
            <GivenLink file={berkas.find(({ id }) => id === bukti_id)} />
          </div>
          {jawaban === 'K' && (
            <Chip tone="success" icon={Check}>
              Kompeten
            </Chip>
          )}
          {jawaban === 'BK' && (
            <Chip tone="neutral" icon={X}>
              Belum kompeten
            </Chip>
          )}
        </li>
      ))}
    </ol>
  )
}
