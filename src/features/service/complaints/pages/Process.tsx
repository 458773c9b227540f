import { to } from '../../../../paths.ts'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { Part } from '../../../../ui/Part.tsx'
import type { ComplaintTerms } from '../contract.ts'

/** Explains how complaints are handled and by when, and what an appeal is instead. */
export const Process = ({ terms: { terima, validasi, jawab, buka_kembali, banding } }: { terms: ComplaintTerms }) => (
  <aside className="space-y-6">
    <Part title="Cara kami menanganinya">
      <ol className="list-decimal space-y-2 pl-5">
        <li>Tiket dan PIN langsung dikirim; petugas menanganinya dalam {terima} hari kerja.</li>
        <li>Diperiksa apakah pengaduan dapat ditangani: {validasi} hari kerja.</li>
        <li>Ditelaah oleh petugas yang tidak terlibat. Ia dapat bertanya kepada Anda.</li>
        <li>Dijawab dalam {jawab} hari kerja sejak masuk.</li>
        <li>Belum puas? Buka kembali satu kali dalam {buka_kembali} hari.</li>
      </ol>
      <Link to={to.serviceFigures} className="mt-4 inline-block text-link">
        Lihat kinerja layanan kami
      </Link>
    </Part>
    <Part title="Pengaduan atau banding?">
      <p>
        Pengaduan menyangkut layanan, orang, atau sertifikat. Tidak setuju dengan keputusan uji Anda sendiri? Ajukan{' '}
        <strong>banding</strong> paling lambat {banding} hari kerja sesudah keputusan, dari{' '}
        <Link to={to.certifications} className="text-link">
          permohonan Anda
        </Link>
        .
      </p>
    </Part>
  </aside>
)
