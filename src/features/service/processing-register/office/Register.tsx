import { Alert, Box, Chip, Link, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Title, useResourceDefinitions } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { AnswerState } from '../../../../office/calls/AnswerState.tsx'
import type { Answer } from '../../../../office/calls/client.ts'
import { useAnswer } from '../../../../office/calls/use-answer.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { NoteForm } from './NoteForm.tsx'
import { ReportDownload } from './ReportDownload.tsx'

type Register = Answer<'getProcessingRegister'>
type Activity = Register['kegiatan'][number]

/** The register of processing: every activity as the portal knows it, with the notes of the body. */
export const RegisterPage = () => {
  const { asked, again } = useAnswer('getProcessingRegister', {})
  return (
    <Box sx={{ py: 2, minWidth: 0 }}>
      <Title title="Pemrosesan data" />
      <Typography variant="h1" sx={{ fontSize: '1.5rem', mb: 1 }}>
        Pemrosesan data pribadi
      </Typography>
      <Typography sx={{ mb: 2, maxWidth: '65ch' }}>
        Daftar kegiatan pemrosesan yang diminta pengawas dan asesor. Isinya dibaca dari portal sendiri: tabel yang ada,
        masa simpan pada pengaturan, dan penerima yang tersambung hari ini.
      </Typography>
      <AnswerState asked={asked} again={again}>
        {(register) => <Activities register={register} again={again} />}
      </AnswerState>
    </Box>
  )
}

function Activities({ register, again }: { register: Register; again: () => void }) {
  const { permissions } = useMe()
  return (
    <>
      <Officer {...register} />
      <ReportDownload />
      {register.kegiatan.map((activity) => (
        <ActivityPart
          key={activity.kegiatan}
          activity={activity}
          note={permissions.includes('pengguna') ? <NoteForm activity={activity} again={again} /> : null}
        />
      ))}
    </>
  )
}

function Officer({ pejabat_pdp, kontak_pdp }: Pick<Register, 'pejabat_pdp' | 'kontak_pdp'>) {
  const screens = useResourceDefinitions()
  const settings = screens['pengaturan'] ? (
    <Link component={RouterLink} to="/pengaturan">
      Buka Pengaturan
    </Link>
  ) : null
  if (pejabat_pdp === '') {
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        Pejabat pelindungan data pribadi belum ditunjuk. Tulis nama dan kontaknya pada Pengaturan, agar tampil pada
        Kebijakan Privasi. {settings}
      </Alert>
    )
  }
  return (
    <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      Pejabat pelindungan data pribadi: <strong>{pejabat_pdp}</strong>
      {kontak_pdp ? `, ${kontak_pdp}` : ''}. {settings}
    </Typography>
  )
}

const ActivityPart = ({ activity, note }: { activity: Activity; note: ReactNode }) => (
  <Box component="section" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
      <Typography variant="h2" sx={{ fontSize: '1.15rem' }}>
        {activity.judul}
      </Typography>
      {activity.spesifik ? <Chip size="small" color="warning" label="Data spesifik" /> : null}
    </Stack>
    <Typography sx={{ mb: 1.5 }}>{activity.tujuan}</Typography>
    <FactList
      items={[
        ['Dasar hukum', activity.dasar.join('; ')],
        ['Subjek data', activity.subjek.join('; ')],
        ['Masa simpan', <Lines key="simpan" lines={activity.masa_simpan} />],
        ['Penerima', activity.penerima.length > 0 ? <Lines key="penerima" lines={activity.penerima} /> : 'Tidak ada'],
        ['Pengamanan', <Lines key="aman" lines={activity.pengamanan} />],
      ]}
    />
    <Box component="details" sx={{ mt: 1.5 }}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
        Data menurut tabel ({activity.data.length})
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {activity.data.map(({ tabel, kolom }) => (
          <Typography component="li" key={tabel} sx={{ overflowWrap: 'anywhere' }}>
            {tabel}: {kolom.join(', ')}
          </Typography>
        ))}
      </Box>
    </Box>
    {activity.catatan ? (
      <Typography sx={{ mt: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        Catatan lembaga: {activity.catatan}
      </Typography>
    ) : null}
    {note}
  </Box>
)

const Lines = ({ lines }: { lines: string[] }) => (
  <>
    {lines.map((line) => (
      <Box component="span" key={line} sx={{ display: 'block' }}>
        {line}
      </Box>
    ))}
  </>
)
