import { CreditCard, ExternalLink, Landmark, QrCode } from 'lucide-react'
import { useEffect, useState } from 'react'
import { longMoment } from '../../../../lib/day.ts'
import { qrDrawing } from '../../../../lib/graphics/qr-drawing.ts'
import { formatRupiah } from '../../../../lib/rupiah.ts'
import { Alert } from '../../../../ui/feedback/Alert.tsx'
import { CopyButton } from '../../../../ui/feedback/CopyButton.tsx'
import type { Invoice } from '../../invoices/contract.ts'
import type { OnlinePayment as Payment } from '../contract.ts'
import { METHOD_NAMES, type Method } from '../rules.ts'
import { useOnlinePayment } from './use-online-payment.ts'

type Charge = NonNullable<Payment['tagihan']>

/** QRIS, a virtual account or the provider's page for a card for what an invoice still wants; turns to paid by itself. Nothing where the body offers none. */
export function OnlinePayment({ invoice }: { invoice: Invoice }) {
  const { payment, refusal, isBusy, start, read } = useOnlinePayment(invoice)
  if (!payment || (payment.metode.length === 0 && payment.tagihan === null)) return null
  const { tagihan, metode } = payment
  const isPayable =
    tagihan !== null && [tagihan.qr, tagihan.nomor_va, tagihan.halaman_bayar].some((one) => one !== null)
  return (
    <section aria-labelledby="bayar-daring" className="panel p-5 sm:p-6">
      <h2 id="bayar-daring" className="text-xl">
        Bayar daring
      </h2>
      <div className="mt-4 grid gap-4">
        {tagihan && (isPayable ? <Target charge={tagihan} onEnd={read} /> : <Outcome charge={tagihan} />)}
        {refusal && (
          <Alert tone="error" urgent>
            {refusal}
          </Alert>
        )}
        {metode.length > 0 && !isPayable && (
          <>
            <p className="text-muted">
              Invoice menjadi lunas dengan sendirinya begitu Anda membayar; bukti tidak perlu dikirim.
            </p>
            <Methods methods={metode} isBusy={isBusy} onChoose={start} />
          </>
        )}
        {metode.length > 1 && isPayable && (
          <details>
            <summary className="cursor-pointer font-semibold">Bayar dengan cara lain</summary>
            <p className="my-3 text-muted text-sm">Yang di atas lalu tidak berlaku lagi.</p>
            <Methods methods={metode.filter((one) => one !== tagihan.metode)} isBusy={isBusy} onChoose={start} />
          </details>
        )}
      </div>
    </section>
  )
}

interface Choice {
  methods: Method[]
  isBusy: boolean
  onChoose: (metode: Method) => Promise<void>
}

const ICONS: Partial<Record<Method, typeof Landmark>> = { qris: QrCode, kartu: CreditCard }

const Methods = ({ methods, isBusy, onChoose }: Choice) => (
  <ul className="grid gap-2">
    {methods.map((metode) => {
      const Icon = ICONS[metode] ?? Landmark
      return (
        <li key={metode}>
          <button
            type="button"
            className={`btn w-full justify-start ${metode === 'qris' ? 'btn-primary' : 'btn-outline'}`}
            disabled={isBusy}
            onClick={() => void onChoose(metode)}
          >
            <Icon aria-hidden className="size-5" />
            {METHOD_NAMES[metode]}
          </button>
        </li>
      )
    })}
  </ul>
)

const Outcome = ({ charge }: { charge: Charge }) => (
  <Alert tone={charge.status === 'lunas' ? 'success' : 'warning'}>{charge.keterangan}</Alert>
)

function Target({ charge, onEnd }: { charge: Charge; onEnd: () => Promise<void> }) {
  const { metode, jumlah, qr, nomor_va, kode_perusahaan, halaman_bayar, expires_at } = charge
  return (
    <div className="grid gap-3">
      <p role="status">
        {METHOD_NAMES[metode]}: bayar tepat <strong>{formatRupiah(jumlah)}</strong>. Halaman ini berubah sendiri menjadi
        lunas; Anda boleh menutupnya.
      </p>
      {charge.is_refused && <Alert tone="warning">{charge.keterangan}</Alert>}
      {qr !== null && <Code text={qr} />}
      {halaman_bayar !== null && <CardPage address={halaman_bayar} />}
      {kode_perusahaan !== null && <Copied term="Kode perusahaan" text={kode_perusahaan} />}
      {nomor_va !== null && (
        <Copied term={kode_perusahaan === null ? 'Nomor virtual account' : 'Kode pembayaran'} text={nomor_va} />
      )}
      <p className="text-muted">
        Berlaku sampai {longMoment(new Date(expires_at))}, tinggal{' '}
        <Countdown key={expires_at} until={expires_at} onEnd={onEnd} />
      </p>
    </div>
  )
}

/** Where the card is paid with; the portal never sees its number. */
const CardPage = ({ address }: { address: string }) => (
  <>
    <a href={address} rel="noreferrer" className="btn btn-primary w-full justify-start">
      <ExternalLink aria-hidden className="size-5" />
      Bayar dengan kartu
    </a>
    <p className="text-muted text-sm">
      Halaman {new URL(address).host} milik penyedia pembayaran terbuka. Nomor kartu hanya Anda isi di sana; portal ini
      tidak menerimanya. Sesudah membayar Anda kembali ke sini.
    </p>
  </>
)

function Code({ text }: { text: string }) {
  const { side, path } = qrDrawing(text)
  return (
    <svg
      role="img"
      aria-label="Kode QRIS untuk dipindai"
      viewBox={`0 0 ${side} ${side}`}
      className="w-64 max-w-full rounded-box bg-white"
    >
      <path d={path} fill="black" />
    </svg>
  )
}

const Copied = ({ term, text }: { term: string; text: string }) => (
  <p className="flex flex-wrap items-center justify-between gap-2 rounded-box border border-line p-4">
    <span>
      <span className="block text-muted text-sm">{term}</span>
      <span className="font-bold text-lg tabular-nums">{text}</span>
    </span>
    <CopyButton text={text}>Salin</CopyButton>
  </p>
)

const SECOND_MS = 1000

const two = (count: number): string => String(count).padStart(2, '0')

/** '23.59.07': hours, minutes and seconds that are left. */
function leftText(leftMs: number): string {
  const seconds = Math.max(0, Math.floor(leftMs / SECOND_MS))
  return `${two(Math.floor(seconds / 3600))}.${two(Math.floor(seconds / 60) % 60)}.${two(seconds % 60)}`
}

/** How long one may still pay; `onEnd` is called once it is over. */
function Countdown({ until, onEnd }: { until: string; onEnd: () => unknown }) {
  const end = new Date(until).getTime()
  const [left, setLeft] = useState(() => end - Date.now())
  useEffect(() => {
    const timer = window.setInterval(() => {
      const now = end - Date.now()
      setLeft(now)
      if (now > 0) return
      window.clearInterval(timer)
      onEnd()
    }, SECOND_MS)
    return () => window.clearInterval(timer)
  }, [end, onEnd])
  return (
    <span role="timer" className="font-semibold tabular-nums">
      {leftText(left)}
    </span>
  )
}
