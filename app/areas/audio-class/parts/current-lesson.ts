import { runningLesson } from '../cards/running-lesson.ts'
import { type ClassPlayed, LessonPlayer } from './lesson-player.ts'
import { showOnLockScreen } from './lock-screen.ts'

let current: { player: LessonPlayer; isOnPage: boolean; leaveLockScreen: () => void } | undefined

const tell = () => runningLesson.keep(current && { isOnPage, pause: current.player.pause })
const isOnPage = () => current?.isOnPage === true

/** The player that is there, undefined where none is under way. */
export const currentPlayer = (): LessonPlayer | undefined => current?.player

/** The player of a class for its page: the one that goes on since its page was left, or a new one. */
export const takePlayer = (asked: ClassPlayed): LessonPlayer => {
  if (current && current.player.classId !== asked.classId) closeLesson()
  if (!current) {
    const player = new LessonPlayer(asked)
    current = { player, isOnPage: true, leaveLockScreen: showOnLockScreen(player) }
  }
  current.isOnPage = true
  tell()
  return current.player
}

/** Its page is left: what is heard goes on, what was stopped is closed. */
export const leavePlayer = (player: LessonPlayer) => {
  if (current?.player !== player) return
  player.onTurned = undefined
  if (!player.read().state.playStatus) return closeLesson()
  current.isOnPage = false
  tell()
}

/** Ends what is heard, and remembers where. */
export const closeLesson = (): void => {
  current?.player.close()
  current?.leaveLockScreen()
  current = undefined
  tell()
}
