import { pauseVoice } from '#app/areas/content/articles/cards/running-voice.ts'
import { hostBridge } from '#kit/bridge/bridge.ts'
import { localItems } from '#kit/store/stored-items.ts'
import { systemClock } from '#kit/time/clock.ts'
import { toast } from '#kit/ui/toast.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { currentUtoken } from '#kit/wire/browser/utoken.ts'
import { currentVisitor } from '#kit/wire/browser/visitor.ts'
import { addPlayRecord, audioClassPlay, keepLessonPlace, reportPlayStat } from '../contract.ts'
import {
  type AudioItem,
  type LastLesson,
  type LessonEvent,
  type LessonState,
  lastLessonName,
  lastLessonOf,
  neighbourOf,
  newLesson,
  nextLesson,
  type Place,
  playerWords,
  playFault,
  resumeTime,
  timeAt,
} from '../rules/player.ts'

/** Addresses are good for an hour: older ones are asked for anew before they are used. */
const FRESH_MS = 50 * 60_000
/** The server is told this often where somebody is who listens. */
const KEEP_EVERY_SECONDS = 10

/** What is shown of a player. */
export interface LessonSeen {
  state: LessonState
  speed: number
  /** After how many minutes it falls silent; 0: it does not. */
  sleep: number
}

/** What of a class is known before the player asks. */
export interface ClassPlayed {
  classId: number
  /** 0: the one where they stopped, else the first. */
  fileId: number
  title: string
  cover: string
}

/**
 * Ties the player's decisions (`rules/player.ts`) to an audio element, the device's memory and the server. It lives beside the pages,
 * so that a lesson goes on while one walks through the product (docs/decisions/0054).
 */
export class LessonPlayer {
  readonly classId: number
  readonly title: string
  readonly cover: string
  /** Told when another section is played by the player itself: its page puts that into the address. */
  onTurned: ((fileId: number) => void) | undefined
  private readonly audio = document.body.appendChild(document.createElement('audio'))
  private readonly watchers = new Set<() => void>()
  private seen: LessonSeen
  private readonly end = new AbortController()
  private userId = 0
  private place: Place | null = null
  /** How often it was asked what there is to play: the last answer counts. */
  private opened = 0
  private askedAt = 0
  /** The person wants it to play. */
  private wants = true
  /** Where to go on once it can play, in seconds. */
  private goOnAt: number | undefined
  /** What was remembered of the last time was used: once is enough [X199]. */
  private isResumed = false
  /** Sections whose start was told in this visit [X193]. */
  private readonly told = new Set<number>()
  /** Seconds heard of this section that were not told yet, and the time up to which they were counted. */
  private heard = 0
  private heardTo = 0
  /** The second that the server knows. */
  private savedAt = 0
  private sleepTimer: ReturnType<typeof setTimeout> | undefined

  constructor({ classId, fileId, title, cover }: ClassPlayed) {
    this.classId = classId
    this.title = title
    this.cover = cover
    this.seen = { state: newLesson(classId, fileId, ''), speed: 1, sleep: 0 }
    this.audio.preload = 'auto'
    this.listen()
    this.open()
  }

  read = (): LessonSeen => this.seen

  watch = (changed: () => void): (() => void) => {
    this.watchers.add(changed)
    return () => void this.watchers.delete(changed)
  }

  get item(): AudioItem | undefined {
    const { audioList, audioIndex } = this.seen.state
    return audioList[audioIndex]
  }

  /** Asks what there is to play, and for whom: who signs in or out may hear other sections. */
  open = async (): Promise<void> => {
    const turn = ++this.opened
    try {
      const fileId = this.seen.state.fileId || undefined
      const play = await callApi(audioClassPlay, { classId: this.classId, fileId })
      if (turn !== this.opened || this.end.signal.aborted) return
      this.userId = play.user_id
      this.place = play.place
      this.askedAt = systemClock.now().getTime()
      // Without a section in the address it is the one where they stopped.
      if (!fileId) this.seen = { ...this.seen, state: { ...this.seen.state, fileId: play.fileId } }
      this.dispatch({ type: 'opened', ...play, utoken: currentUtoken() })
    } catch {
      toast(playerWords.broken)
      this.dispatch({ type: 'stopped' })
    }
  }

