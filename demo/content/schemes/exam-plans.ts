import { sumOfShares, type UnitShares } from '../../../src/features/catalogue/schemes/blueprint-rules.ts'
import type { KindOfMethod, MethodKind } from '../../../src/features/catalogue/schemes/method-rules.ts'
import type { PlannedUnit } from '../../../src/features/catalogue/schemes/plan-rules.ts'
import type { DemoScheme } from '../shapes.ts'

const KINDS: Record<string, MethodKind> = {
  'Ujian tulis': 'tulis',
  'Ujian tulis unit terkait': 'tulis',
  'Pemeriksaan portofolio': 'portofolio',
  'Pemeriksaan bukti tambahan': 'portofolio',
  'Presentasi memimpin tim': 'lisan',
  Wawancara: 'lisan',
}

/** Methods that examine only some units of a scheme; every other method examines all of them. */
const ONLY: Record<string, Record<string, readonly string[]>> = {
  ktpa: {
    'Pemeriksaan portofolio': [
      'Merencanakan studi Amdal dan menyusun tim',
      'Mengoordinasikan pengumuman dan konsultasi publik',
      'Memimpin pelingkupan',
      'Mengumpulkan dan menganalisis data rona lingkungan hidup',
      'Memprakirakan dampak penting',
      'Mengevaluasi dampak secara holistik',
      'Menyusun RKL-RPL',
      'Mengendalikan mutu dokumen Amdal',
    ],
    'Presentasi memimpin tim': [
      'Merencanakan studi Amdal dan menyusun tim',
      'Memimpin pelingkupan',
      'Mengevaluasi dampak secara holistik',
      'Mempresentasikan dokumen kepada Tim Uji Kelayakan Lingkungan Hidup',
    ],
  },
  atpa: {
    'Ujian tulis': [
      'Melakukan pelingkupan bidang tugas',
      'Mengumpulkan dan menganalisis data rona lingkungan hidup',
      'Memprakirakan dampak bidang tugas',
      'Menyusun RKL-RPL bidang tugas',
    ],
  },
}

/** Performance criteria, in words of the demonstration; those of a body come from its standard. */
const CRITERIA: Record<string, readonly string[]> = {
  'Memimpin pelingkupan': [
    'Dampak potensial diidentifikasi dari deskripsi rencana kegiatan dan rona lingkungan.',
    'Evaluasi dampak potensial menghasilkan dampak penting hipotetik dengan alasan tertulis.',
    'Batas wilayah studi dan batas waktu kajian ditetapkan dan dapat dipertanggungjawabkan.',
  ],
  'Melakukan pelingkupan bidang tugas': [
    'Dampak potensial bidang tugas diidentifikasi lengkap.',
    'Dampak penting hipotetik bidang tugas ditetapkan dengan alasan tertulis.',
  ],
}

const share = (butir: number, poin: number) => ({ butir, poin })
const shares = (ingat: number, terapkan: number, analisis: number): UnitShares => ({
  ingat: share(ingat, ingat * 2),
  terapkan: share(terapkan, terapkan * 2),
  analisis: share(analisis, analisis * 4),
})

/** Items of each unit by level: one that is recalled or applied gives two points, one that is analysed four. */
const BLUEPRINTS: Record<string, { menit_tulis: number; unit: Record<string, UnitShares> }> = {
  ktpa: {
    menit_tulis: 60,
    unit: {
      'Merencanakan studi Amdal dan menyusun tim': shares(2, 1, 0),
      'Mengoordinasikan pengumuman dan konsultasi publik': shares(1, 1, 0),
      'Memimpin pelingkupan': shares(1, 1, 1),
      'Mengumpulkan dan menganalisis data rona lingkungan hidup': shares(1, 2, 1),
      'Memprakirakan dampak penting': shares(0, 1, 0),
      'Mengevaluasi dampak secara holistik': shares(0, 0, 1),
      'Menyusun RKL-RPL': shares(1, 1, 0),
      'Mengendalikan mutu dokumen Amdal': shares(0, 1, 1),
      'Mempresentasikan dokumen kepada Tim Uji Kelayakan Lingkungan Hidup': shares(0, 1, 0),
      'Menerapkan etika penyusun Amdal': shares(1, 1, 0),
    },
  },
  atpa: {
    menit_tulis: 30,
    unit: {
      'Melakukan pelingkupan bidang tugas': shares(0, 1, 0),
      'Mengumpulkan dan menganalisis data rona lingkungan hidup': shares(1, 2, 0),
      'Memprakirakan dampak bidang tugas': shares(1, 1, 1),
      'Menyusun RKL-RPL bidang tugas': shares(0, 1, 0),
    },
  },
}

/** Returns the written exam of a scheme's version; the regulation of both names seventy points to pass. */
function writtenExamOf(key: string) {
  const blueprint = BLUEPRINTS[key]
  if (!blueprint) return {}
  const { butir, poin } = sumOfShares(Object.values(blueprint.unit).flatMap((kisi) => Object.values(kisi)))
  return {
    menit_tulis: blueprint.menit_tulis,
    butir_tulis: butir,
    poin_tulis: poin,
    batas_nilai_tulis: 70,
    cara_batas: 'ditetapkan',
    alasan_batas: 'Nilai paling rendah 70 menurut dokumen skema; Angoff menyusul bersama bank soal.',
  } as const
}

/** Returns what a scheme's version says of its exam: the kinds of its methods, and which of them examine which unit. */
export function examPlanOf({ key, jenis, unit_kompetensi, metode_uji }: DemoScheme): {
  jenis_metode: KindOfMethod[]
  unit_kompetensi: (PlannedUnit & { kisi: UnitShares | null })[]
  tertulis: ReturnType<typeof writtenExamOf>
} {
  const isPlanned = jenis === 'sertifikasi' || jenis === 'perpanjangan'
  const examines = (metode: string, judul: string) => ONLY[key]?.[metode]?.includes(judul) ?? true
  return {
    jenis_metode: metode_uji.flatMap((metode) => {
      const kind = KINDS[metode]
      return kind ? [{ metode, jenis: kind }] : []
    }),
    unit_kompetensi: unit_kompetensi.map(({ judul }) => ({
      judul,
      metode: isPlanned ? metode_uji.filter((metode) => examines(metode, judul)) : [],
      kuk: CRITERIA[judul] ?? [],
      kisi: BLUEPRINTS[key]?.unit[judul] ?? null,
    })),
    tertulis: writtenExamOf(key),
  }
}
