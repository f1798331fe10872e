import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { hostBridge } from '#kit/bridge/bridge.ts'
import { localItems } from '#kit/store/stored-items.ts'
import { systemClock } from '#kit/time/clock.ts'
import { toast } from '#kit/ui/toast.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import { currentUtoken } from '#kit/wire/browser/utoken.ts'
import { currentVisitor } from '#kit/wire/browser/visitor.ts'
import { lessonAddress } from '../cards/class-address.ts'
import { addPlayRecord, audioClassPlay, reportPlayStat } from '../contract.ts'
import {
  type AudioItem,
  type LastLesson,
  type LessonState,
  lastLessonName,
  lastLessonOf,
  neighbourOf,
  newLesson,
  nextLesson,
  playerWords,
  playFault,
  resumeTime,
  timeAt,
} from '../rules/player.ts'
import { useLatest } from './use-latest.ts'

/** Addresses are good for an hour: older ones are asked for anew before they are used. */
const FRESH_MS = 50 * 60_000

/** What is remembered beside the state: nothing of it is shown. */
interface Beside {
  userId: number
  /** How often it was asked what there is to play: the last answer counts. */
  opened: number
  askedAt: number
  /** The person wants it to play. */
  wants: boolean
  /** Where to go on once it can play, in seconds. */
  goOnAt: number | undefined
  /** What was remembered of the last time was used: once is enough [X199]. */
  isResumed: boolean
  /** Sections whose start was told in this visit [X193]. */
  told: Set<number>
  /** Seconds heard of this section that were not told yet, and the time up to which they were counted. */
  heard: number
  heardTo: number
}

const newBeside = (): Beside => ({
  userId: 0,
  opened: 0,
  askedAt: 0,
  wants: true,
  goOnAt: undefined,
  isResumed: false,
  told: new Set(),
  heard: 0,
  heardTo: 0,
})

/** A player as its page uses it. */
export interface Lesson {
  state: LessonState
  item: AudioItem | undefined
  audio: RefObject<HTMLAudioElement | null>
  /** What the audio element tells. */
  on: {
    onCanPlay: () => void
    onDurationChange: () => void
    onTimeUpdate: () => void
    onPlaying: () => void
    onPause: () => void
    onEnded: () => void
    onError: () => void
  }
  toggle: () => void
  skip: (by: -1 | 1) => void
  choose: (fileId: number) => void
  /** To a fraction of the whole [X198]. */
  seek: (fraction: number) => void
  /** Forward, or back below 0, by seconds. */
  jump: (seconds: number) => void
}