  toggle = () => {
    if (this.seen.state.playStatus) return this.pause()
    if (systemClock.now().getTime() - this.askedAt < FRESH_MS) return void this.start()
    Object.assign(this, { wants: true, goOnAt: this.audio.currentTime })
    this.open()
  }

  pause = (): void => {
    this.wants = false
    this.audio.pause()
    this.dispatch({ type: 'stopped' })
  }

  skip = (by: -1 | 1) => {
    const next = neighbourOf(this.seen.state, by)
    if (next) return this.choose(next.file_id)
    this.pause()
    toast(by > 0 ? '已经是最后一节了' : '已经是第一节了')
  }

  choose = (fileId: number): void => {
    this.tellHeard(0)
    Object.assign(this, { wants: true, goOnAt: undefined, isResumed: true })
    this.dispatch({ type: 'chosen', fileId })
    this.onTurned?.(fileId)
  }

  /** To the section that the address names. */
  turnTo = (fileId: number): void => {
    if (fileId !== this.seen.state.fileId) this.dispatch({ type: 'chosen', fileId })
  }

  /** To a fraction of the whole [X198]. */
  seek = (fraction: number): void => this.moveTo(timeAt(fraction, this.seen.state.duration))

  /** Forward, or back below 0, by seconds. */
  jump = (seconds: number): void => this.moveTo(this.audio.currentTime + seconds)

  setSpeed = (speed: number): void => {
    Object.assign(this.audio, { playbackRate: speed, defaultPlaybackRate: speed })
    this.show({ ...this.seen, speed })
  }

  setSleep = (sleep: number): void => {
    clearTimeout(this.sleepTimer)
    const fallSilent = () => {
      this.pause()
      this.show({ ...this.seen, sleep: 0 })
    }
    if (sleep > 0) this.sleepTimer = setTimeout(fallSilent, sleep * 60_000)
    this.show({ ...this.seen, sleep })
  }

  /** Whoever leaves in the middle finds the place again. */
  close = (): void => {
    this.leave()
    this.tellHeard(0)
    clearTimeout(this.sleepTimer)
    this.end.abort()
    this.audio.pause()
    this.audio.remove()
  }

  private show(seen: LessonSeen) {
    this.seen = seen
    for (const changed of this.watchers) changed()
  }

  private dispatch(event: LessonEvent) {
    const { state: before } = this.seen
    const after = nextLesson(before, event)
    this.show({ ...this.seen, state: after })
    const isAsBefore =
      before.audioList === after.audioList && before.audioIndex === after.audioIndex && before.isBuy === after.isBuy
    if (!isAsBefore && after.audioList.length > 0) this.load()
  }

  /** Another section is loaded; what cannot be heard says why. */
  private load() {
    const { audio, item } = this
    Object.assign(this, { heard: 0, heardTo: this.goOnAt ?? 0, savedAt: 0 })
    const source = item?.file[0]
    const fault = playFault(item, this.seen.state.isBuy)
    if (fault || !source) {
      audio.removeAttribute('src')
      audio.load()
      toast(fault ?? playerWords.noSource)
      return this.dispatch({ type: 'stopped' })
    }
    audio.src = source
    audio.load()
  }

  private async start() {
    const { item } = this
    const fault = playFault(item, this.seen.state.isBuy)
    if (fault || !item) {
      toast(fault ?? playerWords.noSource)
      return this.dispatch({ type: 'stopped' })
    }
    this.wants = true
    pauseVoice()
    hostBridge().then(({ pauseAudio }) => pauseAudio())
    try {
      await this.audio.play()
      this.tellStart(item)
    } catch {
      // Most browsers want a tap first; a broken sound says so by its own event.
      this.dispatch({ type: 'stopped' })
    }
  }

