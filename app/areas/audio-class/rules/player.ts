/** A section as the player gets it [X129]. */
export interface AudioItem {
  id: number
  title: string
  /** Addresses of its sound, the first of which is played; none where it may not be heard. */
  file: readonly string[]
  file_id: number
  is_free: number
  /** `mm:ss`. */
  duration: string
  doctor_info: { doctor_name: string }
}

/** All that the player knows [X128]; times in seconds. */
export interface LessonState {
  currentTime: number
  duration: number
  /** Place of what is played in the list, -1 where it is not in it. */
  audioIndex: number
  playStatus: boolean
  audioList: readonly AudioItem[]
  classId: number
  fileId: number
  loading: boolean
  isBuy: boolean
  /** Names this visit, so that a section is counted once in it. */
  submitId: string
  utoken: string
}

/** What the player says when it cannot play [X294]. */
export const playerWords = {
  notBought: '本节课程未购买',
  noSource: '未找到播放地址，请刷新重试',
  broken: '音频播放出错...',
} as const

/** So many seconds one jumps back or on. */
export const STEP_SECONDS = 15

/** Speeds that one may choose. */
export const speeds: readonly number[] = [0.75, 1, 1.25, 1.5, 2]

/** After how many minutes it may fall silent by itself; 0 is never. */
export const sleepMinutes: readonly number[] = [0, 15, 30, 60]

/** A player before anything has come. */
export const newLesson = (classId: number, fileId: number, utoken: string): LessonState => ({
  currentTime: 0,
  duration: 0,
  audioIndex: -1,
  playStatus: false,
  audioList: [],
  classId,
  fileId,
  loading: true,
  isBuy: false,
  submitId: '',
  utoken,
})

/** Seconds of `mm:ss` or `h:mm:ss`; 0 where it is neither. */
export const secondsOf = (text: string): number =>
  /^\d+(:[0-5]?\d){1,2}$/.test(text) ? text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) : 0

/** Seconds as `mm:ss`; minutes go on past an hour. */
export const clockText = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds))
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}

/** How long a section is, in seconds: the browser's word, or the list's where that is under 1 [X200]. */
export const durationOf = (elementSeconds: number, listed: string): number =>
  Number.isFinite(elementSeconds) && elementSeconds >= 1 ? elementSeconds : secondsOf(listed)

/** Why a section is not played, in the player's words: not bought [X192], or no address [X237]; undefined where it is. */
export const playFault = (item: AudioItem | undefined, isBuy: boolean): string | undefined => {
  if (item && item.is_free !== 1 && !isBuy) return playerWords.notBought
  return item?.file[0] ? undefined : playerWords.noSource
}

/** The section before (-1) or after (1) the one that is played; undefined at either end of the list [X195] [X196]. */
export const neighbourOf = ({ audioList, audioIndex }: LessonState, by: -1 | 1): AudioItem | undefined =>
  audioIndex < 0 ? undefined : audioList[audioIndex + by]

/** The time at a fraction of the whole, in seconds [X198]. */
export const timeAt = (fraction: number, duration: number): number => Math.min(1, Math.max(0, fraction)) * duration

/** Where somebody stopped listening [X130]; `percentage` from 0 to 100. */
export interface LastLesson {
  classId: number
  fileId: number
  percentage: number
}

/** What is remembered of a pause: nothing unless class, file and time are there [X197]. */
export const lastLessonOf = ({ classId, fileId, currentTime, duration }: LessonState): LastLesson | undefined =>
  classId && fileId && currentTime && duration
    ? { classId, fileId, percentage: Math.round((currentTime / duration) * 10_000) / 100 }
    : undefined

/** Under which name that is kept on this device: one for each user, and one for visitors (user 0) [X130]. */
export const lastLessonName = (userId: number): string => `last_lesson_${userId}`

/** Where an account stopped, on whatever device. */
export interface Place {
  file_id: number
  seconds: number
}

/**
 * Where to go on, in seconds: where the account stopped, or, where it never did, this device [X199]; undefined in another section, and at
 * the very end.
 */
export const resumeTime = (
  state: LessonState,
  place: Place | null,
  last: LastLesson | undefined,
): number | undefined => {
  const { classId, fileId, duration } = state
  const isHere = last?.classId === classId && last.fileId === fileId
  const remembered = last && isHere ? timeAt(last.percentage / 100, duration) : undefined
  const seconds = place?.file_id === fileId ? place.seconds : remembered
  return seconds !== undefined && seconds < duration * 0.99 ? seconds : undefined
}

/** What happens to the player. */
export type LessonEvent =
  | { type: 'opened'; audioList: readonly AudioItem[]; isBuy: boolean; submitId: string; utoken: string }
  | { type: 'chosen'; fileId: number }
  | { type: 'ready'; elementSeconds: number }
  | { type: 'ticked'; currentTime: number }
  | { type: 'playing' }
  | { type: 'stopped' }

/** The player after something happened. */
export const nextLesson = (state: LessonState, event: LessonEvent): LessonState => {
  switch (event.type) {
    case 'opened':
      return chosen({ ...state, ...openedWith(event) }, state.fileId)
    case 'chosen':
      return chosen(state, event.fileId)
    case 'ready':
      return { ...state, loading: false, duration: durationOf(event.elementSeconds, listedAt(state)) }
    case 'ticked':
      return { ...state, currentTime: event.currentTime }
    case 'playing':
      return { ...state, loading: false, playStatus: true }
    case 'stopped':
      return { ...state, loading: false, playStatus: false }
  }
}

const openedWith = ({ audioList, isBuy, submitId, utoken }: Extract<LessonEvent, { type: 'opened' }>) => ({
  audioList,
  isBuy,
  submitId,
  utoken,
})

const listedAt = ({ audioList, audioIndex }: LessonState): string => audioList[audioIndex]?.duration ?? ''

/** The same player at another section; where the address names none, at the first. */
const chosen = (state: LessonState, fileId: number): LessonState => {
  const found = state.audioList.findIndex((item) => item.file_id === fileId)
  const audioIndex = found < 0 && state.audioList.length > 0 ? 0 : found
  const item = state.audioList[audioIndex]
  const duration = secondsOf(item?.duration ?? '')
  return {
    ...state,
    fileId: item?.file_id ?? fileId,
    audioIndex,
    currentTime: 0,
    duration,
    loading: item !== undefined,
  }
}
