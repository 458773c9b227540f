import { List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { bodyZone, dayIn } from '../../../../lib/day.ts'
import { AnswerState } from '../../../../office/calls/AnswerState.tsx'
import type { Answer } from '../../../../office/calls/client.ts'
import { useAnswer } from '../../../../office/calls/use-answer.ts'
import { OfficeCreate } from '../../../../office/screens/OfficeCreate.tsx'
import { DESIGNED_KIND_LABELS, DESIGNED_KINDS, type DesignedKind, designState, textsOf } from '../rules.ts'
import { DesignFields } from './DesignFields.tsx'

/** A new design of the kind that the address names; without one, the kinds to choose from. */
export function DesignCreate() {
  const [search] = useSearchParams()
  const kind = DESIGNED_KINDS.find((one) => one === search.get('jenis'))
  return kind ? <DesignOfKind key={kind} kind={kind} /> : <KindChoice />
}

const KindChoice = () => (
  <>
    <Title title="Buat desain dokumen" />
    <Typography variant="h2" sx={{ mt: 3 }}>
      Desain dokumen apa?
    </Typography>
    <List>
      {DESIGNED_KINDS.map((kind) => (
        <ListItem key={kind} disablePadding>
          <ListItemButton component={RouterLink} to={`/desain-dokumen/create?jenis=${kind}`}>
            <ListItemText primary={DESIGNED_KIND_LABELS[kind]} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  </>
)

/** Begins with the design in force, so that one changes what is to change and nothing else. */
function DesignOfKind({ kind }: { kind: DesignedKind }) {
  const designs = useAnswer('listDocumentDesign', { jenis: kind, perPage: 1000 })
  const today = dayIn(bodyZone(), new Date())
  return (
    <AnswerState {...designs}>
      {({ data }) => {
        const current = data.find((design) => designState(design, today) === 'berlaku')
        return current ? <AfterDesign kind={kind} id={current.id} /> : <DesignForm kind={kind} />
      }}
    </AnswerState>
  )
}

const AfterDesign = ({ kind, id }: { kind: DesignedKind; id: number }) => (
  <AnswerState {...useAnswer('getDocumentDesign', { id })}>
    {(before) => <DesignForm kind={kind} before={before} />}
  </AnswerState>
)

function DesignForm({ kind, before }: { kind: DesignedKind; before?: Answer<'getDocumentDesign'> }) {
  const { penandatangan = '', jabatan = '', tanda_tangan = null, stempel = null, latar = null } = before ?? {}
  const start = {
    jenis: kind,
    berlaku_sejak: dayIn(bodyZone(), new Date()),
    teks: textsOf(kind, before?.teks),
    penandatangan,
    jabatan,
    tanda_tangan,
    stempel,
    latar,
  }
  return (
    <OfficeCreate<'createDocumentDesign'> start={start}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {DESIGNED_KIND_LABELS[kind]}
      </Typography>
      <DesignFields kind={kind} />
    </OfficeCreate>
  )
}
