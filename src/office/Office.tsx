import { LinearProgress } from '@mui/material'
import { Suspense, useMemo } from 'react'
import { Admin, CustomRoutes, type LayoutProps, Notification, Resource } from 'react-admin'
import { createBrowserRouter, Route } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { isReader } from '../access.ts'
import { ConsentDialog } from '../features/platform/legal-pages/office/ConsentDialog.tsx'
import { officeTo } from '../office-paths.ts'
import { body } from './body.ts'
import { dataProviderFor } from './calls/data-provider.ts'
import { LeaveGuard } from './forms/LeaveGuard.tsx'
import { i18nFor } from './i18n.ts'
import { Layout } from './layout/Layout.tsx'
import { PlaceTabs } from './layout/PlaceTabs.tsx'
import { SETTINGS_SCREEN, SettingsScreen } from './layout/SettingsScreen.tsx'
import type { OfficeResource } from './office-resource.ts'
import { resources } from './resources.ts'
import { SavedViewsProvider } from './saved-views/SavedViewsProvider.tsx'
import { lazyScreen } from './screens/lazy-screen.tsx'
import { authProviderFor } from './session/auth-provider.ts'
import { type Me, mayRead, mayWrite } from './session/me.ts'
import { MeContext, useMe } from './session/me-context.ts'
import { SignInAgain } from './session/SignInAgain.tsx'
import { darkTheme, lightTheme } from './theme.ts'

/** The back office of one person: the resources that they may see. */
export function Office({ me }: { me: Me }) {
  const router = useMemo(
    () => createBrowserRouter([{ path: '*', element: <Screens me={me} /> }], { basename: officeTo.home }),
    [me],
  )
  return (
    <MeContext value={me}>
      <RouterProvider router={router} />
    </MeContext>
  )
}

const desk = lazyScreen(() => import('../features/service/desk/office/Desk.tsx').then(({ Desk }) => Desk))

const readerHome = lazyScreen(() =>
  import('../features/platform/readers/office/ReaderHome.tsx').then(({ ReaderHome }) => ReaderHome),
)

const themes = { light: lightTheme(body), dark: darkTheme(body) }

const seenBy = (me: Me): OfficeResource[] =>
  resources.filter((resource) => mayRead(me, resource) && (me.demo || !resource.demoOnly))

/** Staff, too, agree to the legal pages before they go on. */
const Frame = ({ children }: LayoutProps) => (
  <Layout>
    <StaffConsent />
    <PlaceTabs />
    <SignInAgain />
    <LeaveGuard />
    <SavedViewsProvider>
      <Suspense fallback={<LinearProgress aria-label="Memuat" />}>{children}</Suspense>
    </SavedViewsProvider>
  </Layout>
)

/** Readers from outside agree to nothing: they leave no data but what they open. */
const StaffConsent = () => (isReader(useMe()) ? null : <ConsentDialog />)

/** Over the office's own bar: what a notice speaks of stands below it, and the usual buttons at the end of the page. */
const Toasts = () => <Notification anchorOrigin={{ vertical: 'top', horizontal: 'center' }} />

function Screens({ me }: { me: Me }) {
  const seen = useMemo(() => seenBy(me), [me])
  const authProvider = useMemo(() => authProviderFor(me, seen), [me, seen])
  const i18nProvider = useMemo(() => i18nFor(resources), [])
  const dataProvider = useMemo(() => dataProviderFor(resources), [])
  return (
    <Admin
      title={`Kantor belakang · ${body.nama_singkat}`}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      layout={Frame}
      dashboard={isReader(me) ? readerHome : desk}
      theme={themes.light}
      darkTheme={themes.dark}
      notification={Toasts}
      loginPage={false}
      requireAuth
      disableTelemetry
    >
      {/* An examiner may see nothing but the desk; without any resource react-admin shows nothing at all. */}
      <Resource name="meja" />
      <CustomRoutes>
        <Route path={SETTINGS_SCREEN} element={<SettingsScreen />} />
      </CustomRoutes>
      {seen.map((resource) => {
        const { name, title, icon, people = false, fixed = false, words = {}, list, create, edit, show } = resource
        return (
          <Resource
            key={name}
            name={name}
            icon={icon}
            options={{ people, fixed, words, writable: mayWrite(me, resource) }}
            recordRepresentation={title ?? 'name'}
            {...(list ? { list } : {})}
            {...(create ? { create } : {})}
            {...(edit ? { edit } : {})}
            {...(show ? { show } : {})}
          />
        )
      })}
    </Admin>
  )
}
