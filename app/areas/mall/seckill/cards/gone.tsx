/** How much of a sale is gone, and what is left. */
export function Gone({ percent, left }: { percent: number; left: number }) {
  return (
    <div className="flex items-center gap-8 text-12 text-danger">
      <span className="h-6 grow overflow-hidden rounded-full bg-danger-tint">
        <span className="block h-full rounded-full bg-danger" style={{ width: `${percent}%` }} />
      </span>
      <span className="shrink-0 tabular-nums">剩 {left} 件</span>
    </div>
  )
}
