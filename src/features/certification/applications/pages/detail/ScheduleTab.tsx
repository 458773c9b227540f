import { CalendarPlus, MapPin, Video } from 'lucide-react'
import { longDay } from '../../../../../lib/day.ts'
import { provinceName } from '../../../../../lib/people/province.ts'
import { own } from '../../../../../own-paths.ts'
import { Facts } from '../../../../../ui/Facts.tsx'
import { Alert } from '../../../../../ui/feedback/Alert.tsx'
import { ButtonLink } from '../../../../../ui/navigation/ButtonLink.tsx'
import { Part } from '../../../../../ui/Part.tsx'
import type { OwnNeeds as Needs } from '../../../accommodations/contract.ts'
import type { ExamDay } from '../../../examination/contract.ts'
import type { Application } from '../../contract.ts'
import { ExamDayParts, OwnNeeds } from '../../parts/application-tabs.tsx'

interface Props {
  application: Application
  exam: ExamDay
  needs: Needs
}

/** When and where one is examined, what is prepared, and what the card asks for. */
export function ScheduleTab({ application, exam, needs }: Props) {
  const { jadwal, id, status } = application
  const { tuk, start_date, end_date } = jadwal
  const days = start_date ? [start_date, ...(end_date && end_date !== start_date ? [end_date] : [])] : []
  return (
    <div className="grid gap-6">
      {jadwal.status_jadwal === 'dibatalkan' && (
        <Alert tone="warning">
          Jadwal ini dibatalkan lembaga. Pindah ke jadwal lain tanpa biaya, atau batalkan permohonan dengan pengembalian
          penuh.
        </Alert>
      )}
      {status > 0 && <ExamDayParts id={id} exam={exam} />}
      <div className="grid gap-6 lg:grid-cols-2">
        <Part title="Waktu">
          <Facts
            items={[
              { label: 'Hari', value: days.length > 0 ? days.map(longDay).join(' – ') : 'Diumumkan kemudian' },
              { label: 'Jam', value: `${jadwal.jam_mulai}–${jadwal.jam_selesai} ${jadwal.zona_waktu}` },
              { label: 'Metode', value: jadwal.metode },
              { label: 'Yang diuji', value: exam.metode_uji.join(', ') },
            ]}
          />
          {start_date && (
            <a href={own.certificationCalendar(id)} download className="btn btn-outline no-print mt-5">
              <CalendarPlus aria-hidden className="size-5" />
              Tambah ke Kalender
            </a>
          )}
        </Part>
        <Part title="Tempat Uji Kompetensi (TUK)">
          {tuk && <Venue tuk={tuk} ruang={exam.ruang} />}
          {jadwal.metode !== 'Luring' && <OnlineRoom address={exam.ruang_daring} />}
        </Part>
      </div>
      <OwnNeeds application={application} needs={needs} />
      {!exam.attended_at && (
        <Part title={exam.petunjuk.judul}>
          <ul className="list-disc space-y-1.5 pl-6 marker:text-primary">
            {exam.petunjuk.baris.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  )
}

function OnlineRoom({ address }: { address: string | null }) {
  if (!address) return <p className="text-muted">Tautan ruang daring tampil di sini sebelum hari uji.</p>
  return (
    <ButtonLink href={address} variant="primary" className="no-print">
      <Video aria-hidden className="size-5" />
      Masuk ruang daring
    </ButtonLink>
  )
}

function Venue({ tuk, ruang }: { tuk: NonNullable<Application['jadwal']['tuk']>; ruang: number | null }) {
  const query = encodeURIComponent(`${tuk.alamat}, ${tuk.kota}`)
  return (
    <>
      <p className="font-semibold text-lg leading-snug">{tuk.name}</p>
      {ruang ? <p>Ruang {ruang}</p> : null}
      <address className="mt-2 flex gap-2 not-italic">
        <MapPin aria-hidden className="mt-1 size-4 shrink-0 text-primary" />
        <span>
          {tuk.alamat}
          <br />
          {tuk.kota}, {provinceName(tuk.provinsi)}
        </span>
      </address>
      <ButtonLink
        href={`https://www.openstreetmap.org/search?query=${query}`}
        variant="outline"
        className="no-print mt-5"
      >
        Buka peta
      </ButtonLink>
    </>
  )
}
