import { Activity, type ReactNode, useContext, useLayoutEffect, useMemo, useRef } from 'react'
import {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_DataRouterStateContext as StateContext,
  useLocation,
  useOutlet,
} from 'react-router'
import { useSession } from '#kit/wire/browser/session.ts'
import { visitorHere } from '#kit/wire/browser/visitor.ts'
import { usePageHandle } from '../page-handle.ts'
import { type Showable, useShownAhead } from './shown-ahead.ts'

const MOST = 5

/** A page as it was left: the moment of the history, and what it was made from then. */
interface LeftPage extends Showable {
  loaded: unknown
  shown: ReactNode
}

/**
 * The page, and behind it those of `keepAlive` rows that one may come back to, as they were left.
 * A kept page keeps the router's state of its own moment: the hidden ones render too, and would see another page's data.
 */
export const KeptPages = () => {
  const page = useOutlet()
  const { pathname, key } = useLocation()
  const data = useContext(DataContext)
  const location = useContext(LocationContext)
  const state = useContext(StateContext)
  const row = usePageHandle()
  const keep = row?.keepAlive === true
  const who = useSession()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what one person saw is dropped with his session
  const kept = useMemo(() => new Map<string, LeftPage>(), [who])
  const { stage, front } = useShownAhead(kept, { pathname, key })
  useLayoutEffect(() => {
    const left = keep && kept.get(pathname)
    if (left) left.city = visitorHere().city
  })

  if (keep) {
    const loaded = data?.loaderData[row.id]
    const left = kept.get(pathname)
    // Who comes back to what he left sees just that: nothing of it is made anew.
    const isAsLeft = front.current?.pathname !== pathname && left?.key === key && left.loaded === loaded
    const shown = (
      <StateContext value={state}>
        <DataContext value={data}>
          <LocationContext value={location}>{page}</LocationContext>
        </DataContext>
      </StateContext>
    )
    kept.delete(pathname)
    kept.set(pathname, isAsLeft ? left : { key, loaded, shown })
    const [oldest] = kept.keys()
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
  }
  return (
    <div ref={stage}>
      {[...kept].sort(byPath).map(([path, { shown }]) => (
        <Kept key={path} path={path} isInFront={keep && path === pathname} page={shown} />
      ))}
      {!keep && <div data-page={pathname}>{page}</div>}
    </div>
  )
}

/** A page that stays. Behind another it keeps its layout: what React hides would be laid out from the beginning. */
function Kept({ path, isInFront, page }: { path: string; isInFront: boolean; page: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isInFront || !box.current) return
    const { children } = box.current
    const layOut = () => {
      for (const { style } of children as Iterable<HTMLElement>) style.removeProperty('display')
    }
    layOut()
    // React hides it once more whenever something behind has changed: also while it is shown ahead.
    const changes = new MutationObserver(layOut)
    changes.observe(box.current, { attributes: true, attributeFilter: ['style'], subtree: true })
    return () => changes.disconnect()
  }, [isInFront])
  return (
    <div ref={box} data-page={path}>
      <Activity mode={isInFront ? 'visible' : 'hidden'}>{page}</Activity>
    </div>
  )
}

/** A steady order: React moves no page in the document when another comes to the front. */
const byPath = ([one]: [string, LeftPage], [other]: [string, LeftPage]) => (one < other ? -1 : 1)
