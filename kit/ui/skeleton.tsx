import { classes } from './classes.ts'

/** A grey shape where something will be; size it like what comes, with classes. Unseen for the first 200 ms. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={classes('animate-late rounded-8 bg-well', className)} />
}

/** The shape of a card with a picture and three lines. */
export function SkeletonCard() {
  return (
    <div className="flex gap-12 rounded-12 bg-card p-16">
      <Skeleton className="size-48 shrink-0 rounded-full" />
      <div className="grow space-y-8">
        <Skeleton className="h-16 w-1/3" />
        <Skeleton className="h-12 w-4/5" />
        <Skeleton className="h-12 w-1/2" />
      </div>
    </div>
  )
}

/** A list that is on its way, said once to who cannot see it. */
export function SkeletonList({ rows = 4 }: { rows?: number | undefined }) {
  return (
    <div role="status" className="space-y-12">
      <span className="sr-only">正在加载</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <SkeletonCard key={row} />
      ))}
    </div>
  )
}
