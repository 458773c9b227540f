import { Alert, Button, Card, CardContent, Typography } from '@mui/material'
import { EditBase, Title, useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { bodyZone, dayIn, longDay } from '../../../../lib/day.ts'
import type { Answer } from '../../../../office/calls/client.ts'
import { FactList } from '../../../../office/display/FactList.tsx'
import { History } from '../../../../office/history/History.tsx'
import { OfficeEdit } from '../../../../office/screens/OfficeEdit.tsx'
import { DESIGN_STATES, DESIGNED_KIND_LABELS, designState, partsOf } from '../rules.ts'
import { DesignFields } from './DesignFields.tsx'
import { SavedPreview } from './DesignPreview.tsx'

type Design = Answer<'getDocumentDesign'>

/** A planned design can be changed; one that is or was in force is shown, and leads to the next one. */
export const DesignEdit = () => (
  <EditBase>
    <ByState />
  </EditBase>
)

function ByState() {
  const design = useRecordContext<Design>()
  if (!design?.teks) return null
  const state = designState(design, dayIn(bodyZone(), new Date()))
  if (state !== 'terencana') return <FinalDesign design={design} state={DESIGN_STATES[state]} />
  return (
    <OfficeEdit>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {DESIGNED_KIND_LABELS[design.jenis]}
      </Typography>
      <DesignFields kind={design.jenis} />
    </OfficeEdit>
  )
}

function FinalDesign({ design, state }: { design: Design; state: string }) {
  const { jenis, berlaku_sejak, diganti_sejak, penandatangan, jabatan, teks, created_by_name } = design
  const texts = Object.entries(partsOf(jenis)).map(([name, { label }]) => [label, teks?.[name]] as const)
  return (
    <>
      <Title title={`Desain dokumen: ${DESIGNED_KIND_LABELS[jenis]}`} />
      <Alert
        severity="info"
        sx={{ mt: 2, flexWrap: 'wrap' }}
        action={
          <Button component={RouterLink} to={`/desain-dokumen/create?jenis=${jenis}`}>
            Buat desain berikutnya
          </Button>
        }
      >
        Desain yang sudah berlaku tidak dapat diubah, agar dokumen yang terbit tetap seperti semula.
      </Alert>
      <Card sx={{ mt: 2 }}>
        <CardContent>
          <FactList
            items={[
              ['Keadaan', state],
              ['Berlaku sejak', longDay(berlaku_sejak)],
              ['Diganti sejak', diganti_sejak && longDay(diganti_sejak)],
              ['Dibuat oleh', created_by_name],
              ['Penandatangan', penandatangan],
              ['Jabatan', jabatan],
              ...texts,
            ]}
          />
          <SavedPreview kind={jenis} design={design} />
        </CardContent>
      </Card>
      <History />
    </>
  )
}
