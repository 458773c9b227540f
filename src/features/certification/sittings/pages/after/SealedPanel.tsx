import { longMoment } from '../../../../../lib/day.ts'
import { Alert } from '../../../../../ui/feedback/Alert.tsx'
import type { WaitingAnswers } from '../../parts/sitting-store.ts'
import { runsInSafeBrowser } from '../safe-browser.ts'

/** Says that answers wait for a network, sealed, and until when they count. */
export function SealedPanel({ waiting: { jumlah, sampai, sidik, isHandedIn } }: { waiting: WaitingAnswers }) {
  return (
    <section aria-labelledby="menunggu" className="panel p-5 sm:p-6">
      <h2 id="menunggu" className="mb-4 text-xl">
        Jawaban menunggu jaringan
      </h2>
      <Alert tone="warning">
        <p>
          {jumlah > 0 ? `${jumlah} jawaban` : 'Penyerahan Anda'} tersegel di perangkat ini dan belum sampai di portal.
          Sambungkan perangkat ini ke jaringan sebelum {longMoment(new Date(sampai))}; sesudah itu tidak dihitung.
        </p>
      </Alert>
      <ul className="mt-4 list-disc space-y-1.5 pl-6 marker:text-primary">
        <li>Begitu tersambung, jawaban dikirim sendiri dari halaman ini, atau dari halaman akun Anda yang lain.</li>
        <li>Jangan hapus data situs ini di peramban sebelum itu.</li>
        {runsInSafeBrowser() && <li>Jangan tutup Safe Exam Browser sebelum itu; panggil pengawas.</li>}
        <li>Tidak ada yang dapat membaca atau mengubahnya di perangkat ini, termasuk Anda.</li>
        {!isHandedIn && <li>Anda keluar sebelum menyerahkan; lapor kepada pengawas untuk melanjutkan.</li>}
      </ul>
      <p className="mt-4 text-muted text-sm">
        Sidik jawaban: <span className="font-mono [overflow-wrap:anywhere]">{sidik}</span>
      </p>
    </section>
  )
}
