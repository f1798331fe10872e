import type { ReactNode } from 'react'
import { Links, Outlet, Scripts, useLocation } from 'react-router'
import './app.css'
import { Around } from './shell/around.tsx'
import { arrivalScript } from './shell/arrival.ts'
import { picturesScript } from './shell/missing-pictures.ts'
import { PageFailure } from './shell/page-failure.tsx'
import { usePageHandle, usePageTheme } from './shell/page-handle.ts'
import { usePageNonce } from './shell/page-nonce.ts'
import { Scroll } from './shell/scroll.tsx'
import { themeScript } from './shell/theme-script.ts'
import { useSteps } from './shell/use-steps.ts'

const headScript = import.meta.env.SSR ? `${arrivalScript};${themeScript};${picturesScript}` : ''

/** The document around every page. The head script sets elder mode and colours on `html` before React sees it. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const nonce = usePageNonce()
  const row = usePageHandle()
  const isDesk = /^\/(desk|workbench|sandbox\/host)(\/|$)/i.test(useLocation().pathname)
  return (
    <html lang="zh-CN" className={isDesk ? 'desk' : undefined} data-theme={usePageTheme()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" type="image/svg+xml" href="/pictures/icon.svg" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: three functions of our own, as text
          dangerouslySetInnerHTML={{ __html: headScript }}
        />
        {row && <title>{row.title}</title>}
        <Links />
        {row?.sameAs && <link rel="canonical" href={row.sameAs} />}
      </head>
      <body>
        {children}
        <Scroll />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  useSteps()
  return (
    <>
      <Outlet />
      <Around />
    </>
  )
}

/** What fails outside of every page: what fails in a page is shown in its place, by its layout route. */
export const ErrorBoundary = () => (
  <>
    <title>页面暂时打不开</title>
    <PageFailure />
  </>
)
