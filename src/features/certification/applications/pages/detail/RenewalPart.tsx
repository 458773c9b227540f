import { longDay } from '../../../../../lib/day.ts'
import { Facts } from '../../../../../ui/Facts.tsx'
import { Alert } from '../../../../../ui/feedback/Alert.tsx'
import { Part } from '../../../../../ui/Part.tsx'
import type { Application } from '../../contract.ts'

/** Shows which certificate an application renews, what is examined, and why; nothing for other applications. */
export function RenewalPart({ application: { perpanjangan, tahap } }: { application: Application }) {
  if (!perpanjangan) return null
  const { no_sertifikasi, valid_until, terlambat, metode_uji, alasan_uji_penuh } = perpanjangan
  const isFull = alasan_uji_penuh.length > 0
  return (
    <Part title="Perpanjangan">
      <Facts
        items={[
          { label: 'Sertifikat yang diperpanjang', value: no_sertifikasi },
          { label: 'Berlaku sampai', value: longDay(valid_until) },
          { label: isFull ? 'Diuji penuh' : 'Diuji', value: metode_uji.join(', ') },
        ]}
      />
      {isFull && (
        <div className="mt-5">
          <Alert tone="warning">
            <p className="font-semibold">Uji penuh, karena:</p>
            <ul className="mt-1 list-disc pl-5">
              {alasan_uji_penuh.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
            {tahap === 'draft' && (
              <p className="mt-2">
                Lengkapi sebelum mengirim permohonan agar yang diuji cukup portofolio dan wawancara. Sesudah terkirim,
                cara uji tidak berubah lagi.
              </p>
            )}
          </Alert>
        </div>
      )}
      {terlambat && (
        <div className="mt-5">
          <Alert tone="warning">
            Sertifikat lama sudah berakhir, jadi permohonan ini dicatat terlambat. Masa berlaku yang baru dimulai pada
            hari keputusan.
          </Alert>
        </div>
      )}
    </Part>
  )
}
