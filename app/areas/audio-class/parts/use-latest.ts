import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The latest of something that changes with every rendering, for what happens between them. */
export const useLatest = <T>(value: T): RefObject<T> => {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
