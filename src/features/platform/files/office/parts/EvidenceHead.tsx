import { Button, Link, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { momentText } from '../../../../../office/display/moment.ts'
import { own } from '../../../../../own-paths.ts'
import type { PrivateFile } from '../../contract.ts'

interface Props {
  file: PrivateFile
  /** How it is looked at. */
  children?: ReactNode
}

/** Opens and saves a file, and says whether it was looked through for viruses. */
export function EvidenceHead({ file, children }: Props) {
  const address = own.file(file.id)
  return (
    <Stack direction="row" useFlexGap sx={{ my: 1, columnGap: 2, rowGap: 0.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <Link href={address} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
        {file.name} (tab baru)
      </Link>
      {children}
      <Button size="small" href={`${address}?unduh=1`}>
        Unduh
      </Button>
      <Typography variant="body2" color="text.secondary">
        {file.scanned_at ? `Tanpa virus, dipindai ${momentText(file.scanned_at)}` : 'Belum dipindai dari virus'}
      </Typography>
    </Stack>
  )
}
