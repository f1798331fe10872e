import { useEffect } from 'react'
import { useLatest } from './use-latest.ts'
import type { Lesson } from './use-lesson.ts'

const STEP_SECONDS = 15

/** Has the lock screen, headphones and the car show what is played, and play, pause, skip and seek. */
export const useLockScreen = (lesson: Lesson, shown: { title: string; cover: string }) => {
  const latest = useLatest(lesson)
  const { item, state } = lesson
  const { title, cover } = shown
  const name = item?.title
  const artist = item?.doctor_info.doctor_name ?? ''

  useEffect(() => {
    if (!('mediaSession' in navigator) || name === undefined) return
    const artwork = cover ? [{ src: new URL(cover, location.href).href }] : []
    navigator.mediaSession.metadata = new MediaMetadata({ title: name, artist, album: title, artwork })
    return () => {
      navigator.mediaSession.metadata = null
    }
  }, [name, artist, title, cover])

  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    const session = navigator.mediaSession
    const isPlaying = () => latest.current.state.playStatus
    const acts: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
      play: () => !isPlaying() && latest.current.toggle(),
      pause: () => isPlaying() && latest.current.toggle(),
      previoustrack: () => latest.current.skip(-1),
      nexttrack: () => latest.current.skip(1),
      seekbackward: () => latest.current.jump(-STEP_SECONDS),
      seekforward: () => latest.current.jump(STEP_SECONDS),
      seekto: ({ seekTime = 0 }) => latest.current.seek(seekTime / (latest.current.state.duration || 1)),
    }
    const names = Object.keys(acts) as MediaSessionAction[]
    const set = (action: MediaSessionAction, act: MediaSessionActionHandler | null) => {
      try {
        session.setActionHandler(action, act)
      } catch {
        // Some browsers know fewer of them.
      }
    }
    for (const action of names) set(action, acts[action] ?? null)
    return () => {
      for (const action of names) set(action, null)
    }
  }, [latest])

  useEffect(() => {
    if ('mediaSession' in navigator) navigator.mediaSession.playbackState = state.playStatus ? 'playing' : 'paused'
  }, [state.playStatus])
}
