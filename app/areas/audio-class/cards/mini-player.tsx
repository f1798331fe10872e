import { PauseIcon, PlayIcon, XIcon } from 'lucide-react'
import { type ReactNode, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#kit/ui/link.tsx'
import { useLift } from '#kit/ui/use-lift.ts'
import { useRoom } from '#kit/ui/use-room.ts'
import { closeLesson, currentPlayer } from '../parts/current-lesson.ts'
import type { LessonPlayer } from '../parts/lesson-player.ts'
import { clockText, STEP_SECONDS } from '../rules/player.ts'
import { lessonAddress } from './class-address.ts'
import { runningLesson } from './running-lesson.ts'

/** Where somebody speaks with their doctor, and the places of staff and doctors. */
const quiet = /^\/(?:ask\/call|ask\/companion|desk|workbench|sandbox)(?:[/.]|$)/i

/** The lesson that goes on while one walks through the product: pause, some seconds back and on, the way to its page, an end. */
export function MiniPlayer() {
  const { pathname } = useLocation()
  const running = useSyncExternalStore(runningLesson.watch, runningLesson.read, () => undefined)
  const player = currentPlayer()
  if (!player || !running || running.isOnPage() || quiet.test(pathname)) return null
  return <Bar player={player} at={pathname} />
}

function Bar({ player, at }: { player: LessonPlayer; at: string }) {
  const liftPx = useLift(at)
  const bar = useRef<HTMLElement>(null)
  useRoom(bar, '--player-room')
  const { state } = useSyncExternalStore(player.watch, player.read)
  const { playStatus, currentTime, duration, classId, fileId } = state
  return (
    <section
      ref={bar}
      aria-label="正在听"
      style={{ bottom: `${liftPx}px` }}
      className="fixed inset-x-0 z-10 mx-auto flex max-w-column flex-wrap items-center border-t border-line bg-card pl-12 shadow-soft"
    >
      <Link
        to={lessonAddress(classId, fileId)}
        className="flex min-h-target min-w-120 flex-1 flex-col justify-center py-4 active:bg-well"
      >
        <span className="sr-only">打开课程：</span>
        <span className="line-clamp-1 text-14 font-medium break-all elder:line-clamp-2">{player.item?.title}</span>
        <span className="text-12 text-ink-2 tabular-nums">
          {clockText(currentTime)} / {clockText(duration)}
        </span>
      </Link>
      <div className="ml-auto flex">
        <Control label={`后退 ${STEP_SECONDS} 秒`} onPress={() => player.jump(-STEP_SECONDS)}>
          <span className="text-14 font-medium">−{STEP_SECONDS}</span>
        </Control>
        <Control label={playStatus ? '暂停' : '播放'} onPress={player.toggle}>
          {playStatus ? <PauseIcon className="fill-current" /> : <PlayIcon className="fill-current" />}
        </Control>
        <Control label={`前进 ${STEP_SECONDS} 秒`} onPress={() => player.jump(STEP_SECONDS)}>
          <span className="text-14 font-medium">+{STEP_SECONDS}</span>
        </Control>
        <Control label="关闭，不再听" onPress={closeLesson}>
          <XIcon />
        </Control>
      </div>
    </section>
  )
}

function Control({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="flex size-target shrink-0 items-center justify-center text-22 text-ink active:bg-well"
    >
      {children}
    </button>
  )
}
