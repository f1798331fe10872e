import { CircleCheckIcon, GiftIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { Link } from '#kit/ui/link.tsx'
import { toast } from '#kit/ui/toast.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import { currentAddress, signInAddress } from '#kit/wire/browser/way-back.ts'
import { RefusedError, WireError } from '#kit/wire/errors.ts'
import { messageBegin } from '../contract.ts'
import { type PageTask as Described, DONE_WORDS, taskIn, taskWords } from '../rules.ts'
import { whenDone } from './deeds.ts'
import { finishTask, pollEarned, sayEarned, type Task } from './earn.ts'
import { countSeenTime } from './seen-time.ts'

/** The task that the address of the page describes; another view of a page has its own, or none [X073]. */
export function PageTask() {
  const { search, key } = useLocation()
  const task = useMemo(() => taskIn(new URLSearchParams(search)), [search])
  const who = useSession()
  if (!task) return null
  if (who === null) return <Invitation task={task} />
  return <Running key={`${key} ${who}`} task={task} />
}

const nameOf = ({ task_id, business_mark, action, object_id }: Described): Task => ({
  task_id,
  business_mark,
  action,
  object_id,
})

/** Nobody can be given points who is not known. */
function Invitation({ task }: { task: Described }) {
  return (
    <Bar>
      {taskWords(task, task.seconds)}
      <Link to={signInAddress(currentAddress(), 'patient')} className="shrink-0 font-semibold underline">
        去登录
      </Link>
    </Bar>
  )
}

/** From its begin, which the server notes, to its end, for which the server gives the points. */
function Running({ task }: { task: Described }) {
  const [begun, setBegun] = useState<{ seconds: number; userId: number }>()
  const [phase, setPhase] = useState<'running' | 'telling' | 'done' | 'untold'>('running')
  useEffect(() => {
    let isHere = true
    // A task that nobody gives is none: nothing is shown. Where the address asks for less time than the task, that would end unpaid.
    Promise.all([callApi(messageBegin, nameOf(task)), callApi(getUserInfo, {})]).then(
      ([{ seconds }, { user_id: userId }]) => isHere && setBegun({ seconds: Math.max(task.seconds, seconds), userId }),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [task])
  if (!begun) return null
  const finish = async () => {
    setPhase('telling')
    try {
      await finishTask(callApi, nameOf(task), { user_id: begun.userId, share_url: location.pathname })
    } catch (thrown) {
      if (!(thrown instanceof WireError)) throw thrown
      setPhase(thrown instanceof RefusedError ? 'running' : 'untold')
      return toast(thrown.words)
    }
    // Who reads it goes: by now nothing is lost.
    setPhase('done')
    sayEarned(await pollEarned(callApi, nameOf(task)))
  }
  if (phase === 'telling') return <Bar>{taskWords(task, 0)}</Bar>
  if (phase === 'done') return <Bar isDone>{DONE_WORDS}</Bar>
  if (phase === 'untold') return <Untold onRetry={finish} />
  return task.action === 'action_view' ? (
    <Countdown task={task} seconds={begun.seconds} onEnd={finish} />
  ) : (
    <Deed task={task} onDone={finish} />
  )
}

/** Done, but nobody was told of it. */
function Untold({ onRetry }: { onRetry: () => void }) {
  return (
    <Bar>
      任务完成，还没有记上
      <button type="button" onClick={onRetry} className="pointer-events-auto shrink-0 font-semibold underline">
        再试一次
      </button>
    </Bar>
  )
}

function Countdown({ task, seconds, onEnd }: { task: Described; seconds: number; onEnd: () => void }) {
  const [left, setLeft] = useState(seconds)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const seen = countSeenTime(document, () => performance.now())
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil(seconds - seen.readMs() / 1_000))
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      end()
    }, 250)
    return () => {
      clearInterval(timer)
      seen.stop()
    }
  }, [seconds])
  return (
    <Bar part={1 - left / seconds}>
      <span role="timer">{taskWords(task, left)}</span>
    </Bar>
  )
}

function Deed({ task, onDone }: { task: Described; onDone: () => void }) {
  const done = useEffectEvent(onDone)
  const { action } = task
  useEffect(() => {
    if (action !== 'action_view') return whenDone(action, () => done())
  }, [action])
  return <Bar>{taskWords(task, 0)}</Bar>
}

interface BarProps {
  children: React.ReactNode
  isDone?: boolean
  /** How much of the time has passed, from 0 to 1. */
  part?: number
}

/** Floats above what stands at the foot and is in nobody's way: only what can be pressed on it takes a touch. */
function Bar({ children, isDone, part }: BarProps) {
  const Mark = isDone ? CircleCheckIcon : GiftIcon
  return (
    <aside
      aria-label="积分任务"
      className="pointer-events-none fixed inset-x-0 bottom-136 z-20 mx-auto flex max-w-column justify-center px-16"
    >
      <div
        role="status"
        className="relative overflow-hidden rounded-full bg-ink py-8 pr-16 pl-12 text-14 text-page shadow-soft elder:rounded-16"
      >
        <p className="relative flex items-center gap-8 tabular-nums [&>a]:pointer-events-auto">
          <Mark className="text-18" />
          {children}
        </p>
        {part !== undefined && (
          <span
            aria-hidden="true"
            className="absolute inset-x-0 bottom-0 h-2 origin-left bg-accent transition-transform"
            style={{ transform: `scaleX(${part})` }}
          />
        )}
      </div>
    </aside>
  )
}
