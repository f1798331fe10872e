import { useEffect, useEffectEvent } from 'react'
import { preloadModule } from 'react-dom'
import { linkAt } from '#kit/ui/link.tsx'
import { useMissingModules } from './page-modules.ts'

/** Whoever rests on a link for so long means it. */
const MEANT_MS = 100

/** Fetches the modules of a page when somebody is about to follow a link to it: with a finger, a mouse or the keyboard. */
export function LookAhead() {
  const missing = useMissingModules()
  const fetchPage = useEffectEvent((to: string) => {
    const files = navigator.onLine ? missing(to) : []
    for (const { module, imports = [] } of files) for (const file of [module, ...imports]) preloadModule(file)
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = ({ target }: Event) => {
      clearTimeout(timer)
      const link = linkAt(target)
      if (link) timer = setTimeout(() => fetchPage(link.to), MEANT_MS)
    }
    // A finger is a pointer too.
    document.addEventListener('pointerover', look)
    document.addEventListener('focusin', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', look)
      document.removeEventListener('focusin', look)
    }
  }, [])
  return null
}
