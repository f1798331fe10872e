import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { classes } from './classes.ts'
import { insideOf, isClick, type Spot } from './float-spot.ts'

interface FloatButtonProps {
  /** What it does, for who does not see it. */
  label: string
  children: ReactNode
  onPress: () => void
  /** In design px [X086]. */
  width?: number
  height?: number
}

/** How far one press of an arrow key moves it, px. */
const STEP = 16
const arrows: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** Floats over the page where a finger or the arrow keys put it, always whole on the screen; a short touch presses it [X087]. */
export function FloatButton({ label, children, onPress, width = 66, height = 100 }: FloatButtonProps) {
  const [moved, setMoved] = useState<Spot>({ x: 0, y: 0 })
  useScrolledClear()
  const drag = useRef<{ from: Spot; at: Spot; since: number; home: Spot; room: Spot } | undefined>(undefined)

  const begin = (
    element: HTMLElement,
    { clientX, clientY, timeStamp }: { clientX: number; clientY: number; timeStamp: number },
  ) => {
    const { left, top, width: wide, height: high } = element.getBoundingClientRect()
    // Where it stands when nothing has moved it, and how much screen is left beside it.
    const home = { x: left - moved.x, y: top - moved.y }
    const room = { x: document.documentElement.clientWidth - wide, y: window.innerHeight - high }
    return { from: { x: clientX, y: clientY }, at: moved, since: timeStamp, home, room }
  }
  const take = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = begin(event.currentTarget, event)
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (!drag.current) return
    const { from, at, home, room } = drag.current
    setMoved(insideOf({ x: at.x + clientX - from.x, y: at.y + clientY - from.y }, home, room))
  }
  const drop = ({ timeStamp }: PointerEvent) => {
    const since = drag.current?.since
    drag.current = undefined
    if (since !== undefined && isClick(timeStamp - since)) onPress()
  }
  const byKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = arrows[event.key]
    if (event.key === 'Enter' || event.key === ' ') onPress()
    else if (!step) return
    event.preventDefault()
    if (!step) return
    const { home, room } = begin(event.currentTarget, { clientX: 0, clientY: 0, timeStamp: 0 })
    setMoved(insideOf({ x: moved.x + step.x, y: moved.y + step.y }, home, room))
  }
  return (
    <button
      type="button"
      aria-label={label}
      // Screen readers press by a click without a pointer.
      onClick={({ detail }) => detail === 0 && onPress()}
      onKeyDown={byKey}
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={() => {
        drag.current = undefined
      }}
      style={
        {
          width: `calc(${width} * var(--spacing))`,
          height: `calc(${height} * var(--spacing))`,
          translate: `${moved.x}px ${moved.y}px`,
        } as CSSProperties
      }
      className={classes(
        'fixed right-12 bottom-200 z-20 flex touch-none flex-col items-center justify-center gap-4 select-none',
        'rounded-16 bg-card text-12 font-medium text-accent-ink shadow-soft active:opacity-90',
      )}
    >
      {children}
    </button>
  )
}

/** What the keyboard comes to is not brought under it (`--float-room` in app.css): it is 100 high, 200 above the foot. */
const useScrolledClear = () =>
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--float-room', 'calc(300 * var(--spacing) + var(--spacing-target))')
    return () => void style.removeProperty('--float-room')
  }, [])
