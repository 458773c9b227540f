import DoneIcon from '@mui/icons-material/CheckOutlined'
import FlagIcon from '@mui/icons-material/FlagOutlined'
import { Box, Button, Chip, Link, Typography } from '@mui/material'
import { Show } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { inputOf } from '../../../../office/calls/fields.ts'
import { useWhole } from '../../../../office/calls/use-whole.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { Part } from '../../../../office/display/Part.tsx'
import { LongText } from '../../../../office/inputs/Text.tsx'
import { listLink } from '../../../../office/screens/list-link.ts'
import { RecordPage } from '../../../../office/screens/RecordPage.tsx'
import { TransitionForm } from '../../../../office/screens/TransitionForm.tsx'
import { useMe } from '../../../../office/session/me-context.ts'
import { clausesOf } from '../../../platform/editions/clause-rules.ts'
import { editionName } from '../../../platform/editions/rules.ts'
import { doneWords } from '../../quality/office/parts/by.ts'
import { Words } from '../../quality/office/parts/Words.tsx'
import { AUDIT_STATES, nextAudit } from '../rules.ts'

type Audit = Answer<'getInternalAudit'>

const report = inputOf<'finishInternalAudit'>()

/** An internal audit: its scope, its findings, its report. */
export const AuditPage = () => (
  <Show actions={false}>
    <Matter />
  </Show>
)

function Matter() {
  const audit = useWhole<'getInternalAudit'>('klausul')
  if (!audit) return null
  const { id, tanggal, status, edisi, klausul, jumlah_temuan } = audit
  return (
    <RecordPage
      title={`Audit ${longDay(tanggal)}`}
      marks={<Chip size="small" color={status === 'selesai' ? 'success' : 'warning'} label={AUDIT_STATES[status]} />}
      actions={<Actions key="langkah" audit={audit} />}
      editable={status === 'direncanakan'}
    >
      <FactList
        items={[
          ['Auditor', audit.auditor_name],
          ['Direncanakan', doneWords(audit.created_at, audit.created_by_name)],
          ['Dilaporkan', doneWords(audit.finished_at, audit.auditor_name)],
          [
            'Temuan',
            <Link key="temuan" component={RouterLink} to={listLink('temuan', { audit_id: id })}>
              {jumlah_temuan === 0 ? 'Belum ada' : `${jumlah_temuan} temuan`}
            </Link>,
          ],
        ]}
      />
      <Words title="Ringkasan" words={audit.ringkasan} />
      <Part>Lingkup menurut {editionName(edisi)}</Part>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {clausesOf(edisi)
          .filter(({ nomor }) => klausul.includes(nomor))
          .map(({ nomor, title }) => (
            <Typography component="li" key={nomor}>
              {nomor} {title}
            </Typography>
          ))}
      </Box>
    </RecordPage>
  )
}

function Actions({ audit }: { audit: Audit }) {
  const mayReport = 'next' in nextAudit('finish', audit, useMe().id)
  return (
    <>
      {mayReport ? (
        <TransitionForm
          label="Laporkan hasil"
          icon={<DoneIcon />}
          call="finishInternalAudit"
          weight="main"
          note="Catat dahulu setiap temuannya. Sesudah dilaporkan, lingkup dan ringkasan tidak berubah lagi."
          done="Hasil audit tercatat."
        >
          <LongText
            source={report('ringkasan')}
            label="Ringkasan"
            isRequired
            helperText="Apa yang diperiksa, dengan siapa, apa yang sesuai, dan apa yang tidak."
          />
        </TransitionForm>
      ) : null}
      <Button
        component={RouterLink}
        to={`/temuan/create?audit=${audit.id}`}
        variant="outlined"
        size="small"
        startIcon={<FlagIcon />}
      >
        Catat temuan
      </Button>
    </>
  )
}
