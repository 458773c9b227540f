import PublishIcon from '@mui/icons-material/CheckOutlined'
import WithdrawIcon from '@mui/icons-material/DoNotDisturbOutlined'
import { Box, Chip, Link, Typography } from '@mui/material'
import { Show } from 'react-admin'
import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { Part } from '../../../../office/display/Part.tsx'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { TransitionButton } from '../../../../office/screens/TransitionButton.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { to } from '../../../../paths.ts'
import { doneWords } from '../../quality/office/parts/by.ts'
import { Words } from '../../quality/office/parts/Words.tsx'
import { AI_STATEMENT_STATES, nextAiStatement } from '../rules.ts'

type Statement = Answer<'getAiStatementVersion'>

const withdraw = inputOf<'withdrawAiStatement'>()

/** A version of the statement: what the portal does in each stage, and the body's own uses. */
export const AiStatementPage = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const statement = useWhole<'getAiStatementVersion'>('tahap')
  if (!statement) return null
  const { versi, status } = statement
  return (
    <RecordPage
      title={`Versi ${versi}`}
      marks={
        <Chip size="small" color={status === 'diajukan' ? 'warning' : 'default'} label={AI_STATEMENT_STATES[status]} />
      }
      actions={<Actions key="langkah" statement={statement} />}
      editable={status === 'diajukan'}
    >
      <FactList
        items={[
          ['Berlaku sejak', longDay(statement.berlaku_sejak)],
          ['Ditinjau pada', longDay(statement.tinjau_pada)],
          ['Penanggung jawab', statement.owner_name],
          ['Ditulis', doneWords(statement.created_at, statement.written_by_name)],
          ['Diterbitkan', doneWords(statement.approved_at, statement.approved_by_name)],
        ]}
      />
      {status === 'terbit' || status === 'digantikan' ? (
        <Link href={`${to.aiStatement}?versi=${versi}`} target="_blank" rel="noopener">
          Halaman publik versi ini (tab baru)
        </Link>
      ) : null}
      <Words title="Yang berubah" words={statement.perubahan} />
      <Part>Pemakaian oleh lembaga di luar portal</Part>
      <OwnUses pemakaian={statement.pemakaian} />
      <Part>Yang dilakukan portal</Part>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {statement.tahap.map(({ tahap, dihitung, diputus }) => (
          <Typography component="li" key={tahap} sx={{ mb: 1 }}>
            <strong>{tahap}.</strong> {dihitung} {diputus}
          </Typography>
        ))}
      </Box>
    </RecordPage>
  )
}

function OwnUses({ pemakaian }: Pick<Statement, 'pemakaian'>) {
  if (pemakaian.length === 0) return <Typography>Tidak ada.</Typography>
  return (
    <Box component="ul" sx={{ m: 0, pl: 3 }}>
      {pemakaian.map(({ alat, tujuan, divalidasi_oleh, diawasi_oleh, ditinjau_pada }) => (
        <Typography component="li" key={`${alat} ${tujuan}`} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          <strong>{alat}.</strong> {tujuan} Divalidasi oleh {divalidasi_oleh}, diawasi oleh {diawasi_oleh}, ditinjau{' '}
          {longDay(ditinjau_pada)}.
        </Typography>
      ))}
    </Box>
  )
}

function Actions({ statement }: { statement: Statement }) {
  const { id: reader } = useMe()
  if (statement.status !== 'diajukan') return null
  const isSecond = 'next' in nextAiStatement('publish', statement, reader)
  return (
    <>
      {isSecond ? (
        <TransitionButton
          label="Terbitkan"
          icon={<PublishIcon />}
          call="publishAiStatement"
          weight="main"
          question="Versi ini tampil di halaman publik sejak hari pertamanya dan tidak berubah lagi; versi lama tetap dapat dibaca."
          done="Pernyataan terbit."
        />
      ) : (
        <Typography>Menunggu diterbitkan orang lain.</Typography>
      )}
      <TransitionForm
        label="Tarik usul"
        icon={<WithdrawIcon />}
        call="withdrawAiStatement"
        weight="ending"
        note="Usulnya tersimpan dan tidak terbit."
        done="Usul ditarik."
      >
        <LongText source={withdraw('alasan')} label="Alasan" isRequired />
      </TransitionForm>
    </>
  )
}
