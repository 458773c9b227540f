import { firstWords, stripMarkup } from '../../../../lib/text/markup.ts'
import type { TrainingDetail } from '../../schedules/contract.ts'
import type { AskedOfPerson } from '../rules.ts'

/** The fields of a schedule that the page of a scheme shows. */
export type Scheme = Pick<
  TrainingDetail,
  | 'id'
  | 'name'
  | 'image'
  | 'registration_fee'
  | 'detail_pelatihan'
  | 'unit_kompetensi'
  | 'persyaratan'
  | keyof AskedOfPerson
> & {
  category: string
  start: string | null
  end: string | null
  /** Plain words for previews in other programs. */
  summary: string
}

export const schemeOf = (schedule: TrainingDetail): Scheme => ({
  id: schedule.id,
  name: schedule.name,
  category: schedule.category.name,
  image: schedule.image,
  registration_fee: schedule.registration_fee,
  detail_pelatihan: schedule.detail_pelatihan,
  unit_kompetensi: schedule.unit_kompetensi,
  persyaratan: schedule.persyaratan,
  min_pendidikan: schedule.min_pendidikan,
  min_pengalaman_tahun: schedule.min_pengalaman_tahun,
  min_dokumen_amdal: schedule.min_dokumen_amdal,
  wajib_atpa: schedule.wajib_atpa,
  start: schedule.start_date ?? schedule.tanggal_sertifikasi,
  end: schedule.end_date,
  summary: firstWords(stripMarkup(schedule.description), 155),
})
