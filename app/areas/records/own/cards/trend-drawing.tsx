import type { CallOutput } from '#kit/wire/call.ts'
import type { ownMeasures } from '../contract.ts'

type Trend = NonNullable<CallOutput<typeof ownMeasures>['trend']>

const looks = [
  { line: 'fill-none stroke-accent-ink', dot: 'fill-accent-ink', dash: undefined },
  { line: 'fill-none stroke-danger', dot: 'fill-danger', dash: '5 3' },
  { line: 'fill-none stroke-ink-2', dot: 'fill-ink-2', dash: '2 3' },
  { line: 'fill-none stroke-ink-3', dot: 'fill-ink-3', dash: '8 3 2 3' },
] as const
const lookOf = (at: number) => looks[at % looks.length] ?? looks[0]

interface TrendDrawingProps {
  name: string
  unit: string
  trend: Trend
}

/** Values over time. What it shows stands beside it as words; which line is which is told by its dashes too, not by colour alone. */
export function TrendDrawing({ name, unit, trend }: TrendDrawingProps) {
  const { width, height, x_ticks, y_ticks, lines } = trend
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${name}的变化（${unit}），数值见列表`}
        className="block w-full overflow-visible text-12 tabular-nums print:max-w-480"
      >
        {y_ticks.map(({ y, text }) => (
          <g key={y}>
            <line x1={40} x2={width - 12} y1={y} y2={y} className="stroke-line" />
            <text x={36} y={y + 4} textAnchor="end" className="fill-ink-3">
              {text}
            </text>
          </g>
        ))}
        {x_ticks.map(({ x, text }, at) => (
          <text key={x} x={x} y={height - 8} textAnchor={at === 0 ? 'start' : 'end'} className="fill-ink-3">
            {text}
          </text>
        ))}
        {lines.map(({ name: part, points }, at) => (
          <g key={part}>
            <polyline
              points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
              strokeWidth={2}
              strokeDasharray={lookOf(at).dash}
              className={lookOf(at).line}
            />
            {points.map(({ x, y }, place) => (
              // Two values of one day may lie on each other.
              // biome-ignore lint/suspicious/noArrayIndexKey: points never move in their line
              <circle key={place} cx={x} cy={y} r={2.5} className={lookOf(at).dot} />
            ))}
          </g>
        ))}
      </svg>
      {lines.length > 1 && (
        <figcaption className="flex flex-wrap gap-12 pt-4 text-12 text-ink-2">
          {lines.map(({ name: part }, at) => (
            <span key={part} className="inline-flex items-center gap-4">
              <svg viewBox="0 0 24 4" aria-hidden="true" className="h-4 w-24">
                <line
                  x1={0}
                  x2={24}
                  y1={2}
                  y2={2}
                  strokeWidth={2}
                  strokeDasharray={lookOf(at).dash}
                  className={lookOf(at).line}
                />
              </svg>
              {part}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  )
}
