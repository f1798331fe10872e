import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { PrefetchPageLinks, useBlocker, useLocation, useNavigation } from 'react-router'
import { toast } from '#kit/ui/toast.ts'
import { NetworkDown } from '#kit/wire/errors.ts'
import { useOnline } from '../use-online.ts'

/** Paths of pages whose files are there. */
const loaded = new Set<string>()

/**
 * A page turns when the files of the next one are there: the router would load the document anew where they do not come, and
 * the browser show its own error. Who waits for some that do not come stays and is told so; without a network the page
 * that was asked for opens as soon as there is one. Going back needs none. What is coming is seen to be.
 */
export function WaitForPage() {
  const isOnline = useOnline()
  const isTurning = useNavigation().state === 'loading'
  const { pathname } = useLocation()
  const asked = useRef<string>(undefined)
  const blocker = useBlocker(({ nextLocation, historyAction }) => {
    asked.current = nextLocation.key
    return historyAction !== 'POP' && (!navigator.onLine || !loaded.has(nextLocation.pathname))
  })
  const next = blocker.state === 'blocked' ? blocker.location : undefined
  // Whoever has gone elsewhere meanwhile hears no more of it.
  const isWanted = () => blocker.state === 'blocked' && asked.current === blocker.location.key
  const turn = () => {
    if (!isWanted()) return
    loaded.add(blocker.location?.pathname ?? '')
    blocker.proceed?.()
  }
  const stay = () => {
    if (!isWanted()) return
    blocker.reset?.()
    toast(new NetworkDown().words)
  }
  useEffect(() => void loaded.add(pathname), [pathname])
  const isWaiting = next !== undefined && !isOnline
  useEffect(() => {
    if (isWaiting) toast('网络断开了，恢复后会自动打开', { ms: 4_000 })
  }, [isWaiting])
  return (
    <>
      {next && isOnline && (
        <PageFiles key={next.key} page={next.pathname + next.search} onCome={turn} onMissing={stay} />
      )}
      {(isTurning || (next && isOnline)) && (
        <div
          role="progressbar"
          aria-label="正在打开"
          className="fixed inset-x-0 top-0 z-50 h-3 origin-left animate-turning bg-accent"
        />
      )}
    </>
  )
}

interface PageFilesProps {
  /** Path and query. */
  page: string
  onCome: () => void
  onMissing: () => void
}

/** Fetches the files of a page: the router writes links to them into the document, from where they are taken. */
function PageFiles({ page, onCome, onMissing }: PageFilesProps) {
  const come = useEffectEvent(onCome)
  const miss = useEffectEvent(onMissing)
  useLayoutEffect(() => {
    let isGone = false
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')
    // Those of pages that were there before are there at once.
    Promise.all([...links].map(({ href }) => import(/* @vite-ignore */ href))).then(
      () => isGone || come(),
      () => isGone || miss(),
    )
    return () => {
      isGone = true
    }
  }, [])
  return <PrefetchPageLinks page={page} />
}
