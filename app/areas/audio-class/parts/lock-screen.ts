import { STEP_SECONDS } from '../rules/player.ts'
import type { LessonPlayer } from './lesson-player.ts'

/** Has the lock screen, headphones and the car show what is played, and play, pause, skip and seek, until it is called off. */
export const showOnLockScreen = (player: LessonPlayer): (() => void) => {
  if (!('mediaSession' in navigator)) return () => undefined
  const session = navigator.mediaSession
  const setActs = (of: (action: MediaSessionAction) => MediaSessionActionHandler | null) => {
    for (const action of Object.keys(acts(player)) as MediaSessionAction[]) {
      try {
        session.setActionHandler(action, of(action))
      } catch {
        // Some browsers know fewer of them.
      }
    }
  }
  const all = acts(player)
  setActs((action) => all[action] ?? null)
  let named: string | undefined
  const show = () => {
    const { item, title, cover } = player
    const { state, speed } = player.read()
    session.playbackState = state.playStatus ? 'playing' : 'paused'
    if (state.duration > 0 && state.currentTime <= state.duration)
      session.setPositionState?.({ duration: state.duration, position: state.currentTime, playbackRate: speed })
    if (!item || item.title === named) return
    named = item.title
    const artwork = cover ? [{ src: new URL(cover, location.href).href }] : []
    session.metadata = new MediaMetadata({ title: named, artist: item.doctor_info.doctor_name, album: title, artwork })
  }
  const unwatch = player.watch(show)
  return () => {
    unwatch()
    setActs(() => null)
    session.metadata = null
    session.playbackState = 'none'
  }
}

const acts = (player: LessonPlayer): Partial<Record<MediaSessionAction, MediaSessionActionHandler>> => {
  const isPlaying = () => player.read().state.playStatus
  return {
    play: () => !isPlaying() && player.toggle(),
    pause: () => isPlaying() && player.toggle(),
    previoustrack: () => player.skip(-1),
    nexttrack: () => player.skip(1),
    seekbackward: () => player.jump(-STEP_SECONDS),
    seekforward: () => player.jump(STEP_SECONDS),
    seekto: ({ seekTime = 0 }) => player.seek(seekTime / (player.read().state.duration || 1)),
  }
}
