import { LoaderCircleIcon, PauseIcon, PlayIcon, SkipBackIcon, SkipForwardIcon, TimerIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { classes } from '#kit/ui/classes.ts'
import { clockText, STEP_SECONDS, sleepMinutes, speeds } from '../rules/player.ts'
import type { Lesson } from './use-lesson.ts'

const round =
  'relative flex h-target min-w-target items-center justify-center rounded-full whitespace-nowrap text-ink active:bg-well disabled:opacity-45'

/** Progress, play, skip, speed, or what is to be bought first and the ways to the other sections: within the thumb's reach, however far one has scrolled. */
export function PlayerBar({ lesson, buying }: { lesson: Lesson; buying?: ReactNode }) {
  const { state, player } = lesson
  const isBusy = state.loading && !state.playStatus
  return (
    <section
      aria-label="播放器"
      aria-busy={isBusy}
      className="bottom-action sticky bottom-0 z-20 border-t border-line bg-card px-16 pt-4 pb-safe"
    >
      {buying}
      {!buying && <Progress lesson={lesson} />}
      <div className="flex flex-wrap items-center justify-between gap-y-4 elder:justify-center elder:gap-x-4 elder:gap-y-0">
        {!buying && <Jump lesson={lesson} seconds={-STEP_SECONDS} />}
        <button
          type="button"
          aria-label="上一节"
          className={classes(round, 'text-22')}
          onClick={() => player?.skip(-1)}
        >
          <SkipBackIcon />
        </button>
        <button
          type="button"
          aria-label={state.playStatus ? '暂停' : '播放'}
          className="relative flex size-60 items-center justify-center rounded-full bg-accent text-on-accent active:opacity-80 elder:size-72"
          onClick={() => player?.toggle()}
        >
          {state.playStatus ? (
            <PauseIcon className="size-3/5 fill-current" />
          ) : (
            <PlayIcon className="size-3/5 fill-current" />
          )}
          {isBusy && (
            <LoaderCircleIcon className="pointer-events-none absolute size-60 animate-spin opacity-60 elder:size-72" />
          )}
        </button>
        <button type="button" aria-label="下一节" className={classes(round, 'text-22')} onClick={() => player?.skip(1)}>
          <SkipForwardIcon />
        </button>
        {!buying && <Jump lesson={lesson} seconds={STEP_SECONDS} />}
      </div>
      {!buying && (
        <div className="flex items-center justify-between">
          <Speed lesson={lesson} />
          <SleepTimer lesson={lesson} />
        </div>
      )}
    </section>
  )
}

/** Some seconds back or on. */
function Jump({ lesson: { player }, seconds }: { lesson: Lesson; seconds: number }) {
  const isBack = seconds < 0
  return (
    <button
      type="button"
      aria-label={`${isBack ? '后退' : '前进'} ${Math.abs(seconds)} 秒`}
      // Where large letters leave no room for all five in a row, back and on stand together below.
      className={classes(round, 'text-14 font-medium elder:max-[359px]:order-last elder:max-[359px]:basis-2/5')}
      onClick={() => player?.jump(seconds)}
    >
      {isBack ? '−' : '+'}
      {Math.abs(seconds)} 秒
    </button>
  )
}

/** Falls silent after a while, for who listens in bed. */
function SleepTimer({ lesson: { player, sleep } }: { lesson: Lesson }) {
  const at = sleepMinutes.indexOf(sleep)
  return (
    <button
      type="button"
      className={classes(round, 'gap-4 px-8 text-14 font-medium')}
      onClick={() => player?.setSleep(sleepMinutes[(at + 1) % sleepMinutes.length] ?? 0)}
    >
      <TimerIcon />
      {sleep === 0 ? '定时关闭' : `${sleep} 分钟后关闭`}
    </button>
  )
}

/** Where in the section one is; moving it seeks once it is let go. */
function Progress({ lesson: { state, player } }: { lesson: Lesson }) {
  const [moved, setMoved] = useState<number>()
  const { currentTime, duration } = state
  const shown = moved ?? currentTime
  const let_go = () => {
    if (moved !== undefined && duration > 0) player?.seek(moved / duration)
    setMoved(undefined)
  }
  return (
    <div className="flex items-center gap-8 text-12 text-ink-3 tabular-nums">
      <span>{clockText(shown)}</span>
      <input
        type="range"
        aria-label="播放进度"
        aria-valuetext={`${clockText(shown)}，共 ${clockText(duration)}`}
        min={0}
        max={Math.max(1, Math.round(duration))}
        step={1}
        value={Math.min(shown, Math.max(1, Math.round(duration)))}
        onChange={({ target }) => setMoved(Number(target.value))}
        onPointerUp={let_go}
        onKeyUp={let_go}
        onBlur={let_go}
        className="h-target min-w-0 grow accent-accent-ink"
      />
      <span>{clockText(duration)}</span>
    </div>
  )
}

/** Through the speeds, one after the other; a new section keeps it. */
function Speed({ lesson: { player, speed } }: { lesson: Lesson }) {
  const at = speeds.indexOf(speed)
  return (
    <button
      type="button"
      aria-label={`语速 ${speed} 倍，点一下换一种`}
      className={classes(round, 'text-14 font-medium')}
      onClick={() => player?.setSpeed(speeds[(at + 1) % speeds.length] ?? 1)}
    >
      {speed}×
    </button>
  )
}
