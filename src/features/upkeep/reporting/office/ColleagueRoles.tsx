import { Box, Chip, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { Answer } from '../../../../office/calls/client.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { officeTo } from '../../../../office-paths.ts'

type OfficeReport = Answer<'getOfficeReport'>
type ColleagueRole = OfficeReport['rekan'][number]

/** The colleagues' roles by this report and by their own words, and what colleagues report of its writer. */
export function ColleagueRoles({ report: { rekan, menurut_rekan, nama } }: { report: OfficeReport }) {
  if (rekan.length === 0 && menurut_rekan.length === 0) return null
  return (
    <>
      <Part>Peran menurut rekan</Part>
      {rekan.length > 0 ? (
        <Roles title="Rekan yang disebut pada laporan ini" roles={rekan} other={({ own_report_id }) => own_report_id} />
      ) : null}
      {menurut_rekan.length > 0 ? (
        <Roles
          title={`Laporan lain yang menyebut ${nama} dengan peran berbeda`}
          roles={menurut_rekan}
          other={({ report_id }) => report_id}
        />
      ) : null}
    </>
  )
}

interface RolesProps {
  title: string
  roles: ColleagueRole[]
  /** The other report about the same document. */
  other: (role: ColleagueRole) => number | null
}

const Roles = ({ title, roles, other }: RolesProps) => (
  <Box role="region" aria-label={title} tabIndex={0} sx={{ overflowX: 'auto', mb: 2 }}>
    <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
    <Table size="small">
      <TableHead>
        <TableRow>
          {['Dokumen', 'Siapa', 'Disebut sebagai', 'Jawabannya', 'Laporannya sendiri'].map((header) => (
            <TableCell key={header}>{header}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {roles.map((role) => (
          <TableRow key={role.id} sx={{ '& td, & th': { verticalAlign: 'top' } }}>
            <TableCell component="th" scope="row">
              {role.judul_dokumen} ({role.tahun})
              {role.bertentangan ? <Chip size="small" color="warning" label="Berbeda" sx={{ ml: 1 }} /> : null}
            </TableCell>
            <TableCell>
              {role.nama}, {role.no_sertifikasi}
            </TableCell>
            <TableCell>{role.peran}</TableCell>
            <TableCell>
              {answerOf(role)}
              {role.catatan ? (
                <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'pre-line' }}>
                  {role.catatan}
                </Typography>
              ) : null}
            </TableCell>
            <TableCell>
              <OwnReport role={role} other={other(role)} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
)

function answerOf({ jawaban, peran_menurut }: ColleagueRole): string {
  if (jawaban === null) return 'Belum dijawab'
  return jawaban === 'benar' ? 'Benar' : `Berbeda: ${peran_menurut}`
}

function OwnReport({ role, other }: { role: ColleagueRole; other: number | null }) {
  const words = role.peran_dilaporkan ?? 'Tidak dilaporkan'
  if (other === null) return words
  return (
    <>
      {words}{' '}
      <Link href={officeTo.show('laporan-kinerja', other)} sx={{ display: 'block' }}>
        Buka laporan
      </Link>
    </>
  )
}
