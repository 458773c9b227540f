import SendIcon from '@mui/icons-material/SendOutlined'
import { Box, Link, Paper, Stack, Typography } from '@mui/material'
import { Form, type HttpError, SaveButton, useNotify } from 'react-admin'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { momentText } from '../../../../office/moment.ts'
import { officeCall } from '../../../../office/office-call.ts'
import { Waiting } from '../../../../office/Waiting.tsx'
import type { OfficeApplication } from '../office-contract.ts'

interface Said {
  id: number
  dari_petugas: boolean
  penulis: string
  isi: string
  berkas: { id: string; name: string } | null
  at: string
  read_at: string | null
}

/** The talk with the applicant. */
export const Conversation = ({ application }: { application: OfficeApplication }) => (
  <Waiting<Said[]> path={`permohonan/${application.id}/pesan`}>
    {(said, again) => (
      <Box sx={{ maxWidth: '44rem' }}>
        {said.length === 0 ? <Typography sx={{ mb: 2 }}>Belum ada pesan.</Typography> : null}
        <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0, mb: 3 }}>
          {said.map((each) => (
            <Bubble key={each.id} said={each} />
          ))}
        </Stack>
        <Writing id={application.id} again={again} />
      </Box>
    )}
  </Waiting>
)

const Bubble = ({ said: { dari_petugas, penulis, isi, berkas, at, read_at } }: { said: Said }) => (
  <Paper
    component="li"
    variant="outlined"
    sx={{ p: 1.5, maxWidth: '85%', alignSelf: dari_petugas ? 'flex-end' : 'flex-start' }}
  >
    <Typography variant="body2" color="text.secondary">
      <strong>{penulis}</strong>, {momentText(at)}
      {dari_petugas && read_at ? ', terbaca' : ''}
    </Typography>
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{isi}</Typography>
    {berkas ? (
      <Link href={`/berkas/${berkas.id}`} target="_blank" rel="noopener">
        {berkas.name} (tab baru)
      </Link>
    ) : null}
  </Paper>
)

function Writing({ id, again }: { id: number; again: () => void }) {
  const notify = useNotify()
  async function send({ isi }: { isi?: string }): Promise<unknown> {
    try {
      await officeCall('POST', `permohonan/${id}/pesan`, { isi: isi ?? '' })
    } catch (error) {
      const { message, body } = error as HttpError
      notify(message, { type: 'error' })
      return body?.errors
    }
    again()
    return undefined
  }
  return (
    <Form onSubmit={send}>
      <LongText source="isi" label="Tulis pesan kepada pemohon" fullWidth />
      <SaveButton label="Kirim pesan" alwaysEnable icon={<SendIcon />} />
    </Form>
  )
}
