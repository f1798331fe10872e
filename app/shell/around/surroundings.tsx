import { type ComponentType, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { ConsentAsking } from '#app/areas/account/consents/cards/consent-asking.tsx'
import { runningLesson } from '#app/areas/audio-class/cards/running-lesson.ts'
import { Visit } from '#app/areas/guide/cards/visit.tsx'
import { environmentOf } from '#kit/bridge/detect.ts'
import { Toaster } from '#kit/ui/toaster.tsx'
import { useSession } from '#kit/wire/browser/session.ts'
import { pageAlive } from '../alive.ts'
import { Apart } from '../apart.tsx'
import { isDebugged } from '../debugged.ts'
import { hasPageFlag } from '../page-flags.ts'
import { usePageHandle } from '../page-handle.ts'
import { useFetched } from '../use-fetched.ts'
import { Turning } from './turning.tsx'
import { WaitForNet } from './wait-for-net.tsx'

type Fetch = () => Promise<ComponentType>

const fetchChannel: Fetch = async () =>
  (await import('#app/areas/content/channels/cards/channel-entries.tsx')).ChannelEntries
const fetchService: Fetch = () => pageAlive().then(async () => (await import('../qiyu/qiyu-button.tsx')).QiyuButton)
const fetchHost: Fetch = async () => (await import('../host/in-host.tsx')).InHost
const fetchTask: Fetch = async () => (await import('#app/areas/points/cards/page-task.tsx')).PageTask
const fetchIncoming: Fetch = () =>
  pageAlive().then(async () => (await import('#app/areas/consult/calls/cards/incoming-call.tsx')).IncomingCall)
const fetchPlayer: Fetch = async () => (await import('#app/areas/audio-class/cards/mini-player.tsx')).MiniPlayer
const fetchConsole: Fetch = async () => (await import('../debug/console.tsx')).DebugConsole

/** What stands around every page; what only some pages and hosts have comes when it is wanted. */
export function Surroundings() {
  const { search } = useLocation()
  const hasService = usePageHandle()?.loadingQiYu === true
  // A plain browser has nothing around it to speak to.
  const { host, isMessaging } = environmentOf(navigator.userAgent)
  const isSignedIn = useSession() !== null
  const hasLesson = useSyncExternalStore(runningLesson.watch, runningLesson.read) !== undefined
  const hasEntries = hasPageFlag('download-app') || hasPageFlag('group-chat')
  const isInHost = host !== 'browser' || isMessaging
  return (
    <>
      <Apart>
        <Toaster />
      </Apart>
      <Apart>
        <WaitForNet />
      </Apart>
      <Apart>
        <Turning />
      </Apart>
      <Apart>
        <Visit />
      </Apart>
      <Apart>
        <ConsentAsking />
      </Apart>
      {isInHost && <Fetched fetchIt={fetchHost} />}
      {search.includes('task_status=0') && <Fetched fetchIt={fetchTask} />}
      {hasService && <Fetched fetchIt={fetchService} />}
      {isSignedIn && <Fetched fetchIt={fetchIncoming} />}
      {hasLesson && <Fetched fetchIt={fetchPlayer} />}
      {hasEntries && <Fetched fetchIt={fetchChannel} />}
      {isDebugged() && <Fetched fetchIt={fetchConsole} />}
    </>
  )
}

function Fetched({ fetchIt }: { fetchIt: Fetch }) {
  const Part = useFetched(fetchIt)
  return (
    Part && (
      <Apart>
        <Part />
      </Apart>
    )
  )
}
