import { classes } from '#kit/ui/classes.ts'

/** The first three stand out by size and weight as well as by colour. */
export function Position({ position }: { position: number }) {
  return (
    <span
      className={classes(
        'w-28 shrink-0 text-center whitespace-nowrap tabular-nums elder:w-36',
        position <= 3 ? 'text-22 font-semibold text-warning' : 'text-16 text-ink-3',
      )}
    >
      {position}
    </span>
  )
}
