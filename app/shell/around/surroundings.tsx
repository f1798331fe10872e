import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { environmentOf } from '#kit/bridge/detect.ts'
import { Toaster } from '#kit/ui/toaster.tsx'
import { pageAlive } from '../alive.ts'
import { isDebugged } from '../debugged.ts'
import { usePageHandle } from '../page-handle.ts'

type Fetch = () => Promise<ComponentType>

const fetchAround: Fetch = () => pageAlive().then(async () => (await import('./around.tsx')).Around)
const fetchService: Fetch = () => pageAlive().then(async () => (await import('../qiyu/qiyu-button.tsx')).QiyuButton)
const fetchHost: Fetch = async () => (await import('../host/in-host.tsx')).InHost
const fetchTask: Fetch = async () => (await import('#app/areas/points/cards/page-task.tsx')).PageTask
const fetchConsole: Fetch = async () => (await import('../debug/console.tsx')).DebugConsole

/** What stands around every page and comes after it, each part fetched when it is wanted. */
export function Surroundings() {
  const { search } = useLocation()
  const hasService = usePageHandle()?.loadingQiYu === true
  // A plain browser has nothing around it to speak to.
  const { host, isMessaging } = environmentOf(navigator.userAgent)
  const isInHost = host !== 'browser' || isMessaging
  return (
    <>
      <Toaster />
      <Fetched fetchIt={fetchAround} />
      {isInHost && <Fetched fetchIt={fetchHost} />}
      {search.includes('task_status=0') && <Fetched fetchIt={fetchTask} />}
      {hasService && <Fetched fetchIt={fetchService} />}
      {isDebugged() && <Fetched fetchIt={fetchConsole} />}
    </>
  )
}

function Fetched({ fetchIt }: { fetchIt: Fetch }) {
  const [Part, setPart] = useState<ComponentType>()
  useEffect(() => {
    let isGone = false
    fetchIt().then(
      (part) => isGone || setPart(() => part),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [fetchIt])
  return Part && <Part />
}
