import { Box, Link, Typography } from '@mui/material'
import { Title, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { longMoment } from '../../../../lib/day.ts'
import { allGroups } from '../../../../office/layout/menu-groups.ts'
import { pathOf } from '../../../../office/layout/paths.ts'
import { useReadable } from '../../../../office/layout/use-readable.ts'

/** The start of a reader from outside: what is open to them, until when, and that it is recorded. */
export function ReaderHome() {
  const translate = useTranslate()
  const [me, readable] = useReadable()
  return (
    <Box sx={{ py: 2, minWidth: 0 }}>
      <Title title="Akses baca" />
      <Typography variant="h1" sx={{ fontSize: '1.5rem', mb: 1 }}>
        Akses baca
      </Typography>
      <Typography>
        Akun ini hanya membaca{me.access_until ? `, sampai ${longMoment(new Date(me.access_until))}` : ''}. Setiap
        daftar, halaman, dan berkas yang Anda buka tercatat dan dilihat lembaga.
      </Typography>
      {allGroups(me, readable).map(({ name, entries }) => (
        <Box key={name} component="section" aria-label={name}>
          <Typography variant="h2" sx={{ fontSize: '1.125rem', mt: 3, mb: 1 }}>
            {name}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {entries.map((entry) => (
              <Typography key={entry.name} component="li">
                <Link component={RouterLink} to={pathOf(entry)} sx={{ display: 'inline-block', py: 0.5 }}>
                  {translate(`resources.${entry.name}.name`)}
                </Link>
              </Typography>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
