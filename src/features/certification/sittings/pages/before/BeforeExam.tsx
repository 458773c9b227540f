import { useEffect, useState } from 'react'
import { longMoment } from '../../../../../lib/day.ts'
import { own } from '../../../../../own-paths.ts'
import { Facts } from '../../../../../ui/Facts.tsx'
import { ActionButton } from '../../../../../ui/feedback/ActionButton.tsx'
import { Alert } from '../../../../../ui/feedback/Alert.tsx'
import { useAction } from '../../../../../ui/feedback/use-action.ts'
import { ButtonLink } from '../../../../../ui/navigation/ButtonLink.tsx'
import { Link } from '../../../../../ui/navigation/Link.tsx'
import { Part } from '../../../../../ui/Part.tsx'
import type { ExamOnScreen } from '../../contract.ts'
import type { StoredSitting } from '../../parts/sitting-store.ts'
import { ReceiptPanel } from '../after/ReceiptPanel.tsx'
import { safeBrowserLink } from '../safe-browser.ts'
import { checkDevice, type DeviceFinding } from './check-device.ts'
import { DeviceCheck } from './DeviceCheck.tsx'
import { prepareDevice } from './prepare-device.ts'

interface BeforeExamProps {
  exam: ExamOnScreen
  /** The sitting of the exam itself, where this browser was prepared for it. */
  prepared: StoredSitting | undefined
  onReady: (sitting: StoredSitting) => void
}

/** The page before the exam: its facts, what is recorded, the device, the rehearsal and the way in. */
export function BeforeExam({ exam, prepared, onReady }: BeforeExamProps) {
  const { user_training_id: id, pengerjaan } = exam
  const { running, failure, run } = useAction()
  const [findings, check] = useDeviceFindings(id)
  const isChecking = findings === undefined
  const isUsable = findings?.every(({ result }) => result !== 'bad') ?? false
  const prepare = (latihan: boolean) =>
    void run(latihan ? 'latihan' : 'ujian', async () => onReady(await prepareDevice(exam, latihan)))
  const receipt = pengerjaan?.tanda_terima
  return (
    <div className="grid gap-6">
      <header>
        <p className="text-muted">Ujian di layar</p>
        <h1 className="text-2xl">{exam.skema}</h1>
      </header>
      {receipt && <ReceiptPanel application={id} receipt={receipt} latihan={false} isSame={null} />}
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        <Part title="Tentang ujian ini">
          <Facts items={factsOf(exam)} />
          <p className="mt-4">
            <Link to={own.certificationTab(id, 'jadwal')} className="text-link">
              Jadwal dan kartu peserta
            </Link>
          </p>
        </Part>
        <Recorded />
      </div>
      {!receipt && (
        <>
          <DeviceCheck findings={findings} onAgain={check} />
          {failure && (
            <Alert tone="error" urgent>
              {failure}
            </Alert>
          )}
          <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
            <Rehearsal
              exam={exam}
              isUsable={isUsable}
              busy={isChecking || running === 'latihan'}
              onBegin={() => prepare(true)}
            />
            {prepared && !prepared.latihan ? (
              <PreparedEntrance onEnter={() => onReady(prepared)} />
            ) : (
              <Entrance
                exam={exam}
                isUsable={isUsable}
                busy={isChecking || running === 'ujian'}
                onBegin={() => prepare(false)}
              />
            )}
          </div>
        </>
      )}
    </div>
  )
}

function useDeviceFindings(application: number): [DeviceFinding[] | undefined, () => void] {
  const [findings, setFindings] = useState<DeviceFinding[]>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isCurrent = round >= 0
    setFindings(undefined)
    void checkDevice(application).then((found) => isCurrent && setFindings(found))
    return () => {
      isCurrent = false
    }
  }, [application, round])
  return [findings, () => setRound(round + 1)]
}

