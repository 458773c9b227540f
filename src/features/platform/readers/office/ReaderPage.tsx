import EndIcon from '@mui/icons-material/BlockOutlined'
import RefuseIcon from '@mui/icons-material/CloseOutlined'
import ApproveIcon from '@mui/icons-material/VerifiedOutlined'
import { Box, Button, Chip, Typography } from '@mui/material'
import { useState } from 'react'
import { Show } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { FactList } from '../../../../office/display/FactList.tsx'
import { momentText } from '../../../../office/display/moment.ts'
import { Part } from '../../../../office/display/Part.tsx'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { READER_STATES, readerTransitionsFor } from '../rules.ts'

type Reader = Answer<'getAssessor'>

export interface ReaderCalls {
  approve: 'approveAssessor' | 'approveMinistryReader'
  refuse: 'refuseAssessor' | 'refuseMinistryReader'
  end: 'endAssessor' | 'endMinistryReader'
  openings: 'getAssessorOpenings' | 'getMinistryReaderOpenings'
}

/** Somebody from outside who may read: who let them in, until when, and what they opened. */
export const ReaderPage = ({ calls }: { calls: ReaderCalls }) => (
  <Show actions={false}>
    <Matter calls={calls} />
  </Show>
)

function Matter({ calls }: { calls: ReaderCalls }) {
  const reader = useWhole<'getAssessor'>('keperluan')
  if (!reader) return null
  const { id, name, status, sampai, user_id } = reader
  return (
    <RecordPage
      title={name}
      marks={<Chip size="small" color={status === 'aktif' ? 'success' : 'default'} label={READER_STATES[status]} />}
      actions={<Actions reader={reader} calls={calls} />}
      editable={false}
    >
      <FactList
        items={[
          ['Instansi', reader.instansi],
          ['Email', reader.email],
          ['Keperluan', reader.keperluan],
          ['Membaca sampai', longDay(sampai)],
          ['Diusulkan', `${reader.created_by_name}, ${momentText(reader.created_at)}`],
          ['Diputuskan', reader.decided_at ? `${reader.decided_by_name}, ${momentText(reader.decided_at)}` : null],
          ['Diakhiri', reader.ended_at ? `${reader.ended_by_name}, ${momentText(reader.ended_at)}` : null],
        ]}
      />
      {user_id === null ? null : <Openings id={id} call={calls.openings} />}
    </RecordPage>
  )
}

const approvalOf = ({ name, sampai }: Reader) => ({
  label: 'Setujui',
  icon: <ApproveIcon />,
  weight: 'main' as const,
  question: `${name} mendapat undangan dan dapat membaca sampai ${longDay(sampai)}. Sudah dipastikan bahwa alamat emailnya benar?`,
  done: 'Disetujui dan diundang.',
})

function Actions({ reader, calls }: { reader: Reader; calls: ReaderCalls }) {
  const open = readerTransitionsFor(reader, useMe().id)
  return (
    <>
      {open.includes('approve') && calls.approve === 'approveAssessor' ? (
        <TransitionButton {...approvalOf(reader)} call="approveAssessor" />
      ) : null}
      {open.includes('approve') && calls.approve === 'approveMinistryReader' ? (
        <TransitionButton {...approvalOf(reader)} call="approveMinistryReader" />
      ) : null}
      {open.includes('refuse') ? (
        <TransitionButton
          label="Tolak"
          icon={<RefuseIcon />}
          call={calls.refuse}
          question="Usul ini ditolak; tidak ada akun yang dibuat."
          done="Ditolak."
        />
      ) : null}
      {open.includes('end') ? (
        <TransitionButton
          label="Akhiri akses"
          icon={<EndIcon />}
          call={calls.end}
          weight="ending"
          question="Semua sesinya berakhir seketika, dan akunnya tidak dapat masuk lagi."
          done="Akses berakhir."
        />
      ) : null}
      {reader.status === 'diajukan' && open.length === 0 ? (
        <Typography>Menunggu persetujuan orang lain.</Typography>
      ) : null}
    </>
  )
}

const PAGE = 50

function Openings({ id, call }: { id: number; call: ReaderCalls['openings'] }) {
  const [page, setPage] = useState(1)
  return (
    <>
      <Part>Yang dibuka</Part>
      <Waiting key={page} call={call} payload={{ id, page }}>
        {({ data, total }) =>
          total === 0 ? (
            <Typography>Belum ada yang dibuka.</Typography>
          ) : (
            <>
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {data.map(({ at, hal, alamat }) => (
                  <Box
                    component="li"
                    key={`${at} ${alamat}`}
                    sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
                  >
                    {momentText(at)}: {hal} ({alamat})
                  </Box>
                ))}
              </Box>
              {page > 1 ? <Button onClick={() => setPage(page - 1)}>Lebih baru</Button> : null}
              {page * PAGE < total ? <Button onClick={() => setPage(page + 1)}>Lebih lama</Button> : null}
            </>
          )
        }
      </Waiting>
    </>
  )
}
