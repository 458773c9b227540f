import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUncheckedOutlined'
import { Box, Button, Stack, Typography } from '@mui/material'
import type { ComponentType } from 'react'
import { Link, Title } from 'react-admin'
import { useLocation } from 'react-router'
import { AnswerState } from '../../../../office/calls/AnswerState.tsx'
import { office } from '../../../../office/calls/client.ts'
import { useAsked } from '../../../../office/calls/use-asked.ts'
import { AccountsPage } from './AccountsPage.tsx'
import { BodyPage } from './BodyPage.tsx'
import { CertificatePage } from './CertificatePage.tsx'
import { HolidaysPage } from './HolidaysPage.tsx'
import { MailPage } from './MailPage.tsx'
import { OpeningPage } from './OpeningPage.tsx'
import type { PageProps } from './page-props.ts'
import type { Readiness } from './parts/ReadinessList.tsx'
import {
  addressAfter,
  addressOfPage,
  isPageDone,
  pageAt,
  SETUP_PAGES,
  type SetupPage,
  type SetupPageName,
} from './setup-pages.ts'

const PAGES: Record<SetupPageName, ComponentType<PageProps>> = {
  lembaga: BodyPage,
  surel: MailPage,
  rekening: AccountsPage,
  sertifikat: CertificatePage,
  'hari-libur': HolidaysPage,
  'siap-dibuka': OpeningPage,
}

/** From the first administrator to the opening: pages in any order, each of which can be left and taken up again. */
export function Setup() {
  const { pathname } = useLocation()
  // What was saved on one page shows in the marks of the next.
  const { asked, again } = useAsked(`getReadiness ${pathname}`, () => office.getReadiness({}))
  return (
    <Box sx={{ py: 2, maxWidth: '60rem' }}>
      <Title title="Penyiapan" />
      <AnswerState asked={asked} again={again}>
        {(readiness) => <Shown readiness={readiness} again={again} pathname={pathname} />}
      </AnswerState>
    </Box>
  )
}

function Shown({ readiness, again, pathname }: PageProps & { pathname: string }) {
  const page = pageAt(pathname, readiness.items, readiness.opened_at)
  const Page = PAGES[page.name]
  const isLast = page.name === 'siap-dibuka'
  const isDone = isPageDone(page, readiness.items, readiness.opened_at)
  return (
    <>
      <PageList current={page} readiness={readiness} />
      <Typography variant="h2" sx={{ mt: 2, mb: 1 }}>
        {page.label}
      </Typography>
      <Page key={page.name} readiness={readiness} again={again} />
      {isLast ? null : (
        <Button component={Link} to={addressAfter(page.name)} sx={{ mt: 2 }}>
          {isDone ? 'Lanjut' : 'Lewati dahulu'}
        </Button>
      )}
    </>
  )
}

/** Every page with its mark; on a narrow screen they wrap. */
const PageList = ({ current, readiness }: { current: SetupPage; readiness: Readiness }) => (
  <Box component="nav" aria-label="Bagian penyiapan">
    <Stack
      component="ol"
      direction="row"
      sx={{ listStyle: 'none', m: 0, p: 0, flexWrap: 'wrap', columnGap: 1, rowGap: 1 }}
    >
      {SETUP_PAGES.map((page) => {
        const isDone = isPageDone(page, readiness.items, readiness.opened_at)
        const isCurrent = page.name === current.name
        return (
          <li key={page.name}>
            <Button
              component={Link}
              to={addressOfPage(page.name)}
              size="small"
              variant={isCurrent ? 'outlined' : 'text'}
              aria-current={isCurrent ? 'step' : undefined}
              startIcon={
                isDone ? (
                  <CheckCircleIcon color="success" titleAccess="Selesai:" />
                ) : (
                  <RadioButtonUncheckedIcon color="action" titleAccess="Belum selesai:" />
                )
              }
            >
              {page.label}
            </Button>
          </li>
        )
      })}
    </Stack>
  </Box>
)