const factsOf = (exam: ExamOnScreen) => [
  { label: 'Peserta', value: exam.nama },
  { label: 'Hari', value: exam.tanggal || 'Diumumkan kemudian' },
  { label: 'Jam', value: exam.jam },
  { label: 'Tempat', value: exam.tempat },
  ...(exam.menit === null ? [] : [{ label: 'Waktu mengerjakan', value: `${exam.menit} menit` }]),
  { label: 'Kalkulator', value: exam.kalkulator ? 'Tersedia di halaman ujian' : 'Tidak dipakai' },
  ...(exam.peramban_aman ? [{ label: 'Peramban', value: 'Safe Exam Browser' }] : []),
]

const Recorded = () => (
  <Part title="Yang dicatat selama ujian">
    <ul className="list-disc space-y-1.5 pl-6 marker:text-primary">
      <li>Setiap jawaban dan tanda ragu-ragu, dengan waktunya.</li>
      <li>Saat Anda meninggalkan jendela ujian dan kembali.</li>
      <li>Saat perangkat tanpa jaringan dan tersambung lagi, dan saat jam perangkat berubah.</li>
      <li>Bahwa teks ditempel ke kolom jawaban; isinya tidak dicatat tersendiri.</li>
    </ul>
    <p className="mt-4 text-muted">
      Tidak ada kamera, suara, atau isi layar yang direkam. Catatan ini hanya dinilai oleh orang: pengawas dan penguji.
    </p>
  </Part>
)

interface WayInProps {
  exam: ExamOnScreen
  isUsable: boolean
  busy: boolean
  onBegin: () => void
}

function Rehearsal({ exam: { latihan }, isUsable, busy, onBegin }: WayInProps) {
  return (
    <Part title="Latihan">
      {latihan.dibuka ? (
        <>
          <p>
            Coba halaman ujian dengan soal latihan yang tidak dinilai: semua jenis soal, tanda ragu-ragu, dan
            penyerahan. Latihan dapat diulang.
          </p>
          <div className="mt-5">
            <ActionButton busy={busy} onClick={() => isUsable && onBegin()}>
              Mulai latihan
            </ActionButton>
          </div>
        </>
      ) : (
        <p className="text-muted">Latihan dibuka {latihan.hari} hari sebelum ujian.</p>
      )}
    </Part>
  )
}

const PreparedEntrance = ({ onEnter }: { onEnter: () => void }) => (
  <Part title="Masuk ujian">
    <p>Perangkat ini sudah disiapkan. Pada hari uji, masuk ke ruang tunggu; ujian mulai setelah dibuka pengawas.</p>
    <div className="mt-5">
      <ActionButton variant="primary" busy={false} onClick={onEnter}>
        Masuk ke ruang tunggu
      </ActionButton>
    </div>
  </Part>
)

function Entrance({ exam, isUsable, busy, onBegin }: WayInProps) {
  if (exam.menit === null)
    return (
      <Part title="Masuk ujian">
        <p className="text-muted">Ujian ini belum ditetapkan dikerjakan di layar. Periksa lagi sebelum hari uji.</p>
      </Part>
    )
  return (
    <Part title="Masuk ujian">
      <p>
        Siapkan perangkat yang Anda pakai pada hari uji. Naskah diambil dalam keadaan tersegel dan baru terbuka setelah
        pengawas membuka ujian, paling awal {longMoment(new Date(exam.dibuka_mulai))}.
      </p>
      {exam.peramban_aman && (
        <p className="mt-3">
          Ujian ini dikerjakan dengan Safe Exam Browser: buka berkas ini pada perangkat yang sudah memasangnya, lalu
          siapkan perangkat di sana.{' '}
          <ButtonLink href={safeBrowserLink(exam.user_training_id)} variant="outline" className="mt-2">
            Buka dengan Safe Exam Browser
          </ButtonLink>
        </p>
      )}
      <div className="mt-5">
        <ActionButton variant="primary" busy={busy} onClick={() => isUsable && onBegin()}>
          Siapkan perangkat ini
        </ActionButton>
      </div>
      {!isUsable && (
        <p className="mt-3 text-muted text-sm">Perbaiki dahulu yang ditemukan pada pemeriksaan perangkat.</p>
      )}
    </Part>
  )
}
