/** One figure that is measured: a ratio within one run, or a size. */
export interface Bench {
  name: string
  unit: string
  /** What is to be reached, such as `<= 25` or `>= 0.2`. */
  goal: string
  /** The figure, or why it could not be measured here; `tell` adds a line on what lies behind it. */
  run: (emit: (line: string) => void) => Promise<number | Skipped>
}

/** Why a figure was not measured. */
export class Skipped {
  readonly why: string

  constructor(why: string) {
    this.why = why
  }
}

/** Whether a figure reaches its goal. */
export const reaches = (goal: string, value: number): boolean => {
  const [, sign, bound] = /^(<=|>=|=) ?([\d.]+)$/.exec(goal) ?? []
  if (!sign) throw new Error(`not a goal: ${goal}`)
  if (sign === '=') return value === Number(bound)
  return sign === '<=' ? value <= Number(bound) : value >= Number(bound)
}

/** The middle one of an odd number of figures. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] as number
}

/** The figure below which the share `p` of the values lies. */
export const percentile = (values: readonly number[], p: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] as number
}
