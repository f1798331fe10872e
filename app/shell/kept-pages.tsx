import { Activity, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useOutlet,
} from 'react-router'
import { useSession } from '#kit/wire/browser/session.ts'
import { arrived } from '#kit/wire/browser/step.ts'
import { usePageHandle } from './page-handle.ts'
import { useViewReport } from './watched.ts'

const MOST = 5

/** A page as it was left: the moment of the history, and what it was made from then. */
interface LeftPage {
  key: string
  loaded: unknown
  shown: ReactNode
}

/**
 * The page, and behind it those of `keepAlive` rows that one may come back to, as they were left.
 * A kept page keeps the router's state of its own moment: the hidden ones render too, and would see another page's data.
 */
export const KeptPages = () => {
  const page = useOutlet()
  const { pathname, search, key } = useLocation()
  const data = useContext(DataContext)
  const location = useContext(LocationContext)
  const row = usePageHandle()
  const keep = row?.keepAlive === true
  const who = useSession()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what one person saw is dropped with his session
  const kept = useMemo(() => new Map<string, LeftPage>(), [who])
  const front = useRef<string>(undefined)
  useLayoutEffect(() => {
    front.current = pathname
  }, [pathname])

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every step of the history
  useEffect(arrived, [key])
  useViewReport(row, pathname, search)

  if (keep) {
    const loaded = data?.loaderData[row.id]
    const left = kept.get(pathname)
    // Who comes back to what he left sees just that: nothing of it is made anew.
    const isAsLeft = front.current !== pathname && left?.key === key && left.loaded === loaded
    const shown = (
      <DataContext value={data}>
        <LocationContext value={location}>{page}</LocationContext>
      </DataContext>
    )
    kept.delete(pathname)
    kept.set(pathname, isAsLeft ? left : { key, loaded, shown })
    const [oldest] = kept.keys()
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
  }
  return (
    <>
      {[...kept].sort(byPath).map(([path, { shown }]) => (
        <Activity key={path} mode={keep && path === pathname ? 'visible' : 'hidden'}>
          {shown}
        </Activity>
      ))}
      {!keep && page}
    </>
  )
}

/** A steady order: React moves no page in the document when another comes to the front. */
const byPath = ([one]: [string, LeftPage], [other]: [string, LeftPage]) => (one < other ? -1 : 1)
