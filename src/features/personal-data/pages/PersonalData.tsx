import { BriefcaseBusiness, FileText, GraduationCap, IdCard, type LucideIcon, MapPin } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { Head } from '../../../app/page.ts'
import { useSiteContent } from '../../../app/site-content.ts'
import { Alert } from '../../../ui/Alert.tsx'

export const head = (): Head => ({ title: 'Data diri', noindex: true })

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
      'Pas foto berlatar merah, JPG atau PNG, paling kecil 400 × 600 piksel',
      'KTP, ijazah, dan daftar riwayat hidup: PDF, JPG, atau PNG, masing-masing paling besar 2 MB',
    ],
  },
]

/** What a member will be asked for; the form itself stands here once it is open. */
export function Page() {
  const isVerifiedNow = useSearchParams()[0].has('verified')
  const email = useSiteContent()?.email
  return (
    <div className="wrap py-8 lg:py-12">
      {isVerifiedNow && (
        <div className="mb-6">
          <Alert tone="success">Email Anda sudah terverifikasi.</Alert>
        </div>
      )}
      <h1 className="text-3xl">Data diri</h1>
      <p className="mt-3 max-w-[65ch] text-lead text-muted">
        Sebelum mengajukan sertifikasi, Anda melengkapi data diri satu kali. Siapkan data dan berkas berikut.
      </p>
      <div className="mt-6 max-w-[65rem]">
        <Alert tone="info">
          Formulir data diri belum dibuka. Akun Anda sudah siap; area anggota lainnya dapat dipakai setelah data diri
          lengkap.{' '}
          {email && (
            <>
              Pertanyaan dapat dikirim ke{' '}
              <a href={`mailto:${email}`} className="text-link">
                {email}
              </a>
              .
            </>
          )}
        </Alert>
      </div>
      <ul className="mt-6 grid max-w-[65rem] gap-4 md:grid-cols-2">
        {PARTS.map(({ icon: Icon, title, items }) => (
          <li key={title} className="panel p-5 last:md:col-span-2 sm:p-6">
            <h2 className="flex items-center gap-3 text-lg">
              <Icon aria-hidden className="size-6 shrink-0 text-primary" />
              {title}
            </h2>
            <ul className="mt-3 list-disc space-y-1.5 pl-5 text-[0.9375rem] marker:text-primary">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
