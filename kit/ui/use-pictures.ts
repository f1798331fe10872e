import { useEffect, useRef, useState } from 'react'
import {
  asChosen,
  type ChosenPicture,
  type SentPicture,
  takeFitting,
  tooManyWords,
  withChange,
} from './chosen-pictures.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { toast } from './toast.ts'

/** Sends a picture and gives its address; throws an error with `words` for people where it was not taken. */
export type UploadPicture = (
  picture: Blob,
  options: { signal: AbortSignal; onProgress: (sent: number) => void },
) => Promise<string>

interface Choosing {
  most: number
  longestSide: number
  upload: UploadPicture
  /** What was sent before and stands there from the beginning. */
  first?: readonly SentPicture[] | undefined
}

/** Pictures that somebody chooses, from the choice to the server's answer: sent one after another, each on its own. */
export const usePictures = ({ most, longestSide, upload, first = [] }: Choosing) => {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>(() => first.map(asChosen))
  const lastId = useRef(0)
  // A phone has memory for one picture at a time.
  const queue = useRef<Promise<void>>(Promise.resolve())
  const sending = useRef(new Map<number, AbortController>())
  const previews = useRef(new Set<string>())
  const change = (id: number, to: Partial<ChosenPicture>) => setPictures((now) => withChange(now, id, to))

  useEffect(
    () => () => {
      for (const stop of sending.current.values()) stop.abort()
      for (const preview of previews.current) URL.revokeObjectURL(preview)
    },
    [],
  )

  const send = async (picture: ChosenPicture, stop: AbortController) => {
    if (stop.signal.aborted) return
    const { id } = picture
    change(id, { state: 'sending', sent: 0 })
    try {
      const small = await shrinkPicture(picture.file, longestSide)
      const onProgress = (sent: number) => change(id, { sent })
      const url = await upload(small, { signal: stop.signal, onProgress })
      change(id, { state: 'done', sent: 1, url })
    } catch (error) {
      if (stop.signal.aborted) return
      const { words = '没有上传成功，请再试一次' } = error as { words?: string }
      change(id, { state: 'failed', words })
      toast(words)
    }
  }
  const enqueue = (picture: ChosenPicture) => {
    const stop = new AbortController()
    sending.current.set(picture.id, stop)
    queue.current = queue.current.then(() => send(picture, stop))
  }
  const add = (files: readonly Blob[]) => {
    const { taken, tooMany } = takeFitting(files, pictures.length, most)
    if (tooMany) toast(tooManyWords(most))
    const added = taken.map((file): ChosenPicture => {
      const preview = URL.createObjectURL(file)
      previews.current.add(preview)
      return { id: ++lastId.current, file, preview, state: 'waiting', sent: 0 }
    })
    setPictures((now) => [...now, ...added])
    for (const picture of added) enqueue(picture)
  }
  const retry = (picture: ChosenPicture) => {
    change(picture.id, { state: 'waiting', sent: 0, words: undefined })
    enqueue(picture)
  }
  const remove = ({ id, preview }: ChosenPicture) => {
    sending.current.get(id)?.abort()
    URL.revokeObjectURL(preview)
    previews.current.delete(preview)
    setPictures((now) => now.filter((one) => one.id !== id))
  }
  return { pictures, add, retry, remove }
}
