import type { CallOutput } from '#kit/wire/call.ts'
import type { growthChart } from '../contract.ts'
import { ChartFrame } from './chart-frame.tsx'

type Shown = CallOutput<typeof growthChart>

const curveLook = (z: number): string => {
  if (z === 0) return 'fill-none stroke-accent-ink'
  return Math.abs(z) === 3 ? 'fill-none stroke-ink-3' : 'fill-none stroke-ink-2 opacity-60'
}
const zText = (z: number): string => (z === 0 ? '中位' : `${z > 0 ? '+' : '−'}${Math.abs(z)}`)

/** A growth chart: the curves of the standard, and the child's own points on them. What it shows stands beside it as words. */
export function GrowthDrawing({ shown }: { shown: Shown }) {
  const { chart, name, unit } = shown
  if (!chart)
    return <p className="py-24 text-center text-14 text-ink-3">这个标准没有这个年龄的{name}曲线，可以换一个标准看。</p>
  return (
    <ChartFrame
      label={`${name}曲线（${unit}），${chart.points.length} 次测量，数值见下面的列表`}
      width={chart.width}
      height={chart.height}
      xTicks={chart.x_ticks}
      yTicks={chart.y_ticks}
      points={chart.points}
    >
      {chart.curves.map(({ z, path, end_x, end_y }) => (
        <g key={z}>
          <path
            d={path}
            strokeWidth={z === 0 ? 1.6 : 1}
            strokeDasharray={Math.abs(z) % 2 === 1 ? '3 3' : undefined}
            className={curveLook(z)}
          />
          {Math.abs(z) % 2 === 0 && (
            <text x={end_x + 2} y={end_y + 4} className="fill-ink-3">
              {zText(z)}
            </text>
          )}
        </g>
      ))}
    </ChartFrame>
  )
}
