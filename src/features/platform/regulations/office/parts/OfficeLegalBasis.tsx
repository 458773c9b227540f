import { Box, Link, Typography } from '@mui/material'
import { useState } from 'react'
import type { Answer } from '../../../../../office/calls/client.ts'
import { Waiting } from '../../../../../office/calls/Waiting.tsx'
import type { LegalBasisKey } from '../../basis-rules.ts'

interface Props {
  /** Undefined where the scheme alone asks for it: then nothing is shown. */
  of: LegalBasisKey | undefined
}

/** The regulations and articles on which a demand stands, asked for once it is opened. */
export function OfficeLegalBasis({ of }: Props) {
  const [isOpened, setOpened] = useState(false)
  if (!of) return null
  return (
    <Box component="details" onToggle={() => setOpened(true)} sx={{ mt: 1 }}>
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', py: 0.5 }}>
        Dasar aturan
      </Typography>
      {isOpened ? (
        <Waiting call="listOfficeLegalBases" payload={{}}>
          {(bases) => <References basis={bases.find(({ dasar }) => dasar === of)} />}
        </Waiting>
      ) : null}
    </Box>
  )
}

const References = ({ basis }: { basis: Answer<'listOfficeLegalBases'>[number] | undefined }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
    {basis?.aturan.map(({ nama, pasal, perubahan, tentang, tautan }) => (
      <Typography component="li" key={nama} variant="body2">
        {tautan ? (
          <Link href={tautan} target="_blank" rel="noopener">
            {nama} (tab baru)
          </Link>
        ) : (
          <strong>{nama}</strong>
        )}
        {pasal ? `, ${pasal}` : ''}
        {perubahan ? `, ${perubahan}` : ''}. {tentang}
      </Typography>
    ))}
  </Box>
)
