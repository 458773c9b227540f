import { Link } from '@mui/material'
import type { Answer } from '../../../../office/calls/client.ts'
import { ageText } from '../../../../office/display/age.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText, shortDay } from '../../../../office/display/moment.ts'
import { PersonLink } from '../../../../office/display/PersonLink.tsx'
import { officeTo } from '../../../../office-paths.ts'
import { AssignCaseHandler } from './AssignCaseHandler.tsx'

/** Shows the main facts of an application at a glance. */
export function ApplicationSummary({ application }: { application: Answer<'getOfficeApplication'> }) {
  const { orang, name, category, jadwal, due_at } = application
  const day = jadwal.start_date ? shortDay(jadwal.start_date) : 'tanggal menyusul'
  return (
    <FactList
      items={[
        ['Nomor', application.nomor],
        [
          'Pemohon',
          <PersonLink key="pemohon" id={application.user_id}>
            {orang?.nama_lengkap ?? 'Semua tentang pemohon'}
          </PersonLink>,
        ],
        ['Perusahaan pembayar', application.nama_perusahaan],
        ['Skema', `${category.name}: ${name}`],
        ['Jadwal', `${day}, ${jadwal.tuk?.name ?? jadwal.metode}`],
        ['Kursi', `${jadwal.terisi} dari ${jadwal.kuota} terisi`],
        ['Diajukan', application.submitted_at ? momentText(application.submitted_at) : '-'],
        ['Di tahap ini', ageText(new Date(application.tahap_sejak), new Date())],
        [
          'Target verifikasi',
          application.target_sesudah_uji
            ? `${application.target}: sesudah hari uji dimulai, jadi periksa lebih dahulu`
            : application.target,
        ],
        ['Berakhir sendiri', due_at ? momentText(due_at) : '-'],
        ['Petugas', <AssignCaseHandler key="petugas" application={application} />],
        [
          'Permohonan lain',
          application.lainnya.length === 0
            ? '-'
            : application.lainnya.map((other) => (
                <Link key={other.id} href={officeTo.show('permohonan', other.id)} sx={{ display: 'block' }}>
                  {other.skema} ({other.tahap_label})
                </Link>
              )),
        ],
      ]}
    />
  )
}
