import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate, useNavigationType, useSearchParams } from 'react-router'
import { useSession } from '#kit/wire/browser/session.ts'
import { lessonAddress } from '../cards/class-address.ts'
import { type AudioItem, newLesson } from '../rules/player.ts'
import { leavePlayer, takePlayer } from './current-lesson.ts'
import type { LessonPlayer, LessonSeen } from './lesson-player.ts'
import { useLatest } from './use-latest.ts'

/** A player as its page uses it; nothing is there to be pressed before the page's scripts are. */
export interface Lesson extends LessonSeen {
  item: AudioItem | undefined
  player: LessonPlayer | undefined
}

const nobody = () => () => undefined

/** The player of a class on its page: the section that is played stands in the address, and the other way round [X031]. */
export const useLesson = (classId: number, title: string, cover: string): Lesson => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const step = useNavigationType()
  const signedIn = useSession()
  const asked = Number(query.get('fileId') ?? 0)
  const [player, setPlayer] = useState<LessonPlayer>()
  const [first] = useState<LessonSeen>(() => ({ state: newLesson(classId, asked, ''), speed: 1, sleep: 0 }))
  const seen = useSyncExternalStore(player?.watch ?? nobody, player?.read ?? (() => first), () => first)
  const now = useLatest({ asked, step, navigate })
  const isAsAsked = useRef(asked)

  useEffect(() => {
    const { asked: fileId, step: last, navigate: go } = now.current
    const taken = takePlayer({ classId, fileId, title, cover })
    const inAddress = (turned: number) =>
      go(lessonAddress(classId, turned), { replace: true, preventScrollReset: true })
    taken.onTurned = inAddress
    const playing = taken.read().state.fileId
    // Who steps back to it hears on, whatever was played when they left; who follows a link gets the section that it names.
    if (last === 'POP' && playing && playing !== fileId) {
      isAsAsked.current = playing
      inAddress(playing)
    } else if (fileId) taken.turnTo(fileId)
    setPlayer(taken)
    return () => leavePlayer(taken)
  }, [classId, title, cover, now])

  useEffect(() => {
    if (!player || !asked || isAsAsked.current === asked) return
    isAsAsked.current = asked
    player.turnTo(asked)
  }, [asked, player])

  const known = useRef(signedIn)
  useEffect(() => {
    if (known.current === signedIn) return
    known.current = signedIn
    player?.open()
  }, [player, signedIn])

  return { ...seen, item: seen.state.audioList[seen.state.audioIndex], player }
}
