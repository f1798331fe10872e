import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'

interface GrownListProps<T> {
  items: readonly T[]
  keyOf: (item: T) => string | number
  /** How high a row is at first sight, in pixels. */
  height: number
  /** The end is near: fetch more. */
  onEnd?: () => void
  children: (item: T) => ReactNode
}

/** A list of any length: only what is seen is drawn. */
export function GrownList<T>({ items, keyOf, height, onEnd, children }: GrownListProps<T>) {
  const box = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const reached = useEffectEvent(() => onEnd?.())
  useEffect(() => setTop(box.current?.offsetTop ?? 0), [])
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => height,
    overscan: 8,
    scrollMargin: top,
    getItemKey: (at) => {
      const item = items[at]
      return item === undefined ? at : keyOf(item)
    },
  })
  const seen = virtual.getVirtualItems()
  const last = seen[seen.length - 1]?.index ?? -1
  const isNearEnd = last >= items.length - 1
  useEffect(() => {
    if (isNearEnd && items.length > 0) reached()
  }, [isNearEnd, items.length])
  return (
    <ul ref={box} className="relative" style={{ height: virtual.getTotalSize() }}>
      {seen.map(({ key, index, start }) => (
        <li
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          className="absolute inset-x-0 top-0 pb-8"
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {items[index] !== undefined && children(items[index])}
        </li>
      ))}
    </ul>
  )
}
