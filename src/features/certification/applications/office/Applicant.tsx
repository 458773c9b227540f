import { Alert, Box } from '@mui/material'
import { longDay } from '../../../../lib/day.ts'
import { provinceName } from '../../../../lib/people/province.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { Part } from '../../../../office/display/Part.tsx'
import { own } from '../../../../own-paths.ts'

/** The applicant, as far as verification needs to know. */
export function Applicant({ application: { orang } }: { application: Answer<'getOfficeApplication'> }) {
  if (!orang) return <Alert severity="info">Data diri belum dikirim.</Alert>
  return (
    <>
      {orang.foto ? (
        <Box
          component="img"
          src={own.file(orang.foto)}
          alt={`Pas foto ${orang.nama_lengkap}`}
          sx={{ width: 120, height: 180, objectFit: 'cover', borderRadius: 1, mb: 2 }}
        />
      ) : null}
      <FactList
        items={[
          ['Nama', [orang.gelar_depan, orang.nama_lengkap, orang.gelar_belakang].filter(Boolean).join(' ')],
          ['Lahir', `${orang.tempat_lahir}, ${longDay(orang.tanggal_lahir)}`],
          ['Email', orang.email],
          ['No. HP', orang.phone],
          ['Tempat tinggal', `${orang.kota_kabupaten}, ${provinceName(orang.provinsi)}`],
          ['Pekerjaan', [orang.status_pekerjaan, orang.jabatan, orang.instansi].filter(Boolean).join(', ')],
          ['LPJP', orang.nama_lpjp],
          ['Bidang keahlian', orang.bidang_keahlian.join(', ')],
        ]}
      />
      <Part>Pendidikan</Part>
      <ul>
        {orang.pendidikan.map(({ jenjang, program_studi, perguruan_tinggi, tahun_lulus }) => (
          <li key={`${jenjang}${program_studi}${tahun_lulus}`}>
            {jenjang} {program_studi}, {perguruan_tinggi}, {tahun_lulus}
          </li>
        ))}
      </ul>
    </>
  )
}
