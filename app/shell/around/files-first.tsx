import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigation } from 'react-router'
import { linkOf, useTurn } from '#kit/ui/link.tsx'
import { toast } from '#kit/ui/toast.ts'
import { NetworkDown } from '#kit/wire/errors.ts'
import { useMissingModules } from './page-modules.ts'

/**
 * The page turns when the files of the next one are there; who waits for some that do not come stays and is told so. The
 * router would load the document anew for them, and the browser show its own error. A page that takes its time, for its
 * files or for what it shows, is seen to be coming.
 */
export function FilesFirst() {
  const missing = useMissingModules()
  const turn = useEffectEvent(useTurn())
  const missingAt = useEffectEvent(missing)
  const [isFetching, setFetching] = useState(false)
  const isTurning = useNavigation().state === 'loading'
  useEffect(() => {
    let clicks = 0
    const follow = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link) return
      const click = ++clicks
      const files = navigator.onLine ? missingAt(link.to) : []
      setFetching(files.length > 0)
      if (files.length === 0) return
      event.preventDefault()
      const from = location.href
      const isWanted = () => click === clicks && location.href === from
      Promise.all(files.map(({ module }) => import(/* @vite-ignore */ module)))
        .then(
          () => isWanted() && turn(link),
          () => isWanted() && toast(new NetworkDown().words),
        )
        .finally(() => click === clicks && setFetching(false))
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
  if (!isFetching && !isTurning) return null
  return (
    <div
      role="progressbar"
      aria-label="正在打开"
      className="fixed inset-x-0 top-0 z-50 h-3 origin-left animate-turning bg-accent"
    />
  )
}
