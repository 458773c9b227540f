import { firstWords, stripMarkup } from '../../../../lib/text/markup.ts'
import type { TrainingDetail } from '../../schedules/contract.ts'
import type { AskedOfPerson } from '../rules.ts'

/** The fields of a training that the page of a scheme shows. */
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

export const schemeOf = (training: TrainingDetail): Scheme => ({
  id: training.id,
  name: training.name,
  category: training.category.name,
  image: training.image,
  registration_fee: training.registration_fee,
  detail_pelatihan: training.detail_pelatihan,
  unit_kompetensi: training.unit_kompetensi,
  persyaratan: training.persyaratan,
  min_pendidikan: training.min_pendidikan,
  min_pengalaman_tahun: training.min_pengalaman_tahun,
  min_dokumen_amdal: training.min_dokumen_amdal,
  wajib_atpa: training.wajib_atpa,
  start: training.start_date ?? training.tanggal_sertifikasi,
  end: training.end_date,
  summary: firstWords(stripMarkup(training.description), 155),
})
