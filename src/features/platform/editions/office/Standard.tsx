import { Alert, Box, Chip, Link, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useResourceDefinitions } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { longDay } from '../../../../lib/day.ts'
import { Waiting } from '../../../../office/calls/Waiting.tsx'
import { listLink } from '../../../../office/screens/list-link.ts'
import { type Clause, clausesOf, otherWords } from '../clause-rules.ts'
import { EDITIONS, type Edition, editionName, type Home } from '../rules.ts'

/** The clauses of an edition, each with what answers it in the portal and its number in the other edition. */
export const Standard = () => (
  <Box sx={{ py: 2, minWidth: 0 }}>
    <Title title="Standar" />
    <Typography variant="h1" sx={{ fontSize: '1.5rem', mb: 1 }}>
      Standar dan jawabannya
    </Typography>
    <Waiting call="getStandard" payload={{}}>
      {(assessed) => <Clauses key={assessed.edisi} {...assessed} />}
    </Waiting>
  </Box>
)

function Clauses({ edisi, peralihan_standar }: { edisi: Edition; peralihan_standar: string }) {
  const [edition, choose] = useState(edisi)
  const clauses = clausesOf(edition)
  const uncompared = clauses.filter(({ isCompared }) => !isCompared).length
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        Lembaga dinilai menurut {editionName(edisi)}.{' '}
        {peralihan_standar ? `Kedua edisi berlaku sampai ${longDay(peralihan_standar)}. ` : ''}
        Judul di bawah ini kata-kata kami sendiri; bunyi klausulnya ada pada standar.
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={edition}
        onChange={(_, chosen: Edition | null) => chosen && choose(chosen)}
        aria-label="Edisi"
        sx={{ mb: 2 }}
      >
        {EDITIONS.map((one) => (
          <ToggleButton key={one} value={one}>
            {one}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {uncompared > 0 ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {uncompared} nomor belum dicocokkan dengan naskah standar. Cocokkan sebelum dipakai di luar lembaga.
        </Alert>
      ) : null}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {clauses.map((clause) => (
          <Row key={clause.nomor} clause={clause} edition={edition} />
        ))}
      </Box>
    </>
  )
}

const Row = ({ clause, edition }: { clause: Clause; edition: Edition }) => (
  <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography sx={{ fontWeight: 700 }}>
        {clause.nomor} {clause.title}
      </Typography>
      <Chip size="small" variant="outlined" label={otherWords(edition, clause)} />
      {clause.isCompared ? null : <Chip size="small" label="Nomor belum dicocokkan" />}
    </Stack>
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mt: 0.5 }}>
      {clause.homes.map((home) => (
        <HomeLink key={home.label} home={home} />
      ))}
    </Stack>
    {clause.outside ? (
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        Di luar portal: {clause.outside}
      </Typography>
    ) : null}
  </Box>
)

/** Leads to what answers a clause; a screen that the reader may not open is named only. */
function HomeLink({ home }: { home: Home }) {
  const screens = useResourceDefinitions()
  if (home.kind === 'halaman') return <Link href={home.path}>{home.label}</Link>
  const resource = home.kind === 'dokumen' ? 'dokumen-mutu' : home.resource
  if (screens[resource] === undefined) return <Typography component="span">{home.label}</Typography>
  const way = home.kind === 'dokumen' ? listLink(resource, { jenis: home.jenis }) : `/${resource}`
  return (
    <Link component={RouterLink} to={way}>
      {home.label}
    </Link>
  )
}
