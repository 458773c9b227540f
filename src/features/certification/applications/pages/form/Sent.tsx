import { useEffect, useRef } from 'react'
import { own } from '../../../../../own-paths.ts'
import { ButtonLink } from '../../../../../ui/navigation/ButtonLink.tsx'
import type { Application } from '../../contract.ts'

/** The reference number, and what follows. */
export function Sent({
  application: { id, nomor },
  isCorrection,
}: {
  application: Application
  isCorrection: boolean
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="wrap py-8 lg:py-12">
      <section aria-labelledby="terkirim" className="panel contours contours-right p-6 sm:p-8">
        <h1 id="terkirim" ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {isCorrection ? 'Perbaikan terkirim' : 'Permohonan terkirim'}
        </h1>
        <p className="mt-4">
          Nomor permohonan Anda <strong className="text-lg tabular-nums">{nomor}</strong>. Kursi Anda sudah disimpan.
        </p>
        <p className="mt-2 max-w-[44em] text-muted">
          Petugas memeriksa berkas Anda, dan hasilnya dikirim melalui email. Perkembangannya dapat Anda ikuti kapan
          saja.
        </p>
        <ButtonLink to={own.certification(id)} variant="primary" className="mt-6">
          Lihat permohonan
        </ButtonLink>
      </section>
    </div>
  )
}
