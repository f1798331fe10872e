import { type ReactNode, useEffect } from 'react'
import { preload } from 'react-dom'
import { Links, type LinksFunction, Outlet, Scripts, useLocation, useMatches } from 'react-router'
import { keepTapsWhileTurning } from '#kit/ui/page-turns.ts'
import { keepRefusalsInSight } from '#kit/ui/refusals-in-sight.ts'
import styles from './app.css?url'
import { Apart } from './shell/apart.tsx'
import { Around } from './shell/around.tsx'
import { arrivalScript } from './shell/arrival.ts'
import { floorScript } from './shell/floor.ts'
import { reportGiven } from './shell/given-before.ts'
import { picturesScript } from './shell/missing-pictures.ts'
import { PageFailure } from './shell/page-failure.tsx'
import { usePageFlags } from './shell/page-flags.ts'
import { usePageTheme } from './shell/page-handle.ts'
import { usePageNonce } from './shell/page-nonce.ts'
import { Scroll } from './shell/scroll.tsx'
import { themeScript } from './shell/theme-script.ts'
import { Turned } from './shell/turned.tsx'
import { useSteps } from './shell/use-steps.ts'

const headScript = import.meta.env.SSR ? `${arrivalScript};${themeScript};${picturesScript}` : ''

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** The document around every page. The head script sets elder mode and colours on `html` before React sees it. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const nonce = usePageNonce()
  // Else it is asked for after all scripts, which take the connections, and nothing is painted before it has come.
  preload(styles, { as: 'style' })
  const isDesk = useIsDesk()
  return (
    <html
      lang="zh-CN"
      className={isDesk ? 'desk' : undefined}
      data-theme={usePageTheme()}
      data-flags={usePageFlags() || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1a201d" />
        <link rel="icon" type="image/svg+xml" href="/pictures/icon.svg" />
        <link rel="apple-touch-icon" href="/pictures/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Apart from the others: a browser that cannot read those can read this. */}
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of our own, as text
          dangerouslySetInnerHTML={{ __html: floorScript }}
        />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: three functions of our own, as text
          dangerouslySetInnerHTML={{ __html: headScript }}
        />
        <Links />
      </head>
      <body>
        <p className="below-floor">
          这个浏览器版本太旧，页面只能看，不能操作。请更新系统或浏览器（iOS 15.4、Chrome 99
          或更新）；安卓手机也可以在微信里打开。
        </p>
        {children}
        <Scroll />
        <Scripts />
      </body>
    </html>
  )
}

/** Whether staff sit before the page: it is as wide as the window. The server writes one page for all addresses that are not there: it is none of theirs. */
const useIsDesk = (): boolean => {
  const { pathname } = useLocation()
  const isThere = useMatches().at(-1)?.id !== 'no-such-page'
  return isThere && /^\/(desk|workbench|sandbox\/host)(\/|$)/i.test(pathname)
}

export default function App() {
  useSteps()
  useEffect(keepRefusalsInSight, [])
  useEffect(keepTapsWhileTurning, [])
  // The effects of all that is inside have run: what was given before is told last.
  useEffect(() => {
    reportGiven()
    delete document.documentElement.dataset.signedIn
  }, [])
  return (
    <>
      <Outlet />
      <Turned />
      <Apart>
        <Around />
      </Apart>
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
