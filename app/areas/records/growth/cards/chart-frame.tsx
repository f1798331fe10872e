import type { ReactNode } from 'react'
import { margins } from '../rules/frame.ts'

interface ChartFrameProps {
  /** What is drawn, in words: for who hears the page. */
  label: string
  width: number
  height: number
  xTicks: readonly { x: number; text: string }[]
  yTicks: readonly { y: number; text: string }[]
  points: readonly { x: number; y: number }[]
  children: ReactNode
}

/** Axes of a chart with one's own points over what is drawn. */
export function ChartFrame({ label, width, height, xTicks, yTicks, points, children }: ChartFrameProps) {
  return (
    // Letters of twice their size may stand a little outside of the drawing, where the card has room.
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className="block w-full overflow-visible text-12 tabular-nums print:max-w-480"
    >
      {yTicks.map(({ y, text }) => (
        <g key={y}>
          <line x1={margins.left} x2={width - margins.right} y1={y} y2={y} className="stroke-line" />
          <text x={margins.left - 4} y={y + 4} textAnchor="end" className="fill-ink-3">
            {text}
          </text>
        </g>
      ))}
      {xTicks.map(({ x, text }) => (
        <text key={x} x={x} y={height - 8} textAnchor="middle" className="fill-ink-3">
          {text}
        </text>
      ))}
      {children}
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        strokeWidth={2}
        className="fill-none stroke-danger"
      />
      {points.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={3.5} className="fill-danger" />
      ))}
    </svg>
  )
}
