import { lazy, Suspense } from 'react'
import { useRouteError } from 'react-router'
import { pageAlive } from './alive.ts'
import { Frame } from './frame.tsx'
import { usePageHandle } from './page-handle.ts'

const fetchReason = () =>
  import('./failed/reason.tsx').then(
    ({ Reason }) => ({ default: Reason }),
    () => ({ default: Unreachable }),
  )

/** The server has it at hand; a browser fetches it once its page stands, as who loses the net then could not. */
const Reason = import.meta.env.SSR ? (await import('./failed/reason.tsx')).Reason : lazy(fetchReason)
if (!import.meta.env.SSR) pageAlive().then(fetchReason)

/** Whoever came from a main page has them. */
const fetchTabs = () =>
  import('./failed/tabs.tsx').then(
    ({ Tabs }) => ({ default: Tabs }),
    () => ({ default: () => null }),
  )
const Tabs = import.meta.env.SSR ? (await import('./failed/tabs.tsx')).Tabs : lazy(fetchTabs)

/** What stands in the place of a page that could not be shown. */
export const PageFailure = () => {
  const error = useRouteError()
  const title = usePageHandle()?.title ?? ''
  return (
    <Frame
      bar={{ title }}
      bottom={
        <Suspense>
          <Tabs />
        </Suspense>
      }
    >
      <Suspense>
        <Reason error={error} />
      </Suspense>
    </Frame>
  )
}

/** Not even the reason could be fetched. */
const Unreachable = () => (
  // biome-ignore lint/a11y/useValidAnchor: the address of the page itself, which begins anew
  <a href="" className="flex min-h-target items-center justify-center p-24 text-center text-accent-ink">
    网络连接失败，点这里重新加载
  </a>
)
