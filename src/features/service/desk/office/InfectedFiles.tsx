import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { Answer } from '../../../../office/calls/client.ts'
import { momentText } from '../../../../office/display/moment.ts'

type File = Answer<'getDesk'>['berkas_terinfeksi'][number]

const ownerText = ({ is_public, user_name }: File): string => (is_public ? 'Berkas publik' : (user_name ?? 'Pelapor'))

/** Lists the infected files, which nobody can open; the program deletes none of them, as a scanner may be wrong. */
export function InfectedFiles({ files }: { files: File[] }) {
  return (
    <>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Berkas</TableCell>
            <TableCell>Milik</TableCell>
            <TableCell>Virus</TableCell>
            <TableCell>Diunggah</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {files.map((file) => (
            <TableRow key={`${file.name} ${file.created_at}`}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                {file.name ?? 'Lampiran pengaduan'}
              </TableCell>
              <TableCell>{ownerText(file)}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{file.infected}</TableCell>
              <TableCell>{momentText(file.created_at)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography sx={{ mt: 1 }}>
        Berkas ini tidak dapat dibuka siapa pun. Mintalah pemiliknya mengirim berkas yang bersih; ganti berkas publik di
        tempat berkas itu dipakai.
      </Typography>
    </>
  )
}
