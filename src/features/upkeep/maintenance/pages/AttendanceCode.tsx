import { qrDrawing } from '../../../../lib/graphics/qr-drawing.ts'

/** The QR code that is scanned at the door; dark on white in every theme, as readers need it. */
export function AttendanceCode({ link }: { link: string }) {
  const { side, path } = qrDrawing(link)
  return (
    <div className="flex flex-wrap items-center gap-6">
      <svg
        role="img"
        aria-label="Kode QR kehadiran Anda"
        viewBox={`0 0 ${side} ${side}`}
        className="w-56 max-w-full shrink-0 rounded-box bg-white"
      >
        <path d={path} fill="black" />
      </svg>
      <p className="min-w-0 max-w-[29em] flex-1 basis-56">
        Tunjukkan kode ini saat hadir, dari layar ponsel atau tercetak. Petugas memindainya sebagai bukti kehadiran
        Anda.
      </p>
    </div>
  )
}