  private moveTo(seconds: number) {
    const { audio } = this
    if (!audio.src) return
    audio.currentTime = Math.max(0, Math.min(seconds, this.seen.state.duration))
    this.dispatch({ type: 'ticked', currentTime: audio.currentTime })
  }

  private listen() {
    const on = (name: string, act: () => void) => this.audio.addEventListener(name, act, { signal: this.end.signal })
    on('canplay', this.onCanPlay)
    on('durationchange', () => {
      if (this.audio.duration) this.dispatch({ type: 'ready', elementSeconds: this.audio.duration })
    })
    on('timeupdate', this.onTimeUpdate)
    on('playing', () => this.dispatch({ type: 'playing' }))
    on('pause', () => {
      this.dispatch({ type: 'stopped' })
      this.remember()
    })
    on('ended', () => {
      this.tellHeard(1)
      this.skip(1)
    })
    on('error', () => {
      if (!this.audio.getAttribute('src')) return
      this.wants = false
      toast(playerWords.broken)
      this.dispatch({ type: 'stopped' })
    })
    addEventListener('pagehide', this.leave, { signal: this.end.signal })
    document.addEventListener('play', this.onOther, { capture: true, signal: this.end.signal })
  }

  /** A video, or a doctor's voice, is heard instead of the lesson, not over it. */
  private readonly onOther = ({ target }: Event) => {
    if (target !== this.audio && target instanceof HTMLMediaElement && !target.muted) this.pause()
  }

  private readonly onCanPlay = () => {
    this.dispatch({ type: 'ready', elementSeconds: this.audio.duration })
    const at = this.takeGoOn()
    if (at !== undefined) this.moveTo(at)
    if (this.wants && this.audio.paused) this.start()
  }

  private readonly onTimeUpdate = () => {
    const { currentTime } = this.audio
    const passed = currentTime - this.heardTo
    this.heardTo = currentTime
    // What is more was skipped.
    if (passed > 0 && passed < 3) this.heard += passed
    this.dispatch({ type: 'ticked', currentTime })
    if (Math.abs(currentTime - this.savedAt) >= KEEP_EVERY_SECONDS) this.keep()
  }

  /** Where to go on: where new addresses were asked for, or once where somebody stopped the last time. */
  private takeGoOn(): number | undefined {
    const { goOnAt, isResumed } = this
    Object.assign(this, { goOnAt: undefined, isResumed: true })
    if (goOnAt !== undefined || isResumed) return goOnAt
    const last = localItems.read<LastLesson>(lastLessonName(this.userId))
    return resumeTime(this.seen.state, this.place, last)
  }

  private readonly leave = () => {
    if (this.seen.state.playStatus) this.remember()
  }

  private remember() {
    const last = lastLessonOf({ ...this.seen.state, currentTime: this.audio.currentTime })
    if (!last) return
    localItems.keep(lastLessonName(this.userId), last)
    this.keep()
  }

  /** Keeps the second with the account: another device goes on there. */
  private keep() {
    const { fileId } = this.seen.state
    const seconds = Math.floor(this.audio.currentTime)
    if (this.userId === 0 || !fileId || seconds === 0) return
    this.savedAt = seconds
    callApi(keepLessonPlace, { class_id: this.classId, file_id: fileId, seconds }).catch(() => undefined)
  }

  private tellStart({ id, is_free }: AudioItem) {
    if (this.told.has(id)) return
    this.told.add(id)
    const idempotencyKey = `${this.seen.state.submitId}-${id}`
    const channel_id = currentVisitor().channel
    const record = { section_id: id, is_free, class_id: this.classId, channel_id }
    callApi(addPlayRecord, record, { idempotencyKey }).catch(() => this.told.delete(id))
  }

  private tellHeard(play_type: 0 | 1) {
    const { item } = this
    const play_duration = Math.round(this.heard)
    this.heard = 0
    if (!item || (play_type === 0 && play_duration === 0)) return
    const said = { play_type, file_id: item.file_id, play_duration, class_id: this.classId }
    callApi(reportPlayStat, said).catch(() => undefined)
  }
}
