import { useEffect, useState } from 'react'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { videoDetail } from '../contract.ts'

/** What the watcher does with a video, and how many like it. */
export interface Mine {
  likes: number
  isLiked: boolean
  isKept: boolean
}

type Shown = Omit<CallOutput<typeof videoDetail>, 'play_list'>

const mineIn = ({ like_num, is_liked, is_mark }: Shown): Mine => ({
  likes: like_num,
  isLiked: is_liked === 1,
  isKept: is_mark === 1,
})

/** What is the watcher's own: the page comes as any visitor sees it, their browser asks again. */
export const useMine = (video: Shown) => {
  const signedIn = useSession() !== null
  const [mine, setMine] = useState(mineIn(video))
  useEffect(() => {
    setMine(mineIn(video))
    if (!signedIn) return
    callApi(videoDetail, { file_id: video.file_id }).then(
      (again) => setMine(mineIn(again)),
      () => undefined,
    )
  }, [signedIn, video])
  return [mine, setMine] as const
}
