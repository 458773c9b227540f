import { to } from '../../../../paths.ts'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { Part } from '../../../../ui/Part.tsx'
import { fillParts, languageOfPage, note, t } from '../../../../ui/words.tsx'
import type { ComplaintTerms } from '../contract.ts'

/** Explains how complaints are handled and by when, and what an appeal is instead. */
export const Process = ({ terms: { terima, validasi, jawab, buka_kembali, banding } }: { terms: ComplaintTerms }) => (
  <aside aria-label={t('Cara kami menanganinya')} className="space-y-6">
    <Part title={t('Cara kami menanganinya')}>
      <ol className="list-decimal space-y-2 pl-5">
        <li>{t(`Tiket dan PIN langsung dikirim; petugas menanganinya dalam ${terima} hari kerja.`)}</li>
        <li>{t(`Diperiksa apakah pengaduan dapat ditangani: ${validasi} hari kerja.`)}</li>
        <li>{t('Ditelaah oleh petugas yang tidak terlibat. Ia dapat bertanya kepada Anda.')}</li>
        <li>{t(`Dijawab dalam ${jawab} hari kerja sejak masuk.`)}</li>
        <li>{t(`Belum puas? Buka kembali satu kali dalam ${buka_kembali} hari.`)}</li>
      </ol>
      <Link to={to.serviceFigures} className="mt-4 inline-block text-link">
        {t('Lihat kinerja layanan kami')}
      </Link>
    </Part>
    {languageOfPage() && (
      <Part title={note('process.language') ?? ''}>
        <p>{note('process.languageText')}</p>
      </Part>
    )}
    <Part title={t('Pengaduan atau banding?')}>
      <p>
        {fillParts(
          `Pengaduan menyangkut layanan, orang, atau sertifikat. Tidak setuju dengan keputusan uji Anda sendiri? Ajukan {appeal} paling lambat ${banding} hari kerja sesudah keputusan, dari {application}.`,
          {
            appeal: <strong>{t('banding')}</strong>,
            application: (
              <Link to={to.certifications} className="text-link">
                {t('permohonan Anda')}
              </Link>
            ),
          },
        )}
      </p>
    </Part>
  </aside>
)
