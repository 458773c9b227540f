import type { ReactNode } from 'react'
import { MOTIF } from '../../../../lib/graphics/motif.ts'
import { Picture } from '../../../../ui/Picture.tsx'
import { RequirementList } from '../../../../ui/RequirementList.tsx'
import { RichText } from '../../../../ui/RichText.tsx'
import { Prerequisites } from '../../schemes/parts/Prerequisites.tsx'
import { prerequisiteSentences } from '../../schemes/rules.ts'
import { isActivity } from './registration.ts'
import type { ScheduleDetail } from './schedule-row.ts'

/** All there is to know about a schedule besides its facts. */
export function ScheduleMatter({ schedule }: { schedule: ScheduleDetail }) {
  return (
    <div className="space-y-12">
      <div className="space-y-6">
        <Picture
          file={schedule.image}
          fallback={MOTIF.defaultHero}
          alt=""
          sizes="(min-width: 1024px) 700px, 100vw"
          priority
          className="aspect-[2/1] w-full rounded-box border border-line object-cover"
        />
        <RichText html={schedule.description} />
      </div>
      {schedule.rundown.length > 0 && (
        <Part title="Rangkaian acara">
          <ol className="border-line border-l-2 pl-6">
            {schedule.rundown.map((entry) => (
              <li key={`${entry.waktu}${entry.kegiatan}`} className="relative py-2.5">
                <span
                  aria-hidden
                  className="absolute top-4.5 -left-[1.9375rem] size-3 rounded-full border-2 border-primary bg-base-100"
                />
                <span className="block font-semibold text-primary text-sm tabular-nums">{entry.waktu}</span>
                {entry.kegiatan}
              </li>
            ))}
          </ol>
        </Part>
      )}
      {!isActivity(schedule) && prerequisiteSentences(schedule).length > 0 && (
        <Part title="Prasyarat">
          <Prerequisites scheme={schedule} />
        </Part>
      )}
      {schedule.persyaratan.length > 0 && (
        <Part title="Persyaratan">
          <RequirementList items={schedule.persyaratan} />
        </Part>
      )}
      {schedule.unit_kompetensi.length > 0 && (
        <Part title="Unit kompetensi">
          <ol className="list-decimal space-y-1.5 pl-6 marker:text-muted">
            {schedule.unit_kompetensi.map(({ judul }) => (
              <li key={judul}>{judul}</li>
            ))}
          </ol>
        </Part>
      )}
      {schedule.metode_uji.length > 0 && (
        <Part title="Metode uji">
          <ul className="list-disc space-y-1.5 pl-6 marker:text-primary">
            {schedule.metode_uji.map((method) => (
              <li key={method}>{method}</li>
            ))}
          </ul>
        </Part>
      )}
      {!isActivity(schedule) && <Examiners names={schedule.penguji} />}
      {schedule.ketentuan_batal && (
        <Part title="Ketentuan pembatalan">
          <p className="max-w-prose whitespace-pre-line">{schedule.ketentuan_batal}</p>
        </Part>
      )}
    </div>
  )
}

const Examiners = ({ names }: { names: string[] }) => (
  <Part title="Penguji">
    {names.length > 0 ? (
      <ul className="space-y-1.5">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    ) : (
      <p className="text-muted">Nama penguji diumumkan setelah penugasan ditetapkan.</p>
    )}
  </Part>
)

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 font-bold text-xl">{title}</h2>
      {children}
    </section>
  )
}
