import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { toast } from '#kit/ui/toast.ts'

/**
 * Without a network one stays on the page that one has, and is told so: the browser would show its own error instead.
 * The page that was asked for opens as soon as the network is back. Going back needs none.
 */
export function WaitForNet() {
  const blocker = useBlocker(({ historyAction }) => historyAction !== 'POP' && !navigator.onLine)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    toast('网络断开了，恢复后会自动打开', { ms: 4_000 })
    const proceed = () => blocker.proceed()
    window.addEventListener('online', proceed, { once: true })
    return () => window.removeEventListener('online', proceed)
  }, [blocker])
  return null
}
