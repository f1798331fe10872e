import { type ComponentType, useEffect, useState } from 'react'
import { environmentOf } from '#kit/bridge/detect.ts'
import { pageAlive } from './alive.ts'

/** What stands around every page and may come after it: fetched when the page is there, and never missed when it is not. */
export function AfterPage() {
  const [parts, setParts] = useState<readonly ComponentType[]>([])
  useEffect(() => {
    const add = (part: ComponentType) => setParts((before) => [...before, part])
    pageAlive()
      .then(() => import('./around.tsx'))
      .then(({ Around }) => add(Around), ignore)
    const { host, isMessaging } = environmentOf(navigator.userAgent)
    // A plain browser has nothing around it to speak to.
    if (host !== 'browser' || isMessaging) import('./in-host.tsx').then(({ InHost }) => add(InHost), ignore)
  }, [])
  return parts.map((Part) => <Part key={Part.name} />)
}

const ignore = () => undefined
