import { BriefcaseBusiness, ChevronDown, FileText, GraduationCap, IdCard, type LucideIcon, MapPin } from 'lucide-react'

const PARTS: { icon: LucideIcon; title: string; items: string[] }[] = [
  {
    icon: IdCard,
    title: 'Identitas',
    items: [
      'Nama lengkap sesuai KTP, beserta gelar',
      'Kewarganegaraan dan NIK (16 angka), atau nomor paspor bagi WNA',
      'Tempat dan tanggal lahir, jenis kelamin',
      'NPWP, bila ada',
    ],
  },
  {
    icon: MapPin,
    title: 'Alamat dan kontak',
    items: ['Alamat, provinsi, kota atau kabupaten, kode pos', 'Nomor telepon', 'Kontak darurat, bila ada'],
  },
  {
    icon: GraduationCap,
    title: 'Pendidikan',
    items: ['Jenjang, perguruan tinggi, program studi, tahun lulus', 'Nomor ijazah'],
  },
  {
    icon: BriefcaseBusiness,
    title: 'Pekerjaan',
    items: ['Status pekerjaan, instansi, jabatan', 'Afiliasi LPJP, bila ada', 'Bidang keahlian'],
  },
  {
    icon: FileText,
    title: 'Berkas',
    items: [
      'Pas foto berlatar merah, JPG, PNG, atau WebP, paling kecil 400 × 600 piksel',
      'KTP, ijazah, dan daftar riwayat hidup: PDF, JPG, PNG, atau WebP, masing-masing paling besar 2 MB',
    ],
  },
]

/** The list of what the form will ask for. */
export function Preparation() {
  return (
    <details className="panel group mb-6">
      <summary className="flex items-center justify-between gap-4 px-5 py-4 font-semibold hover:text-primary">
        Yang perlu disiapkan
        <ChevronDown aria-hidden className="size-5 shrink-0 text-primary transition group-open:rotate-180" />
      </summary>
      <ul className="grid gap-x-8 gap-y-6 px-5 pb-6 md:grid-cols-2">
        {PARTS.map(({ icon: Icon, title, items }) => (
          <li key={title}>
            <h3 className="flex items-center gap-2.5 text-base">
              <Icon aria-hidden className="size-5 shrink-0 text-primary" />
              {title}
            </h3>
            <ul className="mt-2 list-disc space-y-1 pl-5 text-[0.9375rem] marker:text-primary">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  )
}
