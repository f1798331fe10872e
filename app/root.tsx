import { type ReactNode, useState } from 'react'
import { Links, Meta, Outlet, Scripts, useLocation } from 'react-router'
import './app.css'
import { useAfterPage } from './shell/after-page.ts'
import { arrivalScript } from './shell/arrival.ts'
import { picturesScript } from './shell/missing-pictures.ts'
import { PageFailure } from './shell/page-failure.tsx'
import { usePageHandle, usePageTheme } from './shell/page-handle.ts'
import { usePageNonce } from './shell/page-nonce.ts'
import { Scroll } from './shell/scroll.tsx'
import { themeScript } from './shell/theme-script.ts'
import { useTurnPages } from './shell/turn-pages.ts'
import { useSteps } from './shell/use-steps.ts'

const headScript = import.meta.env.SSR ? `${arrivalScript};${themeScript};${picturesScript}` : ''

/** The document around every page. The head script sets elder mode and colours on `html` before React sees it. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const nonce = usePageNonce()
  const sameAs = usePageHandle()?.sameAs
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
        <Meta />
        <Links />
        {sameAs && <link rel="canonical" href={sameAs} />}
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
  useTurnPages()
  const Keeper = usePageHandle()?.Keeper
  const [lastKeeper, setLastKeeper] = useState(() => Keeper)
  if (Keeper && !lastKeeper) setLastKeeper(() => Keeper)
  // From the first page that is kept on its keeper stays, and shows all others too.
  const Pages = Keeper ?? lastKeeper ?? Outlet
  const { Surroundings } = useAfterPage() ?? {}
  return (
    <>
      <Pages />
      {Surroundings && <Surroundings />}
    </>
  )
}

/** What fails outside of every page: their own failures the pages show inside the frame. */
export const ErrorBoundary = () => (
  <>
    <title>页面暂时打不开</title>
    <PageFailure />
  </>
)