/** Ties the player's decisions (`rules/player.ts`) to an audio element, the address, the device's memory and the server. */
export const useLesson = (classId: number): Lesson => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const signedIn = useSession()
  const asked = Number(query.get('fileId') ?? 0)
  const [state, dispatch] = useReducer(nextLesson, newLesson(classId, asked, ''))
  const audio = useRef<HTMLAudioElement>(null)
  const beside = useRef(newBeside())
  const item = state.audioList[state.audioIndex]
  const now = useLatest({ state, item })
  const source = item?.file[0]

  const open = useCallback(async () => {
    const turn = ++beside.current.opened
    const play = await callApi(audioClassPlay, { classId, fileId: now.current.state.fileId || undefined })
    if (turn !== beside.current.opened) return
    Object.assign(beside.current, { userId: play.user_id, askedAt: systemClock.now().getTime() })
    dispatch({ type: 'opened', ...play, utoken: currentUtoken() })
  }, [classId, now])

  // biome-ignore lint/correctness/useExhaustiveDependencies: who signs in or out may hear other sections
  useEffect(() => {
    open().catch(() => {
      toast(playerWords.broken)
      dispatch({ type: 'stopped' })
    })
  }, [open, signedIn])

  useEffect(() => {
    if (asked && asked !== now.current.state.fileId) dispatch({ type: 'chosen', fileId: asked })
  }, [asked, now])

  // Another section is loaded; what cannot be heard says why.
  useEffect(() => {
    const element = audio.current
    if (!element || state.audioList.length === 0) return
    Object.assign(beside.current, { heard: 0, heardTo: beside.current.goOnAt ?? 0 })
    const fault = playFault(item, state.isBuy)
    if (fault || !source) {
      element.removeAttribute('src')
      element.load()
      toast(fault ?? playerWords.noSource)
      return dispatch({ type: 'stopped' })
    }
    element.src = source
    element.load()
  }, [source, item, state.isBuy, state.audioList])

  const remember = useCallback(() => {
    const { current: element } = audio
    const last = lastLessonOf({ ...now.current.state, currentTime: element?.currentTime ?? 0 })
    if (last) localItems.keep(lastLessonName(beside.current.userId), last)
  }, [now])

  const tellStart = ({ id, is_free }: AudioItem) => {
    const { told } = beside.current
    if (told.has(id)) return
    told.add(id)
    const idempotencyKey = `${now.current.state.submitId}-${id}`
    const channel_id = currentVisitor().channel
    const record = { section_id: id, is_free, class_id: classId, channel_id }
    callApi(addPlayRecord, record, { idempotencyKey }).catch(() => told.delete(id))
  }

  const tellHeard = (play_type: 0 | 1) => {
    const { item: heard } = now.current
    const play_duration = Math.round(beside.current.heard)
    beside.current.heard = 0
    if (!heard || (play_type === 0 && play_duration === 0)) return
    callApi(reportPlayStat, { play_type, file_id: heard.file_id, play_duration, class_id: classId }).catch(
      () => undefined,
    )
  }

  // Whoever leaves in the middle finds the place again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the page
  useEffect(() => {
    const leave = () => {
      if (now.current.state.playStatus) remember()
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
      tellHeard(0)
    }
  }, [])

  const start = async () => {
    const { current: element } = audio
    const { state: before, item: playing } = now.current
    const fault = playFault(playing, before.isBuy)
    if (fault || !playing || !element) {
      toast(fault ?? playerWords.noSource)
      return dispatch({ type: 'stopped' })
    }
    beside.current.wants = true
    hostBridge().then(({ pauseAudio }) => pauseAudio())
    try {
      await element.play()
      tellStart(playing)
    } catch {
      // Most browsers want a tap first; a broken sound says so by its own event.
      dispatch({ type: 'stopped' })
    }
  }

  const choose = (fileId: number) => {
    tellHeard(0)
    Object.assign(beside.current, { wants: true, goOnAt: undefined, isResumed: true })
    dispatch({ type: 'chosen', fileId })
    navigate(lessonAddress(classId, fileId), { replace: true, preventScrollReset: true })
  }

  const stop = () => {
    beside.current.wants = false
    audio.current?.pause()
    dispatch({ type: 'stopped' })
  }

  const skip = (by: -1 | 1) => {
    const next = neighbourOf(now.current.state, by)
    if (next) return choose(next.file_id)
    stop()
    toast(by > 0 ? '已经是最后一节了' : '已经是第一节了')
  }

  const toggle = async () => {
    if (now.current.state.playStatus) return stop()
    const { current: element } = audio
    if (systemClock.now().getTime() - beside.current.askedAt < FRESH_MS || !element) return start()
    Object.assign(beside.current, { wants: true, goOnAt: element.currentTime })
    open().catch(() => toast(playerWords.broken))
  }

  const moveTo = (seconds: number) => {
    const { current: element } = audio
    if (!element?.src) return
    element.currentTime = Math.max(0, Math.min(seconds, now.current.state.duration))
    dispatch({ type: 'ticked', currentTime: element.currentTime })
  }

  /** Where to go on: where new addresses were asked for, or once where somebody stopped the last time. */
  const takeGoOn = (state: LessonState): number | undefined => {
    const { current: kept } = beside
    const { goOnAt, isResumed, userId } = kept
    Object.assign(kept, { goOnAt: undefined, isResumed: true })
    if (goOnAt !== undefined || isResumed) return goOnAt
    return resumeTime(localItems.read<LastLesson>(lastLessonName(userId)), state)
  }

  const on: Lesson['on'] = {
    onCanPlay: () => {
      const { current: element } = audio
      if (!element) return
      dispatch({ type: 'ready', elementSeconds: element.duration })
      const at = takeGoOn(nextLesson(now.current.state, { type: 'ready', elementSeconds: element.duration }))
      if (at !== undefined) moveTo(at)
      if (beside.current.wants && element.paused) start()
    },
    onDurationChange: () => {
      if (audio.current?.duration) dispatch({ type: 'ready', elementSeconds: audio.current.duration })
    },
    onTimeUpdate: () => {
      const currentTime = audio.current?.currentTime ?? 0
      const { current: kept } = beside
      const passed = currentTime - kept.heardTo
      kept.heardTo = currentTime
      // What is more was skipped.
      if (passed > 0 && passed < 3) kept.heard += passed
      dispatch({ type: 'ticked', currentTime })
    },
    onPlaying: () => dispatch({ type: 'playing' }),
    onPause: () => {
      dispatch({ type: 'stopped' })
      remember()
    },
    onEnded: () => {
      tellHeard(1)
      skip(1)
    },
    onError: () => {
      if (!audio.current?.getAttribute('src')) return
      beside.current.wants = false
      toast(playerWords.broken)
      dispatch({ type: 'stopped' })
    },
  }

  return {
    state,
    item,
    audio,
    on,
    toggle,
    skip,
    choose,
    seek: (fraction) => moveTo(timeAt(fraction, now.current.state.duration)),
    jump: (seconds) => moveTo((audio.current?.currentTime ?? 0) + seconds),
  }
}
