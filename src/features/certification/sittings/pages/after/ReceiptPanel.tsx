import { Download, LogOut, Printer } from 'lucide-react'
import { useState } from 'react'
import { client } from '../../../../../app/calls/browser-client.ts'
import { longMoment } from '../../../../../lib/day.ts'
import { Facts } from '../../../../../ui/Facts.tsx'
import { ActionButton } from '../../../../../ui/feedback/ActionButton.tsx'
import { Alert } from '../../../../../ui/feedback/Alert.tsx'
import { useAction } from '../../../../../ui/feedback/use-action.ts'
import type { SignedReceipt } from '../../contract.ts'
import { fingerprintGroups } from '../../device/form-rules.ts'
import { QUIT_PATH } from '../../safe-browser-rules.ts'
import { runsInSafeBrowser } from '../safe-browser.ts'

interface ReceiptPanelProps {
  application: number
  receipt: SignedReceipt
  latihan: boolean
  /** Whether this device has the same answers; null where it has none any more. */
  isSame: boolean | null
}

/** The signed receipt of what was handed in, which its candidate can keep and check again later. */
export function ReceiptPanel({ application, receipt, latihan, isSame }: ReceiptPanelProps) {
  const { running, failure, run } = useAction()
  const [check, setCheck] = useState<{ asli: boolean; sama: boolean }>()
  const file = `data:application/json,${encodeURIComponent(JSON.stringify(receipt, null, 2))}`
  return (
    <section aria-labelledby="tanda-terima" className="panel p-5 sm:p-6">
      <h2 id="tanda-terima" className="mb-4 text-xl">
        Tanda terima
      </h2>
      <SameLine isSame={isSame} />
      <Facts
        items={[
          { label: 'Kode lembar', value: receipt.kode },
          { label: 'Soal terjawab', value: receipt.terjawab },
          { label: 'Diterima', value: longMoment(new Date(receipt.ditutup)) },
          { label: 'Sidik jawaban', value: <Fingerprint sidik={receipt.sidik} /> },
        ]}
      />
      <div className="no-print mt-5 flex flex-wrap gap-2">
        <a href={file} download={`tanda-terima-${receipt.kode}.json`} className="btn btn-outline">
          <Download aria-hidden className="size-5" />
          Unduh
        </a>
        <ActionButton busy={false} onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          Cetak
        </ActionButton>
        {!latihan && (
          <ActionButton
            busy={running === 'periksa'}
            onClick={() =>
              void run('periksa', async () => setCheck(await client.checkReceipt({ id: application, ...receipt })))
            }
          >
            Periksa lagi
          </ActionButton>
        )}
        {runsInSafeBrowser() && (
          <a href={QUIT_PATH} className="btn btn-primary">
            <LogOut aria-hidden className="size-5" />
            Tutup Safe Exam Browser
          </a>
        )}
      </div>
      <div className="mt-4 empty:hidden">
        {failure && (
          <Alert tone="error" urgent>
            {failure}
          </Alert>
        )}
        {check && !failure && <CheckLine {...check} />}
      </div>
    </section>
  )
}

function SameLine({ isSame }: { isSame: boolean | null }) {
  if (isSame === null) return null
  return (
    <div className="mb-5">
      {isSame ? (
        <Alert tone="success">Sidik di portal sama dengan sidik jawaban di perangkat ini: semua jawaban sampai.</Alert>
      ) : (
        <Alert tone="warning">
          Sidik di portal berbeda dari jawaban di perangkat ini, misalnya karena jawaban ditulis sesudah waktu habis
          atau di perangkat lain. Sampaikan kepada pengawas bila ini tidak Anda duga.
        </Alert>
      )}
    </div>
  )
}

const CheckLine = ({ asli, sama }: { asli: boolean; sama: boolean }) =>
  asli && sama ? (
    <Alert tone="success">Tanda terima ini asli, dan jawaban yang tersimpan sekarang masih sama.</Alert>
  ) : (
    <Alert tone="warning">
      {asli ? 'Jawaban yang tersimpan sekarang berbeda dari tanda terima ini.' : 'Tanda terima ini bukan dari lembaga.'}{' '}
      Hubungi sekretariat.
    </Alert>
  )

const Fingerprint = ({ sidik }: { sidik: string }) => (
  <span className="font-mono text-sm">{fingerprintGroups(sidik).join(' ')}</span>
)
